import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { Trial } from '../guides/trial.ts';

let trial: Trial;
test.beforeAll(() => void (trial = new Trial()));
test.afterAll(() => trial.remove());

test('diff --pictures shows the changed pages before and after, and only these', async ({ page }) => {
  test.setTimeout(300_000);
  const at = 'config/pages';
  trial.edit({
    kind: 'edit',
    at,
    file: 'config/pages/login.yaml',
    before: '    heading: Login\n',
    after: '    heading: Sign in to go on\n',
  });
  trial.edit({
    kind: 'edit',
    at,
    file: 'config/forms/forgot-password.yaml',
    before: '    required: Email is required\n',
    after: '    required: Tell us your email\n',
  });
  trial.run({
    kind: 'run',
    at,
    command: 'npm run -s site -- diff HEAD --pictures',
    prints: ['…', '2 pages affected', '…', 'Pictures: test-results/diff/index.html'],
  });
  const folder = join(trial.root, 'test-results/diff');
  const pictures = ['ForgetPassword-1280.png', 'ForgetPassword-390.png', 'Login-1280.png', 'Login-390.png'];
  for (const when of ['before', 'after']) expect(readdirSync(join(folder, when)).sort()).toEqual(pictures);
  const isSame = (name: string) =>
    readFileSync(join(folder, 'before', name)).equals(readFileSync(join(folder, 'after', name)));
  expect(isSame('Login-390.png')).toBe(false);

  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['/ForgetPassword', '/Login']);
  // Its words show only after a refusal. A machine that draws a letter otherwise the second time would be told so.
  const same = isSame('ForgetPassword-390.png') && isSame('ForgetPassword-1280.png');
  await expect(page.getByText('Looks the same at first')).toHaveCount(same ? 1 : 0);
  await expect(page.getByRole('img')).toHaveCount(8);
  const widths = await page
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(new Set(widths)).toEqual(new Set([390, 1280]));
});

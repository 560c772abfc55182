import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { Trial } from '../guides/trial.ts';

let trial: Trial;
test.beforeAll(() => void (trial = new Trial(useSmallSite)));
test.afterAll(() => trial.remove());

/** Uses the smallest site, which builds three times faster than ours, and adds a second page. */
function useSmallSite(root: string): void {
  rmSync(join(root, 'config'), { recursive: true });
  cpSync(join(root, 'tests/cases/problems/_base/config'), join(root, 'config'), { recursive: true });
  const site = join(root, 'config/site.yaml');
  writeFileSync(
    site,
    readFileSync(site, 'utf8')
      .replace('    - { label: Home, href: / }', '$&\n    - { label: About, href: /About }')
      .replace("ink: '#fff', muted: '#fff'", "ink: '#111', muted: '#555'"),
  );
  writeFileSync(
    join(root, 'config/pages/about.yaml'),
    `path: /About
title: About
description: A page of the small site, whose heading is another one after the change.
blocks:
  - { block: hero, heading: About }
`,
  );
}

test('diff --pictures shows only the changed pages, before and after', async ({ page }) => {
  const at = 'config/pages';
  trial.edit({
    kind: 'edit',
    at,
    file: 'config/pages/about.yaml',
    before: '  - { block: hero, heading: About }\n',
    after: '  - { block: hero, heading: Who we are }\n',
  });
  trial.edit({
    kind: 'edit',
    at,
    file: 'config/forms/ask.yaml',
    before: '  colour: { required: Choose a colour }\n',
    after: '  colour: { required: Tell us a colour }\n',
  });
  trial.edit({
    kind: 'edit',
    at,
    file: 'config/wizards/quote.yaml',
    before: '        note: { type: string, title: Note }\n',
    after: '        note: { type: string, title: A word to us }\n',
  });
  trial.run({
    kind: 'run',
    at,
    command: 'npm run -s site -- diff HEAD --pictures',
    prints: ['…', '2 pages affected', '…', 'Pictures: test-results/diff/index.html'],
  });
  const folder = join(trial.root, 'test-results/diff');
  const step = ['home-step-more-1280.png', 'home-step-more-390.png'];
  const pictures = ['About-1280.png', 'About-390.png', 'home-1280.png', 'home-390.png', ...step];
  for (const when of ['before', 'after']) expect(readdirSync(join(folder, when)).sort()).toEqual(pictures);
  const isSame = (name: string) =>
    readFileSync(join(folder, 'before', name)).equals(readFileSync(join(folder, 'after', name)));
  expect(isSame('About-390.png')).toBe(false);
  // A later step of a wizard, reached with the fewest answers.
  expect(isSame('home-step-more-390.png')).toBe(false);

  await page.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['/About', '/, More', '/']);
  // The change of this page shows only after a refusal. A machine may draw a letter differently the second time.
  const same = isSame('home-390.png') && isSame('home-1280.png');
  await expect(page.getByText('Looks the same at first')).toHaveCount(same ? 1 : 0);
  await expect(page.getByRole('link', { name: '/, More', exact: true })).toHaveAttribute('href', '#home-step-more');
  // Pages that look the same come last, with their pictures folded.
  await expect(page.getByRole('link', { name: '/', exact: true })).toHaveAttribute('href', '#home');
  await expect(page.locator('#home ~ details')).toHaveCount(same ? 1 : 0);
  await expect(page.locator('img')).toHaveCount(12);
  const widths = await page
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(new Set(widths)).toEqual(new Set([390, 1280]));
});

import { join } from 'node:path';
import { compileSite } from '../../src/compiler/compile-site.ts';
import { measure } from '../../src/authoring/coverage/measure.ts';
import { pagesOf } from '../../src/tools/cli/site/coverage/page.ts';
import { accessible, expect, test } from './fixtures.ts';
import { contracts } from '../support/compiled.ts';

const project = join(import.meta.dirname, '../..');
const root = join(project, 'tests/cases/commands/_base');

// One worker runs all of them, because the site is compiled and measured first.
test.describe.configure({ mode: 'default' });

let pages: ReturnType<typeof pagesOf>;
test.beforeAll(() => {
  pages = pagesOf(measure(compileSite(root, contracts).symbols, root));
});

test.beforeEach(async ({ page }) => {
  await page.route('**/coverage/**', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/coverage/', '');
    return route.fulfill({ body: pages.get(name), contentType: name.endsWith('.css') ? 'text/css' : 'text/html' });
  });
  await page.goto('/coverage/index.html');
});

test('the pages of config coverage are readable and work by keyboard', async ({ page }) => {
  await page.getByRole('link', { name: 'config/forms/ask.yaml' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('config/forms/ask.yaml');
  const line = page.getByRole('row').filter({ hasText: 'minLength: At least two letters' });
  await expect(line.getByText('covered, 1 example')).toBeAttached();
  await expect(line.getByText('played in the browser')).toBeHidden();
  await line.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(line.getByText('too short · played in the browser')).toBeVisible();
  await page.getByRole('link', { name: 'Line 24' }).click();
  await expect(page).toHaveURL(/#L24$/);
});

test('the pages of config coverage pass axe, light and dark, and fit a narrow screen', async ({ page }) => {
  await accessible(page, { dark: true });
  await page.goto('/coverage/files/forms-ask.yaml.html');
  for (const summary of await page.locator('summary').all()) await summary.click();
  await accessible(page, { dark: true });
});

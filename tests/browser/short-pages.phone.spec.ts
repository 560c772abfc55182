import { pagePaths } from '../support/page-paths.ts';
import { axe, expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';
import { open } from './setup/open.ts';

/** The longest page that a phone shows, in px. The home page has all of the site's sections. */
const most = (path: string): number => (path === '/' ? 8500 : 7500);

test('no page is longer on a phone than visitors scroll', async ({ page, allow }) => {
  test.setTimeout(180_000);
  allow(/status of 404/);
  for (const path of pagePaths()) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height, path).toBeLessThan(most(path));
  }
});

test('a folded block opens by keyboard and by its address, and is whole on a wide screen', async ({ page }) => {
  const { heading, caption, id } = config.block('health', 'table');
  const title = page.getByRole('heading', { level: 2, name: heading });
  const table = page.getByRole('table', { name: caption });
  await open(page, '/HealthInsurance');
  await expect(title).toBeVisible();
  await expect(table).toBeHidden();
  await axe(page);
  await title.locator('..').focus();
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible();
  await axe(page);
  await open(page, '/About');
  await open(page, `/HealthInsurance#${id}`);
  await expect(table).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/HealthInsurance');
  await expect(table).toBeVisible();
  await expect(page.locator('main details summary h2')).toHaveCount(0);
});

import { expect, test as base, type Page } from '@playwright/test';
import { startStudio, type StudioServer } from '../../support/studio-server.ts';
import { enter, go } from './go.ts';

let studio: StudioServer;
let only: Page;
/** One page for all: a new browser context would ask the server for each of its hundreds of modules again. */
const test = base.extend({ page: async ({}, use) => use(only) });

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  studio = await startStudio();
  only = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await enter(only, studio);
});
test.afterAll(async () => {
  await only.close();
  await studio.stop();
});

const panel = (page: Page) => page.getByRole('complementary', { name: 'Properties' });
const frame = (page: Page) => page.frameLocator('iframe');
const value = (page: Page) => panel(page).getByLabel('Value', { exact: true });

test('an icon is found by some letters of its name, among all that there are', async ({ page }) => {
  await go(page, '/About');
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
  const before = studio.read('pages/about.yaml');
  const icon = frame(page).locator('[data-block=features] svg').first();
  await icon.click();
  await expect(panel(page).getByRole('heading', { level: 2 }).first()).toContainText('icon');
  const old = await value(page).inputValue();
  expect(before).toContain(`icon: ${old}`);
  await expect.poll(() => panel(page).getByRole('option').count()).toBeGreaterThan(20);
  await value(page).fill('umbrella');
  await expect.poll(() => studio.read('pages/about.yaml')).toBe(before.replace(`icon: ${old}`, 'icon: umbrella'));
});

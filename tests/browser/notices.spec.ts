import { accessible, expect, test } from './fixtures.ts';
import { stillness } from './setup/axe.ts';
import { openCompare } from './compare/page.ts';
import * as config from './setup/config.ts';

/** A notice says that a policy is saved. */
test.beforeEach(async ({ page }) => {
  await openCompare(page, '?type=travel');
  await page.getByRole('button', { name: 'Save Rail Yatra Cover' }).press('Enter');
});

test('a notice is shown at the top right, and closes by itself [spec 4.06, 9.05]', async ({ page }) => {
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText(config.filled(config.site.saving.saved, { name: 'Rail Yatra Cover' }));
  await expect(toast).toHaveAttribute('data-type', 'success');
  await expect(toast).toHaveAttribute('data-y-position', 'top');
  await expect(toast).toHaveAttribute('data-x-position', 'right');
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await expect(toast).toHaveCount(0);
});

test('the visitor closes a notice by its button, and Alt+T moves the focus to it [spec 4.06, 9.05]', async ({
  page,
}) => {
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  await page.keyboard.press('Alt+T');
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest('[data-sonner-toaster]') !== null))
    .toBe(true);
  await accessible(page, { part: '[data-sonner-toaster]', dark: true });
  await page.getByRole('button', { name: 'Close toast' }).click();
  await expect(toast).toHaveCount(0);
});

test('the visitor swipes a notice away to the side [spec 4.06]', async ({ page }) => {
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  await stillness(page);
  const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});

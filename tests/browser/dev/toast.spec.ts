import { expect, test } from '@playwright/test';
import { startDev, type DevServer } from './server.ts';

// No shipped form shows a notice yet: a product manager gives one to the login form, in a copy of the config.
let dev: DevServer;
test.beforeAll(async () => {
  dev = await startDev();
  dev.edit('forms/login.yaml', '- alert: Login successful ✅', '- toast: { message: "Welcome back, {email}", type: success }');
  dev.edit('site.yaml', 'duration: 4000', 'duration: 3000');
});
test.afterAll(async () => dev.stop());

test.beforeEach(async ({ page }) => {
  await page.goto(`${dev.url}/Login`);
  await page.locator('[name=email]').fill('asha@example.in');
  await page.locator('[name=password]').fill('secret1');
  await page.locator('form button[type=submit]').click();
});

test('a notice stands at the top right, says its words, and goes by itself [spec 4.06, 9.05]', async ({ page }) => {
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toContainText('Welcome back, asha@example.in');
  await expect(toast).toHaveAttribute('data-type', 'success');
  await expect(toast).toHaveAttribute('data-y-position', 'top');
  await expect(toast).toHaveAttribute('data-x-position', 'right');
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await expect(toast).toHaveCount(0, { timeout: 10_000 });
});

test('a notice is closed by its button, and Alt+T leads the focus to it [spec 4.06, 9.05]', async ({ page }) => {
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  await page.keyboard.press('Alt+T');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[data-sonner-toaster]') !== null)).toBe(true);
  await page.getByRole('button', { name: 'Close toast' }).click();
  await expect(toast).toHaveCount(0);
});

test('a notice is swept away to the side [spec 4.06]', async ({ page }) => {
  const toast = page.locator('[data-sonner-toast]');
  await expect(toast).toBeVisible();
  const box = (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 300, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});

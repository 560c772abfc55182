import { accessible, expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';

test('a thank-you with the next steps and two ways on [spec 2.27, 2.92]', async ({ page }) => {
  await open(page, '/ApplicationSubmitted');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  for (const name of ['Application review', 'Advisor contact', 'Coverage start planning']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('contacts you within the next business day');
  await accessible(page);
  await page.getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL('/Contact');
  await page.goBack();
  await page.getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL('/');
});

test('it works without answers in the navigation state, and search engines pass it over [spec 2.92]', async ({ page }) => {
  await open(page, '/applicationsubmitted/');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

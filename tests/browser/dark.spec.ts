import { axe, expect, test } from './fixtures.ts';
import { openCompare } from './compare/page.ts';

test.use({ colorScheme: 'dark' });

// all-pages.spec.ts checks pages as they open, in both schemes.
test('errors, result card and dialogs pass axe in the dark scheme', async ({ page }) => {
  await page.goto('/ClaimSettlement');
  const form = page.locator('[data-form="claim-lookup"]');
  const find = form.getByRole('button', { name: 'Find claim contact' });
  await find.click();
  await axe(page);
  await form.locator('[name="insuranceType"]').selectOption('car');
  await form.locator('[name="company"]').selectOption('neelam-life');
  for (const [name, value] of [
    ['name', 'Asha'],
    ['mobile', '9876543210'],
    ['policyNumber', '1'],
  ] as const) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await find.click();
  await expect(page.getByRole('region', { name: 'Your claim contact' })).toBeVisible();
  await axe(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Get quotes' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe(page);
});

test('a notice passes axe in the dark scheme', async ({ page }) => {
  await openCompare(page, '?type=travel');
  await page.getByRole('button', { name: 'Save Rail Yatra Cover' }).click();
  await expect(page.locator('[data-sonner-toast]')).toBeVisible();
  await axe(page, { part: '[data-sonner-toaster]' });
});

import type { Page } from '@playwright/test';

/** Leads Studio's frame to a page. */
export async function go(page: Page, address: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Page' }).fill(address);
  await page.getByRole('option', { name: new RegExp(` ${address}$`) }).click();
}

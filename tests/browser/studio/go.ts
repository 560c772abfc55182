import type { Page } from '@playwright/test';
import type { StudioServer } from '../../support/studio-server.ts';

/** Opens a page in Studio's frame. */
export async function go(page: Page, address: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Page' }).fill(address);
  await page.getByRole('option', { name: new RegExp(` ${address}$`) }).click();
}

/** Opens Studio by its address with the token, as a manager who has seen the tour. */
export async function enter(page: Page, { address }: Pick<StudioServer, 'address'>): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('studio:tour', 'seen'));
  await page.goto(address);
}

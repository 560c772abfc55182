import { expect, type Locator, type Page } from '@playwright/test';
import { open } from '../setup/open.ts';

/** A valid picture of one grey dot. */
export const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

/** A file as it is chosen, of this size and with this beginning. */
export const file = (name: string, head: string, size = 2_000) => {
  const buffer = Buffer.alloc(size, '.');
  buffer.write(head, 'latin1');
  return { name, mimeType: '', buffer };
};
export const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: dot });
export const pdf = (name: string, size?: number) => file(name, '%PDF-1.7\n', size);

// The claim

export const licence = (page: Page): Locator => page.locator('input[name="licence"]');
export const photos = (page: Page): Locator => page.locator('input[name="photos"]');
/** The button that takes a chosen file away again. */
export const chosen = (page: Page, name: string): Locator => page.getByRole('button', { name: `Remove ${name}` });
export const send = (page: Page): Locator => page.getByRole('button', { name: 'Send the claim' });
export const fill = (page: Page): Promise<void> => page.getByLabel('Full name').fill('Asha Rao');
export const thanks = (page: Page): Locator => page.getByRole('heading', { name: 'Thank you, Asha Rao' });

// The proposal, a wizard

export const next = (page: Page): Locator => page.getByRole('button', { name: 'Next' });
export const certificate = (page: Page): Locator => page.locator('input[name="certificate"]');

/** Goes on to the step that asks for the papers of the car. */
export async function openPapers(page: Page): Promise<void> {
  await open(page, '/proposal');
  await page.getByLabel('Age of the car').fill('4');
  await page.locator('input[name="value"]').last().fill('650000');
  await next(page).click();
  await expect(certificate(page)).toBeAttached();
}

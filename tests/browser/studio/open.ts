import { expect, type Locator, type Page } from '@playwright/test';

/** Studio's panel. */
export const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Properties' });

/** Opens a place of config in Studio's panel, as if it had been chosen before a reload. */
export async function openSpot(page: Page, file: string, path: readonly (string | number)[]): Promise<void> {
  await page.evaluate((spot) => sessionStorage.setItem('studio:spot', JSON.stringify(spot)), {
    file: `config/${file}`,
    path,
  });
  await page.reload();
  await expect(
    panel(page)
      .getByText(new RegExp(`^${file.replaceAll('.', '\\.')}:\\d+$`))
      .first(),
  ).toBeVisible({
    timeout: 60_000,
  });
}

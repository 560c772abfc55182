import type { Page } from '@playwright/test';

/** The answers in the navigation state, without the key of those in memory and without their origin. */
export const carried = (page: Page): Promise<Readonly<Record<string, unknown>>> =>
  page.evaluate(() => {
    const state = history.state as { usr?: Record<string, unknown> } | null;
    const { 'private:key': _, 'carried:from': __, ...open } = state?.usr ?? {};
    return open;
  });

/** The values on the thank-you page by their labels, private ones too. */
export async function rows(page: Page): Promise<Readonly<Record<string, string>>> {
  // The address changes before the page does.
  await page.getByRole('heading', { level: 1, name: 'Thank you' }).waitFor();
  return Object.fromEntries(
    await page
      .locator('[data-block="carried"] dl > div')
      .evaluateAll((all) =>
        all.map((row) => [row.querySelector('dt')!.textContent, row.querySelector('dd')!.textContent] as const),
      ),
  );
}

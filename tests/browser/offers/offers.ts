import { expect, type Locator, type Page } from '@playwright/test';

/** The offers on a page. */
export const block = (page: Page): Locator => page.locator('[data-block="offers"]');
export const cards = (page: Page): Locator => block(page).getByRole('article');
export const amountIn = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d-]/g, ''));

/** Expects this many priced cards, the lowest price first, each with the lines of its price. Returns all lines. */
export async function expectPriced(page: Page, count: number, why: string): Promise<string> {
  await expect(cards(page)).toHaveCount(count);
  await expect(block(page), 'shows no markup').not.toContainText('](');
  const labels: string[] = [];
  const prices: number[] = [];
  for (const card of await cards(page).all()) {
    await card.locator('summary').filter({ hasText: why }).click();
    const lines = await card
      .locator('details dl > div')
      .evaluateAll((all) =>
        all.map((line) => [line.querySelector('dt')!.textContent, line.querySelector('dd')!.textContent] as const),
      );
    const [total, ...amounts] = lines.map(([, amount]) => amountIn(amount)).reverse();
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(total).toBeGreaterThan(0);
    prices.push(total!);
    labels.push(...lines.map(([label]) => label));
  }
  expect(prices).toEqual([...prices].sort((one, other) => one - other));
  return labels.join('\n');
}

/** Follows the link back to a step of the wizard. */
export async function changeStep(page: Page, words: string, title: string): Promise<void> {
  await block(page).locator('summary').filter({ hasText: words }).click();
  await block(page).getByRole('link', { name: title, exact: true }).click();
}

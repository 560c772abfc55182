import { expect, type Page } from '@playwright/test';

/**
 * Expects every visible amount to be whole, on one line and inside its box, and the text after it, such as "per year",
 * to be on one line too.
 */
export async function wholeAmounts(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(brokenAmounts), `amounts on ${page.url()}`).toEqual([]);
}

/** Runs in the page. An amount has a rupee sign, or digits in groups: ₹989, 12,34,567. */
function brokenAmounts(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const holder = text.parentElement!;
    if (!holder.checkVisibility() || holder.closest('.visually-hidden')) continue;
    for (const { 0: amount, index } of text.textContent!.matchAll(/₹\d[\d,.]*|\d{1,3}(,\d{2,3})+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + amount.length);
      const boxes = [...range.getClientRects()];
      const around = holder.closest('dd, td, li, p, .card')?.getBoundingClientRect();
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(`${amount} breaks`);
      else if (around && boxes.some(({ right }) => right > around.right + 1)) found.push(`${amount} sticks out`);
    }
  }
  for (const unit of document.querySelectorAll('.amount + .per')) {
    const range = document.createRange();
    range.selectNodeContents(unit);
    const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
    if (unit.checkVisibility() && new Set(tops).size > 1) found.push(`${unit.textContent} breaks`);
  }
  return found;
}

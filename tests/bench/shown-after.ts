import type { Page } from '@playwright/test';

/** Milliseconds from the edit until the page has `words`, both by the clock of this machine. */
export async function shownAfter(page: Page, words: string, edit: () => void): Promise<number> {
  const shown = page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        new MutationObserver(() => {
          if (document.body.innerText.includes(text)) resolve(Date.now());
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    words,
  );
  await page.waitForTimeout(0);
  const start = Date.now();
  edit();
  return (await shown) - start;
}

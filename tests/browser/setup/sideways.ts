import { expect, type Page } from '@playwright/test';

/** Expects that the page cannot be scrolled sideways. Lists the elements that stick out. */
export async function noSidewaysScroll(page: Page, options: { readonly timeout?: number } = {}): Promise<void> {
  const message = `sideways scroll on ${page.url()}`;
  await expect.poll(() => page.evaluate(stickingOut), { message, ...options }).toEqual([]);
}

/** Runs in the page. Content that scrolls in its own box does not stick out of the page. */
function stickingOut(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const isBoxed = (element: Element | null): boolean =>
    element !== null &&
    element !== document.body &&
    (getComputedStyle(element).overflowX !== 'visible' || isBoxed(element.parentElement));
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isBoxed(element.parentElement),
  );
  const names = wide.map((element) => `<${element.localName} class="${element.getAttribute('class') ?? ''}">`);
  return [`the page is ${scrollWidth} px wide in a window of ${clientWidth} px`, ...names];
}

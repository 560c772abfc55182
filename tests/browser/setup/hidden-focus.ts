import type { Page } from '@playwright/test';

/** More than the controls of any page here. */
const mostPresses = 120;

/**
 * Moves through a page's content with Tab, and back with Shift+Tab. Returns the controls that had the focus but were
 * not visible between the header and the lower edge of the window, or the bar that is fixed there.
 */
export async function hiddenFocus(page: Page): Promise<string[]> {
  await page.locator('main').evaluate((main: HTMLElement) => main.focus());
  const hidden = new Set<string>();
  for (const key of ['Tab', 'Shift+Tab'])
    for (let presses = 0, isInside = true; isInside && presses < mostPresses; presses += 1) {
      await page.keyboard.press(key);
      const found = await page.evaluate(focusPlace);
      isInside = found.isInside;
      if (isInside && !found.isSeen) hidden.add(`${key} to ${found.what}`);
    }
  return [...hidden];
}

/** Where the focus is. Runs in the page, so it can use nothing outside itself. */
export function focusPlace() {
  const focused = document.activeElement as HTMLInputElement;
  const header = document.querySelector('header')!.getBoundingClientRect();
  // The visible part of a tile is its label.
  const { top, bottom } = (focused.closest('label') ?? focused).getBoundingClientRect();
  const foot = document.querySelector('[data-stays]');
  const mayHide = foot !== null && !foot.contains(focused) && foot.getBoundingClientRect().bottom >= innerHeight - 1;
  const edge = mayHide ? Math.min(innerHeight, foot.getBoundingClientRect().top) : innerHeight;
  const room = edge - Math.max(0, header.bottom);
  return {
    what: `${focused.localName} ${focused.name || focused.ariaLabel || focused.textContent} at ${Math.round(top)}`,
    isInside: document.querySelector('main')!.contains(focused),
    isSeen: top >= header.bottom - 0.5 && (bottom <= edge + 0.5 || bottom - top > room),
  };
}

/** Runs in the page. Whether there is a ring around the focused control, its label or its box. */
export function hasRing(): boolean {
  const focused = document.activeElement!;
  // After the last control, the focus leaves the page. The browser draws the ring of its own parts, such as a calendar.
  if (focused === document.body || !focused.matches(':focus')) return true;
  const rings = [focused, focused.closest('label'), focused.parentElement].filter((one) => one !== null);
  const isDrawn = (one: Element) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && outlineWidth !== '0px';
  };
  return focused.matches(':focus-visible') && rings.some(isDrawn);
}

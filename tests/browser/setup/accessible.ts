import type { Page } from '@playwright/test';
import { wholeAmounts } from './amounts.ts';
import { axe } from './axe.ts';
import { noSidewaysScroll } from './sideways.ts';

interface Look {
  /** Selector of the part that the state has changed, if axe has already checked the rest. */
  readonly part?: string;
  /** The whole page at both widths, with header and footer. all-pages.spec.ts checks every page in this way. */
  readonly whole?: boolean;
  /** Also the contrast in the dark scheme, which differs only in colours. */
  readonly dark?: boolean;
}

/**
 * Expects the page, in its current state, to pass axe, and at 320 and 1280 px to have no sideways scroll and no broken
 * amount. Axe takes far longer than the rest, so it checks a state at one width: that of the test.
 */
export async function accessible(page: Page, { part, whole = false, dark = false }: Look = {}): Promise<void> {
  const before = page.viewportSize()!;
  const own = before.width < 640 ? 320 : 1280;
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: before.height });
    await noSidewaysScroll(page);
    await wholeAmounts(page);
    if (whole || width === own) await axe(page, { part, within: !whole });
  }
  await page.setViewportSize(before);
  if (!dark) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, { rules: ['color-contrast'], part, within: !whole });
  await page.emulateMedia({ colorScheme: 'light' });
}

import type { Page } from '@playwright/test';
import { wholeAmounts } from './amounts.ts';
import { axe } from './axe.ts';
import { noSidewaysScroll } from './sideways.ts';

const widths = [320, 1280];

/**
 * Expects the page, in the state that it is in, to pass axe, to need no sideways scroll and to break no amount, on a
 * narrow and a wide screen. Header and footer, which no state of a page changes, are looked at when it is `whole`: once
 * for every page, in all-pages.spec.ts.
 */
export async function accessible(page: Page, { whole = false } = {}): Promise<void> {
  const before = page.viewportSize();
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    await noSidewaysScroll(page);
    await wholeAmounts(page);
    await axe(page, { within: !whole });
  }
  if (before) await page.setViewportSize(before);
}

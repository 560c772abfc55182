import type { Page } from '@playwright/test';
import { test } from '@playwright/test';
import { draw, seedOfRun } from '../../support/draw.ts';
import { wholeAmounts } from './amounts.ts';
import { axe } from './axe.ts';
import { noSidewaysScroll } from './sideways.ts';

const widths = [320, 1280];

interface Look {
  /** The part that the state has changed, by its selector, where axe saw the rest before. */
  readonly part?: string;
  /** With header and footer, which no state of a page changes: once for every page, in all-pages.spec.ts. */
  readonly whole?: boolean;
}

/**
 * Expects the page, in the state that it is in, to pass axe, to need no sideways scroll and to break no amount, on a
 * narrow and a wide screen. Where the run draws, axe looks at one of them, the same one in all of a test: it takes far
 * longer than everything else.
 */
export async function accessible(page: Page, { part, whole = false }: Look = {}): Promise<void> {
  const before = page.viewportSize();
  const judged = widthsOfAxe();
  for (const width of widths) {
    await page.setViewportSize({ width, height: before?.height ?? 800 });
    await noSidewaysScroll(page);
    await wholeAmounts(page);
    if (judged.includes(width)) await axe(page, { part, within: !whole });
  }
  if (before) await page.setViewportSize(before);
}

function widthsOfAxe(): readonly number[] {
  const seed = seedOfRun();
  const { line } = test.info();
  return draw(widths, 1, seed === undefined ? undefined : seed + line);
}

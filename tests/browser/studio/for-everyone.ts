import type { Page } from '@playwright/test';
import { axe } from '../setup/axe.ts';
import { noSidewaysScroll } from '../setup/sideways.ts';

/**
 * Expects what Studio shows to have names for everything and enough contrast, in the light and in the dark, and to fit
 * a small window at twice the size. The page has the size and colours of before then.
 */
export async function forEveryone(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page);
  }
  await page.setViewportSize({ width: 640, height: 450 });
  await noSidewaysScroll(page);
  await axe(page);
  await page.setViewportSize(size);
}

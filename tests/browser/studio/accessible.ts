import type { Page } from '@playwright/test';
import { axe } from '../setup/axe.ts';
import { noSidewaysScroll } from '../setup/sideways.ts';

/**
 * Expects everything in Studio to have a name and enough contrast, light and dark, and to fit a small window at 200%
 * zoom. Restores the size and colours of the page.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  await axe(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, { rules: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 640, height: 450 });
  await noSidewaysScroll(page);
  await axe(page, { rules: ['target-size'] });
  await page.setViewportSize(size);
}

import type { Page } from '@playwright/test';
import { axe } from '../setup/axe.ts';
import { noSidewaysScroll } from '../setup/sideways.ts';

/**
 * Expects that everything Studio shows has a name and enough contrast, light and dark, and fits a small window at twice
 * the size. The page has its size and colours again afterwards.
 */
export async function forEveryone(page: Page): Promise<void> {
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

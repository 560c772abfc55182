import { test } from '../fixtures.ts';
import { travel } from './journey.ts';
import { byKeys } from './keys.ts';
import { journeys } from './products.ts';

for (const journey of journeys)
  test(`by keyboard only, from the first screen to plans with premiums and back: ${journey.name}`, async ({ page }) => {
    // Without motion, so that each stop of the focus can be checked at once.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await travel(page, byKeys(page), journey);
  });

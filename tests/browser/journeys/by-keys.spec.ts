import { test } from '../fixtures.ts';
import { travel } from './journey.ts';
import { byKeys } from './keys.ts';
import { journeys } from './products.ts';

test.use({ actionTimeout: 20_000 });

for (const journey of journeys)
  test(`by keyboard alone, from the first screen to plans with premiums and back: ${journey.name}`, async ({
    page,
  }) => {
    // What comes into sight does so at once, so that each stop can be looked at as it is.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await travel(page, byKeys(page), journey);
  });

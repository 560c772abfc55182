import { test } from '../fixtures.ts';
import { travel } from './journey.ts';
import { journeys } from './products.ts';
import { byTouch } from './touch.ts';

for (const journey of journeys)
  test(
    `by touch only, from the first screen to plans with premiums and back: ${journey.name}`,
    { tag: '@journey' },
    async ({ page }) => {
      await travel(page, byTouch(page), journey);
    },
  );

import { expect, test } from '../fixtures.ts';
import { wordsIn } from '../setup/words.ts';
import { travel } from './journey.ts';
import { inLanguage, journeys } from './products.ts';
import { byTouch } from './touch.ts';

for (const journey of journeys)
  test(
    `by touch only, from the first screen to plans with premiums and back: ${journey.name}`,
    { tag: '@journey' },
    async ({ page }) => {
      await travel(page, byTouch(page), journey);
    },
  );

for (const journey of inLanguage('hi', ['health', 'term insurance', 'a car without a number']))
  test(`the same in Hindi: ${journey.name}`, async ({ page }) => {
    await travel(page, byTouch(page, wordsIn('hi')), journey);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  });

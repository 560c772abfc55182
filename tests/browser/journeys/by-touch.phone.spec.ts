import { expect, test } from '../fixtures.ts';
import { wordsIn } from '../setup/words.ts';
import { travel } from './journey.ts';
import { changeCover, print, refresh, share } from './with-plans.ts';
import { inLanguage, journeys } from './products.ts';
import { byTouch } from './touch.ts';

for (const journey of journeys)
  test(
    `by touch only, from the first screen to plans and back, their refresh, share and print: ${journey.name}`,
    { tag: '@journey' },
    async ({ page }) => {
      const visitor = byTouch(page);
      await travel(page, visitor, journey);
      if (journey.cover) await changeCover(page, visitor, journey.cover);
      await refresh(page, visitor, journey.again);
      await share(page, visitor);
      await print(page);
    },
  );

for (const journey of inLanguage('hi', ['health', 'term insurance', 'a car without a number']))
  test(`the same in Hindi: ${journey.name}`, async ({ page }) => {
    await travel(page, byTouch(page, wordsIn('hi')), journey);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  });

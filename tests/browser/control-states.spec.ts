import type { Page } from '@playwright/test';
import { exampleNames } from '../support/reference/example-site.ts';
import { accessible } from './fixtures.ts';
import { fillAnyhow, iconsOfOwnColour, tabThrough, unseenChoices } from './setup/any-control.ts';
import { expect, test } from './setup/example-controls.ts';

test.describe.configure({ mode: 'default' });

/** How a page may be seen, by what the visitor's system asks for. */
const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'light', forcedColors: 'active' },
} as const;
const seen = Object.keys(looks) as (keyof typeof looks)[];

/** A control that shows nothing has no state to look at. */
const controls = exampleNames('fields').filter((name) => name !== 'hidden');

const see = (page: Page, look: keyof typeof looks) => page.emulateMedia(looks[look]);
test.afterAll(({ shown }) => shown.page.emulateMedia({ colorScheme: null, forcedColors: null }));

for (const name of controls)
  test(`${name}: empty, filled and refused, it passes axe and shows itself`, async ({ control, page }) => {
    test.setTimeout(120_000);
    const part = `[data-form="example-${name}"]`;
    for (const look of seen) {
      await see(page, look);
      const form = await control(name);
      await accessible(page, { part });
      if (look !== 'dark') expect(await unseenChoices(page, form.root)).toEqual([]);
      await fillAnyhow(page, form.root);
      await accessible(page, { part });
      const other = await control(name);
      await other.button('Send').click();
      // Where nothing is required, the answers go along to another page.
      const isGone = () => page.url().endsWith('/carried');
      await expect.poll(async () => isGone() || (await other.errors.count()) > 0).toBe(true);
      if (isGone()) continue;
      await accessible(page, { part });
      if (look === 'forced colours') expect(await iconsOfOwnColour(other.root)).toEqual([]);
    }
  });

for (const name of controls)
  test(`${name}: Tab comes to each of its parts, shows where it is, and leaves it`, async ({ control, page }) => {
    for (const look of seen) {
      await see(page, look);
      const form = await control(name);
      const { missed, unseen, count } = await tabThrough(page, form.root);
      expect(missed, 'not reached by Tab').toEqual([]);
      expect(unseen, 'no focus to be seen').toEqual([]);
      expect(count).toBeGreaterThan(1);
    }
  });

test('read-only: answers stand as visitors read them, pass axe and take the focus', async ({ control, page }) => {
  test.setTimeout(120_000);
  for (const width of [320, 1280])
    for (const look of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 });
      await see(page, look);
      const form = await control('read-only');
      const words = () =>
        form.root.locator('input[readonly]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
      expect(await words()).toEqual(['09/03/2025', '₹2,50,000', '1,200\u00a0km', '1\u00a0year', '']);
      await accessible(page, { part: '[data-form="example-read-only"]' });
      expect((await tabThrough(page, form.root)).missed).toEqual([]);
    }
});

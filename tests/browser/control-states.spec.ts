import type { Locator, Page } from '@playwright/test';
import { exampleNames } from '../support/reference/example-site.ts';
import { accessible, axe } from './fixtures.ts';
import { fillAnyhow, iconsOfOwnColour, tabThrough, unseenChoices } from './setup/any-control.ts';
import { expect, test } from './setup/example-controls.ts';
import type { FormUnderTest } from './setup/form.ts';
import { hasRing } from './setup/hidden-focus.ts';

// All tests share one page, so they run one after the other.
test.describe.configure({ mode: 'default' });

/** The media features of the visitor's system. */
const looks = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const;

const see = (page: Page, look: keyof typeof looks) => page.emulateMedia(looks[look]);
test.afterAll(({ shown }) => shown.page.emulateMedia({ colorScheme: null, forcedColors: null }));

/** Expects the present state of a form to be readable in each look. */
async function readable(page: Page, form: Locator, part: string): Promise<void> {
  await accessible(page, { part, dark: true });
  await see(page, 'forced');
  await axe(page, { rules: ['color-contrast'], part });
  expect(await iconsOfOwnColour(form)).toEqual([]);
  await see(page, 'light');
}

const boxes = 'input:not([type="hidden"], [type="radio"], [type="checkbox"], [type="file"])';

/** A control that shows nothing has no states. */
const controls = exampleNames('fields').filter((name) => name !== 'hidden');

for (const name of controls) {
  const part = `[data-form="example-${name}"]`;

  test(`${name}: readable when empty, filled and refused; its choices show, Tab reaches each of its parts, and Enter in a box submits`, async ({
    control,
    page,
  }) => {
    const { root } = await control(name);
    const count = await root.locator(boxes).count();
    await readable(page, root, part);
    for (const look of ['light', 'dark', 'forced'] as const) {
      await see(page, look);
      // The dark scheme differs only in colours, so the ring is enough there; pictures are slow.
      const ringed = (one: Page) => one.evaluate(hasRing);
      const { missed, unseen, count: reached } = await tabThrough(page, root, look === 'dark' ? ringed : undefined);
      expect(missed, 'not reached by Tab').toEqual([]);
      expect(unseen, `the focus does not show: ${look}`).toEqual([]);
      expect(reached).toBeGreaterThan(1);
      if (look !== 'dark') expect(await unseenChoices(page, root), `a choice does not show: ${look}`).toEqual([]);
    }
    await see(page, 'light');
    await fillAnyhow(page, root);
    await readable(page, root, part);

    const refused = await control(name);
    await refused.button('Send').click();
    // Without required fields, the answers are carried to another page.
    const isGone = () => page.url().endsWith('/carried');
    await expect.poll(async () => isGone() || (await refused.errors.count()) > 0).toBe(true);
    if (!isGone()) await readable(page, refused.root, part);

    for (let index = 0; index < count; index += 1) await enterIn(index, name, page, control);
  });
}

/** Enter in a box submits the form, searches and chooses, or adds a text; it presses no other button. */
async function enterIn(index: number, name: string, page: Page, control: (name: string) => Promise<FormUnderTest>) {
  const { root } = await control(name);
  await fillAnyhow(page, root);
  const box = root.locator(boxes).nth(index);
  if (!(await box.isVisible())) return;
  await listenToPresses(page);
  const searches = await box.evaluate(
    (input: HTMLInputElement) => input.type === 'search' || input.role === 'combobox',
  );
  await box.press('Enter');
  if (searches || name === 'texts') expect(['', 'submit']).toContain(await pressed(page));
  else await expect.poll(() => pressed(page), `box ${index}`).toBe('submit');
}

/**
 * Notes from now on which buttons of the page are pressed, by their kind and words; of the submit button only its kind.
 */
const listenToPresses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.dataset.pressed = '';
    const note = ({ target }: Event) => {
      const button = (target as Element).closest('button');
      if (button) document.documentElement.dataset.pressed += button.type === 'submit' ? 'submit' : button.innerText;
    };
    document.addEventListener('click', note, { capture: true });
  });

const pressed = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.documentElement.dataset.pressed);

test('read-only answers are formatted, pass axe and can be focused', async ({ control, page }) => {
  const { root } = await control('read-only');
  const words = root.locator('input[readonly]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
  expect(await words).toEqual(['09/03/2025', '₹2,50,000', '1,200\u00a0km', '1\u00a0year', '']);
  await accessible(page, { part: '[data-form="example-read-only"]', dark: true });
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await tabThrough(page, root)).missed).toEqual([]);
  }
});

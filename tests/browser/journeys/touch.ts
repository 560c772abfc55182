import { expect, type Locator, type Page } from '@playwright/test';
import { typeDate } from '../setup/keyboard.ts';
import { open } from '../setup/open.ts';
import { asWritten, type Say } from '../setup/words.ts';
import { controlOf, openerOf, partsOf } from './controls.ts';
import { headingOf, type Visitor } from './journey.ts';
import type { Screen } from './products.ts';

/** A visitor who only taps, and types after a tap. */
export const byTouch = (page: Page, say: Say = asWritten): Visitor => ({
  say,
  async land(path, menu) {
    await open(page, path);
    if (menu === undefined) return;
    await page.getByRole('button', { name: say('Menu'), exact: true }).tap();
    await page
      .getByRole('dialog', { name: say('Menu') })
      .getByRole('link', { name: say(menu), exact: true })
      .tap();
  },
  press: (what) => what.tap(),
  look: (form, screen) => look(page, form, screen, say),
  async answer(form, name, given) {
    const { control, kind } = await controlOf(form, name, given);
    switch (kind) {
      case 'radio':
      case 'checkbox':
        return control.tap();
      case 'select-one':
        // A phone shows the choices in a system window.
        return void (await control.selectOption(await valueOf(control, say(String(given)))));
      case 'multiselect':
        await openerOf(form, name).tap();
        await control.tap();
        return openerOf(form, name).tap();
      case 'parts':
        for (const [part, digits] of partsOf(String(given))) await type(control.nth(part), digits);
        return;
      case 'date':
        await control.tap();
        return typeDate(page, name, String(given));
      case 'combobox':
        return form.getByRole('button', { name: say(String(given)), exact: true }).tap();
      default:
        return type(control, String(given));
    }
  },
});

/** The value of the choice with these words. */
const valueOf = (select: Locator, words: string | RegExp): Promise<string | null> =>
  select.getByRole('option', { name: words, exact: true }).getAttribute('value');

async function type(control: Locator, text: string): Promise<void> {
  await control.tap();
  await control.page().keyboard.press('ControlOrMeta+A');
  await control.page().keyboard.type(text);
}

/** Expects the question, and the button of a wizard, to be in view without scrolling. */
async function look(page: Page, form: Locator, { title }: Screen, say: Say): Promise<void> {
  await expect(form.locator(':is(label, input, select):visible').first()).toBeInViewport();
  if (title === undefined) return;
  await expect(headingOf(page, say(title))).toBeInViewport();
  await expect(form.locator('[type=submit]')).toBeInViewport({ ratio: 1 });
}

import { expect, type Locator, type Page } from '@playwright/test';
import { focusPlace, hasRing } from '../setup/hidden-focus.ts';
import { typeDate } from '../setup/keyboard.ts';
import { open } from '../setup/open.ts';
import { asWritten } from '../setup/words.ts';
import * as config from '../setup/config.ts';
import { controlOf, openerOf, partsOf } from './controls.ts';
import type { Visitor } from './journey.ts';

/** More than the controls of any page here. */
const mostPresses = 120;

/** A visitor without a pointer. */
export const byKeys = (page: Page): Visitor => ({
  say: asWritten,
  async land(path, menu) {
    await open(page, path);
    if (menu === undefined) return press(page, page.getByRole('link', { name: config.site.texts.skip }));
    await press(page, page.getByRole('button', { name: config.site.header.items[0]!.label, exact: true }));
    await press(page, page.getByRole('banner').getByRole('link', { name: menu, exact: true }));
    await expect(page.getByRole('main')).toBeFocused();
  },
  press: (what) => press(page, what),
  // Each stop of the focus on the way is checked.
  look: () => Promise.resolve(),
  async answer(form, name, given) {
    const { control, kind } = await controlOf(form, name, given);
    const { keyboard } = page;
    switch (kind) {
      case 'radio':
        await tabTo(page, control);
        return choose(page, control);
      case 'checkbox':
        await tabTo(page, control);
        return keyboard.press('Space');
      case 'multiselect':
        await press(page, openerOf(form, name));
        await tabTo(page, control);
        await keyboard.press('Space');
        await keyboard.press('Escape');
        return expect(openerOf(form, name)).toBeFocused();
      case 'parts':
        for (const [part, digits] of partsOf(String(given))) await type(page, control.nth(part), digits);
        return;
      case 'date':
        await tabTo(page, control);
        return typeDate(page, name, String(given));
      case 'combobox':
        await type(page, control, String(given));
        await keyboard.press('ArrowDown');
        return keyboard.press('Enter');
      case 'select-one':
        await tabTo(page, control);
        await keyboard.type(String(given));
        return expect(control.locator('option:checked')).toHaveText(String(given));
      default:
        return type(page, control, String(given));
    }
  },
});

async function press(page: Page, what: Locator): Promise<void> {
  await tabTo(page, what);
  await page.keyboard.press('Enter');
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Walks through the choices of a group to one, and presses it. */
async function choose(page: Page, choice: Locator): Promise<void> {
  await walkTo(page, choice, 'ArrowDown', isFocused);
  await page.keyboard.press('Space');
}

/** Presses Tab until a control has the focus, or another one of its group. */
const tabTo = (page: Page, target: Locator): Promise<void> => walkTo(page, target, 'Tab', isInGroup);

/** Presses a key until the target has the focus. Each stop on the way is in view, with a visible ring. */
async function walkTo(page: Page, target: Locator, key: string, isThere: typeof isFocused): Promise<void> {
  for (let presses = 0; !(await target.evaluate(isThere)); presses += 1) {
    expect(presses, `presses of ${key} to ${String(target)}`).toBeLessThan(mostPresses);
    await page.keyboard.press(key);
    const { what, isInside, isSeen } = await page.evaluate(focusPlace);
    expect(isSeen || !isInside, `${what} is in sight`).toBe(true);
    expect(await page.evaluate(hasRing), `${what} looks as if it had the focus`).toBe(true);
  }
}

const isFocused = (wanted: Element): boolean => wanted === document.activeElement;

function isInGroup(wanted: Element): boolean {
  const { name, type } = document.activeElement as HTMLInputElement;
  const other = wanted as HTMLInputElement;
  return wanted === document.activeElement || (type === 'radio' && other.type === type && other.name === name);
}

import { expect, type Page } from '@playwright/test';

/** An answer by keyboard: a text, the values of the boxes to tick, or `true` for one box to tick. */
type Given = string | readonly string[] | true;

/** The control that has the focus. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { name, type, value, checked } = document.activeElement as HTMLInputElement;
    const label = document.activeElement?.getAttribute('aria-label');
    return { name, type, value, checked, label, text: document.activeElement?.textContent?.trim() ?? '' };
  });

type Focused = Awaited<ReturnType<typeof focused>>;

/** More than the controls of any page here. */
const mostTabs = 80;

/** Presses Tab until the control that is looked for has the focus. Throws if Tab does not reach it. */
async function tabTo(
  page: Page,
  what: string,
  isThere: (control: Focused) => boolean,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<Focused> {
  for (let press = 0; press < mostTabs; press++) {
    const control = await focused(page);
    if (isThere(control)) return control;
    await page.keyboard.press(key);
  }
  throw new Error(`${mostTabs} presses of Tab do not reach ${what}`);
}

/** Presses a button or link by its label, by keyboard only. */
export async function pressByKeys(page: Page, label: string): Promise<void> {
  await tabTo(page, label, ({ text, name }) => (name === '' || name === undefined ? text === label : false));
  await page.keyboard.press('Enter');
}

/** Answers questions in their order, by keyboard only. Expects each control to have its answer. */
export async function answerByKeys(page: Page, answers: Readonly<Record<string, Given>>): Promise<void> {
  for (const [name, given] of Object.entries(answers)) {
    if (typeof given === 'object') for (const value of given) await tick(page, name, value);
    else if (given === true) await tick(page, name);
    else await give(page, name, given);
  }
}

async function tick(page: Page, name: string, value?: string): Promise<void> {
  const is = (control: Focused) => control.name === name && (value === undefined || control.value === value);
  await tabTo(page, `${name} ${value ?? ''}`, is);
  await page.keyboard.press('Space');
  expect((await focused(page)).checked, name).toBe(true);
}

async function give(page: Page, name: string, text: string): Promise<void> {
  const { type } = await tabTo(page, name, (control) => control.name === name);
  if (type === 'radio' || type === 'select-one') return choose(page, name, text, type === 'radio');
  if (type === 'date') return typeDate(page, name, text);
  await page.keyboard.type(text);
}

/** Types the parts of a date in the order of the browser's language. */
export async function typeDate(page: Page, name: string, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-');
  await page.keyboard.type(day + month + year);
  if ((await focused(page)).value !== date) {
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type(month + day + year);
  }
  expect((await focused(page)).value, name).toBe(date);
}

/** Moves through choices with the arrow keys. */
async function choose(page: Page, name: string, value: string, isRadio: boolean): Promise<void> {
  if (isRadio) await page.keyboard.press('Space');
  for (let press = 0; press < mostTabs; press++) {
    const control = await focused(page);
    if (control.value === value && (!isRadio || control.checked)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`No arrow key reaches ${value} of ${name}`);
}

/** Moves to an answered question with Tab, or back with Shift+Tab, and replaces its answer. */
export async function typeOver(page: Page, name: string, text: string, key: 'Tab' | 'Shift+Tab' = 'Shift+Tab') {
  await tabTo(page, name, (control) => control.name === name, key);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

/** Moves the slider with this label by presses of a key. */
export async function slideByKeys(page: Page, label: string, key: 'ArrowRight' | 'PageUp' | 'End', times = 1) {
  await tabTo(page, `the slider ${label}`, (control) => control.type === 'range' && control.label === label);
  for (let press = 0; press < times; press++) await page.keyboard.press(key);
}

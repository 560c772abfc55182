import { expect, type Locator, type Page } from '@playwright/test';
import { amountIn, block, cards } from '../offers/offers.ts';
import * as config from '../setup/config.ts';
import { noSidewaysScroll } from '../setup/sideways.ts';
import type { Say } from '../setup/words.ts';
import type { Given, Journey, Screen } from './products.ts';

/** How a visitor uses a page: only by touch, or only by keyboard. */
export interface Visitor {
  /** The words that the pages of this visitor say. */
  readonly say: Say;
  /** Opens a page, and goes from it to a product by the header. */
  land(path: string, menu: string | undefined): Promise<void>;
  press(what: Locator): Promise<void>;
  answer(form: Locator, name: string, given: Given): Promise<void>;
  /** Checks the next screen. */
  look(form: Locator, screen: Screen): Promise<void>;
}

const words = config.block('application-submitted', 'offers');

/** Goes to the plans, opens the breakdown of the first price, changes an answer, and returns to the plans. */
export async function travel(page: Page, visitor: Visitor, journey: Journey): Promise<void> {
  const { alert, change } = journey;
  const before = await travelTo(page, visitor, journey);
  await visitor.press(
    cards(page)
      .first()
      .locator('summary')
      .filter({ hasText: visitor.say(words.why, 'begins') }),
  );
  await expect(cards(page).first().locator('details dl')).toBeVisible();
  const path = pathOf(page);
  await goBack(page, visitor, change);
  await fillIn(page, visitor, change, path);
  expect(await seePlans(page, visitor, alert)).not.toEqual(before);
}

/** Goes from the first screen to the plans. Returns their prices. */
export async function travelTo(page: Page, visitor: Visitor, { from, menu, screens, alert }: Journey) {
  await visitor.land(from, menu);
  let path: string | undefined;
  for (const screen of screens) path = await fillIn(page, visitor, screen, path);
  return seePlans(page, visitor, alert);
}

/** `before`: the path of the previous page, if a press led here. Returns the path of this page. */
async function fillIn(page: Page, visitor: Visitor, screen: Screen, before?: string): Promise<string> {
  const { title, answers, press } = screen;
  const form = page.locator(`[data-form="${screen.form}"]`);
  await expect(form).toBeVisible();
  const path = pathOf(page);
  const isStep = title !== undefined && path === before;
  if (before !== undefined)
    await expect(isStep ? headingOf(page, visitor.say(title)) : page.getByRole('main')).toBeFocused();
  // How far the visitor is, is not under the header.
  if (isStep) expect(await page.locator('[data-wizard]').evaluate(progressBelowHeader)).toBeGreaterThanOrEqual(0);
  await visitor.look(form, screen);
  await noSidewaysScroll(page);
  for (const [name, given] of Object.entries(answers)) await visitor.answer(form, name, given);
  if (press !== undefined) {
    const name = visitor.say(press);
    await visitor.press(form.getByRole('button', { name, exact: true }).or(linkOf(form, name)));
  }
  return path;
}

/** Runs in the page. How far the progress of a wizard is below the header, in px; 0 if it has none. */
function progressBelowHeader(wizard: Element): number {
  const progress = wizard.querySelector('progress')?.parentElement;
  const header = document.querySelector('header')!.getBoundingClientRect().bottom;
  return progress ? Math.round(progress.getBoundingClientRect().top - header) : 0;
}

const pathOf = (page: Page): string => new URL(page.url()).pathname;
const linkOf = (form: Locator, name: string | RegExp): Locator => form.getByRole('link', { name, exact: true });

/** The heading of a wizard's step. */
export const headingOf = (page: Page, title: string | RegExp): Locator =>
  page.locator('[data-wizard]').getByRole('heading', { level: 2, name: title, exact: true });

/** Expects every plan to have a price, and the focus to be where the plans begin or before them. Returns the prices. */
async function seePlans(page: Page, visitor: Visitor, alert = false): Promise<readonly number[]> {
  if (alert) await visitor.press(page.getByRole('alertdialog').getByRole('button', { name: visitor.say('OK') }));
  await expect(cards(page).first()).toBeVisible();
  await noSidewaysScroll(page);
  expect(await block(page).evaluate(followsFocus), 'the plans follow the focus').toBe(true);
  expect(await block(page).evaluate(topOfPrice), 'the first price is in sight').toBeLessThan(600);
  return pricesOf(page);
}

/** The prices of the plans that are shown. Each has one. */
export async function pricesOf(page: Page): Promise<readonly number[]> {
  const prices = (await cards(page).allInnerTexts()).map((card) => /₹[\d,]+/.exec(card)?.[0]);
  expect(prices).not.toContain(undefined);
  return prices.map((price) => amountIn(price!));
}

/** Runs in the page. The place of the first price in the window, in px: the heading says from which price plans fit. */
const topOfPrice = (plans: Element): number => plans.querySelector('h2')!.getBoundingClientRect().bottom;

/** Runs in the page. The focus is on the heading of the plans, of the part above them, or of a new page. */
function followsFocus(plans: Element): boolean {
  const { activeElement: focused, body } = document;
  const isStart = focused !== null && focused !== body && /^(H\d|MAIN)$/.test(focused.tagName);
  const after = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINS;
  return isStart && (plans.contains(focused) || (focused.compareDocumentPosition(plans) & after) > 0);
}

/** Follows the link to the questions; in a wizard step by step. */
async function goBack(page: Page, visitor: Visitor, { title }: Screen): Promise<void> {
  if (title === undefined) return visitor.press(block(page).getByRole('link', { name: visitor.say(words.change) }));
  await visitor.press(
    block(page)
      .locator('summary')
      .filter({ hasText: visitor.say(words.change, 'begins') }),
  );
  await visitor.press(linkOf(block(page), visitor.say(title)));
}

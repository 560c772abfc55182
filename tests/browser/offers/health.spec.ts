import type { Page } from '@playwright/test';
import { accessible, expect, noSidewaysScroll, test } from '../fixtures.ts';
import * as config from '../setup/config.ts';
import { fill } from '../setup/fill.ts';
import { hydrated } from '../setup/open.ts';
import { heading, next, startAt, steps, wizard, type StepId } from '../health/wizard.ts';
import { block, cards, changeStep, expectPriced } from './offers.ts';

const words = config.block('application-submitted', 'offers');
const titleOf = (step: StepId): string => config.wizard('health').steps.find(({ id }) => id === step)!.title;

const whatsApp = (page: Page) => block(page).getByRole('link', { name: words.share!.whatsApp! });

type Given = Readonly<Partial<Record<StepId, Readonly<Record<string, string | true>>>>>;

/** Goes through the wizard with these answers and otherwise the fewest. */
async function quoteFor(page: Page, given: Given): Promise<void> {
  await startAt(page, 'members');
  for (const { id, least } of steps.slice(0, -1)) {
    const step = id as StepId;
    await expect(heading(page, step)).toBeVisible();
    const { city, ...answers } = { ...least, ...given[step] };
    if (city === undefined) await fill(wizard(page).locator('form'), answers, 'Next');
    else {
      await page.getByRole('combobox', { name: 'City' }).fill(String(city));
      await page.keyboard.press('Escape');
      await next(page);
    }
  }
  await finish(page);
}

/** Answers the last step, and goes to the thank-you page. */
async function finish(page: Page): Promise<void> {
  await expect(heading(page, 'office')).toBeVisible();
  await page.getByRole('radio', { name: 'No' }).check();
  await wizard(page).getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
}

const couple: Given = { members: { wife: true }, ages: { selfAge: '38', wifeAge: '36' }, city: { city: 'Mumbai' } };

test('plans come before the thanks, with level prices, whole terms and buttons of one width', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await quoteFor(page, couple);
  await expect(cards(page)).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('heading').first()).toHaveText(/₹/);
  const prices = cards(page).getByText(/a year for/);
  await expect(prices).toHaveCount(3);
  const tops = await prices.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await page.setViewportSize({ width: 390, height: 844 });
  const lines = await cards(page)
    .locator('dt label')
    .evaluateAll((all) => all.map((one) => one.getClientRects().length));
  expect(new Set(lines)).toEqual(new Set([1]));
  const buttons = block(page).getByRole('button', { name: words.compare }).or(whatsApp(page));
  const widths = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(widths).toHaveLength(2);
  expect(new Set(widths).size).toBe(1);
});

/** The number of sheets on which the page is printed. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4' });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)!.length;
}

test('plans are printed with their terms and without buttons, and an open comparison by itself', async ({ page }) => {
  await quoteFor(page, couple);
  await expect(cards(page)).toHaveCount(3);
  const found = Number(/\d+/.exec(await page.getByRole('main').getByRole('heading').first().innerText())![0]);
  expect(found).toBeGreaterThan(3);
  const all = await sheets(page);
  await expect(cards(page)).toHaveCount(found);
  await page.emulateMedia({ media: 'print' });
  await expect(cards(page).locator('dt label').first()).toBeVisible();
  await expect(block(page).getByText(words.change)).toBeHidden();
  await expect(whatsApp(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await block(page).getByRole('button', { name: words.compare }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  expect(await sheets(page)).toBeLessThan(all);
  expect(await sheets(page)).toBeLessThanOrEqual(2);
});

test('the quote ends with three plans, the lowest premium first, each with its breakdown; one more press shows the others [spec 4.39]', async ({
  page,
}) => {
  await quoteFor(page, couple);
  await expect(block(page)).toContainText('examples');
  const lines = await expectPriced(page, 3, words.why);
  expect(lines).toContain('38');
  expect(lines).toContain('Mumbai');
  expect(words.total).toContain(`other {${lines.split('\n').at(-1)}}`);
  await cards(page).first().locator('summary').filter({ hasText: words.details! }).click();
  for (const heading of [words.covers, words.excludes])
    await expect(cards(page).first().getByRole('heading', { name: heading })).toBeVisible();
  for (const card of await cards(page).all())
    await expect(card.getByRole('link')).toHaveAttribute('href', '/WillItPay#health');
  await accessible(page, { part: '[data-block="offers"]' });
  await page.setViewportSize({ width: 320, height: 700 });
  await noSidewaysScroll(page);
  await accessible(page, { part: '[data-block="offers"]' });
  await block(page).getByRole('button', { name: 'more plan' }).click();
  expect(await cards(page).count()).toBeGreaterThan(3);
});

test('a visitor who is too old for some plans, or ill, reads which answer excludes each of them', async ({ page }) => {
  await quoteFor(page, { ages: { selfAge: '72' } });
  const refused = block(page).getByRole('group').filter({ hasText: 'not fit' });
  await refused.getByText('not fit').click();
  await expect(refused.getByRole('listitem').first()).toContainText('72');
  await accessible(page, { part: '[data-block="offers"]' });
});

test('without an age there is no premium, and the page says which answers it needs', async ({ page }) => {
  await quoteFor(page, {});
  await expect(cards(page)).toHaveCount(0);
  await expect(block(page)).toContainText(words.lacking);
  await accessible(page, { part: '[data-block="offers"]' });
});

test('a change that adds a question leads to that question first, and then to the plans', async ({ page }) => {
  await quoteFor(page, couple);
  await changeStep(page, words.change, titleOf('members'));
  await expect(heading(page, 'members')).toBeVisible();
  await wizard(page).getByLabel('Father', { exact: true }).check();
  await expect(page.getByRole('button', { name: 'Get a Quote' })).toHaveCount(0);
  await next(page);
  await expect(heading(page, 'ages')).toBeVisible();
  await page.getByRole('combobox', { name: 'Father' }).selectOption('62');
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
  expect(await expectPriced(page, 3, words.why)).toContain('62');
});

test('a visitor who skipped the ages returns to them, and then sees premiums', async ({ page }) => {
  await quoteFor(page, {});
  await changeStep(page, words.change, titleOf('ages'));
  await page.getByRole('combobox', { name: 'Your age' }).selectOption('30');
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
  await expectPriced(page, 3, words.why);
});

/** The fields that are asked beside the plans. */
const beside = (page: Page) => block(page).locator('form[data-form="health-offers"]');

test('another sum insured gives new prices in place, is announced, and stays after another changed answer and a refresh', async ({
  page,
}) => {
  await quoteFor(page, couple);
  await expect(cards(page)).toHaveCount(3);
  const title = block(page).getByRole('heading', { level: 2 });
  const before = await title.innerText();
  expect(before).toContain('for ₹10 lakh');
  await beside(page).getByRole('radio', { name: '₹50 lakh' }).check();
  await expect(title).toContainText('for ₹50 lakh');
  await expect(block(page).getByRole('status')).toHaveText(await title.innerText());
  await expect(beside(page).getByRole('radio', { name: '₹50 lakh' })).toBeFocused();
  await expect(block(page)).toContainText('First Cover covers up to ₹10,00,000.');
  await page.waitForFunction(() => (history.state as { usr: { sumInsured: number } }).usr.sumInsured === 5_000_000);
  await changeStep(page, words.change, titleOf('ages'));
  await page.getByRole('combobox', { name: 'Your age' }).selectOption('45');
  await page.getByRole('button', { name: 'Get a Quote' }).click();
  await expect(title).toContainText('for ₹50 lakh');
  await page.waitForFunction(() => (history.state as { usr: { sumInsured: number } }).usr.sumInsured === 5_000_000);
  await page.goto('/');
  await page.goBack();
  await hydrated(page);
  await expect(beside(page).getByRole('radio', { name: '₹50 lakh' })).toBeChecked();
});

test('after a reload the private answers are gone, none of them was stored; the ages are asked beside the plans, and the prices are back', async ({
  page,
}) => {
  await quoteFor(page, couple);
  await expect(cards(page)).toHaveCount(3);
  const price = await cards(page).first().innerText();
  const stored = await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]));
  expect(stored).not.toMatch(/Age|Asha|9876543210/);
  await page.reload();
  await hydrated(page);
  await expect(block(page)).toContainText(words.again!);
  await expect(cards(page)).toHaveCount(0);
  await page.setViewportSize({ width: 320, height: 700 });
  await noSidewaysScroll(page);
  await accessible(page, { part: '[data-block="offers"]' });
  const ages = beside(page).filter({ has: page.getByRole('combobox') });
  const first = ages.getByRole('combobox', { name: 'Your age' });
  await first.focus();
  await first.selectOption('38');
  // The answer is kept in the history after a pause. The questions stay as they are.
  await page.waitForFunction(() => 'carried:arrival' in (history.state as { usr: object }).usr);
  await expect(first).toBeFocused();
  await ages.getByRole('combobox', { name: "Wife's age" }).selectOption('36');
  // The page no longer knows of a medical history, so it shows no price until that question is answered again.
  await expect(cards(page)).toHaveCount(0);
  await beside(page).getByRole('checkbox', { name: 'None of these' }).check();
  await expect(cards(page)).toHaveCount(3);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await cards(page).first().innerText()).toBe(price);
  const again = await page.evaluate(() => JSON.stringify([history.state, { ...sessionStorage }, { ...localStorage }]));
  expect(again).not.toMatch(/Age|\b38\b/);
});

test('when the plans cannot be loaded, the page says so, and the visitor can try again', async ({ page, allow }) => {
  allow(/Failed to load resource/);
  let isDown = true;
  await page.route(/\/assets\/health-.*\.js$/, async (route) => {
    const body = isDown ? await (await route.fetch()).text() : '';
    return isDown && body.includes('himadri') ? route.abort() : route.continue();
  });
  await quoteFor(page, couple);
  await expect(block(page)).toContainText(words.failed);
  isDown = false;
  await block(page).getByRole('button').first().click();
  await expect(cards(page)).toHaveCount(3);
});

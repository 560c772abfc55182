import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import type { LeadPost } from '../../../src/shared/plan/lead.ts';
import { siteFolder } from '../../sites/sites.ts';
import { accessible, expect } from '../fixtures.ts';
import { hydrated, open } from '../setup/open.ts';
import { answerByKeys, pressByKeys, slideByKeys, typeOver } from '../setup/keyboard.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('emi');

const tooMuch = 'The instalment is more than half of what you earn. Borrow less, or pay back over more years.';

const instalment = (page: Page): Locator => page.locator('output[name="emi"]');

const isLead = (request: Request): boolean => request.method() === 'POST' && request.url().endsWith('/api/leads');

/** Fills in a loan whose amounts are known. */
const borrow = (page: Page) => answerByKeys(page, { loan: '2500000', rate: '8.5', years: '20' });

const fillContact = (page: Page) => answerByKeys(page, { name: 'Meera Joshi', phone: '9876543210', consent: true });

test.describe('the calculator at 320 px, by keyboard', () => {
  test.use({ viewport: narrow });

  test('reads what is meant, refuses what could be another number in words, and keeps decimals', async ({ page }) => {
    await open(page, '/');
    const [loan, rate] = [page.locator('input[name="loan"]'), page.locator('input[name="rate"]')];
    await answerByKeys(page, { loan: '2,500,000', rate: '8.50', years: '20' });
    await rate.blur();
    await expect(loan).toHaveValue('25,00,000');
    await expect(rate).toHaveValue('8.50');
    await expect(instalment(page)).toHaveText('₹21,696');
    await loan.fill('25,0000');
    await loan.blur();
    await expect(loan).toHaveValue('25,0000');
    await expect(loan).toHaveAttribute('aria-invalid', 'true');
    await expect(instalment(page)).not.toContainText('₹');
    await loan.fill('2500000');
    await expect(loan).not.toHaveAttribute('aria-invalid');
    await expect(instalment(page)).toHaveText('₹21,696');
  });

  test('no number changes by a wheel, nor by a swipe that begins on a thumb', async ({ page }) => {
    await open(page, '/');
    await answerByKeys(page, { loan: '2500000', rate: '8.5', years: '20' });
    for (const name of ['loan', 'rate', 'years']) {
      const box = page.locator(`input[name="${name}"]`);
      const before = await box.inputValue();
      await box.click();
      await box.hover();
      await page.mouse.wheel(0, 120);
      await expect(box).toHaveValue(before);
    }
    for (const thumb of await page.getByRole('slider').all()) await expect(thumb).toHaveCSS('touch-action', 'pan-y');
  });

  test('shows the cost of a loan while a slider moves, and announces it when the slider stops', async ({ page }) => {
    await open(page, '/');
    await accessible(page, { whole: true });
    await expect(instalment(page)).toHaveText('Choose a loan, interest and years.');
    await answerByKeys(page, { loan: '2500000', rate: '8.5', years: '19' });
    await slideByKeys(page, 'Years to pay it back', 'ArrowRight');
    await expect(instalment(page)).toHaveText('₹21,696');
    await expect(page.locator('output[name="interest"]')).toHaveText('₹27,07,040');
    await expect(page.locator('output[name="total"]')).toHaveText('₹52,07,040');
    await expect(page.getByRole('status').filter({ hasText: 'Monthly instalment: ₹21,696' })).toHaveCount(1);
    await accessible(page);
  });

  test('refuses an instalment of more than half of the income, until the income is enough', async ({ page }) => {
    await open(page, '/');
    await borrow(page);
    await answerByKeys(page, { income: '43391', otherEmi: '0' });
    await fillContact(page);
    await pressByKeys(page, 'Ask for a call');
    const loan = page.locator('input[name="loan"]');
    await expect(loan).toBeFocused();
    await expect(loan).toHaveAccessibleDescription(new RegExp(tooMuch));
    await accessible(page);

    await typeOver(page, 'income', '43392', 'Tab');
    await expect(page.getByText(tooMuch)).toHaveCount(0);
    await pressByKeys(page, 'Ask for a call');
    await expect(page.getByRole('heading', { name: 'Thank you, Meera Joshi' })).toBeFocused();
    await expect(page.getByRole('definition').filter({ hasText: '₹21,696' })).toBeVisible();
    await accessible(page);
  });

  test('asks for other loans only if the loan is large for the income', async ({ page }) => {
    await open(page, '/');
    await borrow(page);
    const others = page.locator('input[name="otherEmi"]');
    await answerByKeys(page, { income: '69445' });
    await expect(others).toBeHidden();
    await typeOver(page, 'income', '69444');
    await expect(others).toBeVisible();
    await accessible(page);
  });
});

test('the cover equals the loan until the visitor types another cover, which stays, also after Back', async ({
  page,
}) => {
  await open(page, '/');
  await borrow(page);
  const cover = page.locator('input[name="cover"]');
  await expect(cover).toHaveValue('25,00,000');
  await typeOver(page, 'loan', '1200000');
  await expect(cover).toHaveValue('12,00,000');
  await typeOver(page, 'cover', '600000', 'Tab');
  await typeOver(page, 'loan', '1500000');
  await expect(cover).toHaveValue('6,00,000');

  await page.getByRole('main').getByRole('link', { name: 'How we work it out' }).click();
  await expect(page).toHaveURL('/method');
  await page.goBack();
  await expect(cover).toHaveValue('6,00,000');
  await expect(instalment(page)).toHaveText('₹13,017');
  await typeOver(page, 'loan', '2500000');
  await expect(cover).toHaveValue('6,00,000');
  await expect(instalment(page)).toHaveText('₹21,696');
});

test.describe('a wizard that receives the loan', () => {
  const field = (page: Page, name: string): Locator => page.locator(`input[name="${name}"]`);
  const bring = (page: Page) => pressByKeys(page, 'What to bring');

  test('covers the received loan, and follows it, also after a reload', async ({ page }) => {
    await open(page, '/');
    await answerByKeys(page, { loan: '2500000' });
    await bring(page);
    await expect(page).toHaveURL('/appointment');
    await expect(field(page, 'loan')).toHaveValue('25,00,000');
    await expect(field(page, 'cover')).toHaveValue('25,00,000');
    await accessible(page);

    await page.reload();
    await hydrated(page);
    await expect(field(page, 'cover')).toHaveValue('25,00,000');
    await typeOver(page, 'loan', '1200000', 'Tab');
    await expect(field(page, 'cover')).toHaveValue('12,00,000');
    await pressByKeys(page, 'Next');
    await pressByKeys(page, 'Show what to bring');
    await expect(page.getByRole('alertdialog')).toContainText('Loan: ₹12,00,000. Cover: ₹12,00,000.');
  });

  test('keeps a typed cover, after a reload and when the loan changes', async ({ page }) => {
    await open(page, '/');
    await answerByKeys(page, { loan: '2500000' });
    await bring(page);
    await typeOver(page, 'cover', '600000', 'Tab');
    await page.reload();
    await hydrated(page);
    await expect(field(page, 'loan')).toHaveValue('25,00,000');
    await expect(field(page, 'cover')).toHaveValue('6,00,000');
    await typeOver(page, 'loan', '1200000', 'Tab');
    await expect(field(page, 'cover')).toHaveValue('6,00,000');
  });

  test('keeps a cover typed before it received a loan, and replaces it when it receives another', async ({ page }) => {
    await open(page, '/appointment');
    await typeOver(page, 'cover', '600000', 'Tab');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'The calculator' }).click();
    await expect(instalment(page)).toBeVisible();
    await answerByKeys(page, { loan: '2500000' });
    await bring(page);
    await expect(field(page, 'loan')).toHaveValue('25,00,000');
    await expect(field(page, 'cover')).toHaveValue('6,00,000');

    await page.goBack();
    await expect(instalment(page)).toBeVisible();
    await typeOver(page, 'loan', '1800000');
    await bring(page);
    await expect(field(page, 'loan')).toHaveValue('18,00,000');
    await expect(field(page, 'cover')).toHaveValue('18,00,000');
  });
});

test('a reload empties the form, and nothing stays on the device', async ({ page }) => {
  await open(page, '/');
  await borrow(page);
  await fillContact(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('Meera');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('input[name="loan"]')).toHaveValue('');
  await expect(page.locator('input[name="cover"]')).toHaveValue('');
  await expect(instalment(page)).toHaveText('Choose a loan, interest and years.');
});

test('a number has the singular or plural unit: at the slider, beside its box and for screen readers', async ({
  page,
}) => {
  await open(page, '/');
  const slider = page.getByRole('slider', { name: 'Years to pay it back' });
  const box = page.locator('input[name="years"]');
  await expect(slider.locator('xpath=following-sibling::*/*')).toHaveText(['1\u00a0year', '30\u00a0years']);
  await expect(box).toHaveAccessibleDescription('years');
  await answerByKeys(page, { years: '1' });
  await expect(box).toHaveAccessibleDescription('year');
  await expect(slider).toHaveAttribute('aria-valuetext', '1\u00a0year');
  await typeOver(page, 'years', '2', 'Tab');
  await expect(box).toHaveAccessibleDescription('years');
  await expect(slider).toHaveAttribute('aria-valuetext', '2\u00a0years');
});

test('the cover is limited to the loan, and the error says the limit', async ({ page }) => {
  await open(page, '/');
  await borrow(page);
  await typeOver(page, 'loan', '1200000');
  await typeOver(page, 'cover', '1200001', 'Tab');
  await pressByKeys(page, 'Ask for a call');
  const error = page.locator('[id$="-cover__error"]');
  await expect(error).toHaveText('The cover is at most ₹12,00,000, the whole loan.');
  await accessible(page);
  await typeOver(page, 'loan', '1500000');
  await expect(error).toBeHidden();
});

test('sends calculated results without intermediate ones, and the server calculates them again', async ({
  page,
  request,
}) => {
  await open(page, '/');
  await borrow(page);
  await answerByKeys(page, { income: '150000' });
  await fillContact(page);
  const sending = page.waitForRequest(isLead);
  await pressByKeys(page, 'Ask for a call');
  const sent = await sending;
  const body = sent.postDataJSON() as LeadPost;
  expect(body.answers).toEqual({
    loan: 2500000,
    rate: 8.5,
    years: 20,
    emi: 21696,
    total: 5207040,
    interest: 2707040,
    income: 150000,
    cover: 2500000,
    name: 'Meera Joshi',
    phone: '9876543210',
    consent: true,
  });
  await expect(page.getByText(/Your reference is \S+-\S+/)).toBeVisible();

  const post = (answers: LeadPost['answers']) =>
    request.post('/api/leads', {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      data: { ...body, answers: { ...body.answers, ...answers } },
    });
  const refused = await post({ emi: 100, total: 24000 });
  expect(refused.status()).toBe(422);
  expect(((await refused.json()) as { errors: { path: string }[] }).errors.map(({ path }) => path)).toEqual([
    '/answers/emi',
    '/answers/total',
  ]);
  const tooLittle = await post({ income: 43391, otherEmi: 0 });
  expect(tooLittle.status()).toBe(422);
  expect(await tooLittle.json()).toMatchObject({ errors: [{ path: '/answers/loan', message: tooMuch }] });
  const covered = await post({ cover: 2500001 });
  expect(covered.status()).toBe(422);
  const most = 'The cover is at most ₹25,00,000, the whole loan.';
  expect(await covered.json()).toMatchObject({ errors: [{ path: '/answers/cover', message: most }] });
  expect((await post({})).status()).toBe(201);
});

test('the page ships expressions as code, without their parser', () => {
  // An option of the parser's library: minifiers do not change names of properties.
  const parserOption = 'unlistedVariablesAreDyn';
  const library = createRequire(import.meta.url).resolve('@marcbachmann/cel-js');
  const inLibrary = readdirSync(join(library, '..')).map((file) => readFileSync(join(library, '..', file), 'utf8'));
  expect(inLibrary.join('\n')).toContain(parserOption);
  const assets = join(siteFolder('emi'), 'dist/client/assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  const shipped = scripts.map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
  expect(shipped).toContain('monthlyRate');
  expect(shipped).not.toContain(parserOption);
});

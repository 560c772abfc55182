import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parseMessage } from '../../../src/compiler/resolve/message.ts';
import { escapePattern } from '../../../src/shared/engine/format/escape.ts';
import { formatMessage } from '../../../src/shared/engine/format/message.ts';
import { playsOf } from '../../support/plays/plays.ts';
import { accessible, expect, noSidewaysScroll, test } from '../fixtures.ts';
import * as config from '../setup/config.ts';
import { fillIn, formOf } from '../setup/form.ts';
import { hydrated, open } from '../setup/open.ts';
import { WizardPlayer } from '../setup/player/wizard.ts';
import { block, cards } from './offers.ts';

const words = config.block('application-submitted', 'offers');
const shared = config.block('shared-plans', 'offers');
const saved = config.block('dashboard', 'offers');

/** Answers the home quote, whose plans are below its thank-you. */
async function homePlans(page: Page): Promise<void> {
  await open(page, '/HomeInsurance');
  const form = formOf(page, 'home-lead');
  await fillIn(form, { mobileNumber: '9876543210', email: 'asha@example.com', pincode: '411001' });
  await form.field('agreedTerms').check();
  await form.button('Proceed').click();
  await fillIn(form, { carpetArea: '80', costOfConstruction: '25000', valueOfContent: '500000' });
  await form.button('Get Quote').click();
  await expect(cards(page)).toHaveCount(3);
}

const button = (page: Page, name: string) => block(page).getByRole('button', { name });

test(
  'a call-back request contains the plans and answers, once the visitor has read them and agreed [spec 7.06]',
  { tag: ['@journey', '@form:plans-lead'] },
  async ({ page }) => {
    await homePlans(page);
    await button(page, words.callBack!.label).click();
    const panel = page.getByRole('dialog');
    const form = formOf(page, 'plans-lead');
    const lead = config.form('plans-lead');
    await expect(form.field('phone')).toHaveValue('9876543210');
    await expect(form.field('email')).toHaveValue('asha@example.com');
    const listed = await form.field('answers').inputValue();
    for (const line of ['Home Fire', '₹5,00,000', 'Home owner']) expect(listed).toContain(line);
    for (const line of ['9876543210', 'asha@', 'agree']) expect(listed).not.toContain(line);
    await expect(form.field('consent')).not.toBeChecked();
    await accessible(page, { part: 'dialog' });
    await form.field('name').fill('Asha Rao');
    await form.root.locator('[type=submit]').click();
    await expect(panel).toContainText(config.message(lead, 'consent', 'required'));
    await form.field('answers').fill('Value of content: ₹5,00,000');
    await form.field('consent').check();
    const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/leads'));
    await form.root.locator('[type=submit]').click();
    expect((await sent).postDataJSON()).toMatchObject({
      form: 'plans-lead',
      answers: { name: 'Asha Rao', phone: '9876543210', answers: 'Value of content: ₹5,00,000', consent: true },
    });
    await expect(
      panel.getByRole('heading', { name: config.filled(lead.result!.heading, { name: 'Asha Rao' }) }),
    ).toBeFocused();
    const reference = /reference is ([\w-]+)/.exec((await panel.textContent())!)![1]!;
    // The reference outlives the page.
    await open(page, '/dashboard');
    const requests = page.locator('[data-block="notifications"]');
    await expect(requests.getByRole('listitem')).toContainText(reference);
    await page.reload();
    await accessible(page, { part: '[data-block="notifications"]' });
    await requests.getByRole('button', { name: 'Remove' }).click();
    await expect(requests).toContainText(config.block('dashboard', 'notifications').empty);
    await expect(requests.getByRole('group')).toBeFocused();
  },
);

test('answers that are too long for the box are shown in it, and must be shortened before sending', async ({
  page,
}) => {
  const { wizards } = playsOf(join(import.meta.dirname, '../../..'));
  const health = wizards.find(({ plan }) => plan.id === 'health')!;
  const example = health.examples.find(({ offers }) => offers)!;
  const city = 'Talavade '.repeat(240).trim();
  const here = async (index: number) => Promise.resolve(index);
  await new WizardPlayer(page, health).visitToEnd({ ...example, answers: { ...example.answers, city } }, here);
  await expect(cards(page)).toHaveCount(3);
  await button(page, words.callBack!.label).click();
  const form = formOf(page, 'plans-lead');
  expect(await form.field('answers').inputValue()).toContain(city);
  await form.field('consent').check();
  await form.root.locator('[type=submit]').click();
  await expect(form.root.locator('[data-field=answers] p[id$=error]')).toHaveText(
    config.message(config.form('plans-lead'), 'answers', 'maxLength'),
  );
});

test('the counter, the browser and the server count alike: a line break, a letter of any script, a picture', async ({
  page,
}) => {
  await homePlans(page);
  await button(page, words.callBack!.label).click();
  const form = formOf(page, 'plans-lead');
  const answers = form.field('answers');
  const line = 'क्षि 🙂 👨‍👩‍👧 Pune\n';
  const most = 2_000;
  const full = `${line.repeat(40)}${'x'.repeat(most)}`;
  const exact = Array.from(full).slice(0, most).join('');
  const { left, over } = config.form('plans-lead').ui.answers!.options as Record<'left' | 'over', string>;
  const counted = (words: string, count: number) => formatMessage(parseMessage(words).message, { count });
  // As Notepad writes it: each line ends in two characters.
  await answers.fill(`${exact}x`.replaceAll('\n', '\r\n'));
  await expect(answers).toHaveAccessibleDescription(new RegExp(escapePattern(counted(over, 1))));
  await form.field('name').fill('Asha Rao');
  // Leads of one number are limited.
  await form.field('phone').fill(`98${String(Math.random()).slice(2, 10).padEnd(8, '0')}`);
  await form.field('consent').check();
  await form.root.locator('[type=submit]').click();
  await expect(form.root.locator('[data-field=answers] p[id$=error]')).toHaveText(
    config.message(config.form('plans-lead'), 'answers', 'maxLength'),
  );
  await answers.fill(exact.replaceAll('\n', '\r\n'));
  await expect(answers).toHaveAccessibleDescription(new RegExp(escapePattern(counted(left, 0))));
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/leads'));
  await form.root.locator('[type=submit]').click();
  const answer = await answered;
  expect(answer.status()).toBe(201);
  expect((answer.request().postDataJSON() as { answers: object }).answers).toMatchObject({ answers: exact });
});

test('a shared link contains plans with prices, what these are for and no other answers; its visitors see both', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await homePlans(page);
  await button(page, words.share!.label).click();
  await expect(page.getByText(words.share!.copied)).toBeVisible();
  const address = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  expect(address.pathname).toBe(words.share!.page);
  expect([...address.searchParams.keys()]).toEqual(['offers', 'offers', 'offers']);
  const [named = ''] = address.searchParams.getAll('offers');
  expect(named).toMatch(/:1357:covered=500000$/);
  // What each price is for, and nothing else that was answered.
  expect(address.search.replaceAll(/%3A\d+%3Acovered%3D\d+/g, '')).not.toMatch(/\d|asha/);
  const price = (await cards(page).first().getByText(/^₹/).first().innerText()).split('\n')[0]!;
  const whatsApp = await block(page).getByRole('link', { name: words.share!.whatsApp! }).getAttribute('href');
  expect(new URL(whatsApp!).searchParams.get('text')).toContain(`${price}\n`);
  const other = await context.newPage();
  await open(other, `${address.pathname}${address.search}`);
  await expect(cards(other)).toHaveCount(3);
  await expect(cards(other).first()).toContainText(
    config.filled(shared.kept!.noted!, { words: '₹1,357 for ₹5,00,000' }),
  );
  await button(other, words.compare).click();
  await expect(other.getByRole('dialog').getByRole('columnheader').first()).toContainText('for ₹5,00,000');
  await other.keyboard.press('Escape');
  await accessible(other, { part: '[data-block="offers"]' });
  await other.setViewportSize({ width: 320, height: 700 });
  await noSidewaysScroll(other);
  await cards(other).first().getByRole('link', { name: shared.kept!.ask }).click();
  await expect(other).toHaveURL('/HomeInsurance');
});

test('a shared link without a plan, or with an unknown one, says so and links to the quotes', async ({ page }) => {
  for (const search of [
    '',
    '?offers=',
    '?offers=home-lead.gone',
    '?offers=constructor.x&offers=%00',
    '?offers=x:1:__proto__=1,=,a',
  ]) {
    await open(page, `/SharedPlans${search}`);
    await expect(block(page)).toContainText(shared.kept!.none);
    await expect(block(page).getByRole('link', { name: shared.buttons![0]!.label })).toBeVisible();
  }
});

test('a saved plan keeps its price and day, and no answer; the dashboard shows it until it is removed [spec 3.01]', async ({
  page,
}) => {
  await homePlans(page);
  const name = await cards(page).nth(1).getByRole('heading', { level: 3 }).innerText();
  await cards(page)
    .nth(1)
    .getByRole('button', { name: `Save ${name}` })
    .click();
  const stored = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
  const [kept] = JSON.parse(stored.saved_plans!) as [{ words: string }];
  expect(kept).toEqual({ id: 'home-lead.deccan-home-fire', savedAt: expect.any(Number), words: expect.any(String) });
  expect(kept.words).toMatch(/^₹[\d,]+ a year for ₹25,00,000$/);
  expect(stored.saved_policies).toBeUndefined();
  await open(page, '/dashboard');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText(name);
  await expect(cards(page)).toContainText(`${kept.words}, seen on `);
  await page.reload();
  await hydrated(page);
  const heart = cards(page).getByRole('button', { name: `Save ${name}` });
  const list = block(page).getByRole('group', { name: saved.heading });
  await heart.click();
  await expect(block(page)).toContainText(saved.kept!.none);
  await expect(list).toBeFocused();
  await page.getByRole('button', { name: config.site.saving!.undo }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(list).toBeFocused();
});

test('the comparison fills the window, has a row for each fact, and closes by Back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await homePlans(page);
  await button(page, words.compare).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('columnheader')).toHaveCount(3);
  await expect(dialog.getByRole('columnheader').first()).toContainText('for ₹5,00,000');
  await expect(dialog.getByRole('rowheader', { name: words.covers })).toBeVisible();
  await accessible(page, { part: 'dialog' });
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(cards(page)).toHaveCount(3);
  await expect(button(page, words.compare)).toBeFocused();
});

import type { Page, Request } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { siteTest } from './site.ts';

const test = siteTest('cover');

// The wizard of tests/sites/cover sends its answers, because it is in `posts` of its site.yaml.

const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const wizard = (page: Page) => page.locator('[data-wizard]');
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const member = (page: Page, number: number) => page.getByRole('textbox', { name: `Member ${number}: Name` });
const isLead = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/leads');

/** Answers every step, up to the button that sends. */
async function fillIn(page: Page, members: readonly string[] = []): Promise<void> {
  await open(page, '/');
  await next(page).click();
  await page.getByLabel('Age of the eldest').fill('42');
  await next(page).click();
  await page.getByLabel('Basic').check();
  await page.getByLabel('Care at home').check();
  if (members.length > 0) await page.getByLabel('Family').check();
  await next(page).click();
  for (const [index, name] of members.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a member' }).click();
    await member(page, index + 1).fill(name);
    await page.getByLabel('Child').check();
    await next(page).click();
  }
  if (members.length > 0) await next(page).click();
  await page.getByLabel('Full name').fill('Asha Rao');
  await page.getByLabel('Mobile number').fill('+91 98765 43210');
  await page.getByLabel('I agree').check();
  await next(page).click();
  await expect(heading(page)).toHaveText('Check your answers');
}

/** Everything that the wizard has saved on the device. */
const saved = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));

test('the answers of all steps are sent once, and the card shows the reference', async ({ page }) => {
  await fillIn(page);
  await expect(wizard(page)).not.toContainText('not sent');
  expect(await saved(page)).toMatch(/\b42\b/);
  const [request] = await Promise.all([page.waitForRequest(isLead), send(page).click()]);
  await expect(page.getByRole('heading', { name: 'Thank you, Asha Rao' })).toBeFocused();
  await expect(wizard(page)).toContainText(
    /We call you on 9876543210 about Basic and Care at home\. Your reference is CH-/,
  );
  expect(request.postDataJSON()).toMatchObject({
    form: 'cover',
    answers: {
      age: 42,
      plans: ['basic', 'care'],
      request: 'Basic and Care at home',
      name: 'Asha Rao',
      phone: '9876543210',
      consent: true,
    },
    page: '/',
    trap: '',
  });
  expect(await saved(page)).not.toMatch(/\b42\b/);
  await accessible(page, { part: '[data-wizard]' });
});

test('after the reference, Back, Forward and a reload send nothing again, and the wizard begins anew', async ({
  page,
}) => {
  let leads = 0;
  page.on('request', (request) => isLead(request) && (leads += 1));
  await fillIn(page);
  await send(page).click();
  await expect(wizard(page)).toContainText('Your reference is CH-');
  await page.goBack();
  await page.goForward();
  await page.reload();
  await open(page, '/');
  await expect(next(page)).toBeVisible();
  await expect(page.getByText('Asha Rao')).toHaveCount(0);
  await next(page).click();
  await expect(page.getByLabel('Age of the eldest')).toHaveValue('');
  expect(leads).toBe(1);
});

test('a step lists the answers to check; Change opens one, and a button returns to the list', async ({ page }) => {
  await fillIn(page);
  await expect(page.getByRole('heading', { name: 'Your answers', exact: true })).toHaveCount(1);
  const lists = await wizard(page).locator('dl').allInnerTexts();
  expect(lists.map((text) => text.split(/\s*\n\s*/))).toEqual([
    ['Eldest', '42'],
    ['Plans', 'Basic and Care at home'],
    ['Full name', 'Asha Rao', 'Mobile number', '9876543210'],
  ]);
  await accessible(page, { part: '[data-wizard]' });
  await page.getByRole('button', { name: 'Change The eldest of you' }).click();
  await page.getByLabel('Age of the eldest').fill('43');
  await page.getByRole('button', { name: 'Back to Check your answers' }).click();
  await expect(heading(page)).toHaveText('Check your answers');
  await expect(wizard(page).locator('dl').first()).toContainText('43');
});

test('if the server is not reached, nothing is lost, and a second try sends the same lead', async ({ page, allow }) => {
  allow(/Failed to load resource|LeadFailed|LeadRejected/);
  await fillIn(page);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => isLead(request) && keys.push(request.headers()['idempotency-key']));
  await page.route('**/api/leads', (route) => route.abort());
  await send(page).click();
  await expect(wizard(page).getByRole('alert').getByText('Not reached')).toBeVisible();
  await expect(wizard(page)).toContainText('Asha Rao');
  await accessible(page, { part: '[data-wizard]' });
  await page.unroute('**/api/leads');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(wizard(page)).toContainText('Your reference is CH-');
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('if the server refuses answers, their step opens, and the corrected answers are sent', async ({ page, allow }) => {
  allow(/Failed to load resource|LeadFailed|LeadRejected/);
  await fillIn(page);
  const errors = [
    { path: '/answers/age', keyword: 'maximum', message: 'Only until 40 from today on.', step: 'person' },
    { path: '/answers/smoker', keyword: 'required', message: 'Say whether somebody smokes.', step: 'person' },
  ];
  await page.route(
    '**/api/leads',
    (route) => route.fulfill({ status: 422, json: { type: '/api/problems/invalid-lead', errors } }),
    { times: 1 },
  );
  await send(page).click();
  await expect(heading(page)).toHaveText('The eldest of you');
  const summary = page.getByRole('group', { name: '2 answers need attention' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Only until 40 from today on.' }).click();
  await expect(page.getByLabel('Age of the eldest')).toBeFocused();
  await accessible(page, { part: '[data-wizard]' });
  await page.getByLabel('Age of the eldest').fill('39');
  await page.getByLabel('Someone smokes').check();
  for (const title of ['Which cover', 'How to reach you', 'Check your answers']) {
    await next(page).click();
    await expect(heading(page)).toHaveText(title);
  }
  await send(page).click();
  await expect(wizard(page)).toContainText('Your reference is CH-');
});

test('if the server refuses answers in two rows, each is opened in turn, and a link leads from one to the other', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|LeadFailed|LeadRejected/);
  await fillIn(page, ['Ravi Rao', 'Meera Rao']);
  const errors = [0, 1].map((row) => ({
    path: `/answers/members/${row}/member`,
    keyword: 'pattern',
    message: 'Write the whole name.',
  }));
  await page.route(
    '**/api/leads',
    (route) => route.fulfill({ status: 422, json: { type: '/api/problems/invalid-lead', errors } }),
    { times: 1 },
  );
  await send(page).click();
  await expect(heading(page)).toHaveText('Who belongs to the family');
  const summary = page.getByRole('group', { name: '2 answers need attention' });
  await expect(summary).toBeFocused();
  await expect(member(page, 1)).toHaveAccessibleDescription('Write the whole name.');
  await summary.getByRole('link', { name: 'Member 2: Write the whole name.' }).click();
  await expect(member(page, 2)).toBeFocused();
  await member(page, 2).fill('Meera Devi Rao');
  await next(page).click();
  await expect(member(page, 1)).toHaveAccessibleDescription('Write the whole name.');
  await member(page, 1).fill('Ravi Kumar Rao');
  await next(page).click();
  await expect(page.getByRole('button', { name: /^Change .* Rao$/ })).toHaveCount(2);
  for (const title of ['How to reach you', 'Check your answers']) {
    await next(page).click();
    await expect(heading(page)).toHaveText(title);
  }
  await send(page).click();
  await expect(wizard(page)).toContainText('Your reference is CH-');
});

test('if the text of the consent has changed, the visitor is asked again, with the new text and an empty box', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|LeadFailed|LeadRejected/);
  await fillIn(page);
  const consent = { version: 'new', words: 'I agree to a call and a letter.', at: new Date().toISOString() };
  await page.route(
    '**/api/leads',
    (route) => route.fulfill({ status: 422, json: { type: '/api/problems/unusable-consent', consent } }),
    { times: 1 },
  );
  await send(page).click();
  const box = page.getByLabel('I agree to a call and a letter.');
  await expect(box).not.toBeChecked();
  await expect(wizard(page)).toContainText('Please agree again.');
  await box.check();
  await next(page).click();
  const [request] = await Promise.all([page.waitForRequest(isLead), send(page).click()]);
  expect(request.postDataJSON()).toMatchObject({ consent: { version: 'new' } });
});

test('a visitor who ends at an exit sends nothing', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => isLead(request) && sent.push(request.url()));
  await open(page, '/');
  await next(page).click();
  await page.getByLabel('Age of the eldest').fill('84');
  await next(page).click();
  await expect(heading(page)).toHaveText('We cannot insure a person of 84');
  expect(sent).toEqual([]);
});

test('the estimate is shown in every step, and follows the answers', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/');
  const status = page.locator('[data-wizard] output');
  const none = 'Say how old the eldest is and which cover you want, to see the price here.';
  await expect(status).toHaveText(`About ${none}`);
  await next(page).click();
  await page.getByLabel('Age of the eldest').fill('42');
  await next(page).click();
  await expect(status).toHaveText(`About ${none}`);
  await page.getByLabel('Basic').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('₹400 a month', { exact: true })).toBeVisible();
  await expect(status).toHaveText('About ₹400 a month For Basic. The insurer decides the final price.');
  await page.getByLabel('Care at home').check();
  await expect(page.getByText('₹800 a month', { exact: true })).toBeVisible();
  await accessible(page, { part: '[data-wizard]' });
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByLabel('Age of the eldest').fill('62');
  await expect(page.getByText('₹1,800 a month', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('₹1,800 a month', { exact: true })).toBeVisible();
});

test('the server refuses a price that was tampered with', async ({ page, allow }) => {
  allow(/Failed to load resource|LeadFailed|LeadRejected/);
  await fillIn(page);
  await page.route('**/api/leads', async (route) => {
    const body = route.request().postDataJSON() as { answers: Record<string, unknown> };
    await route.continue({ postData: JSON.stringify({ ...body, answers: { ...body.answers, price: 1 } }) });
  });
  const [response] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith('/api/leads')),
    send(page).click(),
  ]);
  expect(response.status()).toBe(422);
  expect(await response.json()).toMatchObject({ errors: [{ path: '/answers/price', keyword: 'computed' }] });
});

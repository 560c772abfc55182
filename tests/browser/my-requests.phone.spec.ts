import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page } from '@playwright/test';
import { accessible, expect, noSidewaysScroll, test } from './fixtures.ts';
import { leadApi, filledForm, submit } from './policy/page.ts';
import * as config from './setup/config.ts';
import { open } from './setup/open.ts';

const link = config.site.leads!.own!.label;
const words = config.block('my-requests', 'own-requests');
const nameOf = (reference: string): string => config.filled(words.sent, { reference });

interface Sent extends Record<string, string> {
  reference: string;
  token: string;
}

/** Sends a lead from a policy. Returns its reference, and the token of the answer. */
async function send(page: Page): Promise<Sent> {
  const form = await filledForm(page);
  const [answer] = await Promise.all([page.waitForResponse(leadApi), submit(form)]);
  await expect(page.getByRole('link', { name: link })).toBeVisible();
  return (await answer.json()) as Sent;
}

/** Nothing of the browser that outlives the list has the token. */
async function expectNoTrace(page: Page, token: string): Promise<void> {
  expect(page.url()).not.toContain(token);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
}

/** Opens the private link on another device. */
async function onOtherDevice(browser: Browser, baseURL: string | undefined, { token, reference }: Sent) {
  const context = await browser.newContext({ baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(`/MyRequests#${token}`);
  return { context, page, request: page.getByRole('group', { name: nameOf(reference) }) };
}

const correct = words.correct!;
const lead = config.form('lead');

/** The form of the correction, once it is open. */
async function correctionOf(request: Locator): Promise<Locator> {
  await request.getByRole('button', { name: correct.label }).click();
  const form = request.locator('form[data-form="lead"]');
  await expect(form).toBeVisible();
  return form;
}

test('a visitor sees a sent request, copies it, withdraws the consent and erases it, also after a refresh', async ({
  page,
}) => {
  const { reference, token } = await send(page);
  await page.getByRole('link', { name: link }).tap();
  const request = page.getByRole('group', { name: nameOf(reference) });
  await expect(request).toBeFocused();
  await expectNoTrace(page, token);
  await expect(request).toContainText('Nikhil Joshi');
  await expect(request).toContainText(config.label(config.form('lead'), 'consent'));
  // The words that were agreed to keep their lines. The notice is one of them.
  await expect(request.getByText(config.site.leads!.notice!.label, { exact: true })).toBeVisible();
  await expect(request).toContainText(words.nobody);
  await accessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await noSidewaysScroll(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    request.getByRole('link', { name: words.download.label }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe('my-request.json');
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({ reference });

  await page.reload();
  await expect(request).toBeVisible();
  await request.getByRole('button', { name: words.withdraw.label }).tap();
  await expect(request.getByRole('group', { name: words.withdraw.label })).toBeFocused();
  await request.getByRole('button', { name: words.withdraw.cancel }).tap();
  await request.getByRole('button', { name: words.withdraw.label }).tap();
  await accessible(page);
  await request.getByRole('button', { name: words.withdraw.confirm }).tap();
  await expect(request.getByRole('status')).toHaveText(config.filled(words.withdraw.done, { reference }));
  await expect(request).toContainText(words.withdrawnOn.split('{')[0]!);
  await expect(request.getByRole('button', { name: words.withdraw.label })).toHaveCount(0);

  await request.getByRole('button', { name: words.erase.label }).tap();
  await request.getByRole('button', { name: words.erase.confirm }).tap();
  await expect(page.getByText(config.filled(words.erase.done, { reference }))).toBeVisible();
  await expect(request).toHaveCount(0);
  await expect(page.getByText(words.empty)).toBeVisible();
  await page.reload();
  await expect(page.getByText(words.empty)).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(token);
});

test('a visitor corrects a sent request in its own form, withdraws the consent and erases it', async ({ page }) => {
  const { reference } = await send(page);
  await page.getByRole('link', { name: link }).tap();
  const request = page.getByRole('group', { name: nameOf(reference) });
  const form = await correctionOf(request);
  const [name, phone] = [
    form.getByRole('textbox', { name: 'Full name' }),
    form.getByRole('textbox', { name: 'Mobile' }),
  ];
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Nikhil Joshi');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue('nikhil@example.com');
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await accessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await noSidewaysScroll(page);

  await name.fill('Nikhil Rao');
  await phone.fill('12345');
  await form.getByRole('button', { name: correct.submit }).tap();
  await expect(phone).toHaveAccessibleDescription(new RegExp(lead.messages!.phone!.pattern as string));
  await expect(phone).toBeFocused();
  await expect(name).toHaveValue('Nikhil Rao');
  await accessible(page);
  await phone.fill('98765 00001');
  await form.getByRole('button', { name: correct.submit }).tap();
  await expect(request.getByRole('status').first()).toHaveText(config.filled(correct.done, { reference }));
  await expect(request).toBeFocused();
  await expect(form).toHaveCount(0);
  await expect(request).toContainText(correct.correctedOn.split('{')[0]!);

  await page.reload();
  await expect(request).toContainText('Nikhil Rao');
  await expect(request).toContainText('9876500001');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    request.getByRole('link', { name: words.download.label }).tap(),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).not.toHaveProperty('correctable');
  await request.getByRole('button', { name: words.withdraw.label }).tap();
  await request.getByRole('button', { name: words.withdraw.confirm }).tap();
  await expect(request).toContainText(words.withdrawnOn.split('{')[0]!);
  await expect(request.getByRole('button', { name: correct.label })).toHaveCount(0);
  await request.getByRole('button', { name: words.erase.label }).tap();
  await request.getByRole('button', { name: words.erase.confirm }).tap();
  await expect(page.getByText(config.filled(words.erase.done, { reference }))).toBeVisible();
});

test('a correction that is cancelled, or whose request is closed, changes nothing and leaves nothing', async ({
  page,
}) => {
  const { reference } = await send(page);
  await page.getByRole('link', { name: link }).tap();
  const request = page.getByRole('group', { name: nameOf(reference) });
  for (const end of [correct.cancel, words.close]) {
    const form = await correctionOf(request);
    await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Nikhil Joshi');
    await form.getByRole('textbox', { name: 'Full name' }).fill('Nobody');
    await request.getByRole('button', { name: end }).tap();
    await expect(form).toHaveCount(0);
  }
  await page.getByRole('button', { name: words.open }).tap();
  await expect(request).toContainText('Nikhil Joshi');
  await expect(request).not.toContainText('Nobody');
});

test('what was typed survives a server that is not reached, and the same press works later', async ({
  page,
  allow,
}) => {
  const { reference } = await send(page);
  await page.getByRole('link', { name: link }).tap();
  const request = page.getByRole('group', { name: nameOf(reference) });
  const form = await correctionOf(request);
  const name = form.getByRole('textbox', { name: 'Full name' });
  await name.fill('Nikhil Rao');
  allow(/ERR_FAILED|Failed to load|LeadFailed|503/);
  await page.route('**/api/requests/correct', (route) => route.abort());
  await form.getByRole('button', { name: correct.submit }).tap();
  await expect(form.getByRole('alert')).toContainText(config.site.http.unansweredMessage);
  await expect(name).toHaveValue('Nikhil Rao');
  await page.unroute('**/api/requests/correct');
  await form.getByRole('button', { name: config.site.texts.retry }).tap();
  await expect(request.getByRole('status').first()).toHaveText(config.filled(correct.done, { reference }));
  await expect(request).toContainText('Nikhil Rao');
});

test('a correction on another device is shown, and not overwritten unseen', async ({
  page,
  browser,
  baseURL,
  allow,
}) => {
  const sent = await send(page);
  await page.getByRole('link', { name: link }).tap();
  const request = page.getByRole('group', { name: nameOf(sent.reference) });
  const form = await correctionOf(request);
  const name = form.getByRole('textbox', { name: 'Full name' });
  await name.fill('Nikhil Rao');

  const other = await onOtherDevice(browser, baseURL, sent);
  const there = await correctionOf(other.request);
  await there.getByRole('textbox', { name: 'Email' }).fill('rao@example.com');
  await there.getByRole('button', { name: correct.submit }).click();
  await expect(other.request).toContainText('rao@example.com');

  allow(/status of 409/);
  await form.getByRole('button', { name: correct.submit }).tap();
  await expect(form.getByRole('alert')).toContainText(correct.changed);
  await expect(request).toContainText('rao@example.com');
  await expect(name).toHaveValue('Nikhil Rao');
  await form.getByRole('textbox', { name: 'Email' }).fill('rao@example.com');
  await form.getByRole('button', { name: correct.submit }).tap();
  await expect(request.getByRole('status').first()).toHaveText(config.filled(correct.done, sent));
  await other.page.goto('/');
  await other.page.goto(`/MyRequests#${sent.token}`);
  await expect(other.request).toContainText('Nikhil Rao');
  await other.context.close();
});

test('a request on paper is whole, without buttons, its private link and what only a screen can do', async ({
  page,
}) => {
  const { reference, token } = await send(page);
  await page.getByRole('link', { name: link }).tap();
  const request = page.getByRole('group', { name: nameOf(reference) });
  await expect(request).toContainText('Nikhil Joshi');
  await page.evaluate(() => Object.assign(window, { print: () => Object.assign(window, { printed: true }) }));
  await request.getByRole('button', { name: words.print }).tap();
  expect(await page.evaluate(() => 'printed' in window)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Nikhil Joshi', 'nikhil@example.com', reference, config.label(lead, 'consent'), words.nobody])
    await expect(request.getByText(text).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(request.getByRole('link')).toHaveCount(0);
  await expect(request.getByText(words.elsewhere.heading)).toBeHidden();
  expect(await page.locator('body').innerText()).not.toContain(token);
  await page.emulateMedia({ media: 'screen' });
});

test('the private link is shared by the device, or copied, with the token in its fragment', async ({
  page,
  context,
}) => {
  const { reference, token } = await send(page);
  await page.getByRole('link', { name: link }).tap();
  const request = page.getByRole('group', { name: nameOf(reference) });
  await request.getByText(words.elsewhere.heading).tap();
  const button = request.getByRole('button', { name: words.elsewhere.share });
  const url = new URL(`/MyRequests#${token}`, page.url()).href;

  await page.evaluate(() => {
    const share = async (data: ShareData) => void Object.assign(window, { sharedData: data });
    Object.assign(navigator, { canShare: () => true, share });
  });
  await button.tap();
  await expect
    .poll(() => page.evaluate(() => (window as never as { sharedData?: ShareData }).sharedData))
    .toEqual({
      title: nameOf(reference),
      url,
    });

  await page.evaluate(() => Object.assign(navigator, { canShare: undefined }));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button.tap();
  await expect(page.getByText(words.elsewhere.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);

  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('not allowed')) }),
  );
  await button.tap();
  await expect(page.getByRole('alertdialog')).toContainText(url);
  expect(new URL(url).pathname + new URL(url).search).not.toContain(token);
  await expectNoTrace(page, token);
});

test('the private link and its QR code open the request on another device, until it is erased', async ({
  page,
  browser,
  baseURL,
  allow,
}) => {
  const { reference, token } = await send(page);
  await page.getByRole('link', { name: link }).tap();
  const request = page.getByRole('group', { name: nameOf(reference) });
  await request.getByText(words.elsewhere.heading).tap();
  await expect(request.getByRole('img', { name: words.elsewhere.code })).toBeVisible();
  await accessible(page);

  const { context, page: other, request: there } = await onOtherDevice(browser, baseURL, { reference, token });
  await expect(there).toContainText('Nikhil Joshi');
  await expectNoTrace(other, token);
  expect(await other.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token);
  await there.getByRole('button', { name: words.erase.label }).click();
  await there.getByRole('button', { name: words.erase.confirm }).click();
  await expect(other.getByText(config.filled(words.erase.done, { reference }))).toBeVisible();
  await context.close();

  allow(/404/);
  await page.reload();
  await expect(page.getByText(words.unknown)).toBeVisible();
  await page.getByRole('button', { name: words.remove }).tap();
  await expect(page.getByText(words.empty)).toBeVisible();
});

test('when the server is not reached, nothing is lost, and a second try works', async ({ page, allow }) => {
  const { reference } = await send(page);
  allow(/ERR_FAILED|Failed to load/);
  await page.route('**/api/requests', (route) => route.abort());
  await page.getByRole('link', { name: link }).tap();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/requests');
  await page.getByRole('button', { name: config.site.texts.retry }).tap();
  const request = page.getByRole('group', { name: nameOf(reference) });
  await expect(request).toContainText('Nikhil Joshi');
  await page.route('**/api/requests/erase', (route) => route.abort());
  await request.getByRole('button', { name: words.erase.label }).tap();
  await request.getByRole('button', { name: words.erase.confirm }).tap();
  await expect(request.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/requests/erase');
  await request.getByRole('button', { name: words.erase.confirm }).tap();
  await expect(page.getByText(config.filled(words.erase.done, { reference }))).toBeVisible();
});

test('a form that sends nothing has no link to requests', async ({ page }) => {
  await open(page, '/Login');
  await expect(page.getByRole('link', { name: link })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says that it needs it, and how else to ask', async ({ page }) => {
    await page.goto('/MyRequests');
    await expect(page.getByRole('main')).toContainText(words.noscript, { useInnerText: true });
  });
});

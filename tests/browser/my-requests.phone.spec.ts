import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessible, expect, noSidewaysScroll, test } from './fixtures.ts';
import { giveLead, leadApi, openPolicy, embeddedForm, submit } from './policy/page.ts';
import * as config from './setup/config.ts';
import { open } from './setup/open.ts';

const link = config.site.leads!.own!.label;
const words = config.block('my-requests', 'own-requests');
const nameOf = (reference: string): string => config.filled(words.sent, { reference });

/** Sends a lead from a policy. Returns its reference, and the token of the answer. */
async function send(page: Page): Promise<{ reference: string; token: string }> {
  await openPolicy(page);
  const form = await embeddedForm(page);
  await giveLead(form);
  const [answer] = await Promise.all([page.waitForResponse(leadApi), submit(form)]);
  await expect(page.getByRole('link', { name: link })).toBeVisible();
  return (await answer.json()) as { reference: string; token: string };
}

/** Nothing of the browser that outlives the list has the token. */
async function expectNoTrace(page: Page, token: string): Promise<void> {
  expect(page.url()).not.toContain(token);
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(token);
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

  const context = await browser.newContext({ baseURL: baseURL! });
  const other = await context.newPage();
  await other.goto(`/MyRequests#${token}`);
  const there = other.getByRole('group', { name: nameOf(reference) });
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

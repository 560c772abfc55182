import type { Page } from '@playwright/test';
import { escapePattern } from '../../../src/shared/engine/format/escape.ts';
import { accessible, expect, test } from '../fixtures.ts';
import { gate } from '../setup/hold.ts';
import { open } from '../setup/open.ts';
import { basic, embeddedForm, filledForm, failures, giveLead, leadApi, openPolicy, policyApi, submit } from './page.ts';
import * as config from '../setup/config.ts';

test(
  'the embedded lead form sends its answers and shows their reference [spec 2.63, 7.06]',
  { tag: ['@journey', '@form:lead'] },
  async ({ page }) => {
    await openPolicy(page);
    const form = await embeddedForm(page);
    await expect(form.getByRole('combobox', { name: config.label(config.form('lead'), 'productType') })).toHaveValue(
      'health',
    );
    const phone = await giveLead(form);
    const [answer] = await Promise.all([page.waitForResponse(leadApi), submit(form)]);
    expect(answer.status()).toBe(201);
    const { reference } = (await answer.json()) as { reference: string };
    await expect(page.getByRole('heading', { name: 'Thank you, Nikhil Joshi' })).toBeFocused();
    await expect(page.getByText(`Its reference is ${reference}.`)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(phone);
    await accessible(page);
  },
);

/** The form's message for a fault: without a response, to check the connection; otherwise, to try again. */
function saidOf(fault: string): string {
  if (fault === 'the API is down') return config.site.http.unansweredMessage;
  return fault === 'a 429' ? config.site.http.rateLimitMessage : config.site.texts.crash;
}

test('after any failure, the lead form says so, keeps the answers, and tries again with the same key', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|LeadFailed/);
  const form = await filledForm(page);
  const retry = form.getByRole('button', { name: 'Try again' });
  const sent: { key: string | null; body: string | null }[] = [];
  const send = async (press: () => Promise<void>) => {
    const [request] = await Promise.all([page.waitForRequest(leadApi), press()]);
    sent.push({ key: await request.headerValue('idempotency-key'), body: request.postData() });
  };
  for (const { fault, answer } of failures)
    await test.step(fault, async () => {
      const answering = gate();
      await page.route(leadApi, async (route) => {
        await answering.opened;
        await answer(route);
      });
      await send(() => (sent.length === 0 ? submit(form) : retry.click()));
      await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
      answering.open();
      await expect(form.getByRole('alert')).toContainText(saidOf(fault));
      await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Nikhil Joshi');
      await expect(form.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
      await page.unroute(leadApi);
    });
  await send(() => retry.click());
  expect(sent[0]!.key).toMatch(/./);
  expect(sent).toEqual(sent.map(() => sent[0]));
  await expect(page.getByRole('heading', { name: 'Thank you, Nikhil Joshi' })).toBeVisible();
});

test('offline the form says to check the connection and shows the phone number; the answers stay', async ({
  page,
  allow,
}) => {
  // The code that sends a lead may be loaded by now, or not.
  allow(/Failed to load resource|Failed to fetch|ERR_INTERNET_DISCONNECTED|The code that sends a lead|LeadFailed/);
  const form = await filledForm(page);
  await page.context().setOffline(true);
  await submit(form);
  await expect(form.getByRole('alert')).toContainText(config.site.http.unansweredMessage);
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you, Nikhil Joshi' })).toBeVisible();
});

test('when the response is lost after the lead was stored, the second try gets the same reference', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|LeadFailed/);
  const form = await filledForm(page);
  let reference = '';
  await page.route(leadApi, async (route) => {
    reference = ((await (await route.fetch()).json()) as { reference: string }).reference;
    await route.abort('connectionreset');
  });
  await submit(form);
  await expect(form.getByRole('alert')).toContainText(config.site.http.unansweredMessage);
  await page.unroute(leadApi);
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(`Its reference is ${reference}.`)).toBeVisible();
});

test.describe('with a clock', () => {
  test.use({ ownPage: true });

  test('while a call stalls, the button says Sending…, then the form shows the timeout message [spec 8.01, 9.06]', async ({
    page,
    allow,
  }) => {
    allow(/LeadFailed/);
    await page.clock.install();
    const form = await filledForm(page);
    await page.route(leadApi, () => undefined);
    await Promise.all([page.waitForRequest(leadApi), submit(form)]);
    await expect(form.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(10_000);
    await expect(form.getByRole('alert')).toContainText('Request timeout. Please try again.');
    await accessible(page, { part: 'form[data-form="lead"]' });
  });

  test('on a device whose clock is three days ahead the visitor agrees once more, and the lead is sent', async ({
    page,
    allow,
  }) => {
    allow(/Failed to load resource|LeadFailed/);
    await page.clock.install({ time: Date.now() + 3 * 24 * 60 * 60_000 });
    const form = await filledForm(page);
    await submit(form);
    const box = form.getByRole('checkbox', { name: /^I agree/ });
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription(new RegExp(escapePattern(config.site.texts.agreeAgain)));
    await box.check();
    await submit(form);
    await expect(page.getByRole('heading', { name: 'Thank you, Nikhil Joshi' })).toBeVisible();
  });
});

/** The server refuses an answer. */
const refuse = (page: Page, error: Readonly<Record<'path' | 'keyword' | 'message', string>>): Promise<unknown> =>
  page.route(leadApi, (route) =>
    route.fulfill({ status: 422, contentType: 'application/problem+json', json: { errors: [error] } }),
  );

test('an answer refused by the server has a message at its control', async ({ page, allow }) => {
  allow(/Failed to load resource|LeadFailed/);
  const form = await filledForm(page);
  await refuse(page, { path: '/answers/phone', keyword: 'pattern', message: 'This number cannot be called.' });
  await submit(form);
  await expect(form.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(
    /This number cannot be called\./,
  );
  await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Nikhil Joshi');
});

test('a page that was opened before its form has changed is told so when more is asked, and sends what is still asked', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|LeadFailed/);
  const form = await filledForm(page);
  await refuse(page, { path: '/answers/nickname', keyword: 'required', message: 'Enter your nickname.' });
  await submit(form);
  await expect(form.getByRole('alert')).toContainText(config.site.texts.formChanged!);
  await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Nikhil Joshi');
  await page.unroute(leadApi);
  await page.route(leadApi, (route) => {
    const sent = route.request().postDataJSON() as { answers: object };
    return route.continue({
      postData: JSON.stringify({ ...sent, config: 'older', answers: { ...sent.answers, nickname: 'Nik' } }),
    });
  });
  await submit(form);
  await expect(page.getByRole('heading', { name: 'Thank you, Nikhil Joshi' })).toBeVisible();
});

test('when the consent text has changed since the page was opened, the new text is shown, and all other answers stay', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|LeadFailed/);
  const form = await filledForm(page);
  const words = 'I agree that Chhatri may write to me about this request.';
  await page.route(leadApi, (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: {
        type: '/api/problems/unusable-consent',
        status: 422,
        consent: { version: 'b0b0', words, at: new Date().toISOString() },
      },
    }),
  );
  const [first] = await Promise.all([page.waitForRequest(leadApi), submit(form)]);
  const box = form.getByRole('checkbox', { name: words, exact: true });
  await expect(box).toBeFocused();
  await expect(box).not.toBeChecked();
  await expect(box).toHaveAccessibleDescription(new RegExp(escapePattern(config.site.texts.agreeAgain)));
  await expect(form.getByRole('textbox', { name: 'Full name' })).toHaveValue('Nikhil Joshi');
  await accessible(page, { part: 'form[data-form="lead"]' });
  await box.check();
  const [second] = await Promise.all([page.waitForRequest(leadApi), submit(form)]);
  expect(second.postDataJSON()).toMatchObject({ answers: { name: 'Nikhil Joshi' }, consent: { version: 'b0b0' } });
  expect(await second.headerValue('idempotency-key')).not.toBe(await first.headerValue('idempotency-key'));
});

test('ten quick clicks send one lead', async ({ page }) => {
  const form = await filledForm(page);
  let sent = 0;
  page.on('request', (request) => request.method() === 'POST' && (sent += 1));
  await form.getByRole('button', { name: config.form('lead').submit.label }).evaluate((button: HTMLElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  await expect(page.getByRole('heading', { name: 'Thank you, Nikhil Joshi' })).toBeVisible();
  expect(sent).toBe(1);
});

test('the page is accessible while it loads', async ({ page }) => {
  await page.route(policyApi, () => undefined);
  await open(page, `/policy/${basic.id}`);
  await expect(page.getByText('Loading…')).toBeVisible();
  await accessible(page);
});

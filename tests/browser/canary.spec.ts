import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';
import { embeddedForm, giveLead, leadApi, openPolicy, submit } from './policy/page.ts';

/** What a visitor says of themselves. */
const canaries = {
  text: 'Canary Chaudhuri',
  tel: '9012345678',
  email: 'canary@example.com',
  password: 'canary-secret',
};
const traces = /canary|chaudhuri|9012345678/i;

const pages = [
  '/',
  '/Accident',
  '/ClaimSettlement',
  '/Contact',
  '/Individual',
  '/Login',
  '/Register',
  '/TermInsurance',
];

/** Everything that the browser keeps of a page, as one text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const cached = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    const databases = await indexedDB.databases();
    return JSON.stringify([
      document.cookie,
      { ...localStorage },
      { ...sessionStorage },
      names,
      cached,
      databases,
      location.href,
    ]);
  });

/** Fills in every field of a page's first form that takes words of a visitor's own. Returns how many there are. */
async function fill(form: Locator): Promise<number> {
  const fields = await form.evaluate((node: HTMLFormElement) =>
    Array.from(node.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input[name], textarea[name]'))
      .filter((control) => !control.readOnly && !control.disabled && control.tabIndex >= 0)
      .map(({ name, type, inputMode }) => ({
        name,
        kind: inputMode === 'numeric' || /phone|mobile/i.test(name) ? 'tel' : type === 'textarea' ? 'text' : type,
      })),
  );
  const own = fields.filter(({ kind }) => kind in canaries);
  for (const { name, kind } of own)
    await form
      .locator(`[name="${name}"]`)
      .first()
      .fill(canaries[kind as keyof typeof canaries]);
  return own.length;
}

test('what a visitor says of themselves stays in the page: not in addresses, storage, cookies or caches, and on the network in the body of a lead alone', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|net::ERR|request to another origin/);
  const sent: string[] = [];
  page.on('request', (request) =>
    sent.push(
      `${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.url().endsWith('/api/leads') ? '' : (request.postData() ?? '')}`,
    ),
  );
  for (const path of pages) {
    await open(page, path);
    const form = page.getByRole('main').locator('form').first();
    expect(await fill(form), path).toBeGreaterThan(0);
    await form.locator('button[type="submit"]').first().click();
    expect(await kept(page), path).not.toMatch(traces);
  }
  await openPolicy(page);
  const form = await embeddedForm(page);
  await giveLead(form);
  await form.getByRole('textbox', { name: 'Full name' }).fill(canaries.text);
  await form.getByRole('textbox', { name: 'Email' }).fill(canaries.email);
  const [answer] = await Promise.all([page.waitForResponse(leadApi), submit(form)]);
  expect(answer.request().postData()).toMatch(traces);
  expect(await answer.text()).not.toMatch(traces);
  await expect(page.getByRole('heading', { name: `Thank you, ${canaries.text}` })).toBeVisible();
  expect(await kept(page)).not.toMatch(traces);
  expect(sent.filter((line) => traces.test(line))).toEqual([]);
  expect(sent.filter((line) => line.includes('/api/leads'))).toHaveLength(1);
});

test('the field that nobody sees takes part in nothing, and what fills it in is refused once', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|LeadFailed/);
  await openPolicy(page);
  const form = await embeddedForm(page);
  const trap = form.locator('input[name="companyWebsite"]');
  await expect(trap).toHaveAttribute('autocomplete', 'off');
  await expect(form.getByRole('textbox')).toHaveCount(3);
  await giveLead(form);
  await form.getByRole('textbox', { name: 'Email' }).focus();
  const reached: (string | null)[] = [];
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    reached.push(await page.evaluate(() => document.activeElement!.getAttribute('name')));
  }
  expect(reached).not.toContain('companyWebsite');
  await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
  const [refused] = await Promise.all([page.waitForResponse(leadApi), submit(form)]);
  expect(refused.status()).toBe(422);
  await expect(form.getByRole('alert')).toContainText('Please try again.');
  const [answer] = await Promise.all([
    page.waitForResponse(leadApi),
    form.getByRole('button', { name: 'Try again' }).click(),
  ]);
  expect(answer.status()).toBe(201);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openDatabase } from '../../src/server/leads/database/open.ts';
import { serveBuild } from '../support/built-site.ts';
import { expect, test as base } from './fixtures.ts';
import { fillIn, formOf } from './setup/form.ts';
import { atRest, hydrated, open } from './setup/open.ts';

interface Counting {
  /** Stops the server, which then writes what it has counted. Resolves to the counts, by what they are of. */
  readonly counts: () => Promise<Record<string, number>>;
}

/** A server of its own for each test, so that no other test is counted. */
const test = base.extend<{ counting: Counting & { readonly url: string } }>({
  ownPage: true,
  counting: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'insights-'));
    const { url, stop, stopped } = await serveBuild('.', { DATA_DIR: dataDir });
    const counts = async () => {
      stop();
      await stopped;
      const db = await openDatabase({ dataDir });
      const rows = await db.selectFrom('insight').selectAll().execute();
      await db.destroy();
      return Object.fromEntries(
        rows.map(({ event, page, form, step, field, message, number }) => [
          [event, page, form, step, field, message].filter((name) => name !== '').join(' '),
          number,
        ]),
      );
    };
    await use({ url, counts });
    stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ counting }, use) => use(counting.url),
});

const contact = { mobileNumber: '9876543210', email: 'asha@example.com', pincode: '411001' };
const form = (page: Page) => formOf(page, 'home-lead');
const wizard = (page: Page) => page.locator('[data-wizard="home-lead"]');

// The pages of other tests ask not to be tracked.
test.beforeEach(({ page }) => page.addInitScript(say, ['globalPrivacyControl', false] as const));

/** Runs in the page. What the browser says about the wish of its visitor. */
function say([property, value]: readonly [string, unknown]): void {
  Object.defineProperty(navigator, property, { value, configurable: true });
}

/** Opens a page and waits until the script that counts has started. */
async function openCounting(page: Page, path: string): Promise<void> {
  await open(page, path);
  await counts(page);
}

async function counts(page: Page): Promise<void> {
  await hydrated(page);
  await atRest(page);
  await expect
    .poll(() =>
      page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /insights-/.test(name))),
    )
    .toBe(true);
  await atRest(page);
}

async function giveContact(page: Page): Promise<void> {
  await fillIn(form(page), contact);
  await form(page).field('agreedTerms').check();
  await form(page).button('Proceed').click();
  await expect(wizard(page)).toHaveAttribute('data-step', 'building');
}

/** Puts another tab in front, as far as the page notices. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    Reflect.deleteProperty(document, 'hidden');
  });

/** Leaves the site, which sends the beacon. A server that stops still answers what is under way. */
const leave = (page: Page) => page.goto('about:blank');

test('a walk through a wizard counts each step, message and way, once', async ({ page, counting }) => {
  await openCounting(page, '/HomeInsurance');
  await form(page).button('Proceed').click();
  await expect(page.locator('[data-errors]')).toBeVisible();
  await form(page).button('Proceed').click();
  await giveContact(page);
  await form(page).button('Back').click();
  await expect(wizard(page)).toHaveAttribute('data-step', 'contact');
  await form(page).button('Proceed').click();
  await expect(wizard(page)).toHaveAttribute('data-step', 'building');
  await fillIn(form(page), { carpetArea: '900', costOfConstruction: '20000', valueOfContent: '500000' });
  await form(page).button('Get Quote').click();
  await expect(wizard(page)).toHaveAttribute('data-step', 'Result');
  await expect(page.locator('[data-block="offers"] article').first()).toBeVisible();
  await leave(page);
  expect(await counting.counts()).toEqual({
    'entered home-insurance': 1,
    'entered home-insurance home-lead contact': 1,
    'message home-insurance home-lead contact mobileNumber required': 1,
    'message home-insurance home-lead contact email required': 1,
    'message home-insurance home-lead contact pincode required': 1,
    'message home-insurance home-lead contact agreedTerms required': 1,
    'forward home-insurance home-lead contact': 1,
    'entered home-insurance home-lead building': 1,
    'back home-insurance home-lead building': 1,
    'forward home-insurance home-lead building': 1,
    'finished home-insurance home-lead': 1,
    'offers home-insurance': 1,
  });
});

test("the browser's Back counts as back", async ({ page, counting }) => {
  await openCounting(page, '/HomeInsurance');
  await giveContact(page);
  await page.goBack();
  await expect(wizard(page)).toHaveAttribute('data-step', 'contact');
  await leave(page);
  expect(await counting.counts()).toMatchObject({ 'back home-insurance home-lead building': 1 });
});

test('a reload, another tab in front and the way back count nothing again', async ({ page, counting }) => {
  await openCounting(page, '/HomeInsurance');
  await hide(page);
  await page.reload();
  await counts(page);
  await hide(page);
  await leave(page);
  await page.goBack();
  await hydrated(page);
  await leave(page);
  expect(await counting.counts()).toEqual({
    'entered home-insurance': 1,
    'entered home-insurance home-lead contact': 1,
  });
});

test('a page is counted by its name as the site leads to it, and one that is only read too', async ({
  page,
  counting,
}) => {
  await openCounting(page, '/About');
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/Career"]')!.click());
  await expect(page).toHaveURL('/Career');
  await counts(page);
  await leave(page);
  expect(await counting.counts()).toMatchObject({ 'entered about': 1, 'entered career': 1 });
});

test('the Hindi page counts with the English one', async ({ page, counting }) => {
  await openCounting(page, '/hi/HomeInsurance');
  await leave(page);
  expect(await counting.counts()).toEqual({
    'entered home-insurance': 1,
    'entered home-insurance home-lead contact': 1,
  });
});

for (const [name, value] of [
  ['globalPrivacyControl', true],
  ['doNotTrack', '1'],
] as const) {
  test(`with ${name}, nothing is sent`, async ({ page, counting }) => {
    await page.addInitScript(say, [name, value] as const);
    const sent: string[] = [];
    page.on('request', (request) => void (request.url().includes('/api/insights') && sent.push(request.url())));
    await openCounting(page, '/HomeInsurance');
    await giveContact(page);
    await leave(page);
    expect(sent).toEqual([]);
    expect(await counting.counts()).toEqual({});
  });
}

test('counting keeps nothing in the browser', async ({ page, context, counting }) => {
  await openCounting(page, '/About');
  await hide(page);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  expect(await context.cookies()).toEqual([]);
  await leave(page);
  expect(await counting.counts()).toEqual({ 'entered about': 1 });
});

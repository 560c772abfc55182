import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { startDev, type DevServer } from '../support/dev-server.ts';
import * as config from './setup/config.ts';

let dev: DevServer;
let only: Page;
/** All tests share one page: a new browser context would load each of the hundreds of modules again. */
const test = base.extend({ page: async ({}, use) => use(only) });

// All tests share one server: each test undoes its changes.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  dev = await startDev();
  only = await browser.newPage();
});
test.afterAll(async () => {
  await only.close();
  await dev.stop();
});

/** Marks the document, to detect a reload. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const marked = (page: Page) => page.evaluate(() => 'marked' in window);

test('a changed text of a page shows without a reload', async ({ page }) => {
  await page.goto(`${dev.url}/Login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await mark(page);
  dev.edit('pages/login.yaml', 'heading: Login', 'heading: Welcome to the test');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to the test');
  expect(await marked(page)).toBe(true);
  dev.edit('pages/login.yaml', 'heading: Welcome to the test', 'heading: Login');
});

test('a changed form keeps the typed text', async ({ page }) => {
  await page.goto(`${dev.url}/Login`);
  await page.locator('[name=email]').fill('asha@example.in');
  await mark(page);
  dev.edit('forms/login.yaml', 'title: Email', 'title: Your email');
  await expect(page.getByLabel('Your email')).toHaveValue('asha@example.in');
  expect(await marked(page)).toBe(true);
  dev.edit('forms/login.yaml', 'title: Your email', 'title: Email');
});

test('the form of a block is exchanged for one that sends, and both forms of the page can be filled in', async ({
  page,
}) => {
  const block = (form: string): string => `  - block: form\n    id: extra\n    heading: Extra\n    form: ${form}\n\n`;
  const next = '  - block: contact-cards\n';
  await page.goto(`${dev.url}/Contact`);
  await expect(page.locator('form[data-form=enquiry]')).toBeVisible();
  await mark(page);
  dev.edit('pages/contact.yaml', next, block('login') + next);
  await page.locator('form[data-form=login] [name=password]').fill('secret');
  dev.edit('pages/contact.yaml', block('login'), block('lead'));
  await page.locator('form[data-form=lead] [name=name]').fill('Asha');
  await expect(page.locator('form[data-form=enquiry] [name=name]')).toBeEditable();
  await expect(page.locator('[data-block=crash]')).toHaveCount(0);
  expect(await marked(page)).toBe(true);
  dev.edit('pages/contact.yaml', block('lead'), '');
  await expect(page.locator('form[data-form=lead]')).toHaveCount(0);
});

test('a broken file keeps the last good page and shows place, excerpt and fix; fixing it clears the overlay', async ({
  page,
}) => {
  await page.goto(`${dev.url}/Login`);
  await expect(page.locator('[name=email]')).toBeVisible();
  await mark(page);
  const overlay = page.locator('config-problems');
  dev.edit('forms/login.yaml', 'autocomplete: email', 'autocompleet: email');
  await expect(overlay).toContainText(/login\.yaml:\d+:\d+ {2}schema\/unknown-key/);
  await expect(overlay).toContainText('Did you mean "autocomplete"?');
  await expect(overlay).toContainText('^^^^^^^^^^^^');
  await expect(page.locator('[name=email]')).toBeVisible();
  dev.edit('forms/login.yaml', 'autocompleet: email', 'autocomplete: email');
  await expect(overlay).toHaveCount(0);
  expect(await marked(page)).toBe(true);
});

test('after several quick saves, the last one is shown', async ({ page }) => {
  await page.goto(`${dev.url}/Login`);
  await expect(page.locator('[name=email]')).toBeVisible();
  const overlay = page.locator('config-problems');
  for (const pause of [0, 5, 10, 20, 40, 60, 100, 150]) {
    dev.edit('forms/login.yaml', 'autocomplete: email', 'autocompleet: email');
    await page.waitForTimeout(pause);
    dev.edit('forms/login.yaml', 'autocompleet: email', 'autocomplete: email');
    await page.waitForTimeout(pause);
    dev.edit('forms/login.yaml', 'title: Email', `title: Email ${pause}`);
    await expect(page.getByLabel(`Email ${pause}`, { exact: true })).toBeVisible();
    await expect(overlay).toHaveCount(0);
    dev.edit('forms/login.yaml', `title: Email ${pause}`, 'title: Email');
    await expect(page.getByLabel('Email', { exact: true })).toBeVisible();
  }
});

test('the overlay closes by Escape and by a click outside, and comes back with the next problem', async ({ page }) => {
  await page.goto(`${dev.url}/Login`);
  await expect(page.locator('[name=email]')).toBeVisible();
  const overlay = page.locator('config-problems');
  dev.edit('forms/login.yaml', 'autocomplete: email', 'autocompleet: email');
  await overlay.locator('h2').click();
  await expect(overlay).toContainText('1 problem');
  await page.keyboard.press('Escape');
  await expect(overlay).toHaveCount(0);
  dev.edit('pages/login.yaml', 'block: form', 'block: from');
  await expect(overlay).toContainText('Did you mean "form"?');
  await overlay.click({ position: { x: 4, y: 4 } });
  await expect(overlay).toHaveCount(0);
  dev.edit('pages/login.yaml', 'block: from', 'block: form');
  await expect(overlay).toContainText('Did you mean "autocomplete"?');
  dev.edit('forms/login.yaml', 'autocompleet: email', 'autocomplete: email');
  await expect(overlay).toHaveCount(0);
});

test('changes of menu, footer and texts of site.yaml show without a reload, those of a policy after one', async ({
  page,
}) => {
  await page.goto(`${dev.url}/policy/rail-yatra-cover`);
  // The first page that calls the API waits until the development server has built its modules.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rail Yatra Cover');
  await mark(page);
  const changes = [
    ['{ label: Career, ', '{ label: Open jobs, '],
    ['title: Quick links', 'title: Short ways'],
    ['skip: Skip to the main content', 'skip: Go to the main content'],
  ] as const;
  for (const [before, after] of changes) dev.edit('site.yaml', before, after);
  await expect(page.getByRole('banner')).toContainText('Open jobs');
  await expect(page.getByRole('contentinfo')).toContainText('Short ways');
  await expect(page.locator('body')).toContainText('Go to the main content');
  expect(await marked(page)).toBe(true);
  for (const [before, after] of changes) dev.edit('site.yaml', after, before);
  dev.edit('catalog/policies.yaml', 'name: Rail Yatra Cover', 'name: Rail Trip Cover');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(async () => {
    await page.reload();
    await expect(heading).toHaveText(/^Rail (Yatra|Trip) Cover$/);
    expect(await heading.textContent()).toBe('Rail Trip Cover');
  }).toPass();
  dev.edit('catalog/policies.yaml', 'name: Rail Trip Cover', 'name: Rail Yatra Cover');
});

test('a page opened while a file is broken shows the last good state and the overlay', async ({ page }) => {
  dev.edit('pages/login.yaml', 'block: form', 'block: from');
  await page.goto(`${dev.url}/Login`);
  await expect(page.locator('config-problems')).toContainText('Did you mean "form"?');
  await expect(page.locator('[name=email]')).toBeVisible();
  dev.edit('pages/login.yaml', 'block: from', 'block: form');
  await expect(page.locator('config-problems')).toHaveCount(0);
});

test('an unknown address answers 404 in development too', async ({ page }) => {
  expect((await page.goto(`${dev.url}/nowhere`))?.status()).toBe(404);
  await expect(page.getByText('Page Not Found')).toBeVisible();
});

test('a side panel opens, although React runs each effect twice in development', async ({ page }) => {
  await page.goto(`${dev.url}/TermPlans`);
  await page
    .getByRole('button', { name: config.block('term-plans', 'hero').buttons[0]!.label })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The panel takes its entry of the history with it, a moment later. That would end the way to the next page.
  await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('overlay');
});

test('an alert stays until it is closed, although React runs each effect twice in development', async ({ page }) => {
  await page.goto(`${dev.url}/StudentTravelInsurance`);
  await page.getByRole('button', { name: 'Get a quote' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Student Insurance Quote: ₹0');
  await page.waitForTimeout(300); // A close would have been reported by now.
  await alert.getByRole('button').click();
  await expect(alert).toHaveCount(0);
});

test('a page loads again if one in another language was opened while it loaded', async ({ page }) => {
  const openInEnglish = () => page.request.get(`${dev.url}/Login`, { headers: { accept: 'text/html' } });
  await openInEnglish();
  await page.route(
    '**/hi/Login',
    async (route) => {
      const response = await route.fetch();
      await openInEnglish();
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.goto(`${dev.url}/hi/Login`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\p{Script=Devanagari}\s]+$/u);
});

test('every language is shown by its address, and a translation as soon as it is saved', async ({ page }) => {
  const file = 'translations/hi/pages/login.yaml';
  const entry = (text: string) => `blocks.form.heading:\n  en: Login\n  hi: ${text}\n`;
  const now = /heading:\n {2}en: Login\n {2}hi: (.*)\n/.exec(readFileSync(join(dev.root, 'config', file), 'utf8'))![1]!;
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`${dev.url}/hi/Login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(heading).toHaveText(now);
  await page.locator('form[data-form=login] [type=submit]').click();
  await expect(page.getByText(/ज़रूरी/).first()).toBeVisible();
  dev.edit(file, entry(now), entry('नया शीर्षक'));
  await expect(heading).toHaveText('नया शीर्षक');
  await page.goto(`${dev.url}/Login`);
  await expect(heading).toHaveText('Login');
  dev.edit(file, entry('नया शीर्षक'), entry(now));
  // Its English has changed, so the page is shown in the first language until it is translated again.
  dev.edit('pages/login.yaml', 'heading: Login', 'heading: Come in');
  await expect(heading).toHaveText('Come in');
  await page.goto(`${dev.url}/hi/Login`);
  await expect(page).toHaveURL(/\/Login#not-in-hi$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
  dev.edit('pages/login.yaml', 'heading: Come in', 'heading: Login');
});

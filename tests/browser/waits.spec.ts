import type { Page, Request } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';
import { hold } from './setup/hold.ts';
import { atRest, hydrated, hydratedByItself } from './setup/open.ts';

// Pages without activity before the first press, such as /Career, load their script when a visitor needs it.
test.use({ ownPage: true });

const isScript = (request: Request): boolean => /\/assets\/(?!early-|insights-).*\.js$/.test(request.url());

/** Counts the scripts besides the early one, and the small one that counts without persons. */
function scriptsOf(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => (count += isScript(request) ? 1 : 0));
  return () => count;
}

/** Sets the connection that the browser reports. */
async function connect(page: Page, connection: object): Promise<void> {
  await page.addInitScript((is) => Object.defineProperty(navigator, 'connection', { value: is }), connection);
}

const job = config.block('career', 'jobs');

for (const [name, connection] of [
  ['slow', { rtt: 150, downlink: 1.6, saveData: false }],
  ['saved', { rtt: 0, downlink: 10, saveData: true }],
] as const) {
  test(`where data is ${name}, a page without a form loads no script until a button is pressed, which then works`, async ({
    page,
  }) => {
    await connect(page, connection);
    const scripts = scriptsOf(page);
    const counted: string[] = [];
    page.on('request', (request) => request.url().includes('/insights-') && counted.push(request.url()));
    await page.goto('/Career', { waitUntil: 'networkidle' });
    await page.mouse.wheel(0, 600);
    await page.getByRole('heading', { level: 1 }).click();
    await atRest(page);
    expect(scripts()).toBe(0);
    expect(counted).toHaveLength(connection.saveData ? 0 : 1);
    await page.getByRole('button', { name: job.button }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(scripts()).toBeGreaterThan(0);
  });
}

test('where data is slow, links, accordions and the menu need no script', async ({ page }) => {
  await connect(page, { rtt: 150, downlink: 1.6 });
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts = scriptsOf(page);
  await page.goto('/WillItPay', { waitUntil: 'networkidle' });
  await page.locator('main summary').first().click();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.click();
  await expect(menu).toBeVisible();
  await page.mouse.click(10, 400);
  await expect(menu).toBeHidden();
  await toggle.click();
  await menu.getByRole('link', { name: 'Career' }).click();
  await expect(page).toHaveURL('/Career');
  expect(scripts()).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/WillItPay');
});

test('where data is slow, the submenu opens at once, and stays open when its script arrives', async ({ page }) => {
  await connect(page, { rtt: 150, downlink: 1.6 });
  const arrive = await hold(page, /\/entry-client-.*\.js$/);
  await page.goto('/About');
  const nav = page.getByRole('navigation', { name: 'Main', exact: true });
  const link = nav.getByRole('link', { name: 'Two Wheeler' });
  await nav.getByRole('button', { name: 'Insurance' }).hover();
  await expect(link).toBeVisible();
  await link.focus();
  arrive();
  await hydrated(page);
  await expect(link).toBeFocused();
  await expect(link).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(link).toBeHidden();
});

test('where data is fast, the script loads when the page is idle, and the next page needs no reload', async ({
  page,
}) => {
  await connect(page, { rtt: 50, downlink: 10 });
  await page.goto('/Career', { waitUntil: 'networkidle' });
  await hydratedByItself(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL('/About');
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

test('where the script of such a page is missing, the press ends and the page says how to go on', async ({
  page,
  allow,
}) => {
  [/status of 404/, /dynamically imported module/].forEach(allow);
  await connect(page, { saveData: true });
  await page.route(/\/entry-client-.*\.js$/, (route) => route.fulfill({ status: 404, contentType: 'text/plain' }));
  await page.goto('/Career');
  await page.getByRole('button', { name: job.button }).first().click();
  await expect(page.getByRole('button', { name: job.button })).toHaveCount(0);
  await expect(page.getByText(config.plain(job.noscript)).first()).toBeVisible();
});

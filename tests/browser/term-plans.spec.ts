import type { Page } from '@playwright/test';
import { accessible, expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

const api = '**/api/mock/term/plans';
const block = (page: Page) => page.locator('[data-block="catalog-list"]');
const cards = (page: Page) => block(page).getByRole('article');
const card = (page: Page, title: string) => block(page).getByRole('article', { name: title, exact: true });
const sidebar = (page: Page) => block(page).getByRole('complementary');
const status = (page: Page) => block(page).getByRole('status').filter({ hasText: /plans/i });
const panel = (page: Page) => page.getByRole('dialog', { name: config.block('term-plans', 'panel').heading });

/** Label and figure of each line of a card, with those that unfold. */
async function figures(page: Page, title: string): Promise<Record<string, string>> {
  await card(page, title).locator('summary').click();
  const lines = await card(page, title).locator('dl > div').all();
  const pairs = lines.map(
    async (line) =>
      [await line.locator('dt').innerText(), (await line.locator('dd').innerText()).replace(/\s+/g, ' ')] as const,
  );
  return Object.fromEntries(await Promise.all(pairs));
}

async function openPlans(page: Page): Promise<void> {
  await open(page, '/TermPlans');
  await expect(status(page)).toHaveText('Plans shown: 12');
}

test('the page has twelve cards, each with its insurer and all its figures [spec 2.81, 3.16, 7.05, 9.13]', async ({
  page,
}) => {
  const [request] = await Promise.all([page.waitForRequest(api), openPlans(page)]);
  expect(request.method()).toBe('GET');
  await expect(cards(page)).toHaveCount(12);
  const plan = config.termPlan('neelam-smart-term');
  await expect(card(page, plan.title)).toContainText(plan.provider);
  expect(await figures(page, plan.title)).toEqual({
    'Premium from': `₹${plan.premium.toLocaleString('en-IN')} per year`,
    Coverage: expect.stringContaining(`₹${plan.coverage.toLocaleString('en-IN')} `),
    CSR: `${plan.csr}%`,
    'Co-pay': plan.coPay,
    'Covid covered': plan.covid,
    Hospitals: plan.hospitals,
    NCB: plan.ncb,
    Restoration: plan.restoration,
    Waiting: plan.waiting,
    Renewal: plan.renewal,
  });
});

test('a plan without figures shows the defaults [spec 9.15]', async ({ page }) => {
  await page.route(api, (route) =>
    route.fulfill({ json: [{ id: 'bare', title: 'Bare Term', provider: 'Udaya Life' }] }),
  );
  await open(page, '/TermPlans');
  await expect(status(page)).toHaveText('Plans shown: 1');
  expect(await figures(page, 'Bare Term')).toEqual({
    'Premium from': '₹5,000 per year',
    Coverage: '₹10,00,000 ten lakh',
    CSR: '95%',
    'Co-pay': 'No Co-Pay',
    'Covid covered': 'Yes',
    Hospitals: '7,500+',
    NCB: '50% Bonus',
    Restoration: 'Unlimited',
    Waiting: '2 yrs',
    Renewal: 'Lifetime',
  });
});

test('the sidebar has a greeting and questions with their defaults [spec 2.71–2.79, 9.14]', async ({ page }) => {
  await openPlans(page);
  const side = sidebar(page);
  const labels = (group: string) => side.getByRole('group', { name: group, exact: true }).locator('label');
  await expect(
    side.getByRole('heading', { name: config.block('term-plans', 'catalog-list').sidebar.greeting }),
  ).toBeVisible();
  await expect(side.getByRole('textbox', { name: 'Age' })).toHaveValue('18');
  await expect(side.getByRole('combobox', { name: 'Cover for' }).locator('option')).toHaveText([
    '1 Adult Only',
    '2 Adults',
    'Family',
  ]);
  await expect(side.getByRole('combobox', { name: 'Coverage' }).locator('option')).toHaveText([
    '5 Lac',
    '10 Lac',
    '20 Lac',
  ]);
  await expect(side.getByRole('combobox', { name: 'Coverage' }).locator('option:checked')).toHaveText('10 Lac');
  await expect(labels('Policy term')).toHaveText(['1 Yr', '2 Yr', '3 Yr']);
  await expect(labels('Gender')).toHaveText(['Male', 'Female']);
  await expect(side.getByRole('radio', { name: 'Male', exact: true })).toBeChecked();
  await expect(labels('Advanced filters')).toHaveText(['Maternity Covered', 'EMI Option Available', 'No Co-payment']);
  await expect(labels('Company')).toHaveText([
    'Rashtriya Jeevan Bima',
    'Neelam Life',
    'Sahyadri Life',
    'Udaya Life',
    'Parijat Life',
  ]);
  const names = ['age', 'coverFor', 'countries', 'coverage', 'policyTerm', 'gender', 'features', 'company'];
  for (const name of names) await expect(side.locator(`[name="${name}"]`).first()).toBeAttached();
});

test('no answer changes the list [spec 2.80]', async ({ page }) => {
  await openPlans(page);
  const side = sidebar(page);
  let calls = 0;
  page.on('request', (request) => (calls += Number(request.url().endsWith('/mock/term/plans'))));
  const titles = await cards(page).getByRole('heading').allInnerTexts();
  await side.getByRole('textbox', { name: 'Age' }).fill('61');
  await side.getByRole('textbox', { name: 'Age' }).press('Enter');
  await side.getByRole('combobox', { name: 'Coverage' }).selectOption('5 Lac');
  await side.getByRole('radio', { name: '3 Yr' }).check();
  await side.getByRole('radio', { name: 'Female' }).check();
  await side.getByRole('checkbox', { name: 'No Co-payment' }).check();
  await side.getByRole('checkbox', { name: 'Parijat Life' }).check();
  expect(await cards(page).getByRole('heading').allInnerTexts()).toEqual(titles);
  expect(calls).toBe(0);
  await expect(page).toHaveURL('/TermPlans');
});

test('Buy Now opens a side panel whose lead form asks about a term plan [spec 2.82, 7.06]', async ({ page }) => {
  await openPlans(page);
  const buy = page.getByRole('button', { name: 'Buy Now Family Term' });
  await buy.click();
  await expect(
    panel(page).getByRole('combobox', { name: config.label(config.form('lead'), 'productType') }),
  ).toHaveValue('term');
  await expect(panel(page).getByText(/^About Family Term of .+, from ₹[\d,]+ a year\.$/)).toBeVisible();
  await accessible(page, { part: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(buy).toBeFocused();
});

test('the page says when there are no plans [spec 2.83]', async ({ page }) => {
  await page.route(api, (route) => route.fulfill({ json: [] }));
  await open(page, '/TermPlans');
  await expect(block(page).getByText('No plans available')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await accessible(page, { part: '[data-block="catalog-list"]' });
});

test('the page says when the plans are loading', async ({ page }) => {
  await page.route(api, () => undefined);
  await open(page, '/TermPlans');
  await expect(status(page)).toHaveText('Loading plans…');
  await accessible(page, { part: '[data-block="catalog-list"]' });
});

for (const { fault, words, status: code } of [
  { fault: 'a 500', words: config.plain(config.block('term-plans', 'catalog-list').results.error.text), status: 500 },
  { fault: 'a 429 [spec 8.01]', words: 'Rate limit exceeded. Slow down and retry.', status: 429 },
]) {
  test(`${fault}: the visitor sees an error, and can try again`, async ({ page, allow }) => {
    allow(/Failed to load resource/);
    await page.route(api, (route) => route.fulfill({ status: code, json: {} }));
    await open(page, '/TermPlans');
    await expect(block(page).getByRole('alert')).toContainText(words);
    await accessible(page, { part: '[data-block="catalog-list"]' });
    await page.unroute(api);
    await block(page).getByRole('button', { name: 'Try again' }).click();
    await expect(cards(page)).toHaveCount(12);
  });
}

test('without the code that fetches plans the rest of the page works, and the visitor can try again', async ({
  page,
  allow,
}) => {
  allow(/Failed to load resource|Failed to fetch dynamically imported module|ERR_/);
  await page.route('**/assets/Listing-*.js', (route) => route.abort('connectionreset'));
  await open(page, '/TermPlans');
  await expect(block(page).getByRole('alert')).toContainText(
    config.block('term-plans', 'catalog-list').results.error.heading,
  );
  await expect(page.getByRole('heading', { name: config.block('term-plans', 'table').heading })).toBeVisible();
  await page.unroute('**/assets/Listing-*.js');
  await block(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(12);
});

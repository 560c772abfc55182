import { expect, test } from '../fixtures.ts';
import { hold } from '../setup/hold.ts';
import { open } from '../setup/open.ts';
import { api, card, cards, found, nextQuery, openCompare, search, slider, type } from './page.ts';
import * as config from '../setup/config.ts';

test('without filters, the page requests all policies [spec 2.21, 7.03]', async ({ page }) => {
  const query = await nextQuery(page, () => page.goto('/compare'));
  expect(query).toEqual({ type: 'all', q: '', minPremium: '0', maxPremium: '1000' });
  await expect(found(page)).toHaveText('Policies found: 32');
  await expect(cards(page)).toHaveCount(32);
});

test('a card shows badge, name, premium per year, coverage and claim settlement ratio [spec 2.56, 3.15]', async ({
  page,
}) => {
  await openCompare(page);
  const text = card(page, 'Owner-Driver Personal Accident');
  await expect(text).toContainText('Auto');
  await expect(text.getByRole('heading', { name: 'Owner-Driver Personal Accident' })).toBeVisible();
  await expect(text).toContainText('₹325 per year');
  await expect(text).toContainText('₹15,00,000');
  await expect(text).toContainText('94.8%');
  await expect(text.getByRole('link', { name: /^View details/ })).toHaveAttribute(
    'href',
    '/policy/owner-driver-accident',
  );
});

test('each type has its own request and address [spec 2.21, 2.55, 7.03]', async ({ page }) => {
  await openCompare(page);
  for (const name of ['Health', 'Life', 'Auto', 'Travel', 'Home']) {
    const value = name.toLowerCase();
    const query = await nextQuery(page, () => type(page, name).check());
    expect(query).toEqual({ type: value, q: '', minPremium: '0', maxPremium: '1000' });
    await expect(page).toHaveURL(`/compare?type=${value}`);
    const others = cards(page).filter({ hasNot: page.getByText(name, { exact: true }) });
    await expect(others).toHaveCount(0);
    expect(await cards(page).count()).toBeGreaterThan(0);
  }
});

test('the type term links to the page of term plans [spec 2.21]', async ({ page }) => {
  await open(page, '/compare?type=term');
  await expect(type(page, 'Term')).toBeChecked();
  await expect(page.getByRole('link', { name: 'Compare term plans' })).toHaveAttribute('href', '/TermPlans');
  await type(page, 'All').check();
  await expect(found(page)).toHaveText('Policies found: 32');
});

test('the search finds policy names and insurers [spec 2.55, 7.03]', async ({ page }) => {
  await openCompare(page);
  const query = await nextQuery(page, () => search(page).fill('udaya'));
  expect(query).toEqual({ type: 'all', q: 'udaya', minPremium: '0', maxPremium: '1000' });
  await expect(cards(page)).toHaveCount(2);
  await expect(card(page, 'Loan Guard Life')).toContainText('Udaya Life');
  await expect(card(page, 'Udaya Term Lite')).toBeVisible();
});

test('the page sends one request after typing, not one for each key', async ({ page }) => {
  await openCompare(page);
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/mock/policies') && asked.push(request.url()));
  // All in one task of the page, however slow the machine is.
  await search(page).evaluate((input: HTMLInputElement) => {
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    for (const text of ['g', 'gr', 'gri', 'grih', 'griha']) {
      put?.call(input, text);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(cards(page)).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

test('the premium slider goes from 0 to 1000 and is sent as maxPremium [spec 2.55, 7.03, 9.12]', async ({ page }) => {
  await openCompare(page);
  await expect(slider(page)).toHaveAttribute('min', '0');
  await expect(slider(page)).toHaveAttribute('max', '1000');
  await expect(slider(page)).toHaveValue('1000');
  const query = await nextQuery(page, () => slider(page).fill('150'));
  expect(query).toEqual({ type: 'all', q: '', minPremium: '0', maxPremium: '150' });
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '₹150 per year');
  await expect(found(page)).toHaveText('Policies found: 4');
});

test('the slider moves with the keyboard, down to 0 [spec 2.55, 9.12]', async ({ page }) => {
  await openCompare(page);
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider(page)).toHaveValue('990');
  await page.keyboard.press('Home');
  await expect(slider(page)).toHaveValue('0');
  await expect(
    page.getByRole('heading', { name: config.block('compare', 'catalog-compare').results.empty.heading }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(found(page)).toHaveText('Policies found: 32');
  await expect(slider(page)).toHaveValue('1000');
});

test("the page shows 'Loading policies…' while they load [spec 7.03]", async ({ page }) => {
  const answer = await hold(page, api);
  await open(page, '/compare');
  await expect(page.getByRole('status').filter({ hasText: 'Loading policies…' })).toBeVisible();
  answer();
  await expect(found(page)).toBeVisible();
  await expect(page.getByText('Loading policies…')).toHaveCount(0);
});

test('the address has all filters, and restores them', async ({ page, context }) => {
  await openCompare(page);
  await type(page, 'Health').check();
  await search(page).fill('himadri');
  await slider(page).fill('800');
  await expect(page).toHaveURL('/compare?type=health&q=himadri&maxPremium=800');
  await expect(cards(page)).toHaveCount(2);
  const other = await context.newPage();
  await openCompare(other, '?type=health&q=himadri&maxPremium=800');
  await expect(cards(other)).toHaveCount(2);
  await expect(type(other, 'Health')).toBeChecked();
  await expect(search(other)).toHaveValue('himadri');
  await expect(slider(other)).toHaveValue('800');
});

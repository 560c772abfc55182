import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('books');

const found = (page: Page, count: number) => page.getByRole('status').filter({ hasText: `Books found: ${count}` });
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const choose = (page: Page, name: string) =>
  card(page, name)
    .getByRole('button', { name: `Compare ${name}` })
    .click();

test.describe('a bookshop at 320 px', () => {
  test.use({ viewport: narrow });

  test('filters by genre, text and price, and the filters are in the address', async ({ page }) => {
    await open(page, '/books');
    await expect(found(page, 6)).toBeVisible();
    await expect(card(page, 'Low Tide').getByRole('definition').first()).toHaveText('£7.99 in paperback');
    await accessible(page);
    await page.getByRole('radio', { name: 'Novel' }).check();
    await expect(found(page, 2)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Title or author' }).fill('pryce');
    await expect(found(page, 1)).toBeVisible();
    await expect(page).toHaveURL('/books?genre=novel&words=pryce');
    await page.reload();
    await expect(found(page, 1)).toBeVisible();
    await page.getByRole('slider', { name: 'Highest price' }).fill('5');
    await expect(page.getByRole('heading', { name: 'No such book' })).toBeVisible();
    await page.getByRole('button', { name: 'Show every book' }).click();
    await expect(found(page, 6)).toBeVisible();
  });

  test('compares up to three books, and marks the best of each figure', async ({ page }) => {
    await open(page, '/books');
    for (const name of ['The Salt Road', 'Low Tide', 'Old Bridges']) await choose(page, name);
    await expect(card(page, 'Paper Boats').getByRole('button', { name: 'Compare' })).toBeDisabled();
    const table = page.getByRole('region', { name: 'Side by side' }).getByRole('table');
    const marked = (mark: string) => table.getByRole('cell').filter({ hasText: mark });
    await expect(marked('Costs least')).toHaveText(['£7.99 in paperbackCosts least']);
    await expect(marked('Longest')).toHaveText(['520Longest']);
    await expect(marked('Most liked')).toHaveText(['91%Most liked', '91%Most liked']);
    await expect(table.getByRole('row', { name: /^Left out/ }).getByRole('listitem')).toHaveCount(3);
    await accessible(page);
  });
});

test('the API answers at the paths of config, and refuses invalid filters', async ({ request }) => {
  const ids = async (query: string) =>
    ((await (await request.get(`/api/books${query}`)).json()) as { id: string }[]).map(({ id }) => id);
  expect(await ids('?genre=poetry&upTo=10')).toEqual(['short-winters']);
  expect(await ids('?genre=every&words=marlow')).toEqual(['salt-road', 'old-bridges']);
  expect(await ids('?ids=low-tide,none')).toEqual(['low-tide']);
  expect((await request.get('/api/books/low-tide')).ok()).toBe(true);
  for (const path of ['?genre=crime', '?upTo=41', '?price=1', '/none', '/low-tide?x=1'])
    expect((await request.get(`/api/books${path}`)).ok(), path).toBe(false);
  expect((await request.get('/api/mock/policies')).status()).toBe(404);
  const { paths, components } = (await (await request.get('/api/openapi.json')).json()) as {
    paths: Record<string, { get: { operationId: string } }>;
    components: { schemas: Record<string, object> };
  };
  expect(paths['/api/books']!.get.operationId).toBe('listBooks');
  expect(components.schemas.Book).toBeDefined();
});

test('a book has a page, where a visitor saves and reserves it; the shelf lists saved books', async ({ page }) => {
  await open(page, '/book/salt-road');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Salt Road');
  await expect(page.getByRole('link', { name: 'More of its kind' })).toHaveAttribute('href', '/books?genre=history');
  await expect(page.getByRole('link', { name: 'How it is sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep The Salt Road' }).click();
  await page.getByRole('button', { name: 'Reserve it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reserve a book' });
  await expect(dialog.getByText('The Salt Road by Edith Marlow, £18.50')).toBeVisible();
  await expect(dialog.locator('[name="shelf"]')).toHaveValue('Past');
  await accessible(page);
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('shelf')!) as { id: string }[])).toMatchObject([
    { id: 'salt-road' },
  ]);
  await open(page, '/shelf');
  const shelf = page.locator('[data-block="saved-items"]');
  await expect(shelf.getByRole('link', { name: 'The Salt Road' })).toHaveAttribute('href', '/book/salt-road');
  await expect(shelf.getByText('History')).toBeVisible();
  await shelf.getByRole('button', { name: 'Take off The Salt Road' }).click();
  await expect(shelf.getByText('The shelf is empty.')).toBeVisible();
});

test('a book that cannot be loaded shows the sample of the catalog', async ({ page, allow }) => {
  allow(/status of 500/);
  await page.route('**/api/books/no-such-book', (route) => route.fulfill({ status: 500, json: {} }));
  await open(page, '/book/no-such-book');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Book');
});

test('the first page lists some books, in the chosen order, with a panel for each', async ({ page }) => {
  await open(page, '/');
  const list = page.locator('[data-block="catalog-list"]');
  await expect(list.getByRole('article')).toHaveCount(4);
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Costs least');
  await expect(list.getByRole('heading', { level: 3 }).nth(1)).toHaveText('Short Winters');
  await expect(card(page, 'Short Winters').getByText('Paperback', { exact: true })).toBeVisible();
  await card(page, 'Short Winters').getByRole('button', { name: 'Reserve' }).click();
  await expect(page.getByRole('dialog').getByText('Short Winters by Owen Pryce, £6')).toBeVisible();
});

test('tiles in tabs fill in a form, and tables open', async ({ page }) => {
  await open(page, '/');
  const tiles = page.locator('[data-block="tiles"]');
  await tiles.getByRole('tab', { name: 'A grown-up' }).click();
  await tiles.getByText('A long read').click();
  await tiles.getByRole('button', { name: 'Suggest a book' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who is it for?' });
  await expect(dialog.locator('[name="reader"]')).toHaveValue('grown');
  await expect(dialog.locator('[name="age"]')).toHaveValue('40');
  await accessible(page);
  await open(page, '/delivery');
  await expect(page.getByRole('table', { name: 'By post' }).getByRole('row')).toHaveText([
    'WhereTakesCosts',
    'In town1 day£2',
    'Elsewhere3 days£4',
  ]);
  await page.getByText('By hand').click();
  await expect(page.getByText('Bring a bag.')).toBeVisible();
  await accessible(page);
});

import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { openSpot as open, panel } from './open.ts';
import { studioTest } from './studio.ts';

const count = 10_000;
const head = `title: A long table
source: an example of this test
validFrom: 2026-04-01
match:
  number: { type: integer, minimum: 1, maximum: ${count} }
result:
  amount: { type: integer, minimum: 0, maximum: 100000 }
`;
const amountOf = (number: number): number => (number * 7) % 991;
const numbers = Array.from({ length: count }, (_, index) => index + 1);

/** Creates a site folder with long tables and a long list. */
function longSite(): string {
  // Written before Studio starts: a table that nothing uses is a problem, so Studio would not accept it later.
  const root = mkdtempSync(join(tmpdir(), 'studio-'));
  cpSync(join(import.meta.dirname, '../../../config'), join(root, 'config'), { recursive: true });
  const write = (file: string, text: string) => writeFileSync(join(root, 'config', file), text);
  write('tables/long.csv', `number,amount\n${numbers.map((one) => `${one},${amountOf(one)}\n`).join('')}`);
  write('tables/from-csv.yaml', `${head}rows: long.csv\n`);
  write('tables/long.yaml', `${head}rows:\n${numbers.map((one) => `  - [${one}, ${amountOf(one)}]\n`).join('')}`);
  write(
    'lists/lead-cities.yaml',
    `of: options\nitems:\n${numbers
      .slice(0, 300)
      .map((one) => `  - { value: city-${one}, label: City ${one} }\n`)
      .join('')}`,
  );
  return root;
}

const { test, studio } = studioTest({ root: longSite });

const amount = (page: Page, row: number): Locator =>
  panel(page).getByRole('textbox', { name: `amount, row ${row}`, exact: true });
const find = (page: Page): Locator => panel(page).getByRole('searchbox', { name: 'Find a row' });

for (const [file, path, target] of [
  ['tables/long.yaml', ['rows'], 'tables/long.yaml'],
  ['tables/from-csv.yaml', ['rows'], 'tables/long.csv'],
] as const)
  test(`of 10,000 rows in ${target}, only the visible ones are rendered, and a cell in the middle is changed`, async ({
    page,
  }) => {
    await open(page, file, path);
    await expect(amount(page, 1)).toBeVisible();
    expect(await panel(page).getByRole('gridcell').count()).toBeLessThan(200);
    await find(page).fill('5000');
    await expect(amount(page, 5000)).toHaveValue(String(amountOf(5000)));
    const before = studio.read(target);
    await amount(page, 5000).fill('12345');
    await amount(page, 5000).press('Enter');
    const [was, now] = target.endsWith('csv')
      ? [`\n5000,${amountOf(5000)}\n`, '\n5000,12345\n']
      : [`- [5000, ${amountOf(5000)}]`, '- [5000, 12345]'];
    await expect.poll(() => studio.read(target)).toBe(before.replace(was, now));
  });

test('Enter saves a cell once, and text typed while it is saved stays', async ({ page }) => {
  await open(page, 'tables/long.yaml', ['rows']);
  const sent: string[] = [];
  const answers: (() => void)[] = [];
  await page.route('**/api/cell', async (route) => {
    sent.push((route.request().postDataJSON() as { text: string }).text);
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  await amount(page, 2).fill('1');
  await amount(page, 2).press('Enter');
  await expect(amount(page, 3)).toBeFocused();
  await amount(page, 2).fill('12');
  answers.shift()!();
  await expect(panel(page).getByRole('status').last()).toHaveText(/Changed|On disk|draft/);
  await expect(amount(page, 2)).toHaveValue('12');
  expect(sent).toEqual(['1']);
  await amount(page, 2).press('ArrowUp');
  await expect.poll(() => sent).toEqual(['1', '12']);
  answers.shift()!();
  await expect.poll(() => studio.read('tables/long.yaml')).toContain('- [2, 12]\n');
  await page.unroute('**/api/cell');
});

test('an invalid value stays in its cell while the manager searches other rows', async ({ page }) => {
  await amount(page, 1).fill('many');
  await amount(page, 1).press('Enter');
  await expect(panel(page)).toContainText('Not changed');
  await find(page).fill('7000');
  await expect(amount(page, 7000)).toHaveValue(String(amountOf(7000)));
  await find(page).fill('');
  await expect(amount(page, 1)).toHaveValue('many');
  await amount(page, 1).press('Escape');
  await expect(amount(page, 1)).toHaveValue(String(amountOf(1)));
});

test('Tab moves to a visible cell and to the button of its row; a changed cell out of view is saved', async ({
  page,
}) => {
  const before = studio.read('tables/long.yaml');
  await amount(page, 3).fill('3');
  await panel(page)
    .getByRole('grid')
    .evaluate((grid) => (grid.scrollTop = 100_000));
  await expect(amount(page, 3)).toHaveCount(0);
  await expect.poll(() => studio.read('tables/long.yaml')).toBe(before.replace(/- \[3, \d+\]/, '- [3, 3]'));
  await panel(page).getByRole('button', { name: 'Paste rows' }).focus();
  await page.keyboard.press('Tab');
  const row = panel(page).getByRole('button', { name: /^Open row \d+$/ });
  await expect(row.and(page.locator(':focus'))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(
    panel(page)
      .getByRole('textbox', { name: /^amount, row 29\d\d$/ })
      .and(page.locator(':focus')),
  ).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('heading', { level: 2 }).first()).not.toContainText('rows');
});

test('of 300 options, only the visible ones are rendered, and the search finds the others', async ({ page }) => {
  await open(page, 'lists/lead-cities.yaml', ['items']);
  await expect(panel(page).getByRole('button', { name: '1 City 1', exact: true })).toBeVisible();
  expect(await panel(page).locator('.part').count()).toBeLessThan(60);
  await panel(page).getByRole('searchbox', { name: 'Find among these' }).fill('city 299');
  await expect(panel(page).getByText('1 of 300')).toBeVisible();
  await panel(page).getByRole('button', { name: '299 City 299' }).click();
  await expect(panel(page).getByRole('button', { name: /^label / })).toBeVisible();
});

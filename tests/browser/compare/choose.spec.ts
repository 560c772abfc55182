import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { card, cards, choose, found, openCompare, type } from './page.ts';
import * as config from '../setup/config.ts';

const five = [
  'Health Shield Basic',
  'Hospital Cash Daily',
  'Critical Care Micro',
  'Monsoon Fever Cover',
  'Accident Care Solo',
];
const table = (page: Page) => page.getByRole('region', { name: 'Side by side' }).getByRole('table');
const count = (page: Page) => page.getByRole('status').filter({ hasText: 'Chosen:' });

test('Compare chooses a policy, and Remove drops it [spec 2.57]', async ({ page }) => {
  await openCompare(page);
  const one = card(page, five[0]!);
  await expect(table(page)).toHaveCount(0);
  await choose(page, five[0]!);
  await expect(count(page)).toContainText('1 / 5');
  await expect(one.getByRole('button', { name: `Remove ${five[0]}` })).toHaveAttribute('aria-pressed', 'true');
  await one.getByRole('button', { name: `Remove ${five[0]}` }).click();
  await expect(one.getByRole('button', { name: `Compare ${five[0]}` })).toBeVisible();
  await expect(table(page)).toHaveCount(0);
});

test('with five policies chosen, every other Compare button is disabled until one is removed [spec 2.57, 4.23, 9.12]', async ({
  page,
}) => {
  await openCompare(page);
  for (const name of five) await choose(page, name);
  await expect(count(page)).toContainText('5 / 5');
  const others = cards(page).getByRole('button', { name: /^Compare / });
  await expect(others).toHaveCount(27);
  for (const button of await others.all()) await expect(button).toBeDisabled();
  await expect(others.first()).toHaveAccessibleDescription(config.block('compare', 'catalog-compare').chosen.full);
  await card(page, five[4]!)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(others).toHaveCount(28);
  for (const button of await others.all()) await expect(button).toBeEnabled();
});

test('the comparison shows benefits and exclusions, and marks the best of each figure [spec 2.58]', async ({
  page,
}) => {
  await openCompare(page);
  for (const name of ['Griha Suraksha Building', 'Hospital Cash Daily', 'Accident Life Micro'])
    await choose(page, name);
  await expect(table(page).getByRole('columnheader')).toHaveCount(3);
  const row = (name: string) =>
    table(page)
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('Premium').getByRole('cell')).toHaveText([
    '₹989 per year',
    '₹299 per year',
    '₹99 per yearLowest premium',
  ]);
  const covers = ['griha-suraksha-building', 'hospital-cash-daily', 'accident-life-micro'].map(
    (id) => `₹${config.policy(id).coverage.toLocaleString('en-IN')}`,
  );
  await expect(row('Coverage').getByRole('cell')).toHaveText([`${covers[0]}Highest coverage`, ...covers.slice(1)]);
  await expect(row('Claim settlement ratio').getByRole('cell')).toHaveText([
    '95.9%',
    '97.6%',
    '99.2%Highest claim settlement ratio',
  ]);
  for (const name of ['Benefits', 'Exclusions']) {
    for (const cell of await row(name).getByRole('cell').all())
      await expect(cell.getByRole('listitem').first()).toBeVisible();
  }
});

test('the chosen policies stay when the filters change [spec 2.57]', async ({ page }) => {
  await openCompare(page);
  await choose(page, 'Hospital Cash Daily');
  await type(page, 'Travel').check();
  await expect(cards(page)).toHaveCount(6);
  await expect(card(page, 'Hospital Cash Daily')).toHaveCount(0);
  await choose(page, 'Rail Yatra Cover');
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
});

test('the address of a comparison can be shared and reloaded', async ({ page, context }) => {
  await openCompare(page);
  await choose(page, 'Hospital Cash Daily');
  await choose(page, 'Rail Yatra Cover');
  await expect(page).toHaveURL('/compare?with=hospital-cash-daily,rail-yatra-cover');
  await page.reload();
  await expect(table(page).getByRole('columnheader')).toHaveCount(2);
  const other = await context.newPage();
  // On a busy machine the second page of a context has sometimes started narrow.
  await other.setViewportSize({ width: 1280, height: 800 });
  await openCompare(other, '?type=life&with=hospital-cash-daily,rail-yatra-cover,unknown-id');
  await expect(table(other).getByRole('columnheader', { name: 'Rail Yatra Cover' })).toBeVisible();
  await expect(count(other)).toContainText('2 / 5');
});

test('a policy opens its page, and Back brings the comparison back', async ({ page }) => {
  await openCompare(page, '?type=health&with=hospital-cash-daily');
  await table(page).getByRole('link', { name: 'Hospital Cash Daily' }).click();
  await expect(page).toHaveURL('/policy/hospital-cash-daily');
  await page.goBack();
  await expect(found(page)).toBeVisible();
  await expect(type(page, 'Health')).toBeChecked();
  await expect(table(page).getByRole('columnheader')).toHaveCount(1);
});

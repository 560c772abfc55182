import { accessible, expect, test } from '../fixtures.ts';
import { block, cards } from '../offers/offers.ts';
import { open } from '../setup/open.ts';
import {
  alert,
  bike,
  button,
  choice,
  choose,
  expectStep,
  field,
  giveContact,
  heading,
  summary,
  thisYear,
  wizard,
} from './wizard.ts';
import * as config from '../setup/config.ts';

test('a used bike has twenty years, a check without messages, Plan ready! and Start again [spec 2.69, 2.70, 4.27, 5.69, 9.17]', async ({
  page,
}) => {
  await open(page, '/BikePlan');
  const { year, ...others } = bike;
  await choose(page, others);
  await expectStep(page, 'year');
  const years = await field(page, 'year').evaluateAll((inputs) =>
    inputs.map((input) => Number((input as HTMLInputElement).value)),
  );
  expect(years).toEqual(Array.from({ length: 20 }, (_, index) => thisYear - index));
  await choice(page, 'year', year).click();
  await choice(page, 'policyType', 'third-party-only').click();
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await expectStep(page, 'basic-info');
  await button(page, 'Get my quote').click();
  await expect(field(page, 'name')).toBeFocused();
  for (const name of ['name', 'phone', 'email'])
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  for (const name of ['name', 'phone', 'email'])
    await expect(field(page, name)).toHaveAccessibleDescription('Required.');
  await expect(alert(page)).toHaveCount(0);
  await expect(wizard(page).locator('[id$="__error"]')).toHaveCount(0);
  await accessible(page);
  await giveContact(page);
  await button(page, 'Get my quote').click();
  await expect(wizard(page).getByRole('heading', { name: 'Plan ready!' })).toBeVisible();
  await expect(summary(page)).toContainText('Activa 6G');
  await accessible(page);
  await expect(cards(page)).not.toHaveCount(0);
  await button(page, 'Start again').click();
  await expectStep(page, 'city');
  await expect(block(page)).toHaveCount(0);
  await expect(page).toHaveURL('/BikePlan');
  await expect(field(page, 'city').and(page.locator(':checked'))).toHaveCount(0);
  await expect(summary(page)).toContainText(config.wizard('bike').summary.empty);
});

test('a new bike is of this year, and the result of the search is shown under its box [spec 4.30, 5.67, 9.17]', async ({
  page,
}) => {
  await open(page, '/BikeInsurance');
  await page.getByRole('link', { name: 'New Bike?' }).click();
  const search = page.locator('[name="rtoSearch"]');
  const status = (words: string) => wizard(page).getByRole('status').filter({ hasText: words });
  await button(page, 'Search').click();
  await expect(status('Type a full or partial RTO to search.')).toBeVisible();
  await search.fill('KA-99');
  await expect(status('Type a full')).toHaveCount(0);
  await search.press('Enter');
  await expect(status('No matching RTO found. Try a different search.')).toBeVisible();
  await expect(alert(page)).toHaveCount(0);
  await accessible(page);
  await search.fill('ka 02');
  await search.press('Enter');
  await choose(page, { manufacturer: 'tvs', model: 'tvs-jupiter', variant: 'tvs-jupiter-zx' });
  await expect(field(page, 'year')).toHaveCount(1);
  await choice(page, 'year', String(thisYear)).click();
  await expect(field(page, 'policyType')).toHaveCount(2);
  await button(page, 'Previous').click();
  await expect(choice(page, 'year', String(thisYear))).toBeChecked();
});

test('the wizard works by keyboard; arrow keys move through choices without going on [spec 4.25]', async ({ page }) => {
  await open(page, '/BikePlan');
  await field(page, 'city').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'city', 'chennai')).toBeChecked();
  for (let key = 0; key < 3; key += 1) await page.keyboard.press('Tab');
  await expect(field(page, 'rto').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'rto', 'TN-09')).toBeChecked();
  await expectStep(page, 'city');
  await page.keyboard.press('Space');
  await expect(heading(page, 'manufacturer')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'manufacturer', 'honda')).toBeChecked();
  await expectStep(page, 'manufacturer');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'model')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(heading(page, 'variant')).toBeFocused();
  await expect(summary(page)).toContainText('TN-09');
});

test('a double click, and ten quick clicks, go one step', async ({ page }) => {
  await open(page, '/BikePlan');
  await choose(page, { city: bike.city, rto: bike.rto });
  await choice(page, 'manufacturer', bike.manufacturer).locator('..').dblclick();
  await expectStep(page, 'model');
  await expect(field(page, 'model').and(page.locator(':checked'))).toHaveCount(0);
  const before = await page.evaluate(() => history.length);
  await choice(page, 'model', bike.model).evaluate((input: HTMLElement) => {
    for (let click = 0; click < 10; click += 1) input.click();
  });
  await expectStep(page, 'variant');
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

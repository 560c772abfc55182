import { accessible, expect, test } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { button, choice, choose, expectStep, field, summary, wizard } from './wizard.ts';
import * as config from '../setup/config.ts';

const why = (name: 'car' | 'bike'): string => String(config.label(config.step(name, 'city'), 'fromNumber'));

test('by keyboard, the number of a car fills in city and RTO, says so, and the step waits for Next [spec 2.64, 2.65, 5.58]', async ({
  page,
}) => {
  await open(page, '/CarInsurances');
  await page.locator('[name="carNumber"]').fill('mh-12 ab 1234');
  await page.keyboard.press('Enter');
  await expectStep(page, 'city');
  await expect(choice(page, 'city', 'pune')).toBeChecked();
  await expect(choice(page, 'rto', 'MH-12')).toBeChecked();
  await expect(wizard(page).locator('[data-field="fromNumber"]')).toContainText(`${why('car')}: MH12AB1234`);
  await expect(summary(page)).toContainText('MH-12');
  await expect(summary(page)).not.toContainText(why('car'));
  await accessible(page);

  await choice(page, 'rto', 'MH-12').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'rto', 'MH-14')).toBeChecked();
  await expect(wizard(page).getByText(why('car'))).toHaveCount(0);
  await button(page, 'Next').press('Enter');
  await expectStep(page, 'manufacturer');
  await page.goBack();
  await expectStep(page, 'city');
  await expect(choice(page, 'rto', 'MH-14')).toBeChecked();
  await page.reload();
  await expectStep(page, 'city');
  await expect(choice(page, 'rto', 'MH-14')).toBeChecked();
  await expect(wizard(page).getByText(why('car'))).toHaveCount(0);
  await accessible(page);
});

test('another city stays chosen after Back and a refresh', async ({ page }) => {
  await open(page, '/CarInsurances');
  await page.locator('[name="carNumber"]').fill('KA05MJ2019');
  await page.getByRole('button', { name: 'Get quote' }).click();
  await choice(page, 'city', 'jaipur').click();
  await expect(field(page, 'rto')).toHaveCount(2);
  await page.reload();
  await expect(choice(page, 'city', 'jaipur')).toBeChecked();
  await expect(choice(page, 'rto', 'RJ-14')).not.toBeChecked();
  await choose(page, { rto: 'RJ-14' });
  await expectStep(page, 'manufacturer');
  await page.goBack();
  await expect(choice(page, 'city', 'jaipur')).toBeChecked();
  await expect(choice(page, 'rto', 'RJ-14')).toBeChecked();
});

test('an unknown RTO fills in nothing, and shows no error until Next is pressed', async ({ page }) => {
  await open(page, '/BikeInsurance');
  await page.locator('[name="regNo"]').fill('UP 32 AB 1234');
  await page.locator('[data-form="bike-quote"]').getByRole('button', { name: 'Get quote' }).click();
  await expectStep(page, 'city');
  await expect(field(page, 'city').and(page.locator(':checked'))).toHaveCount(0);
  await expect(wizard(page).getByText(why('bike'))).toHaveCount(0);
  await expect(wizard(page).locator('[aria-invalid]')).toHaveCount(0);
});

import { accessible, expect, test } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { carried, expectStep, summary } from './wizard.ts';
import * as config from '../setup/config.ts';

test('a valid car number starts the quote, in capitals and without blanks and hyphens [spec 2.64, 2.94, 4.44, 5.58]', async ({
  page,
}) => {
  await open(page, '/CarInsurances');
  for (const name of [config.block('car', 'features').heading, 'Add-ons', config.block('car', 'features', 2).heading])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  const number = page.locator('[name="carNumber"]');
  const go = page.getByRole('button', { name: 'Get quote' });
  await expect(number).toBeInViewport();
  await go.click();
  for (const wrong of ['', '21 BH 4321 AB', '1KA01AB123']) {
    await number.fill(wrong);
    await go.click();
    await expect(page.locator('[data-field="carNumber"]')).toContainText(
      'Please enter a valid car number (e.g., KA01AB1234).',
    );
    await expect(number).toBeFocused();
    await expect(number).toHaveAttribute('aria-invalid', 'true');
  }
  await accessible(page);
  await number.fill(' ka-01 a 1234 ');
  await expect(number).toHaveValue('KA01A1234');
  await go.click();
  await expect(page).toHaveURL('/CarPlan');
  expect(await carried(page)).toEqual({ carNumber: 'KA01A1234' });
  await expectStep(page, 'city');
  await expect(summary(page)).toContainText('KA01A1234');
  await expect(
    page.getByRole('checkbox', { name: config.label(config.step('car', 'city'), 'isNewCar') }),
  ).not.toBeChecked();
});

test('a new car keeps an incomplete number, and needs none; another car starts over [spec 2.64, 4.44]', async ({
  page,
}) => {
  await open(page, '/CarInsurances');
  const fresh = page.getByRole('button', { name: config.form('car-number').alternatives[0]!.label });
  await page.locator('[name="carNumber"]').fill('ka01');
  await fresh.click();
  await expect(page).toHaveURL('/CarPlan');
  expect(await carried(page)).toEqual({ carNumber: 'KA01', isNewCar: true });
  await expect(
    page.getByRole('checkbox', { name: config.label(config.step('car', 'city'), 'isNewCar') }),
  ).toBeChecked();
  await expect(summary(page)).toContainText(config.label(config.step('car', 'city'), 'isNewCar'));
  await page.locator('[name="city"][value="pune"]').click();
  await page.goBack();
  await expect(page.locator('[name="carNumber"]')).toHaveValue('KA01');
  await page.locator('[name="carNumber"]').fill('');
  await fresh.click();
  await expectStep(page, 'city');
  expect(await carried(page)).toEqual({ isNewCar: true });
  await expect(summary(page)).not.toContainText('KA01');
  await expect(summary(page)).not.toContainText('Pune');
});

test('a registration number starts the bike quote; the link for a new bike keeps it only when it is valid [spec 2.95–2.97, 3.19, 5.59, 9.37]', async ({
  page,
}) => {
  await open(page, '/BikeInsurance');
  for (const name of [
    config.block('bike', 'prose').heading,
    'Benefits',
    'Key features',
    'Policy types',
    config.block('bike', 'checklist').heading,
    'Add-ons',
  ]) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText('Up to 93% off two-wheeler policies');
  await expect(page.getByRole('main')).toContainText(
    'The stated penalty for no bike insurance is Rs 2000 or up to three years imprisonment',
  );
  const form = page.locator('[data-form="bike-quote"]');
  const number = form.locator('[name="regNo"]');
  for (const name of ['mobile', 'email', 'agree', 'whatsapp'])
    await expect(form.locator(`[name="${name}"]`)).toBeVisible();
  await number.fill('mh12');
  await form.getByRole('button', { name: 'Get quote' }).click();
  await expect(form).toContainText('Please enter a valid bike registration number (e.g. KA01AB1234).');
  await accessible(page);
  const fresh = form.getByRole('link', { name: 'New Bike?' });
  await expect(fresh).toHaveAttribute('href', '/BikePlan');
  await fresh.click();
  await expect(page).toHaveURL('/BikePlan');
  expect(await carried(page)).toEqual({ isNewBike: true });

  await page.goBack();
  await form.locator('[name="email"]').fill('asha@example.com');
  await number.fill('mh12de1433');
  await fresh.click();
  await expect(page).toHaveURL('/BikePlan');
  expect(await carried(page)).toEqual({ regNo: 'MH12DE1433', isNewBike: true });

  await page.goBack();
  await number.fill('mh12de1433');
  await form.getByRole('button', { name: 'Get quote' }).click();
  await expect(page).toHaveURL('/BikePlan');
  expect(await carried(page)).toEqual({ regNo: 'MH12DE1433' });
  await expect(summary(page)).toContainText('MH12DE1433');
  await expect(
    page.getByRole('checkbox', { name: config.label(config.step('bike', 'city'), 'isNewBike') }),
  ).not.toBeChecked();
});

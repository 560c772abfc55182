import { accessible, expect, test } from '../fixtures.ts';
import { hydrated, open } from '../setup/open.ts';
import {
  alert,
  button,
  car,
  carried,
  rows,
  choice,
  choose,
  dismiss,
  expectStep,
  field,
  giveContact,
  heading,
  summary,
  thisYear,
  wizard,
} from './wizard.ts';
import * as config from '../setup/config.ts';

test('a used car, from its number to the thank-you page, and back to Plan Ready [spec 2.65–2.68, 4.25–4.27, 4.44, 5.68–5.70]', async ({
  page,
}) => {
  // Two passes of axe on each of eight steps.
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await open(page, '/CarInsurances');
  await page.locator('[name="carNumber"]').fill('UP32MJ2019');
  await page.getByRole('button', { name: 'Get quote' }).click();

  await expectStep(page, 'city');
  await expect(button(page, 'Previous')).toHaveCount(0);
  await button(page, 'Next').click();
  await expect(wizard(page).getByRole('group', { name: /your attention$/ })).toContainText(
    config.message(config.step('car', 'city'), 'city', 'required'),
  );
  await accessible(page);
  await choice(page, 'city', car.city).click();
  await expect(field(page, 'rto')).toHaveCount(14);
  await accessible(page);
  await choice(page, 'rto', car.rto).click();
  for (const [step, name, count] of [
    ['manufacturer', 'manufacturer', 10],
    ['model', 'model', 5],
    ['variant', 'variant', 5],
    ['year', 'year', 26],
  ] as const) {
    await expectStep(page, step);
    await expect(heading(page, step)).toBeFocused();
    await expect(field(page, name)).toHaveCount(count);
    await accessible(page);
    await choice(page, name, car[name]).click();
  }

  await expectStep(page, 'policy-type');
  await expect(field(page, 'policyType')).toHaveCount(3);
  await button(page, 'Next').click();
  await dismiss(page, 'Please select required policy type.');
  await expect(field(page, 'policyType').first()).toBeFocused();
  await expect(field(page, 'policyType').first()).toHaveAttribute('aria-invalid', 'true');
  await choice(page, 'policyType', 'comprehensive').click();
  await expect(choice(page, 'prevPolicyType', 'comprehensive')).toBeChecked();
  await choice(page, 'prevInsurer', 'konkan-general').check();
  await accessible(page);
  await button(page, 'Next').click();

  await expectStep(page, 'more-info');
  await expect(wizard(page).getByText('Registration date')).toBeVisible();
  await expect(wizard(page).getByText('Rs 15 lakh')).toBeVisible();
  await field(page, 'manufactureMonthYear').fill('2019-03');
  await field(page, 'policyExpiryDate').fill('2026-04-17');
  await choice(page, 'ncb', '35').check();
  await accessible(page);
  await expect(summary(page)).toContainText('03/2019');
  await expect(summary(page)).toContainText('35%');
  await button(page, 'Previous').click();
  await expectStep(page, 'policy-type');
  await button(page, 'Next').click();
  await button(page, 'Next').click();

  await expectStep(page, 'basic-info');
  await field(page, 'name').fill('Asha Kulkarni');
  await button(page, 'Get my quote').click();
  await accessible(page);
  await dismiss(page, 'Please fill in your Name, Phone, and Email.');
  await expect(field(page, 'phone')).toBeFocused();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  await accessible(page);
  await giveContact(page);
  await button(page, 'Get my quote').click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
  expect(await carried(page)).toEqual({
    ...car,
    carNumber: 'UP32MJ2019',
    year: 2019,
    policyType: 'comprehensive',
    prevInsurer: 'konkan-general',
    prevPolicyType: 'comprehensive',
    manufactureMonthYear: '2019-03',
    policyExpiryDate: '2026-04-17',
    ncb: 35,
    insuredShare: 100,
  });
  expect(await rows(page)).toMatchObject({ Name: 'Asha Kulkarni', Phone: 'call me', Email: 'none' });
  expect(sent).toEqual([]);

  await page.goBack();
  await expect(wizard(page).getByRole('heading', { name: 'Plan Ready' })).toBeVisible();
  await expect(wizard(page)).toContainText('Thank you, Asha Kulkarni.');
  await accessible(page);
  await summary(page).getByRole('button', { name: 'Edit Year' }).click();
  await expectStep(page, 'year');
  await page.goBack();
  await button(page, 'Start again').click();
  await expectStep(page, 'city');
  await expect(summary(page)).toContainText(config.wizard('car').summary.empty);
});

test('a new car has only this year, two policy types, and no question about an earlier policy [spec 4.30, 4.34, 4.35, 9.16, 9.19]', async ({
  page,
}) => {
  await open(page, '/CarInsurances');
  await page.getByRole('button', { name: config.form('car-number').alternatives[0]!.label }).click();
  await choose(page, { ...car, year: String(thisYear) });
  await expectStep(page, 'policy-type');
  await summary(page).getByRole('button', { name: 'Edit Year' }).click();
  await expect(field(page, 'year')).toHaveCount(1);
  await button(page, 'Next').click();
  await expect(field(page, 'policyType')).toHaveCount(2);
  for (const name of ['rememberPrevPolicy', 'expiryStatus', 'prevInsurer', 'prevPolicyType'])
    await expect(field(page, name)).toHaveCount(0);
  await choice(page, 'policyType', 'comprehensive').click();
  await button(page, 'Next').click();
  await expect(wizard(page).getByText('Purchase date')).toBeVisible();
  for (const name of ['policyExpiryDate', 'ownerChange', 'claim', 'ncb'])
    await expect(field(page, name)).toHaveCount(0);
  await field(page, 'registrationDate').fill(`${thisYear}-01-15`);
  await choice(page, 'customerType', 'individual').check();
  await expect(summary(page)).toContainText('Purchase date');
  await button(page, 'Next').click();
  await giveContact(page);
  await button(page, 'Get my quote').click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
  expect(await carried(page)).toEqual({
    ...car,
    isNewCar: true,
    year: thisYear,
    policyType: 'comprehensive',
    registrationDate: `${thisYear}-01-15`,
    customerType: 'individual',
    insuredShare: 100,
  });
  expect(await rows(page)).toMatchObject({ Name: 'Asha Kulkarni', Phone: 'call me', Email: 'none' });
});

test('after Edit, choosing advances one step, and a button leads back to where the visitor was [spec 4.25, 4.26]', async ({
  page,
}) => {
  await open(page, '/CarPlan');
  await choose(page, car);
  await expectStep(page, 'policy-type');
  const back = button(page, config.filled(config.wizard('car').summary.return, { step: 'Policy Type' }));
  await expect(back).toHaveCount(0);
  await summary(page).getByRole('button', { name: 'Edit Manufacturer' }).click();
  await expectStep(page, 'manufacturer');
  await choice(page, 'manufacturer', car.manufacturer).click();
  await expectStep(page, 'model');
  await choice(page, 'model', car.model).click();
  await expectStep(page, 'variant');
  await back.click();
  await expectStep(page, 'policy-type');
  await expect(back).toHaveCount(0);

  await summary(page).getByRole('button', { name: 'Edit Manufacturer' }).click();
  await back.click();
  await expectStep(page, 'policy-type');

  await summary(page).getByRole('button', { name: 'Edit Manufacturer' }).click();
  await choice(page, 'manufacturer', 'tata').click();
  await expectStep(page, 'model'); // another maker has other models, so there is no way back yet
  await expect(back).toHaveCount(0);
});

test('choices depend on earlier answers, and the wizard names dropped answers [spec 4.25, 4.26, 4.29–4.32, 4.35]', async ({
  page,
}) => {
  await open(page, '/CarPlan');
  await choose(page, car);
  const type = (value: string) => choice(page, 'policyType', value).click();
  const previous = field(page, 'prevPolicyType');
  await type('od-only');
  await expect(choice(page, 'prevPolicyType', 'comprehensive')).toBeChecked();
  await expect(previous).toHaveCount(2);
  await choice(page, 'prevPolicyType', 'od-only').check();
  await type('third-party-only');
  await expect(choice(page, 'prevPolicyType', 'comprehensive')).toBeChecked();
  await choice(page, 'prevPolicyType', 'third-party-only').check();
  await type('comprehensive');
  await expect(choice(page, 'prevPolicyType', 'third-party-only')).toBeChecked();
  await choice(page, 'expiryStatus', 'not-expired').check();
  await choice(page, 'rememberPrevPolicy', 'No').check();
  await expect(previous).toHaveCount(0);
  await expect(summary(page)).not.toContainText('Not Expired');
  await choice(page, 'rememberPrevPolicy', 'Yes').check();
  await expect(choice(page, 'expiryStatus', 'not-expired')).not.toBeChecked();
  await button(page, 'Next').click();
  await choice(page, 'claim', 'No').check();

  const [opening = ''] = config.wizard('car').dropped.split('{fields}');
  const status = wizard(page).getByRole('status').filter({ hasText: opening.trim() });
  await button(page, 'Previous').click();
  await type('third-party-only');
  await expect(status).toContainText(config.label(config.step('car', 'more-info'), 'claim'));
  await summary(page).getByRole('button', { name: 'Edit Manufacturer' }).click();
  await expect(status).toHaveCount(0);
  await choice(page, 'manufacturer', 'tata').click();
  await expectStep(page, 'model');
  await expect(status).toHaveText(config.filled(config.wizard('car').dropped, { fields: 'Model and Variant' }));
  await expect(summary(page)).toContainText('2019');
  await choice(page, 'model', 'tata-nexon').click();
  await expectStep(page, 'variant');
  await expect(status).toHaveCount(0);
  await summary(page).getByRole('button', { name: 'Edit City & RTO' }).click();
  await page.getByRole('checkbox', { name: config.label(config.step('car', 'city'), 'isNewCar') }).check();
  await expect(status).toContainText('Year');
});

test('the search finds an RTO in the chosen city, then in all cities; an alert says when none matches; it also finds manufacturers [spec 5.66, 8.03]', async ({
  page,
}) => {
  await open(page, '/CarPlan');
  const search = page.locator('[name="rtoSearch"]');
  const look = button(page, 'Search');
  await look.click();
  await search.fill('   ');
  await search.press('Enter');
  await expect(alert(page)).toHaveCount(0);
  await search.fill('zz 99');
  await look.click();
  await dismiss(page, 'No matching RTO found. Try refining your search.');
  await expectStep(page, 'city');

  await choice(page, 'city', 'delhi').click();
  await search.fill('01');
  await search.press('Enter');
  await expectStep(page, 'manufacturer');
  await expect(summary(page)).toContainText('DL-01');

  await page.goBack();
  await search.fill('mumbai');
  await look.click();
  await expect(choice(page, 'rto', 'MH-01')).toBeChecked();
  await expect(choice(page, 'city', 'mumbai')).toBeChecked();
  await expect(
    wizard(page).getByRole('status').filter({ hasText: '2 RTOs match, and MH-01 is chosen.' }),
  ).toBeVisible();
  await expect(field(page, 'rto')).toHaveCount(2);
  await accessible(page);
  await choice(page, 'city', 'bengaluru').click();
  await expect(field(page, 'rto')).toHaveCount(14);
  await expect(field(page, 'rto').and(page.locator(':checked'))).toHaveCount(0);
  await search.fill('mh.14');
  await search.press('Enter');
  await expectStep(page, 'manufacturer');
  await expect(summary(page)).toContainText('Pune');

  await page.locator('[name="manufacturerSearch"]').fill('tata');
  await expect(field(page, 'manufacturer')).toHaveCount(1);
  await page.locator('[name="manufacturerSearch"]').fill('tesla');
  await expect(wizard(page).getByText('No manufacturers found. Try a different spelling.')).toBeVisible();
  await page.locator('[name="manufacturerSearch"]').press('Enter');
  await expectStep(page, 'manufacturer');
});

test('a page in Hindi finds makers and RTOs by Latin and by Hindi letters', async ({ page }) => {
  await open(page, '/hi/CarPlan');
  await page.locator('[name="rtoSearch"]').fill('mh 12');
  await page.locator('[name="rtoSearch"]').press('Enter');
  const search = page.locator('[name="manufacturerSearch"]');
  for (const words of ['maruti', 'मारुति']) {
    await search.fill(words);
    await expect(field(page, 'manufacturer')).toHaveCount(1);
    await expect(choice(page, 'manufacturer', car.manufacturer)).toBeVisible();
  }
});

test('Back, Forward and a refresh keep the step and the answers; a direct link opens the first step', async ({
  page,
}) => {
  await open(page, '/CarPlan?step=variant');
  await expectStep(page, 'city');
  await expect(page).toHaveURL('/CarPlan');
  await choose(page, car);
  await choice(page, 'policyType', 'comprehensive').click();
  await button(page, 'Next').click();
  await button(page, 'Next').click();
  await giveContact(page);
  for (const id of ['more-info', 'policy-type', 'year', 'variant'] as const) {
    await page.goBack();
    await expect(heading(page, id)).toBeFocused();
  }
  await expect(choice(page, 'variant', car.variant)).toBeChecked();
  await page.goForward();
  await expect(choice(page, 'year', car.year)).toBeChecked();
  await page.reload();
  await hydrated(page);
  await expectStep(page, 'year');
  await expect(summary(page)).toContainText('Comprehensive Policy');
  await expect(summary(page)).not.toContainText('Asha');
  await expect(
    wizard(page)
      .getByRole('status')
      .filter({ hasText: config.wizard('car').restored }),
  ).toBeVisible();
  await page.goto('/CarPlan?step=basic-info');
  await hydrated(page);
  await expectStep(page, 'basic-info');
  await expect(field(page, 'phone')).toHaveValue('');
});

import type { Locator, Page } from '@playwright/test';
import { accessible, expect, test } from './fixtures.ts';
import { rows } from './setup/carried.ts';
import { expectErrors, formOf } from './setup/form.ts';
import { fillLead } from './setup/lead-form.ts';
import { open } from './setup/open.ts';
import { button, car, choice, choose, expectStep } from './vehicles/wizard.ts';
import * as config from './setup/config.ts';

// An incomplete text in a native control of the browser, which then has no value at all.

const real = (label: string): string => config.filled(config.site.texts.unreadable.date, { label });
const number = (label: string): string => config.filled(config.site.texts.unreadable.number, { label });
const isBad = (control: Locator): Promise<boolean> =>
  control.evaluate((input: HTMLInputElement) => input.value === '' && input.validity.badInput);
const lakh = '2.5 lakh';
const alert = (page: Page): Locator => page.getByRole('alertdialog');

/** One part of a date or month, whichever is first in this browser's language. */
async function typeHalf(control: Locator): Promise<void> {
  await control.fill('');
  await control.press('1');
  expect(await isBad(control)).toBe(true);
}

/** 29 February of a leap year, and the year after by its arrow: the last part in every order that English knows. */
async function typeImpossible(control: Locator): Promise<void> {
  await control.fill('2024-02-29');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp']) await control.press(key);
  expect(await isBad(control)).toBe(true);
}

test('a required date has its own messages for an incomplete and an invalid date; an empty one is required [spec 4.14, 5.16, 5.18]', async ({
  page,
}) => {
  await open(page, '/SaralJeevanBima');
  const form = formOf(page, 'saral-lead');
  const [day, month, year] = ['day', 'month', 'year'].map((box) => form.field(`dob.${box}`)) as [
    Locator,
    Locator,
    Locator,
  ];
  const message = config.message(config.form('saral-lead'), 'dob', 'format');
  await fillLead(page, 'saral-lead');
  await month.fill('');
  await form.button('Calculate Premium').click();
  await expectErrors(form, { dob: message });
  await expect(month).toBeFocused();
  await accessible(page);

  await day.fill('');
  await year.fill('');
  await expectErrors(form, {});
  await year.press('Enter');
  await expectErrors(form, { dob: 'Date of birth is required' });
  await day.fill('29');
  await expectErrors(form, {});

  await month.fill('2');
  await year.fill('2023');
  await year.press('Enter');
  await expectErrors(form, { dob: message });
  await year.fill('2024');
  await expectErrors(form, {});
  await expect(form.field('dob')).toHaveValue('2024-02-29');
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('saral-lead'));
  await form.button('Calculate Premium').click();
  await logged;
});

test('a form without checks still reports incomplete optional dates, and accepts empty ones [spec 4.45, 5.71]', async ({
  page,
}) => {
  await open(page, '/Individual');
  const form = formOf(page, 'travel-individual');
  await typeHalf(form.field('departureDate'));
  await typeImpossible(form.field('returnDate'));
  const dates = { departureDate: real('Departure date'), returnDate: real('Return date') };
  await form.button('Request a quote').click();
  await expectErrors(form, dates);
  await expect(form.summary).toBeFocused();
  await expect(alert(page)).toHaveCount(0);
  await accessible(page);
  await form.summary.getByRole('link', { name: dates.returnDate }).click();
  await expect(form.field('returnDate')).toBeFocused();

  await form.field('travellers').fill('2');
  await expectErrors(form, dates);
  for (const name of ['departureDate', 'returnDate']) await form.field(name).fill('');
  await form.button('Request a quote').click();
  await expect(alert(page)).toContainText('Quote requested: Estimated Premium $0');
});

test('Next refuses incomplete dates and months of a wizard, and coming back shows no error [spec 3.17, 5.70]', async ({
  page,
}) => {
  await open(page, '/CarPlan');
  await choose(page, car);
  await expectStep(page, 'policy-type');
  await choice(page, 'policyType', 'comprehensive').click();
  await button(page, 'Next').click();
  await expectStep(page, 'more-info');
  const form = formOf(page, 'car');
  const errors = {
    manufactureMonthYear: 'Month and year of manufacture: enter a month and a year, such as March 2025.',
    registrationDate: config.message(config.step('car', 'more-info'), 'registrationDate', 'format'),
  };
  await typeHalf(form.field('manufactureMonthYear'));
  await typeImpossible(form.field('registrationDate'));
  await button(page, 'Next').click();
  await expectStep(page, 'more-info');
  await expectErrors(form, errors);
  await choice(page, 'customerType', 'individual').click();
  await expectErrors(form, errors);
  await accessible(page);

  await button(page, 'Previous').click();
  await expectStep(page, 'policy-type');
  await button(page, 'Next').click();
  await expectStep(page, 'more-info');
  await expectErrors(form, {});
  await expect(form.field('registrationDate')).toHaveValue('');
  await typeImpossible(form.field('registrationDate'));
  await button(page, 'Next').click();
  await expectErrors(form, { registrationDate: errors.registrationDate });
  await expect(form.field('registrationDate')).toBeFocused();
  await form.field('registrationDate').press('ArrowUp');
  await form.field('registrationDate').fill('2019-04-18');
  await expectErrors(form, {});
  await button(page, 'Next').click();
  await expectStep(page, 'basic-info');

  // A step that reports missing answers by an alert has no number field: the test turns one of its controls into one,
  // also after it is redrawn.
  await form.field('name').fill('Asha Kulkarni');
  await form.field('email').fill('asha@example.com');
  await form.field('phone').evaluate((input: HTMLInputElement) => {
    input.type = 'number';
    Object.defineProperty(input, 'type', { get: () => 'number', set: () => undefined });
  });
  await form.field('phone').pressSequentially('9e');
  await button(page, 'Get my quote').click();
  await expectErrors(form, { phone: number('Phone') });
  await expect(form.field('phone')).toBeFocused();
  await expect(alert(page)).toHaveCount(0);
});

test('the browser refuses an incomplete answer in a form that it checks', async ({ page }) => {
  await open(page, '/');
  const form = formOf(page, 'quote-request');
  for (const [name, text] of [
    ['name', 'Anil Rao'],
    ['email', 'anil@example.com'],
    ['phone', '9876543210'],
  ] as const)
    await form.field(name).fill(text);
  await form.field('age').pressSequentially('e');
  await form.root.evaluate((element) =>
    element.addEventListener('submit', () => element.setAttribute('data-submitted', '')),
  );
  await form.root.locator('button[type=submit]').click();
  await expect(form.field('age')).toBeFocused();
  await expect(form.root).not.toHaveAttribute('data-submitted');
  await form.field('age').fill('41');
  await form.field('coverage').fill('3,2');
  await form.root.locator('button[type=submit]').click();
  await expect(form.field('coverage')).toBeFocused();
  await expect(form.field('coverage')).toHaveJSProperty('validationMessage', number('Coverage'));
  await expect(form.root).not.toHaveAttribute('data-submitted');
  await form.field('coverage').fill(lakh);
  await form.root.locator('button[type=submit]').click();
  await expect(form.root).toHaveAttribute('data-submitted');
  await expect(form.field('coverage')).toHaveValue('2,50,000');
});

test('an invalid number has a message, and stays for correction', async ({ page }) => {
  await open(page, '/Accident');
  const form = formOf(page, 'accident');
  const age = form.field('age');
  await age.pressSequentially('3e');
  await form.button('Continue').click();
  await expectErrors(form, { age: number('Age') });
  await expect(age).toBeFocused();
  await expect(age).toHaveValue('3e');
  await expect(page).toHaveURL('/Accident');
  await accessible(page);
  await age.press('Backspace');
  await expectErrors(form, {});
  await age.press('4');
  await age.press('Enter');
  await expect(page).toHaveURL('/ApplicationSubmitted');
  expect(await rows(page)).toMatchObject({ Age: '34 years' });
});

test('an invalid number has the message of its field, if there is one, and does not count as the minimum [spec 5.65, 5.71]', async ({
  page,
}) => {
  await open(page, '/Individual');
  const trip = formOf(page, 'travel-individual');
  await trip.field('travellers').fill('');
  await trip.field('travellers').pressSequentially('2e');
  await trip.button('Request a quote').click();
  await expectErrors(trip, { travellers: number('Travellers') });
  await trip.field('travellers').fill('0');
  await trip.button('Request a quote').click();
  await expect(alert(page)).toBeVisible();
  await expect(trip.field('travellers')).toHaveValue('1');

  await open(page, '/HomeInsurance');
  const home = formOf(page, 'home-lead');
  for (const [name, text] of [
    ['mobileNumber', '9876543210'],
    ['email', 'asha@example.com'],
    ['pincode', '411001'],
  ] as const)
    await home.field(name).fill(text);
  await home.field('agreedTerms').check();
  await home.button('Proceed').click();
  await home.field('carpetArea').pressSequentially('--');
  for (const name of ['costOfConstruction', 'valueOfContent']) await home.field(name).fill('25000');
  await home.button('Get Quote').click();
  await expectErrors(home, { carpetArea: 'Enter valid carpet area' });
  await expect(home.field('carpetArea')).toBeFocused();
});

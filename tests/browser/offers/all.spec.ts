import type { Page } from '@playwright/test';
import { accessible, expect, noSidewaysScroll, test } from '../fixtures.ts';
import * as config from '../setup/config.ts';
import { fillIn, formOf } from '../setup/form.ts';
import { hydrated, open } from '../setup/open.ts';
import { bike, button, car, choice, expectStep, quoteFor, wizard } from '../vehicles/wizard.ts';
import { block, cards, changeStep, expectPriced } from './offers.ts';

const words = config.block('application-submitted', 'offers');

/** The heading of the plans. */
const title = (page: Page) => block(page).getByRole('heading', { level: 2 });

test('the car quote ends with plans, each with its own-damage premium, bonus and statutory amounts [spec 2.67, 4.27]', async ({
  page,
}) => {
  await open(page, '/CarPlan');
  await quoteFor(page, car, 'comprehensive', '35');
  await expect(page).toHaveURL('/ApplicationSubmitted');
  const lines = await expectPriced(page, 3, words.why);
  for (const part of ['35%', 'Bengaluru', '1,500 cc', 'GST']) expect(lines).toContain(part);
  await changeStep(page, words.change, 'Year');
  await expectStep(page, 'year');
  await choice(page, 'year', '2023').click();
  await expectStep(page, 'policy-type');
  await button(page, 'Get my quote').click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
  await expectPriced(page, 3, words.why);
});

test('the bike quote shows plans over its card, also after a reload, and after a change a button returns to both [spec 2.70, 4.25, 4.27]', async ({
  page,
}) => {
  await open(page, '/BikePlan');
  await quoteFor(page, bike, 'comprehensive', '35');
  await expect(wizard(page).getByRole('heading', { name: 'Plan ready!' })).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expectPriced(page, 1, words.why);
  await expect(block(page)).toContainText('not fit');
  await accessible(page, { part: '[data-block="offers"]' });
  await changeStep(page, words.change, 'Year');
  await expectStep(page, 'year');
  await expect(block(page)).toHaveCount(0);
  await choice(page, 'year', String(Number(bike.year) + 17)).click();
  await expectStep(page, 'policy-type');
  await button(page, 'Get my quote').click();
  await expect(wizard(page).getByRole('heading', { name: 'Plan ready!' })).toBeVisible();
  await expect(title(page)).toBeFocused();
  await expectPriced(page, 3, words.why);
  await page.goBack();
  await expectStep(page, 'policy-type');
  await page.goForward();
  await expect(cards(page)).toHaveCount(3);
  await page.reload();
  await hydrated(page);
  await button(page, 'Get my quote').waitFor();
  await expect(cards(page)).toHaveCount(3);
});

test('the home quote shows plans over its thank-you [spec 4.19]', async ({ page }) => {
  await open(page, '/HomeInsurance');
  const form = formOf(page, 'home-lead');
  await fillIn(form, { mobileNumber: '9876543210', email: 'asha@example.com', pincode: '411001' });
  await form.field('agreedTerms').check();
  await form.button('Proceed').click();
  await fillIn(form, { carpetArea: '80', costOfConstruction: '25000', valueOfContent: '500000' });
  await form.button('Get Quote').click();
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  await expect(title(page)).toBeFocused();
  const lines = await expectPriced(page, 3, words.why);
  expect(lines).toContain('₹20,00,000');
  await accessible(page, { part: '[data-block="offers"]' });
});

const trips = [
  { path: '/Individual', form: 'travel-individual', birth: 'dateOfBirth', mentioned: ['10 days', 'one traveller'] },
  {
    path: '/FamilyTravel',
    form: 'travel-family',
    birth: 'proposerDateOfBirth',
    mentioned: ['10 days', '2 adults', 'child'],
  },
  { path: '/StudentTravelInsurance', form: 'travel-student', birth: 'dateOfBirth', mentioned: ['12 months'] },
];

for (const { path, form: id, birth, mentioned } of trips)
  test(`${path}: after the alert the plans are below the form, take the focus, and disappear after a change [spec 4.45]`, async ({
    page,
  }) => {
    await open(page, path);
    const form = formOf(page, id);
    await form.root.getByRole('group', { name: 'Destination countries' }).getByRole('button').first().click();
    await form.root.getByLabel('Australia').check();
    await page.keyboard.press('Escape');
    // A whole date in the first of three boxes fills them all.
    await fillIn(form, { departureDate: '2027-03-01', returnDate: '2027-03-11', [`${birth}.day`]: '1999-05-04' });
    await form.root.locator('[type=submit]').click();
    await expect(block(page)).toHaveCount(0);
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    const heading = title(page);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const lines = await expectPriced(page, 3, words.why);
    for (const part of mentioned) expect(lines).toContain(part);
    await accessible(page, { part: '[data-block="offers"]' });
    await page.setViewportSize({ width: 320, height: 700 });
    await noSidewaysScroll(page);
    await block(page).getByRole('link', { name: words.change }).click();
    await form.field(`${birth}.day`).fill('1940-05-04');
    await expect(block(page)).toHaveCount(0);
    await form.root.locator('[type=submit]').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await expect(block(page)).toContainText(words.none);
    await expect(block(page)).toContainText('86');
  });

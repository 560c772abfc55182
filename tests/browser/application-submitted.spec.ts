import type { Page } from '@playwright/test';
import { accessible, expect, noSidewaysScroll, test } from './fixtures.ts';
import { rows } from './setup/carried.ts';
import { fillIn, formOf } from './setup/form.ts';
import { hydrated, open } from './setup/open.ts';
import * as config from './setup/config.ts';

const carried = (page: Page) => page.locator('[data-block="carried"]');

/** Opens the page with a navigation state of any shape. */
async function arriveWith(page: Page, state: unknown): Promise<void> {
  await open(page, '/ApplicationSubmitted');
  await page.evaluate((usr) => history.replaceState({ usr, key: 'test' }, ''), state);
  await page.reload();
  await hydrated(page);
}

test('the page thanks, shows the next steps and two links; a direct visit shows no answers [spec 2.27, 2.92]', async ({
  page,
}) => {
  await open(page, '/applicationsubmitted/');
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
  for (const name of ['Application review', 'Advisor contact', 'Coverage start planning']) {
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expect(page.getByRole('main')).toContainText(config.block('application-submitted', 'steps').items[1]!.text);
  await expect(carried(page)).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Talk to us' }).click();
  await expect(page).toHaveURL('/Contact');
  await page.goBack();
  await page.getByRole('link', { name: 'Return home' }).click();
  await expect(page).toHaveURL('/');
});

test('the page greets by name and shows the submitted answers, also after Back and Forward; a refresh drops private answers and says so [spec 2.92, 2.106]', async ({
  page,
}) => {
  await open(page, '/Accident');
  const form = formOf(page, 'accident');
  await fillIn(form, { name: 'आशा Kulkarni', age: '34', phone: '98765 43210', city: 'Nashik' });
  for (const name of ['Fitness', 'Yoga']) await form.root.getByRole('checkbox', { name }).check();
  await form.root.getByRole('radio', { name: 'Wife' }).check();
  await form.button('Continue').click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
  const submitted = {
    Name: 'आशा Kulkarni',
    Phone: '9876543210',
    City: 'Nashik',
    'To be insured': 'Wife',
    Age: '34 years',
    Gender: 'Male',
    Habits: 'Fitness, Yoga',
  };
  await expect(carried(page).getByRole('heading', { name: 'आशा Kulkarni, this is what you told us' })).toBeVisible();
  expect(await rows(page)).toEqual(submitted);
  await accessible(page);
  await page.goBack();
  await expect(form.field('name')).toHaveValue('आशा Kulkarni');
  await page.goForward();
  expect(await rows(page)).toEqual(submitted);
  await page.reload();
  await hydrated(page);
  const { City, Gender, 'To be insured': insured } = submitted;
  expect(await rows(page)).toEqual({ City, Gender, 'To be insured': insured });
  await expect(
    carried(page).getByRole('heading', { name: config.block('application-submitted', 'carried').heading }),
  ).toBeVisible();
  await expect(carried(page)).toContainText(config.site.texts.forgotten);
  await accessible(page, { part: '[data-block="carried"]' });

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.setViewportSize({ width: 690, height: 1000 });
  await expect(carried(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Coverage start planning' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByText('1800-000-1234')).toBeVisible();
  for (const gone of [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('link', { name: 'Return home' }),
    page.getByRole('contentinfo').getByText('Quick links'),
  ])
    await expect(gone).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  await noSidewaysScroll(page);
});

test('answers of the wizards and the term calculator have their own labels [spec 2.92, 4.08, 4.39]', async ({
  page,
}) => {
  await arriveWith(page, {
    self: true,
    wife: false,
    sonSelected: true,
    sons: 2,
    selfAge: 38,
    son1Age: 9,
    medicalHistory: ['diabetes', 'blood-pressure'],
    hasOfficeInsurance: 'Yes',
    officeInsuranceAmount: '3-5-lakh',
  });
  await expect(
    carried(page).getByRole('heading', { name: config.block('application-submitted', 'carried').heading }),
  ).toBeVisible();
  expect(await rows(page)).toEqual({
    'To be insured': 'Self, 2 sons',
    Age: 'Self 38, First son 9',
    'Medical history': 'Diabetes, Blood Pressure',
    'Office health insurance': 'Yes, Rs 3 lakh - Rs 5 lakh',
  });
  await arriveWith(page, {
    name: 'Asha',
    dob: '1990-03-09',
    mobile: '9876543210',
    income: '10-15-lakh',
    education: 'graduate',
    nri: 'No',
    smoke: 'No',
  });
  expect(await rows(page)).toEqual({
    Name: 'Asha',
    Phone: '9876543210',
    'Date of birth': '09/03/1990',
    Smoking: 'No',
    'Annual income': '10-15 Lakh',
    Education: 'Graduate',
    NRI: 'No',
  });
  await arriveWith(page, {
    carNumber: 'KA05MJ2019',
    manufacturer: 'maruti',
    model: 'maruti-swift',
    variant: 'maruti-swift-zxi',
    year: 2019,
    policyType: 'comprehensive',
    prevPolicyType: 'comprehensive',
    prevInsurer: 'konkan-general',
    policyExpiryDate: '2026-04-17',
    manufactureMonthYear: '2019-03',
    claim: 'No',
    ncb: 0,
  });
  expect(await rows(page)).toEqual({
    'Car number': 'KA05MJ2019',
    'Make and model': 'Maruti, Swift, ZXi',
    Year: '2019',
    'Policy type': 'Comprehensive Policy',
    'Previous policy': 'Comprehensive Policy, Konkan General, until 17/04/2026',
    'Previous claim': 'No',
    'No-claim bonus': '0%',
    Manufactured: '03/2019',
  });
});

const markup = '<img src=x onerror="document.title=1"> {name} **a** [b](/c)';

test('a tampered navigation state does no harm [spec 2.92]', async ({ page }) => {
  for (const [what, state, expected] of [
    ['script text', { name: markup, city: 'A'.repeat(300) }, { Name: markup, City: 'A'.repeat(300) }],
    ['names of no row', { surname: 'Rao', password: 'chai42', constructor: 'x' }, {}],
    ['values that are not answers', { name: { first: 'Asha' }, city: [['Pune']], phone: null, habits: [{}] }, {}],
    ['another shape', ['Asha', 'Pune'], {}],
  ] as const)
    await test.step(what, async () => {
      await arriveWith(page, state);
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
      await expect(carried(page)).toHaveCount(Object.keys(expected).length > 0 ? 1 : 0);
      expect(await rows(page)).toEqual(expected);
      await expect(carried(page).locator('dd *')).toHaveCount(0);
      await expect(page).toHaveTitle(/^Thank you/);
      await noSidewaysScroll(page);
    });
});

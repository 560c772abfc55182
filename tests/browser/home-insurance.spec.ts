import type { Page } from '@playwright/test';
import { accessible, expect, test } from './fixtures.ts';
import { fillIn, formOf, stored } from './setup/form.ts';
import { hydrated, open } from './setup/open.ts';
import * as config from './setup/config.ts';

const contact = { mobileNumber: '+91 98765 43210', email: 'asha@example.com', pincode: '411 001' };
const building = { carpetArea: '80.5', costOfConstruction: '25000', valueOfContent: '500000' };

const wizard = (page: Page) => page.getByRole('group', { name: 'Home insurance quote' });
const step = (page: Page) => formOf(page, 'home-lead');
const heading = (page: Page, name: string) => wizard(page).getByRole('heading', { name });
const progress = (page: Page, number: number) => wizard(page).getByRole('progressbar', { name: `Step ${number} of 3` });

async function giveContact(page: Page): Promise<void> {
  await fillIn(step(page), contact);
  await step(page).field('agreedTerms').check();
  await step(page).button('Proceed').click();
  await expect(heading(page, 'About the building')).toBeVisible();
}

test('the page has the form and its three sections [spec 2.14, 2.108]', async ({ page }) => {
  await open(page, '/HomeInsurance');
  for (const name of [
    config.block('home-insurance', 'features').heading,
    config.block('home-insurance', 'prose').heading,
    config.block('home-insurance', 'faq').heading,
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByRole('link', { name: 'Start the quote' }).first().click();
  await expect(progress(page, 1)).toBeInViewport();
  const { root, field } = step(page);
  await expect(root.getByRole('radio', { name: 'Home owner' })).toBeChecked();
  await expect(root.getByRole('radio', { name: 'Tenant' })).not.toBeChecked();
  await expect(field('whatsappUpdates')).not.toBeChecked();
  await accessible(page);
});

test('three steps lead to the thank-you page; the data is only logged [spec 3.20, 4.16–4.20, 7.07, 8.18]', async ({
  page,
}) => {
  const sent: string[] = [];
  const logged: unknown[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  page.on('console', async (message) =>
    logged.push(await Promise.all(message.args().map((value) => value.jsonValue()))),
  );
  await open(page, '/HomeInsurance');
  const form = step(page);
  await form.root.getByRole('radio', { name: 'Tenant' }).check();
  await giveContact(page);
  await expect(heading(page, 'About the building')).toBeFocused();
  await fillIn(form, building);
  await expect(form.field('valueOfContent')).toHaveValue('5,00,000');
  await form.button('Back').click();
  await expect(form.field('email')).toHaveValue(contact.email);
  await expect(progress(page, 1)).toBeVisible();
  await page.goBack();
  await expect(form.field('carpetArea')).toHaveValue('80.5');
  await accessible(page);
  await form.field('valueOfContent').press('Enter');

  await expect(heading(page, 'Thank you')).toBeFocused();
  const gap = await wizard(page).evaluate((group) => {
    const [bar, thanks] = ['progress', 'h3'].map((name) => group.querySelector(name)!.getBoundingClientRect());
    return thanks!.top - bar!.bottom;
  });
  expect(gap).toBeGreaterThanOrEqual(16);
  await expect(wizard(page)).toContainText(config.wizard('home-lead').result.text);
  expect(await progress(page, 3).evaluate((bar: HTMLProgressElement) => bar.position)).toBe(1);
  await expect(wizard(page).locator('dd')).toHaveText([
    '9876543210',
    'asha@example.com',
    '80.5 sqm, pincode 411001',
    'Tenant',
    '₹25,000 per sqm',
    '₹5,00,000',
  ]);
  await accessible(page);
  const answers = {
    userType: 'tenant',
    mobileNumber: '9876543210',
    email: 'asha@example.com',
    pincode: '411001',
    agreedTerms: true,
    carpetArea: 80.5,
    costOfConstruction: 25000,
    valueOfContent: 500000,
  };
  expect(logged).toEqual([['home-lead', answers]]);
  expect(sent).toEqual([]);
  // Personal answers were never on the disk.
  for (const text of await stored(page)) expect(text).not.toMatch(/\b(?:91)?98765|asha|\b411001/);

  await page.reload();
  await hydrated(page);
  await expect(progress(page, 1)).toBeVisible();
  await expect(form.field('mobileNumber')).toHaveValue('');
});

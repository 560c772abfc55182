import type { Page } from '@playwright/test';
import { accessible, expect, requestsOf, test } from './fixtures.ts';
import { formOf, stored } from './setup/form.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

const card = (page: Page) => page.getByRole('region', { name: 'Your renewal contact' });
const lookup = (page: Page) => formOf(page, 'renewal-lookup');
const texts = { customerName: 'Asha Kulkarni', mobile: '+91 98765-43210', policyNumber: 'NL-2041' };

test('the page has the form, marketing, questions and contact support; an inspection link leads to its placeholder [spec 2.31, 2.33, 2.110, 3.12]', async ({
  page,
}) => {
  await open(page, '/RenewalPolicy');
  await expect(lookup(page).field('insuranceType').locator('option:not([value=""])')).toHaveText([
    'Life Insurance',
    'Health Insurance',
    'Car Insurance',
    'Two Wheeler Insurance',
  ]);
  for (const name of [
    config.block('renewal', 'features').heading,
    'Questions about renewal',
    config.block('renewal', 'cta').heading,
  ])
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.getByRole('cell').locator('a[href="/InspectionStatus"]').click();
  await expect(page).toHaveURL('/InspectionStatus');
  await expect(page.getByRole('heading', { level: 1, name: 'Inspection status' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(config.block('inspection-status', 'hero').lead);
  await page.goBack();
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveURL('/contact');
});

test(
  "the visitor gets the insurer's contact by keyboard, and goes back; nothing is stored or sent [spec 1.08, 3.13, 4.15, 5.38, 5.40, 7.07]",
  { tag: ['@journey', '@form:renewal-lookup'] },
  async ({ page }) => {
    await open(page, '/RenewalPolicy');
    const form = lookup(page);
    const requests = requestsOf(page);
    await form.button('Next').click();
    await expect(form.errors).toHaveCount(5);
    await form.field('insuranceType').focus();
    await page.keyboard.type('Li');
    await page.keyboard.press('Tab');
    await page.keyboard.type('neel');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(form.field('company')).toHaveValue('Neelam Life');
    await expect(form.errors).toHaveCount(3);
    for (const text of Object.values(texts)) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
    await expect(form.field('mobile')).toHaveValue('9876543210');
    await page.keyboard.press('Enter');

    await expect(form.root).toHaveCount(0);
    await expect(card(page).getByRole('heading')).toBeFocused();
    await expect(card(page).locator('dd')).toHaveText([
      'Neelam Life',
      'NL-2041',
      '1800-000-2020',
      'care@neelam-life.example',
    ]);
    await expect(card(page).locator('img')).toHaveAttribute('src', /\/logo-neelam-life-.*svg/);
    await expect(card(page).getByRole('link', { name: '1800-000-2020' })).toHaveAttribute('href', 'tel:1800-000-2020');
    await accessible(page);

    await card(page).getByRole('button', { name: 'Back to Form' }).click();
    await expect(form.errors).toHaveCount(0);
    await expect(form.field('company')).toHaveValue('Neelam Life');
    await expect(form.field('insuranceType')).toBeFocused();
    expect(requests).toEqual([]);
    expect(await stored(page)).toEqual([]);
  },
);

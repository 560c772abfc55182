import type { Page } from '@playwright/test';
import { accessible, expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

const line = (page: Page, name: string) =>
  page.locator('[data-block="table"] details').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Service and time of each row. */
async function times(page: Page, name: string): Promise<Record<string, string>> {
  const rows = await line(page, name).locator('tbody tr').all();
  return Object.fromEntries(
    await Promise.all(
      rows.map(async (row) => [await row.locator('th').textContent(), await row.locator('td').textContent()] as const),
    ),
  );
}

test.beforeEach(async ({ page }) => {
  await open(page, '/LegalAndPolicy');
});

test('the page has privacy policy, terms, disclaimer and security [spec 1.09, 2.109]', async ({ page }) => {
  for (const name of ['Privacy policy', 'Terms and conditions', 'Disclaimer', 'Security', 'Service turnaround time']) {
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeVisible();
  }
});

test('the accordions Health, Life and Motor/Two Wheeler/Travel open by mouse and keyboard [spec 2.109]', async ({
  page,
}) => {
  await expect(page.locator('[data-block="table"] details')).toHaveCount(3);
  await expect(line(page, 'Health').getByRole('table', { name: 'Health' })).toBeVisible();
  await expect(line(page, 'Life').getByRole('table')).toBeHidden();
  await line(page, 'Life').locator('summary').click();
  await expect(line(page, 'Life').getByRole('table')).toBeVisible();
  await line(page, 'Motor/Two Wheeler/Travel').locator('summary').press('Enter');
  await expect(line(page, 'Motor/Two Wheeler/Travel').getByRole('table')).toBeVisible();
  await accessible(page, { part: '[data-block="table"]' });
});

const shared = {
  'Proposal decision': '15 days',
  'Copy of accepted proposal': '5 days',
  'Free-look refund': '10 days',
  'Grievance acknowledgement': '5 days',
  'Grievance resolution': '30 days',
  Endorsements: '15 days',
};

for (const { name, own } of [
  {
    name: 'Health',
    own: {
      'Policy issuance': '15 days',
      'Refund after cancellation': '15 days',
      KYC: 'Not required up to 50,000, with PAN above that',
    },
  },
  {
    name: 'Life',
    own: {
      'Proposal filling': '45 days',
      'OTP authentication': '10 min',
      'Refund after cancellation': '15 days',
      KYC: config.rows('turnaround-life').find(({ service }) => service === 'KYC')!.time,
    },
  },
  { name: 'Motor/Two Wheeler/Travel', own: { 'Policy issuance': '7 days', 'Refund after cancellation': '10 days' } },
]) {
  test(`turnaround times: ${name} [spec 9.39–9.48]`, async ({ page }) => {
    expect(await times(page, name)).toEqual({ ...shared, ...own });
  });
}

import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('pincodes');
test.use({ viewport: narrow });

// The site of tests/sites/pincodes: its controls search a list of 20,000 options on the server.

const pincode = (page: Page) => page.getByRole('combobox', { name: 'Pincode' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const wizard = (page: Page) => page.locator('[data-wizard]');
const heading = (page: Page) => wizard(page).getByRole('heading', { level: 2 }).first();

/** Chooses a pincode of Pune by keyboard. */
async function choosePincode(page: Page): Promise<void> {
  await page.getByLabel('District').selectOption('Pune');
  await pincode(page).focus();
  await page.keyboard.type('११०९७');
  await expect(options(page).first()).toHaveText('110970 Indiranagar 970');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(pincode(page)).toHaveValue('110970 Indiranagar 970');
}

test('a page carries none of 20,000 options, and a search by keyboard finds one', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await pincode(page).click();
  await expect(wizard(page).getByRole('status').filter({ hasText: 'No match' })).toBeVisible();
  await page.getByLabel('District').selectOption('Pune');
  await pincode(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveCount(20);
  await expect(wizard(page)).toContainText('2,000 matches, 20 listed');
  await page.keyboard.type('shivaji 160');
  await expect(wizard(page)).toContainText('4 matches, 4 listed');
  await expect(options(page)).toHaveText([
    '110160 Shivajinagar 160',
    '111600 Shivajinagar 1600',
    '126000 Shivajinagar 16000',
    '126080 Shivajinagar 16080',
  ]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const second = options(page).nth(1);
  await expect(pincode(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!);
  await accessible(page, { part: '[data-wizard]' });
  await page.keyboard.press('Enter');
  await expect(pincode(page)).toHaveValue('111600 Shivajinagar 1600');
  await expect(pincode(page)).toHaveAttribute('aria-expanded', 'false');
  const bodies = await Promise.all(asked.filter((url) => !url.includes('/api/')).map((url) => page.request.get(url)));
  const texts = await Promise.all(bodies.map((body) => body.text()));
  expect(texts.filter((text) => text.includes('Shivajinagar'))).toEqual([]);
});

test('a choice is there with its words after a refresh and after Back, and in the summary and the lead', async ({
  page,
}) => {
  await open(page, '/');
  await choosePincode(page);
  await next(page).click();
  await expect(heading(page)).toHaveText('Where else');
  const office = page.getByRole('combobox', { name: 'Your own post office' });
  await office.fill('129999');
  await options(page).first().click();
  await page.getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('searchbox').fill('t nagar 22');
  await page.getByLabel('110022 T. Nagar 22', { exact: true }).check();
  await page.getByRole('searchbox').fill('fort 79');
  await page.getByLabel('110079 Fort 79', { exact: true }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(office).toHaveValue('129999 Fort 19999');
  await expect(page.getByRole('button', { name: '110022 T. Nagar 22, 110079 Fort 79' })).toBeVisible();
  await page.goBack();
  await expect(pincode(page)).toHaveValue('110970 Indiranagar 970');
  await page.reload();
  await expect(pincode(page)).toHaveValue('110970 Indiranagar 970');
  await next(page).click();
  await page.getByLabel('I agree').check();
  await next(page).click();
  await expect(heading(page)).toHaveText('Check your answers');
  await expect(wizard(page)).toContainText('110970 Indiranagar 970');
  await expect(wizard(page)).toContainText('110022 T. Nagar 22 and 110079 Fort 79');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(wizard(page)).toContainText(/A parcel to 110970 Indiranagar 970\. Your reference is CH-/);
});

test('another district takes back a pincode of the first', async ({ page }) => {
  await open(page, '/');
  await choosePincode(page);
  await page.getByLabel('District').selectOption('Mumbai');
  await next(page).click();
  await expect(wizard(page).getByText('Choose a pincode of the list.').first()).toBeVisible();
});

test('a text that is left before its options come is chosen once they are here, and another one goes', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByLabel('District').selectOption('Pune');
  await pincode(page).fill('110970 indiranagar 970');
  await page.keyboard.press('Tab');
  await expect(pincode(page)).toHaveValue('110970 Indiranagar 970');
  await pincode(page).fill('somewhere');
  await page.keyboard.press('Tab');
  await expect(pincode(page)).toHaveValue('');
});

test('without a connection the visitor is told, keeps the text, and searches again', async ({ page, allow }) => {
  allow(/Failed to load resource|Network Error|AxiosError|ERR_NETWORK/);
  await open(page, '/');
  await page.getByLabel('District').selectOption('Pune');
  await page.route('**/api/lists/**', (route) => route.abort());
  await pincode(page).fill('11097');
  await expect(wizard(page).getByRole('status').filter({ hasText: 'Not reached' })).toBeVisible();
  await accessible(page, { part: '[data-wizard]' });
  await page.keyboard.press('Tab');
  await expect(pincode(page)).toHaveValue('11097');
  await page.unroute('**/api/lists/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(wizard(page).getByText('Not reached')).toBeHidden();
});

test('the server refuses a pincode of another district, and the wizard leads back to it', async ({ page, allow }) => {
  allow(/status of 422|LeadFailed|LeadRejected/);
  await open(page, '/');
  await choosePincode(page);
  await next(page).click();
  await page.getByLabel('I agree').check();
  await next(page).click();
  await page.route('**/api/leads', (route) => {
    const lead = route.request().postDataJSON() as { answers: object };
    return route.continue({ postData: JSON.stringify({ ...lead, answers: { ...lead.answers, pincode: '110971' } }) });
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(heading(page)).toHaveText('Where it goes');
  await expect(wizard(page).getByText('Choose a pincode of the list.').first()).toBeVisible();
});

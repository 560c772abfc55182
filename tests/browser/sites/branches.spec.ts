import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('branches');
test.use({ viewport: narrow });

// The site of tests/sites/branches: its options come from addresses, which a real server of the tests has.

const branch = (page: Page) => page.getByRole('combobox', { name: 'Branch' });
const options = (page: Page) => page.getByRole('listbox').getByRole('option');
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const wizard = (page: Page) => page.locator('[data-wizard]');
const heading = (page: Page) => wizard(page).getByRole('heading', { level: 2 }).first();
const said = (page: Page, words: string) => wizard(page).getByRole('status').filter({ hasText: words });
const failure = 'The branches cannot be shown now. Your other answers are safe.';

test.beforeEach(({ services }) => {
  services.mood = 'well';
});

/** Chooses a branch by keyboard. */
async function choose(page: Page, city: string, words: string): Promise<void> {
  await page.getByLabel('City').selectOption(city);
  await branch(page).focus();
  await page.keyboard.type(words);
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

/** Goes on to the last step, and accepts. */
async function goOn(page: Page): Promise<void> {
  await next(page).click();
  await expect(heading(page)).toHaveText('Where you live');
  await next(page).click();
  await page.getByLabel('I agree').check();
  await next(page).click();
  await expect(heading(page)).toHaveText('Check your answers');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click();

test('a branch that only the address has is chosen by keyboard, and stays after refresh and Back', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('City').selectOption('Pune');
  await branch(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(options(page)).toHaveCount(3);
  await accessible(page, { part: '[data-wizard]' });
  await page.keyboard.press('Escape');
  await choose(page, 'Pune', 'bane');
  await expect(branch(page)).toHaveValue('Baner');
  await page.reload();
  await expect(branch(page)).toHaveValue('Baner');
  await next(page).click();
  await next(page).click();
  await page.getByRole('button', { name: 'Choose' }).click();
  await page.getByLabel('A change of address').check();
  await page.keyboard.press('Escape');
  await page.goBack();
  await page.goBack();
  await expect(branch(page)).toHaveValue('Baner');
  await goOn(page);
  await expect(wizard(page)).toContainText('A change of address');
  await send(page);
  await expect(wizard(page)).toContainText(/See you at Baner\. Your reference is CH-/);
});

test('pages ask only our own server', async ({ page }) => {
  const answer = await page.request.get('/');
  expect(answer.headers()['content-security-policy']).toContain("connect-src 'self';");
});

test('while a slow address is asked, the visitor is told, and can change the city', async ({ page, services }) => {
  await open(page, '/');
  await page.getByLabel('City').selectOption('Mumbai');
  services.mood = 'held';
  await branch(page).click();
  await expect(said(page, 'Looking for branches…').first()).toBeVisible();
  await accessible(page, { part: '[data-wizard]' });
  services.mood = 'well';
  await expect(options(page)).toHaveText([/^Fort/]);
});

test('when the address fails, the visitor is told, loses nothing, and tries again', async ({
  page,
  services,
  allow,
}) => {
  allow(/status of 502|AxiosError/);
  // The server keeps the branches of a city: no other test asks for those of Nagpur.
  services.mood = 'broken';
  await open(page, '/');
  await page.getByLabel('City').selectOption('Nagpur');
  await branch(page).fill('fort');
  await expect(said(page, failure)).toBeVisible();
  await accessible(page, { part: '[data-wizard]' });
  await page.keyboard.press('Tab');
  await expect(branch(page)).toHaveValue('fort');
  services.mood = 'well';
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(said(page, failure)).toBeHidden();
  await expect(page.getByLabel('City')).toHaveValue('nagpur');
});

test('a city without a branch says so', async ({ page }) => {
  await open(page, '/');
  await page.getByLabel('City').selectOption('Leh');
  await branch(page).click();
  await expect(said(page, 'We have no branch in this city yet.').first()).toBeVisible();
});

test('answers are sent although the address has failed since', async ({ page, services }) => {
  await open(page, '/');
  await choose(page, 'Pune', 'shiva');
  await goOn(page);
  services.mood = 'broken';
  await send(page);
  await expect(wizard(page)).toContainText(/Your reference is CH-/);
});

test('a branch that the address no longer has is asked again', async ({ page, services, allow }) => {
  allow(/status of 422|LeadFailed|LeadRejected/);
  await open(page, '/');
  await choose(page, 'Mumbai', 'for');
  await goOn(page);
  services.mood = (_, response) => void response.end('{"data":{"branches":[]}}');
  await expect
    .poll(
      async () => ((await (await page.request.get('/api/lists/branches?of=mumbai')).json()) as { count: number }).count,
    )
    .toBe(0);
  await send(page);
  await expect(heading(page)).toHaveText('Where you come');
  await expect(wizard(page).getByText('Choose a branch of this city.').first()).toBeVisible();
});

const pincode = (page: Page) => page.getByRole('combobox', { name: 'Pincode' });

/** Opens the step that looks up a pincode. */
async function openHome(page: Page): Promise<void> {
  await open(page, '/');
  await choose(page, 'Pune', 'bane');
  await next(page).click();
  await expect(heading(page)).toHaveText('Where you live');
}

/** Types a pincode and leaves the field. */
async function type(page: Page, code: string): Promise<void> {
  await pincode(page).fill(code);
  await page.keyboard.press('Tab');
}

test('a pincode fills in town and state, and leaves what the visitor has typed', async ({ page }) => {
  await openHome(page);
  await type(page, '411045');
  await expect(page.getByLabel('Town')).toHaveValue('Pune');
  await expect(page.getByLabel('State')).toHaveValue('Maharashtra');
  await accessible(page, { part: '[data-wizard]' });
  await page.getByLabel('Town').fill('Aundh');
  await page.reload();
  await expect(page.getByLabel('Town')).toHaveValue('Aundh');
  await type(page, '560001');
  await expect(page.getByLabel('State')).toHaveValue('Karnataka');
  await expect(page.getByLabel('Town')).toHaveValue('Aundh');
});

test('a pincode that is unknown, or cannot be looked up, keeps town and state', async ({ page, services, allow }) => {
  allow(/status of 502|AxiosError/);
  await openHome(page);
  await page.getByLabel('Town').fill('Aundh');
  await pincode(page).fill('999999');
  await expect(said(page, 'No match').first()).toBeVisible();
  services.mood = 'broken';
  // The server keeps what it was told for a second.
  await expect.poll(async () => (await page.request.get('/api/lists/pincodes')).status()).toBe(502);
  await pincode(page).fill('411');
  await expect(said(page, 'The pincode cannot be looked up now. Type town and state yourself.')).toBeVisible();
  await expect(page.getByLabel('Town')).toHaveValue('Aundh');
});

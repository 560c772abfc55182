import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { answerByKeys, pressByKeys } from '../setup/keyboard.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('rates');

test.describe('the lender at 320 px, by keyboard', () => {
  test.use({ viewport: narrow });

  test('shows the rate of the row that matches the answers, and sends it', async ({ page }) => {
    await open(page, '/');
    await accessible(page, { whole: true });
    await expect(page.getByText('Answer the questions above.')).toBeVisible();
    await answerByKeys(page, { age: '30', amount: '499999', months: '24' });
    await expect(page.getByText('11.5', { exact: true })).toBeVisible();
    await expect(page.getByText('₹500', { exact: true })).toBeVisible();
    await accessible(page);
    await answerByKeys(page, { email: 'asha@example.com' });
    await pressByKeys(page, 'Ask for the loan');
    await expect(page.getByRole('heading', { name: 'We have your question' })).toBeFocused();
    await expect(page.getByText('11.5 per cent')).toBeVisible();
    await accessible(page);
  });

  test('changes the rate at the limits of the rows, and shows none outside the table', async ({ page }) => {
    await open(page, '/');
    await answerByKeys(page, { age: '31', amount: '999999', months: '12' });
    await expect(page.getByText('10.2', { exact: true })).toBeVisible();
    await page.getByLabel('Amount of the loan').fill('1000000');
    await expect(page.getByText('9.75', { exact: true })).toBeVisible();
    await page.getByLabel('Your age').fill('51');
    await expect(page.getByText('12', { exact: true })).toBeVisible();
    await page.getByLabel('Your age').fill('66');
    await expect(page.getByText('Answer the questions above.')).toBeVisible();
    await accessible(page);
  });

  test('asks who vouches for the visitor if the table says so', async ({ page }) => {
    await open(page, '/');
    await answerByKeys(page, { age: '45', amount: '750001', months: '12' });
    await expect(page.getByLabel('Who vouches for you')).toBeVisible();
    await answerByKeys(page, { salaried: true });
    await expect(page.getByLabel('Who vouches for you')).toBeHidden();
    await page.getByLabel('Amount of the loan').fill('1500001');
    await expect(page.getByLabel('Who vouches for you')).toBeVisible();
    await pressByKeys(page, 'Ask for the loan');
    await expect(page.getByText('Enter who vouches for you.').first()).toBeVisible();
    await accessible(page);
  });
});

test('the server calculates the rate again, and refuses another rate', async ({ page, request, baseURL }) => {
  await open(page, '/');
  await answerByKeys(page, { age: '30', amount: '200000', months: '24', email: 'asha@example.com' });
  const [sent] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/leads')),
    pressByKeys(page, 'Ask for the loan'),
  ]);
  const body = sent.postDataJSON() as { answers: Record<string, unknown> };
  expect(body.answers).toMatchObject({ rate: 11.5, fee: 500 });
  const send = (answers: object, key: string) =>
    request.post(`${baseURL}/api/leads`, {
      data: { ...body, answers: { ...body.answers, ...answers } },
      headers: { 'Idempotency-Key': key, Origin: String(baseURL) },
    });
  expect((await send({}, 'rates-as-shown-000')).status()).toBe(201);
  expect((await send({ rate: 5 }, 'rates-tampered-000')).status()).toBe(422);
  expect((await send({ age: 52 }, 'rates-tampered-001')).status()).toBe(422);
});

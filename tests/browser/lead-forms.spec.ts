import { accessible, expect, requestsOf, test } from './fixtures.ts';
import { carried, rows } from './setup/carried.ts';
import { answers, fillLead, leadField as field, leadForm as form } from './setup/lead-form.ts';
import * as config from './setup/config.ts';

test('the three forms have the lists of the product [spec 3.33–3.36, 5.14]', async ({ page }) => {
  await page.goto('/TermInsurance');
  const options = (name: string) => field(page, 'term-calculator', name).locator('option:not([value=""])');
  await expect(options('occupation')).toHaveText(['Salaried', 'Self-employed', 'Housewife', 'Other']);
  await expect(options('income')).toHaveText(['25 Lakh+', '15-25 Lakh', '10-15 Lakh', '5-10 Lakh', 'Below 5 Lakh']);
  await expect(options('education')).toHaveText(['Post Graduate', 'Graduate', '12th Pass', '10th Pass', 'Other']);
  const city = field(page, 'term-calculator', 'city');
  const suggested = form(page, 'term-calculator').getByRole('option');
  await city.focus();
  await page.keyboard.press('ArrowDown');
  await expect(suggested.filter({ visible: true })).toHaveText([
    'Bangalore',
    'Mumbai',
    'Delhi',
    'Chennai',
    'Hyderabad',
    'Kolkata',
    'Pune',
    'Ahmedabad',
    'Jaipur',
    'Lucknow',
  ]);
  await city.fill('BAD');
  await expect(page.getByRole('listbox', { name: 'City' }).getByRole('option')).toHaveText(['Hyderabad', 'Ahmedabad']);
  await accessible(page, { part: '[data-form="term-calculator"]' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(city).toHaveValue('Hyderabad');
});

test('the calculator leads to the thank-you page with the answers in the navigation state [spec 2.53, 4.08]', async ({
  page,
}) => {
  const requests = requestsOf(page);
  await page.goto('/TermInsurance');
  await fillLead(page, 'term-calculator');
  requests.length = 0;
  await form(page, 'term-calculator').getByRole('button', { name: 'Calculate premium' }).click();
  await expect(page).toHaveURL('/ApplicationSubmitted');
  expect(await carried(page)).toEqual({
    city: 'Lucknow',
    occupation: 'salaried',
    income: '10-15-lakh',
    education: 'graduate',
    gender: 'Male',
    nri: 'No',
    // Asked beside the plans, with its default.
    sumAssured: 10000000,
  });
  expect(await rows(page)).toMatchObject({
    Name: answers.name,
    Phone: '9876543210',
    Email: answers.email,
    Smoking: 'No',
  });
  expect(requests.filter((url) => url.includes('/api/'))).toEqual([]);
  await page.goBack();
  for (const name of ['name', 'city', 'dob'] as const)
    await expect(field(page, 'term-calculator', name)).toHaveValue(answers[name]);
  await expect(field(page, 'term-calculator', 'education')).toHaveValue('graduate');
});

test('the life form only logs and alerts, whatever the number looks like [spec 4.48, 7.07]', async ({ page }) => {
  await page.goto('/LifeInsurance');
  await fillLead(page, 'life-lead');
  await field(page, 'life-lead', 'mobile').fill('+971 50 123 4567');
  const requests = requestsOf(page);
  await form(page, 'life-lead')
    .getByRole('button', { name: config.form('life-lead').submit.label })
    .click();
  await expect(page.getByRole('alertdialog')).toContainText(config.form('life-lead').submit.actions[1]!.alert);
  await accessible(page, { part: 'dialog[open]' });
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(field(page, 'life-lead', 'name')).toHaveValue(answers.name);
  expect(requests).toEqual([]);
});

test('the Saral form is titled Life Insurance, and only logs [spec 2.90, 4.47, 7.07]', async ({ page }) => {
  await page.goto('/SaralJeevanBima');
  await expect(page.getByRole('heading', { level: 2, name: 'Life Insurance', exact: true })).toBeVisible();
  await fillLead(page, 'saral-lead');
  const requests = requestsOf(page);
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('saral-lead'));
  await form(page, 'saral-lead').getByRole('button', { name: 'Calculate Premium', exact: true }).click();
  await logged;
  await expect(page.getByRole('alertdialog').or(page.locator('[data-sonner-toast]'))).toHaveCount(0);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL('/SaralJeevanBima');
});

test('the popular cities are buttons beside the box: a press, by keyboard too, fills one in and clears the error [spec 3.33, 5.14]', async ({
  page,
}) => {
  await page.goto('/LifeInsurance');
  const life = form(page, 'life-lead');
  const city = field(page, 'life-lead', 'city');
  const popular = life.getByRole('group', {
    name: (config.form('life-lead').ui.city!.options as { popular: { label: string } }).popular.label,
  });
  await expect(popular.getByRole('button')).toHaveText([
    'Bangalore',
    'Mumbai',
    'Delhi',
    'Chennai',
    'Hyderabad',
    'Kolkata',
  ]);
  await life.getByRole('button', { name: config.form('life-lead').submit.label }).click();
  await expect(life).toContainText('City is required');
  const mumbai = popular.getByRole('button', { name: 'Mumbai' });
  expect((await mumbai.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await mumbai.click();
  await expect(city).toHaveValue('Mumbai');
  await expect(mumbai).toHaveAttribute('aria-pressed', 'true');
  await expect(life).not.toContainText('City is required');
  await accessible(page, { part: '[data-form="life-lead"]' });

  await mumbai.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(city).toHaveValue('Delhi');
  await expect(mumbai).toHaveAttribute('aria-pressed', 'false');
  await city.fill('Kasaragod');
  await expect(popular.locator('[aria-pressed="true"]')).toHaveCount(0);
});

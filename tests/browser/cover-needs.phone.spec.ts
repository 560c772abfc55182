import { accessible, expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';

const term = config.form('term-cover');
const health = config.form('health-cover');

test(
  'by touch, the term calculator works out the cover while one types, and the term form starts with it',
  { tag: ['@journey', '@form:term-cover'] },
  async ({ page }) => {
    await page.goto('/TermInsurance');
    await page.getByRole('main').locator('a[href="/TermCover"]').first().tap();
    await expect(page).toHaveURL('/TermCover');
    const form = page.locator('form').filter({ has: page.locator('[name="yearlyIncome"]') });
    await form.locator('[name="dob"]').fill('1991-03-10');
    await expect(form.locator('[name="workYears"]')).not.toHaveValue('');
    for (const [name, value] of Object.entries({
      yearlyIncome: '12 lakh',
      workYears: '25',
      dependants: '2',
      loans: '40 lakh',
      savings: '1000000',
      ownCover: '500000',
    }))
      await form.locator(`[name="${name}"]`).fill(value);
    await form.locator('[name="ownCover"]').blur();
    await expect(form.getByText('₹1,66,00,000').first()).toBeVisible();
    await form.locator('[name="loans"]').fill('0');
    await form.locator('[name="loans"]').blur();
    await expect(form.getByText('₹1,26,00,000').first()).toBeVisible();
    // The form after it has other covers, which is said beside the button.
    const note = (name: string) => form.locator(`[data-field="${name}"]`);
    await expect(note('rounded')).toContainText('₹1,26,00,000');
    await expect(note('rounded')).toContainText('₹2 crore');
    await expect(note('most')).toBeHidden();
    await accessible(page);
    await form.locator('[name="loans"]').fill('5 crore');
    await form.locator('[name="loans"]').blur();
    await expect(note('most')).toContainText('₹2 crore');
    await expect(note('rounded')).toBeHidden();
    await form.locator('[name="savings"]').fill('0');
    await form.locator('[name="ownCover"]').fill('0');
    await form.locator('[name="loans"]').fill('5900000');
    await form.locator('[name="loans"]').blur();
    await expect(form.getByText('₹2,00,00,000').first()).toBeVisible();
    for (const name of ['rounded', 'most']) await expect(note(name)).toBeHidden();
    await form.getByRole('button', { name: term.submit.label }).tap();
    await expect(page).toHaveURL('/TermInsurance');
    await expect(page.locator('[name="dob.year"]')).toHaveValue('1991');
    await expect(page.locator('[name="income"]')).toHaveValue('10-15-lakh');
    // What is not private is there again after a refresh.
    await page.reload();
    await expect(page.locator('[name="income"]')).toHaveValue('10-15-lakh');
  },
);

test(
  'by touch, the health calculator fills in the health quote',
  { tag: ['@journey', '@form:health-cover'] },
  async ({ page }) => {
    await page.goto('/HealthCover');
    const form = page.locator('form').filter({ has: page.locator('[name="selfAge"]') });
    await form.locator('[name="city"]').fill('Mumbai');
    await page.getByRole('option', { name: 'Mumbai' }).first().tap();
    await form.locator('[name="wife"]').check({ force: true });
    await form.locator('[name="selfAge"]').selectOption('38');
    await form.locator('[name="wifeAge"]').selectOption('36');
    await form.locator('[name="daughters"]').fill('1');
    await expect(form.getByText('₹15,00,000').first()).toBeVisible();
    await accessible(page);
    await form.getByRole('button', { name: health.submit.label }).tap();
    await expect(page).toHaveURL(/\/HealthInsurance/);
    await expect(page.locator('[name="self"]')).toBeChecked();
    await expect(page.locator('[name="wife"]')).toBeChecked();
    await expect(page.locator('[data-field="daughterSelected"] [data-on]')).toContainText('1');
    await page
      .getByRole('button', { name: config.wizard('health').next })
      .first()
      .tap();
    await expect(page.locator('[name="selfAge"]')).toHaveValue('38');
  },
);

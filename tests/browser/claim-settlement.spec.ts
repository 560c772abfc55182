import type { Page } from '@playwright/test';
import { escapePattern } from '../../src/shared/engine/format/escape.ts';
import { accessible, expect, noSidewaysScroll, requestsOf, test } from './fixtures.ts';
import * as config from './setup/config.ts';

const form = (page: Page) => page.locator('[data-form="claim-lookup"]');
const field = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const find = (page: Page) => form(page).getByRole('button', { name: 'Find claim contact' });
const error = (page: Page, name: string) => form(page).locator(`[data-field="${name}"] p[id$="error"]`);
const errors = (page: Page) => form(page).locator('[data-field] p[id$="error"]');
const summary = (page: Page) => form(page).getByRole('group', { name: /your attention$/ });
const card = (page: Page) => page.getByRole('region', { name: 'Your claim contact' });

const answers = {
  insuranceType: 'life',
  company: 'neelam-life',
  name: 'Asha Kulkarni',
  mobile: '9876543210',
  policyNumber: 'NL-2041',
};

async function fill(page: Page, given: Partial<typeof answers> = answers): Promise<void> {
  for (const [name, value] of Object.entries({ ...answers, ...given })) {
    if (name === 'insuranceType' || name === 'company') await field(page, name).selectOption(value);
    else await field(page, name).fill(value);
  }
}

/** Inserts a text at once, like a paste. */
async function paste(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).focus();
  await page.keyboard.insertText(text);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/ClaimSettlement');
});

test('the page has the lookup, an explanation, five steps and a way to help [spec 2.04, 2.54]', async ({ page }) => {
  await expect(form(page)).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: config.block('claim-settlement', 'prose').heading }),
  ).toBeVisible();
  await expect(page.locator('#process').getByRole('heading', { level: 3 })).toHaveText([
    'Report',
    'Investigation',
    'Assessment',
    'Negotiation',
    'Final settlement',
  ]);
  await page.getByRole('link', { name: 'Contact Claim Support' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the form has five fields, four types and three insurers [spec 3.11, 3.13, 9.09]', async ({ page }) => {
  await expect(form(page).locator('[name]')).toHaveCount(5);
  const choices = (name: string) => field(page, name).locator('option:not([value=""])');
  await expect(choices('insuranceType')).toHaveText(['Car', 'Two Wheeler', 'Life', 'Health Insurance']);
  await expect(choices('company')).toHaveText(['Rashtriya Jeevan Bima', 'Neelam Life', 'Sahyadri Life']);
});

test('the mobile field keeps ten digits of a pasted or typed text [spec 5.34, 9.10]', async ({ page }) => {
  const mobile = field(page, 'mobile');
  const texts = {
    '+91 98765-43210': '9876543210',
    '098765 43210': '9876543210',
    '९८७६५४३२१०': '9876543210',
    '98765432109999': '9876543210',
    'call me': '',
    '(98765) 43.210': '9876543210',
    '\u202a+91\u00a098765\u201143210\u202c': '9876543210',
    '\ufeff98765\u200b\u202f43210\u00ad': '9876543210',
    '９８７６５–４３２１０': '9876543210',
    '0091-98765 43210': '9876543210',
  };
  for (const [pasted, digits] of Object.entries(texts)) {
    await mobile.fill('');
    await paste(page, 'mobile', pasted);
    await expect(mobile).toHaveValue(digits);
  }
  for (const typed of ['9a8b7c6543210', '98765432101', '+91 98765-43210']) {
    await mobile.fill('');
    await mobile.pressSequentially(typed);
    await expect(mobile).toHaveValue('9876543210');
  }
});

test('editing a field clears only its own error [spec 4.14]', async ({ page }) => {
  await find(page).click();
  const edits: Record<string, () => Promise<unknown>> = {
    insuranceType: () => field(page, 'insuranceType').selectOption('car'),
    name: () => field(page, 'name').pressSequentially('A'),
    mobile: () => field(page, 'mobile').pressSequentially('9'),
    policyNumber: () => field(page, 'policyNumber').pressSequentially('1'),
  };
  let left = 5;
  for (const [name, edit] of Object.entries(edits)) {
    await edit();
    await expect(error(page, name)).toHaveCount(0);
    await expect(field(page, name)).not.toHaveAttribute('aria-invalid');
    await expect(errors(page)).toHaveCount((left -= 1));
  }
  await expect(error(page, 'company')).toHaveText('Select an insurance company.');
  await expect(summary(page)).toContainText('1 answer needs your attention');
});

test('after several errors the focus is on their summary, whose links lead to the fields', async ({ page }) => {
  await find(page).click();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page)).toContainText('5 answers need your attention');
  await expect(card(page)).toHaveCount(0);
  await accessible(page, { part: '[data-form="claim-lookup"]', dark: true });
  for (const [index, name] of ['insuranceType', 'company', 'name', 'mobile', 'policyNumber'].entries()) {
    await summary(page).getByRole('link').nth(index).click();
    await expect(field(page, name)).toBeFocused();
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, name)).toHaveAccessibleDescription(
      new RegExp(`${escapePattern((await error(page, name).textContent()) ?? '')}$`),
    );
  }
});

test('after one error the focus is on its field', async ({ page }) => {
  await fill(page, { name: '' });
  await find(page).click();
  await expect(field(page, 'name')).toBeFocused();
  await expect(summary(page)).toHaveCount(0);
  await expect(field(page, 'name')).toHaveAccessibleDescription(
    'As it appears on the policy. Enter the customer name.',
  );
});

test(
  'a card replaces the form, with logo, name, policy number, phone and email; nothing is sent or stored [spec 1.08, 3.13, 4.12, 7.07]',
  { tag: ['@journey', '@form:claim-lookup'] },
  async ({ page }) => {
    const [phone, email] = ['1800-000-2020', 'care@neelam-life.example'];
    await fill(page);
    await field(page, 'policyNumber').blur();
    const requests = requestsOf(page);
    await find(page).click();
    await expect(form(page)).toHaveCount(0);
    await expect(card(page).locator('dd')).toHaveText(['Neelam Life', 'NL-2041', phone, email]);
    await expect(card(page).locator('img')).toHaveAttribute('src', /\/logo-neelam-life-.*svg/);
    await expect(card(page).getByRole('link', { name: phone })).toHaveAttribute('href', `tel:${phone}`);
    await expect(card(page).getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    await expect(card(page).getByRole('heading')).toBeFocused();
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    await accessible(page, { dark: true });
  },
);

test('Back to Form keeps the answers and shows no errors [spec 4.13]', async ({ page }) => {
  await find(page).click();
  await expect(errors(page)).toHaveCount(5);
  await fill(page);
  await find(page).click();
  await card(page).getByRole('button', { name: 'Back to Form' }).click();
  await expect(card(page)).toHaveCount(0);
  for (const [name, value] of Object.entries(answers)) await expect(field(page, name)).toHaveValue(value);
  await expect(field(page, 'insuranceType')).toBeFocused();
  await expect(errors(page)).toHaveCount(0);
  await expect(summary(page)).toHaveCount(0);
  await field(page, 'mobile').fill('12');
  await find(page).click();
  await expect(errors(page)).toHaveText(['Mobile number must be 10 digits.']);
});

test('ten quick clicks show one card', async ({ page }) => {
  await fill(page);
  await find(page).evaluate((button) => {
    for (let clicks = 0; clicks < 10; clicks += 1) (button as HTMLButtonElement).click();
  });
  await expect(card(page)).toHaveCount(1);
});

test('names and policy numbers of any script, script text and 200 letters are shown as typed', async ({ page }) => {
  for (const text of [
    '<img src=x onerror="document.title=1">',
    '{record.phone} {{name}} ${1}',
    'अ',
    'A'.repeat(200),
    'e\u0301 ก็็็ 𠮷 👨‍👩‍👧',
  ]) {
    await fill(page, { name: text, policyNumber: text });
    await find(page).click();
    await expect(card(page).locator('dd').nth(1)).toHaveText(text);
    await expect(card(page).locator('dd').nth(1).locator('*')).toHaveCount(0);
    await expect(page).toHaveTitle(/^Claim settlement/);
    await noSidewaysScroll(page);
    await card(page).getByRole('button', { name: 'Back to Form' }).click();
  }
});

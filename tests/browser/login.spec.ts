import type { Page } from '@playwright/test';
import { accessible, expect, requestsOf, test } from './fixtures.ts';

const form = (page: Page) => page.locator('[data-form="login"]');
const email = (page: Page) => form(page).getByRole('textbox', { name: 'Email' });
const password = (page: Page) => form(page).locator('[name="password"]');
const alert = (page: Page) => page.getByRole('alertdialog');

test.beforeEach(async ({ page }) => {
  await page.goto('/Login');
});

test('the page asks for email and password, can show the password, and links to the other account pages [spec 2.30, 2.114, 3.25]', async ({
  page,
}) => {
  await expect(email(page)).toBeVisible();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(password(page)).toHaveAttribute('autocomplete', 'current-password');
  await expect(page.getByRole('main').getByRole('link', { name: /^Forgot Password/ })).toHaveAttribute(
    'href',
    '/ForgetPassword',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/Register');

  const show = form(page).getByRole('button', { name: 'Show password' });
  await password(page).fill('chai42');
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(password(page)).toHaveAttribute('type', 'text');
  await expect(password(page)).toHaveValue('chai42');
  await accessible(page, { part: '[data-form="login"]' });
  await show.click();
  await expect(password(page)).toHaveAttribute('type', 'password');
});

test(
  'a valid login shows only the alert; nothing is stored or sent [spec 4.50, 7.07, 8.14]',
  { tag: ['@journey', '@form:login'] },
  async ({ page }) => {
    const requests = requestsOf(page);
    await email(page).fill(' asha@example.com ');
    await password(page).fill('chai42');
    await page.keyboard.press('Enter');
    await expect(alert(page)).toHaveText(/^Login successful ✅/);
    await accessible(page, { part: 'dialog[open]' });
    await alert(page).getByRole('button', { name: 'OK' }).click();
    await expect(alert(page)).toHaveCount(0);
    await expect(page).toHaveURL('/Login');
    expect(requests).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  },
);

import type { Page } from '@playwright/test';
import { axe, expect, noSidewaysScroll, test } from './fixtures.ts';
import { open } from './setup/open.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

test('the menu slides in with all items of the header [spec 2.34–2.36]', async ({ page }) => {
  await open(page, '/About');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeHidden();
  await toggle(page).tap();
  await expect(menu(page).getByRole('link')).toHaveText([
    'Health',
    'Car',
    'Two Wheeler',
    'Accidental',
    'Life/Saving Plan',
    'Travel',
    'Term Plan',
    'Saral Jeevan Bima',
    'Claim Settlement',
    'Renewal policy',
    'Support',
    'Career',
    'Login',
    'Compare',
    'हिन्दी',
  ]);
  const sheet = menu(page).locator(':scope > div');
  await expect.poll(() => sheet.evaluate((element) => Math.round(element.getBoundingClientRect().right))).toBe(390);
  await axe(page);
  await noSidewaysScroll(page);
});

test('a menu link to the current page closes the menu, and scrolls to the top', async ({ page }) => {
  await open(page, '/Career');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await toggle(page).tap();
  await menu(page).getByRole('link', { name: 'Career' }).tap();
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page).toHaveURL('/Career');
});

test('the focus moves into the menu; Escape returns it to the button, and leaving the menu closes it', async ({
  page,
}) => {
  await open(page, '/About');
  await toggle(page).tap();
  await expect(menu(page).getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await menu(page).getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect(menu(page)).toBeHidden();
  const focus = page.locator(':focus');
  await expect(focus).toHaveCount(1);
  await expect(focus).toBeInViewport();
});

test('a tap outside the menu closes it', async ({ page }) => {
  await open(page, '/About');
  await toggle(page).tap();
  await expect(menu(page)).toBeVisible();
  await page.touchscreen.tap(10, 400);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL('/About');
});

test('the close button closes the menu', async ({ page }) => {
  await open(page, '/About');
  await toggle(page).tap();
  await menu(page).getByRole('button', { name: 'Close menu' }).tap();
  await expect(menu(page)).toBeHidden();
});

test('a link shows its page and closes the menu, also on the current page', async ({ page }) => {
  await open(page, '/About');
  for (let times = 0; times < 2; times += 1) {
    await toggle(page).tap();
    await menu(page).getByRole('link', { name: 'Claim Settlement' }).tap();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL('/ClaimSettlement');
  }
});

test('the Insurance part of the menu folds', async ({ page }) => {
  await open(page, '/About');
  await toggle(page).tap();
  await menu(page).getByText('Insurance', { exact: true }).tap();
  await expect(menu(page).getByRole('link', { name: 'Two Wheeler' })).toBeHidden();
  await expect(menu(page).getByRole('link', { name: 'Support' })).toBeVisible();
});

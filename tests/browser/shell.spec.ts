import type { Page } from '@playwright/test';
import { accessible, expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';
import * as config from './setup/config.ts';

const nav = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true });
const insurance = (page: Page) => nav(page).getByRole('button', { name: 'Insurance' });

test('the header leads to every part of the site [spec 2.33, 2.36]', async ({ page }) => {
  await open(page, '/About');
  for (const [name, href] of [
    ['Claim Settlement', '/ClaimSettlement'],
    ['Renewal policy', '/RenewalPolicy'],
    ['Support', '/Contact'],
    ['Career', '/Career'],
    ['Login', '/Login'],
    ['Compare', '/compare'],
  ] as const) {
    await expect(nav(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'Chhatri' })).toHaveAttribute('href', '/');
});

test('the Insurance submenu lists eight kinds of insurance [spec 2.35]', async ({ page }) => {
  await open(page, '/About');
  await insurance(page).hover();
  await expect(
    nav(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button') })
      .getByRole('link'),
  ).toHaveText([
    'Health',
    'Car',
    'Two Wheeler',
    'Accidental',
    'Life/Saving Plan',
    'Travel',
    'Term Plan',
    'Saral Jeevan Bima',
  ]);
  await accessible(page, { part: 'body > header' });
});

test.describe('with a clock', () => {
  test.use({ ownPage: true });

  test('the submenu opens on hover and closes 150 ms after the pointer has left [spec 2.34, 9.11]', async ({
    page,
  }) => {
    await page.clock.install();
    await open(page, '/About');
    await page.clock.pauseAt(Date.now() + 60_000);
    const link = nav(page).getByRole('link', { name: 'Two Wheeler' });
    await insurance(page).hover();
    await expect(link).toBeVisible();
    await page.mouse.move(640, 700);
    await page.clock.runFor(149);
    await expect(insurance(page)).toHaveAttribute('aria-expanded', 'true');
    await link.hover();
    await page.clock.runFor(1000);
    await expect(link).toBeVisible();
    await page.mouse.move(640, 700);
    await page.clock.runFor(150);
    await expect(insurance(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(link).toBeHidden();
  });
});

test('the visitor opens the submenu, goes through it and leaves it by keyboard [spec 2.34]', async ({ page }) => {
  await open(page, '/About');
  await insurance(page).focus();
  await page.keyboard.press('Enter');
  await expect(insurance(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(nav(page).getByRole('link', { name: 'Health' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(nav(page).getByRole('link', { name: 'Car', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(insurance(page)).toBeFocused();
  await expect(insurance(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(nav(page).getByRole('link', { name: 'Health' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(insurance(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a link of the submenu shows its page and closes the submenu [spec 2.34]', async ({ page }) => {
  await open(page, '/About');
  await insurance(page).hover();
  await nav(page).getByRole('link', { name: 'Term Plan' }).click();
  await expect(page).toHaveURL('/TermPlans');
  await expect(insurance(page)).toHaveAttribute('aria-expanded', 'false');
});

test('the header marks the current page, in any letter case', async ({ page }) => {
  await page.goto('/claimsettlement');
  await expect(nav(page).locator('[aria-current=page]')).toHaveText('Claim Settlement');
});

test('the footer has quick links, contact details and social links [spec 2.33, 2.37]', async ({ page }) => {
  await open(page, '/About');
  const footer = page.getByRole('contentinfo');
  const quick = footer.getByRole('navigation', { name: 'Quick links' });
  await expect(quick.getByRole('link', { name: 'Claim Settlement' })).toHaveAttribute('href', '/ClaimSettlement');
  await expect(quick.getByRole('link', { name: 'Legal and policy' })).toHaveAttribute('href', '/LegalAndPolicy');
  await expect(footer.getByRole('link', { name: '1800-000-1234' })).toHaveAttribute('href', 'tel:18000001234');
  await expect(footer.getByRole('link', { name: 'help@chhatri.example' })).toHaveAttribute(
    'href',
    'mailto:help@chhatri.example',
  );
  await expect(footer.getByText(config.site.footer.contact.lines[2]!.text)).toBeVisible();
  for (const name of ['LinkedIn', 'Instagram', 'YouTube', 'X']) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', /^https:/);
  }
});

test('the first Tab reaches the skip link, which leads to the content', async ({ page }) => {
  await open(page, '/About');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: config.site.texts.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('each new page starts at its top, with the focus on its content [spec 2.38]', async ({ page }) => {
  await open(page, '/About');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Claim Settlement' });
  await link.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /claim/ })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle(/^Claim settlement/);
});

test('a link of the header or footer to the current page scrolls to the top, with the focus on the content', async ({
  page,
}) => {
  await open(page, '/About');
  const bottom = () => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  for (const place of ['contentinfo', 'banner'] as const) {
    await open(page, place === 'banner' ? '/Career' : '/About');
    const link = page
      .getByRole(place)
      .getByRole('link', { name: /^(About us|Career)$/ })
      .and(page.locator('[aria-current=page]'));
    for (const press of [() => link.click(), () => link.press('Enter')]) {
      await bottom();
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
      await press();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await expect(page.getByRole('main')).toBeFocused();
    }
  }
});

test('a change of page does not reload, and Back returns to the page before', async ({ page }) => {
  await open(page, '/About');
  await page.evaluate(() => Object.assign(window, { same: true }));
  await nav(page).getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  await page.goBack();
  await expect(page).toHaveURL('/About');
  await expect(page).toHaveTitle(/About/);
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test('each element that Tab reaches has a focus ring and is never under the header', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' }); // otherwise the page still scrolls during the check
  await page.goto('/ClaimSettlement');
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  let stops = 0;
  for (; !(await page.evaluate(() => document.activeElement === document.body)); stops += 1) {
    expect(await page.evaluate(focusFaults)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
  }
  expect(stops).toBeGreaterThan(25);
});

/** Runs in the page. A control inside a box may have the ring on the box. */
function focusFaults(): string[] {
  const element = document.activeElement!;
  const isRinged = (each: Element) => {
    const { outlineStyle, boxShadow } = getComputedStyle(each);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  };
  const { left, top, width } = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(left + width / 2, top + 1)?.closest('header');
  const isHidden = onTop && !onTop.contains(element);
  const ringed = isRinged(element) || isRinged(element.parentElement!);
  return [...(isHidden ? ['under the header'] : []), ...(ringed ? [] : ['no ring'])].map(
    (fault) => `${fault}: ${element.outerHTML.slice(0, 200)}`,
  );
}

import { accessible, expect, test } from '../fixtures.ts';
import { card, choose, openCompare, search, type } from './page.ts';
import * as config from '../setup/config.ts';

test('five policies side by side are accessible', async ({ page }) => {
  await openCompare(
    page,
    '?type=health&with=health-shield-basic,hospital-cash-daily,rail-yatra-cover,udaya-term-lite,griha-suraksha-building',
  );
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  await accessible(page);
});

test('an empty list is accessible', async ({ page }) => {
  await openCompare(page, '?q=nothing-has-this-name');
  await accessible(page);
});

test('the visitor chooses, compares and removes by keyboard, and the focus is never lost [spec 2.57]', async ({
  page,
}) => {
  await openCompare(page, '?type=travel');
  await type(page, 'Travel').focus();
  await page.keyboard.press('ArrowRight');
  await expect(type(page, 'Home')).toBeChecked();
  const compare = card(page, 'Burglary Guard Home').getByRole('button', { name: /^(Compare|Remove)/ });
  await compare.focus();
  await page.keyboard.press('Space');
  await expect(compare).toHaveAccessibleName('Remove Burglary Guard Home');
  await expect(compare).toBeFocused();
  await choose(page, 'Tenant Home Lite');
  await page.getByRole('button', { name: config.block('compare', 'catalog-compare').chosen.show }).press('Enter');
  const panel = page.getByRole('heading', { name: 'Side by side' });
  await expect(panel).toBeFocused();
  await expect(panel).toBeInViewport();
  const region = page.getByRole('region', { name: 'Side by side' });
  await region.getByRole('button', { name: 'Remove Burglary Guard Home' }).press('Enter');
  await expect(panel).toBeFocused();
  await region.getByRole('button', { name: 'Remove Tenant Home Lite' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Policies', exact: true })).toBeFocused();
});

test('Enter in the search keeps the visitor on the page', async ({ page }) => {
  await openCompare(page);
  await search(page).fill('griha');
  await search(page).press('Enter');
  await expect(page).toHaveURL('/compare?q=griha');
  await expect(card(page, 'Griha Suraksha Building')).toBeVisible();
});

test('the bar of chosen policies never covers the focused control', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 600 });
  await openCompare(page, '?type=health&with=health-shield-basic');
  for (const button of await page.getByRole('article').getByRole('button').all()) {
    await button.focus();
    const isSeen = await button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    expect(isSeen, await button.innerText()).toBe(true);
  }
});

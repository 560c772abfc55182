import type { Page } from '@playwright/test';
import { accessible, axe, expect, noSidewaysScroll, test } from '../fixtures.ts';
import * as config from '../setup/config.ts';
import { card, openCompare } from './page.ts';

const { chosen } = config.block('compare', 'catalog-compare');
const five =
  '?with=critical-care-micro,domestic-trip-annual,hospital-cash-daily,accident-care-solo,roadside-assist-car';

const show = (page: Page) => page.getByRole('button', { name: chosen.show });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Side by side' });
const region = (page: Page) => dialog(page).getByRole('region', { name: 'Side by side' });
const columns = (page: Page) => region(page).getByRole('columnheader');

for (const width of [320, 1280])
  test(`at ${width} px the comparison fills the window: its heads stay, its columns swipe [spec 2.57, 2.58]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 700 });
    await openCompare(page, five);
    await show(page).press('Enter');
    const box = (await dialog(page).boundingBox())!;
    expect(box).toMatchObject({ x: 0, y: 0, height: 700 });
    // The page keeps the space of its scrollbar.
    expect(width - box.width).toBeLessThan(20);
    await expect(dialog(page).getByRole('heading', { name: 'Side by side' })).toBeFocused();
    await expect(columns(page)).toHaveCount(5);
    const labels = config.block('compare', 'catalog-compare').rows.map((name) => config.attributes('policies')[name]!);
    const heads = region(page).getByRole('rowheader');
    // On a phone a row says whose figure is best, and the edge of a further column is in sight.
    if (width < 1280) {
      await expect(heads.nth(0)).toHaveAccessibleName(/^Premium Lowest premium: \S/);
      await expect(columns(page).nth(1)).toBeInViewport({ ratio: 0.1 });
    } else
      await expect(heads).toHaveText(
        labels.map(({ label }) => label),
        { useInnerText: true },
      );
    await region(page).evaluate((scrolled) => scrolled.scrollTo({ top: 9999, left: 9999 }));
    await expect(columns(page).last()).toBeInViewport({ ratio: 1 });
    await expect(region(page).getByRole('rowheader', { name: 'Exclusions' })).toBeInViewport();
    if (width < 1280) {
      // After a scroll, no column is cut off at the edge.
      await region(page).evaluate((scrolled) => scrolled.scrollTo({ left: 160 }));
      await expect
        .poll(() =>
          region(page).evaluate((scrolled) => {
            const [corner, ...heads] = [...scrolled.querySelectorAll('thead tr > *')].map((head) =>
              head.getBoundingClientRect(),
            );
            return Math.min(...heads.map(({ left }) => Math.abs(left - corner!.right)));
          }),
        )
        .toBeLessThan(2);
    }
    for (const remove of await region(page).getByRole('button').all()) {
      await remove.focus();
      await expect(remove).toBeInViewport({ ratio: 1 });
    }
    await axe(page, { part: 'dialog[open]' });
    await noSidewaysScroll(page);
  });

test('the visitor opens it, scrolls it and removes policies by keyboard, and Escape returns the focus', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 700 });
  await openCompare(page, five);
  await show(page).press('Enter');
  await region(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region(page).evaluate((scrolled) => scrolled.scrollLeft)).toBeGreaterThan(0);
  await region(page).getByRole('button', { name: 'Remove Hospital Cash Daily' }).press('Enter');
  await expect(columns(page)).toHaveCount(4);
  await expect(dialog(page).getByRole('heading', { name: 'Side by side' })).toBeFocused();
  await dialog(page).getByRole('checkbox', { name: chosen.differing.label }).press('Space');
  await expect(page).toHaveURL(/rows=differing/);
  await accessible(page, { part: 'dialog[open]' });
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(show(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Side by side' }).getByRole('columnheader')).toHaveCount(4);
});

test('Back closes it; removing the last policy closes it and leads to the list [spec 2.57]', async ({ page }) => {
  await openCompare(page, '?type=home&with=burglary-guard-home');
  await show(page).click();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(card(page, 'Burglary Guard Home')).toBeVisible();
  await show(page).click();
  await region(page).getByRole('button', { name: 'Remove Burglary Guard Home' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Policies', exact: true })).toBeFocused();
  await expect(page).toHaveURL('/compare?type=home');
});

test('the page of a policy replaces it: Back leads to the comparison [spec 2.57]', async ({ page }) => {
  await openCompare(page, '?type=home&with=burglary-guard-home');
  await show(page).click();
  await region(page).getByRole('link', { name: 'Burglary Guard Home' }).click();
  await expect(page).toHaveURL('/policy/burglary-guard-home');
  await page.goBack();
  await expect(card(page, 'Burglary Guard Home')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Burglary Guard Home' })).toBeVisible();
});

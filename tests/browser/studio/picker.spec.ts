import { expect, type Page } from '@playwright/test';
import { gate } from '../setup/hold.ts';
import { studioTest } from './studio.ts';

const answer = gate();

const { test, frame } = studioTest({
  before: (page) =>
    void page.route('**/__studio/api/site', async (route) => {
      await answer.opened;
      await route.continue();
    }),
});

const box = (page: Page) => page.getByRole('combobox', { name: 'Page' });
const list = (page: Page) => page.getByRole('listbox', { name: 'Page' });

test('text typed before the pages are loaded stays, and finds its page afterwards', async ({ page }) => {
  await box(page).click();
  await page.keyboard.type('/log');
  await expect(list(page)).toContainText('Loading the pages');
  // As the site does when it loads in the frame.
  await page.evaluate(() => document.querySelector('iframe')!.focus());
  await expect(box(page)).not.toBeFocused();
  answer.open();
  await expect(list(page).getByRole('option', { name: / \/Login$/ })).toBeVisible();
  await expect(box(page)).toHaveValue('/log');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type('in');
  await expect(list(page).getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue(/ \/Login$/);
});

test('the list of pages stays open when the site takes the focus, and closes when the manager clicks the site', async ({
  page,
}) => {
  await box(page).fill('/con');
  await expect(list(page).getByRole('option', { name: / \/Contact$/ })).toBeVisible();
  await page.evaluate(() => document.querySelector('iframe')!.contentWindow!.focus());
  await expect(box(page)).not.toBeFocused();
  await expect(list(page).getByRole('option', { name: / \/Contact$/ })).toBeVisible();
  await frame.locator('h1').first().click();
  await expect(list(page)).toBeHidden();
});

test('the selected page stays in view when arrow keys move through the list', async ({ page }) => {
  await box(page).fill('');
  await expect.poll(() => list(page).getByRole('option').count()).toBeGreaterThan(20);
  for (let step = 0; step < 20; step++) {
    await page.keyboard.press('ArrowDown');
    await expect(list(page).getByRole('option', { selected: true })).toBeInViewport({ ratio: 0.9 });
  }
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
});

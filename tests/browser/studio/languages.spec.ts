import { expect } from '@playwright/test';
import { withoutMarks } from '../../../src/studio/frame/marks.ts';
import { copySite } from '../../support/studio-server.ts';
import { axe } from '../setup/axe.ts';
import { go } from './go.ts';
import { openSpot, panel } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio, frame } = studioTest({ root: copySite });

const english = (page: Parameters<typeof panel>[0]) => panel(page).getByRole('textbox', { name: 'Value' });
const hindi = (page: Parameters<typeof panel>[0]) => panel(page).getByRole('textbox', { name: 'In हिन्दी' });
const language = (page: Parameters<typeof panel>[0]) => page.getByRole('combobox', { name: 'Language' });

test('a page is shown in another language, and both texts are side by side when one is clicked', async ({ page }) => {
  await go(page, '/Login');
  await language(page).selectOption('हिन्दी');
  const headline = frame.getByRole('heading', { level: 1 });
  await expect(frame.locator('html')).toHaveAttribute('lang', 'hi-IN');
  const now = withoutMarks(await headline.innerText());
  await headline.click();
  await expect(english(page)).toHaveValue('Login');
  await expect(hindi(page)).toHaveValue(now);
  await expect(hindi(page)).toHaveAttribute('lang', 'hi');
  await axe(page);
});

test('a translation is saved into its file and shown, and what is typed stays until then', async ({ page }) => {
  await hindi(page).fill('अपने खाते में आइए');
  await page.reload();
  await expect(hindi(page)).toHaveValue('अपने खाते में आइए');
  await panel(page).getByRole('button', { name: 'Save translation' }).click();
  // Studio marks what it draws with letters that are not seen.
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('अपने खाते में आइए');
  await expect.poll(() => studio.read('translations/hi/pages/login.yaml')).toContain('  hi: अपने खाते में आइए\n');
});

test('changed English makes the translation outdated, which the list of the page names', async ({ page }) => {
  await english(page).fill('Come in');
  await expect(panel(page)).toContainText('The words have changed. This is the translation of “Login”.');
  await expect(page.getByText('This page is not published in हिन्दी yet.')).toBeVisible();
  // The panel has a button with the name of the page, too.
  const list = page.locator('details', { hasText: 'To translate to हिन्दी' });
  await list.getByText('To translate to हिन्दी').click();
  await list.getByRole('button', { name: /^Login$/ }).click();
  await list.getByRole('button', { name: 'Come in' }).click();
  await expect(english(page)).toHaveValue('Come in');
  await hindi(page).fill('आइए');
  await panel(page).getByRole('button', { name: 'Save translation' }).click();
  await expect.poll(() => studio.read('translations/hi/pages/login.yaml')).toContain('  en: Come in\n  hi: आइए\n');
});

test('a translation that loses a value stays a draft, which says what is wrong', async ({ page }) => {
  await openSpot(page, 'site.yaml', ['texts', 'increase']);
  await hindi(page).fill('ज़्यादा');
  await panel(page).getByRole('button', { name: 'Save translation' }).click();
  await expect(panel(page)).toContainText('lacks {label}');
});

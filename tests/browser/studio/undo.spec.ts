import { expect, type Page } from '@playwright/test';
import { page as pageConfig } from '../setup/config.ts';
import { openSpot, value } from './open.ts';
import { siteShown, studioTest } from './studio.ts';

const { test, studio, frame } = studioTest();

const file = 'pages/about.yaml';
const title = pageConfig('about').title as unknown as string;
const isChanged = () => studio.read(file).includes(`${title} today`);

/** Undoes the change of the title with one key, and redoes it with another. */
async function undoAndRedo(page: Page, undo: string, redo: string): Promise<void> {
  await page.keyboard.press(undo);
  await expect.poll(isChanged).toBe(false);
  await page.keyboard.press(redo);
  await expect.poll(isChanged).toBe(true);
}

test('Ctrl+Z and Ctrl+Y work from a radio button, a menu and the page; a text box has its own undo', async ({
  page,
}) => {
  await openSpot(page, file, ['title']);
  await siteShown(page);
  await value(page).fill(`${title} today`);
  await expect.poll(isChanged).toBe(true);
  await page.getByRole('radio', { name: 'Tablet' }).focus();
  await undoAndRedo(page, 'Control+z', 'Control+y');
  await page.getByRole('combobox', { name: 'Visitor' }).focus();
  await undoAndRedo(page, 'Control+z', 'Control+Shift+Z');
  await frame.getByRole('link').first().focus();
  await undoAndRedo(page, 'Control+z', 'Control+y');
  await page.getByRole('combobox', { name: 'Page' }).click();
  await page.keyboard.type('x');
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue('');
  expect(isChanged()).toBe(true);
});

import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('widgets');

const colour = (page: Page) => page.getByRole('combobox', { name: 'Colour' });
const file = (page: Page) => page.getByLabel('A letter about it');
const send = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const letter = (text: string) => ({ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

test.describe('widgets that were written for rjsf, at 320 px', () => {
  test.use({ viewport: narrow });

  test('are shown with label, help and choices', async ({ page }) => {
    await open(page, '/');
    await expect(colour(page)).toHaveAccessibleDescription('You see each on the wall before we begin.');
    await expect(colour(page).getByRole('option')).toHaveText(['Choose a colour', 'White', 'Terracotta', 'Indigo']);
    await expect(page.getByRole('group', { name: 'Rooms' }).getByRole('checkbox')).toHaveCount(3);
    await accessible(page);
  });

  test('show the error message of config until they are answered', async ({ page }) => {
    await open(page, '/');
    await send(page);
    await expect(page.getByRole('group', { name: '4 answers need attention' })).toBeFocused();
    await page.getByRole('link', { name: 'Choose a colour' }).click();
    await expect(colour(page)).toBeFocused();
    await expect(colour(page)).toHaveAttribute('aria-invalid', 'true');
    await accessible(page);
    await colour(page).selectOption('Indigo');
    await expect(colour(page)).toHaveAttribute('aria-invalid', 'false');
    await expect(page.getByRole('link', { name: 'Choose a colour' })).toHaveCount(0);
  });

  test('give an option, a list, and the text of a file as answers', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Asha');
    await colour(page).selectOption('Indigo');
    await page.getByRole('checkbox', { name: 'Bathroom' }).check();
    await page.getByRole('checkbox', { name: 'Hall' }).check();
    await file(page).setInputFiles(letter('Please come early'));
    await expect(page.getByText('Please come early')).toBeVisible();
    await send(page);
    await expect(page.getByRole('alertdialog')).toContainText(
      'We paint: Hall and Bathroom. Colour: Indigo. Letter: Please come early',
    );
  });

  test('follow the conditions of their form: a question is shown only for the answer that it depends on', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(page.getByRole('combobox', { name: 'Shade of white' })).toHaveCount(0);
    await colour(page).selectOption('White');
    await page.getByRole('combobox', { name: 'Shade of white' }).selectOption('Ivory');
    await colour(page).selectOption('Indigo');
    await colour(page).selectOption('White');
    await expect(page.getByRole('combobox', { name: 'Shade of white' })).toHaveValue('');
  });
});

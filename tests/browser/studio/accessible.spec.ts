import { expect, type Page } from '@playwright/test';
import { page as pageOf } from '../setup/config.ts';
import { expectAccessible } from './accessible.ts';
import { button, openSpot, panel } from './open.ts';
import { studioTest } from './studio.ts';

// Studio's views are accessible, light and dark, and in a small window at 200% zoom. Longer tests, such as those of the
// review and the tour, check the views that they open.

const { test } = studioTest();

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

const features = pageOf('about').blocks.findIndex(({ block }) => block === 'features');

interface View {
  readonly file: string;
  readonly path: readonly (string | number)[];
  /** Opens the view from the place. */
  reach?(page: Page): Promise<void>;
}

const views: Readonly<Record<string, View>> = {
  'a formatted text and its preview': { file: 'pages/contact.yaml', path: ['blocks', 0, 'lead'] },
  'the list of icons': {
    file: 'pages/about.yaml',
    path: ['blocks', features, 'items', 0, 'icon'],
    reach: (page) => expect(panel(page).getByRole('option').first()).toBeVisible(),
  },
  'the list of pictures': {
    file: 'pages/career.yaml',
    path: ['blocks', 0, 'picture'],
    reach: (page) => expect(panel(page).getByRole('option').first()).toBeVisible(),
  },
  'a condition in lines': { file: 'forms/quote-request.yaml', path: ['ui', 'travelKind', 'when'] },
  'a condition as an expression': {
    file: 'forms/quote-request.yaml',
    path: ['ui', 'travelKind', 'when'],
    reach: (page) => button(page, 'Write an expression').click(),
  },
  'a field with its rules and messages': {
    file: 'forms/quote-request.yaml',
    path: ['schema', 'properties', 'phone'],
  },
  'the list of fields to add': {
    file: 'forms/quote-request.yaml',
    path: [],
    reach: (page) => button(page, 'Add a question').click(),
  },
  'the questions about a new field': {
    file: 'forms/quote-request.yaml',
    path: [],
    reach: async (page) => {
      await button(page, 'Add a question').click();
      await panel(page).getByRole('combobox', { name: 'Which kind of question?' }).fill('radio');
      await page.keyboard.press('Enter');
      await expect(panel(page).getByLabel('Its label')).toBeVisible();
    },
  },
  'a list of options as rows': { file: 'lists/bike-rtos.yaml', path: ['items'] },
  'the preview of pasted rows': {
    file: 'lists/bike-rtos.yaml',
    path: ['items'],
    reach: async (page) => {
      await button(page, 'Paste rows').click();
      await panel(page).getByLabel('What you copied').fill('KL-07\tKL-07\tErnakulam\tkochi\nKL-07');
      await expect(button(page, /^Paste \d/)).toBeVisible();
    },
  },
  'a constant and where it is used': { file: 'constants/limits.yaml', path: [] },
  'the box for a new name': {
    file: 'forms/login.yaml',
    path: ['schema', 'properties', 'email'],
    reach: (page) => panel(page).getByText('Rename', { exact: true }).click(),
  },
  'the removal of a file': {
    file: 'pages/career.yaml',
    path: [],
    reach: (page) => panel(page).getByText('Remove this file', { exact: true }).click(),
  },
  'the dialog for a new page or form': {
    file: 'pages/about.yaml',
    path: [],
    reach: async (page) => {
      await page.getByRole('button', { name: 'New…' }).click();
      await expect(dialog(page, 'Something new')).toBeVisible();
    },
  },
  'the text editor': {
    file: 'pages/about.yaml',
    path: ['title'],
    reach: async (page) => {
      await page.keyboard.press('Alt+t');
      await expect(page.getByRole('textbox', { name: /^Text of/ })).toBeVisible();
    },
  },
  'a draft and its problem': {
    file: 'pages/about.yaml',
    path: ['title'],
    reach: async (page) => {
      await panel(page).getByLabel('Value', { exact: true }).fill('');
      await expect(panel(page)).toContainText('It stays a draft');
    },
  },
};

for (const [title, { file, path, reach }] of Object.entries(views))
  test(`accessible: ${title}`, async ({ page }) => {
    await openSpot(page, file, path);
    await reach?.(page);
    await page.evaluate(() => document.querySelector('iframe')!.remove());
    await expectAccessible(page);
  });

import { expect, type Locator, type Page } from '@playwright/test';
import { page as pageOf } from '../setup/config.ts';
import { expectAccessible } from './accessible.ts';
import { panel, undoAll, value } from './open.ts';
import { siteShown, studioTest } from './studio.ts';

const { test, studio, frame } = studioTest({ begin: siteShown });

const find = (page: Page): Locator => page.getByRole('search', { name: 'Find' });
const words = (page: Page): Locator => find(page).getByLabel('Words of a text, or a file');
const openButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: 'Find' });
const texts = (page: Page): Locator => find(page).locator('.found');

/** Words that are on one page only. */
const about = 'pages/about.yaml';
const { heading } = pageOf('about').blocks.find(({ block }) => block === 'hero')!;
const headline = heading as unknown as string;

test('without words, all files are listed by kind, and a press opens one, with its page', async ({ page }) => {
  await openButton(page).click();
  await expect(words(page)).toBeFocused();
  const pages = find(page).getByRole('region', { name: 'Pages' });
  await expect(pages.getByRole('button', { name: String(pageOf('about').title), exact: true })).toBeVisible();
  await expect(find(page).getByRole('region', { name: 'Forms', exact: true })).toContainText('login');
  await expect(find(page).getByRole('region', { name: 'The whole site' })).toContainText('site');
  await words(page).fill('register');
  await expect(find(page).getByRole('region', { name: 'Tables' })).toHaveCount(0);
  await find(page)
    .getByRole('region', { name: 'Forms', exact: true })
    .getByRole('button', { name: 'register' })
    .click();
  await expect(panel(page).getByText(/^forms\/register\.yaml:\d+$/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue(/\/Register$/);
});

test('each text with the words is listed with its place, and a press opens it and its page', async ({ page }) => {
  await words(page).fill(headline.toUpperCase());
  await expect(find(page).getByRole('status').first()).toHaveText('1 text in 1 file.');
  await expect(texts(page)).toHaveCount(1);
  await expect(texts(page).locator('mark')).toHaveText(headline);
  await expectAccessible(page);
  await find(page)
    .getByRole('region', { name: /^Page / })
    .getByRole('button', { name: 'hero › heading' })
    .press('Enter');
  await expect(value(page)).toHaveValue(headline);
  await expect(panel(page).getByText(/^pages\/about\.yaml:\d+$/)).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText(headline);
});

test('capital letters and whole words can be asked for, and no result is said in words', async ({ page }) => {
  await words(page).fill(headline.slice(0, -1).toLowerCase());
  await expect(texts(page)).toHaveCount(1);
  await find(page).getByLabel('Whole words only').check();
  await expect(find(page).getByRole('status').first()).toHaveText('No text and no file has these words.');
  await find(page).getByLabel('Whole words only').uncheck();
  await find(page).getByLabel('Same capital letters').check();
  await expect(find(page).getByRole('status').first()).toHaveText('No text and no file has these words.');
  await find(page).getByLabel('Same capital letters').uncheck();
  await expect(texts(page)).toHaveCount(1);
});

test('words are replaced one by one: the list says how each text will read, and the focus goes on', async ({
  page,
}) => {
  const before = studio.read('site.yaml');
  const { length } = before.split('Renewal policy');
  expect(length).toBeGreaterThan(1);
  await words(page).fill('renewal policy');
  await find(page).getByRole('button', { name: 'Replace…' }).click();
  await find(page).getByLabel('Replace with').fill('renew a policy');
  const inSite = find(page).getByRole('region', { name: 'The whole site' }).locator('.found').first();
  await expect(inSite.locator('del')).toHaveText('Renewal policy');
  await expect(inSite.locator('ins')).toHaveText('Renew a policy');
  await expectAccessible(page);
  await inSite.getByRole('button', { name: /^Replace: / }).press('Enter');
  await expect(find(page).getByText('Replaced in 1 text. Undo takes it back.')).toBeVisible();
  await expect.poll(() => studio.read('site.yaml')).toBe(before.replace('Renewal policy', 'Renew a policy'));
  await expect(find(page).locator('.replace-one:focus')).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read('site.yaml')).toBe(before);
});

const pages = ['pages/home.yaml', 'pages/about.yaml', 'pages/will-it-pay.yaml', 'site.yaml'];

test('words are replaced in all texts as one change, which one Undo takes back', async ({ page }) => {
  const before = pages.map((file) => studio.read(file));
  await words(page).fill('in plain words');
  const count = await countOf(page);
  expect(count).toBeGreaterThan(pages.length - 1);
  await find(page).getByLabel('Replace with').fill('in simple words');
  await find(page)
    .getByRole('button', { name: `Replace in ${count} texts` })
    .click();
  await expect(find(page).getByText(`Replaced in ${count} texts. Undo takes it back.`)).toBeVisible();
  await expect(find(page).getByRole('status').first()).toHaveText('No text and no file has these words.');
  const after = before.map((text) => text.replaceAll('n plain words', 'n simple words'));
  await expect.poll(() => pages.map((file) => studio.read(file))).toEqual(after);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute(
    'title',
    /“in plain words” → “in simple words”/,
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => pages.map((file) => studio.read(file))).toEqual(before);
});

/** The number of texts that are found, once the search has ended. */
async function countOf(page: Page): Promise<number> {
  const status = find(page).getByRole('status').first();
  await expect(status).toHaveText(/^\d+ texts in \d+ files\.$/);
  return texts(page).count();
}

test('what the check refuses stays a draft, and the reason is said', async ({ page }) => {
  const before = studio.read(about);
  await words(page).fill(headline);
  await expect(texts(page)).toHaveCount(1);
  await find(page).getByLabel('Replace with').fill('');
  await find(page).getByRole('button', { name: 'Replace in 1 text' }).click();
  await expect(find(page).getByRole('alert')).toContainText('It stays a draft, because the check found a problem:');
  expect(studio.read(about)).toBe(before);
  await undoAll(page);
});

test('Escape closes it, and the focus is on its button', async ({ page }) => {
  await words(page).press('Escape');
  await expect(find(page)).toHaveCount(0);
  await expect(openButton(page)).toBeFocused();
});

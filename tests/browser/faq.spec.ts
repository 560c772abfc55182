import type { Page } from '@playwright/test';
import { accessible, expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';

const faq = (page: Page) => page.locator('[data-block="faq"]');
const questions = (page: Page) => faq(page).locator('details[name] > summary');
const search = (page: Page) => faq(page).getByRole('searchbox', { name: 'Search questions' });
const asked = config.questions('home-questions').map(({ question }) => question);
const askedAbout = (words: string) => asked.filter((question) => question.toLowerCase().includes(words));
const open = (page: Page) => faq(page).locator('details[name][open] > summary');

test.beforeEach(async ({ page }) => {
  // The carousel would turn while axe looks at its colours.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
});

test('there are twelve questions, each with an answer [spec 2.46, 3.14]', async ({ page }) => {
  await expect(questions(page)).toHaveCount(12);
  const answers = await faq(page)
    .locator('details > p')
    .evaluateAll((all) => all.map((each) => each.textContent ?? ''));
  expect(answers.filter((answer) => answer.length > 40)).toHaveLength(12);
});

test('each of two columns keeps one question open at a time [spec 2.46]', async ({ page }) => {
  await questions(page).nth(0).click();
  await questions(page).nth(6).click();
  await expect(open(page)).toHaveText([asked[0]!, asked[6]!]);
  await questions(page).nth(2).click();
  await expect(open(page)).toHaveText([asked[2]!, asked[6]!]);
  await questions(page).nth(2).click();
  await expect(open(page)).toHaveText([asked[6]!]);
});

test('the columns are side by side on a wide screen [spec 2.46]', async ({ page }) => {
  const [first, seventh] = [await questions(page).nth(0).boundingBox(), await questions(page).nth(6).boundingBox()];
  expect(seventh!.x).toBeGreaterThan(first!.x + first!.width - 1);
  expect(Math.abs(seventh!.y - first!.y)).toBeLessThan(4);
});

test('the search shows the questions that contain the text, in any letter case [spec 2.46]', async ({ page }) => {
  await search(page).fill('WAITING');
  expect(askedAbout('waiting')).not.toEqual([]);
  await expect(questions(page)).toHaveText(askedAbout('waiting'));
  await search(page).fill('  premium ');
  await expect(questions(page)).toHaveText(askedAbout('premium'));
  await search(page).fill('');
  await expect(questions(page)).toHaveCount(12);
});

test('a search without results says so [spec 2.46]', async ({ page }) => {
  await search(page).fill('spaceship (.*');
  await expect(questions(page)).toHaveCount(0);
  await expect(faq(page).getByRole('status')).toHaveText('No questions found.');
  await accessible(page, { part: '[data-block="faq"]' });
  await search(page).fill('idv');
  await expect(faq(page).getByRole('status')).toBeEmpty();
});

test('the keyboard opens a question', async ({ page }) => {
  await search(page).focus();
  await page.keyboard.press('Tab');
  await expect(questions(page).nth(0)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveText([asked[0]!]);
  await accessible(page, { part: '[data-block="faq"]' });
});

test('paper shows every answer', async ({ page }) => {
  const answers = faq(page).locator('details[name] > p');
  await expect(answers.last()).toBeHidden();
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

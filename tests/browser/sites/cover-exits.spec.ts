import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { siteTest } from './site.ts';

const test = siteTest('cover');

// The wizard of tests/sites/cover: a step without questions, and two exits.

const heading = (page: Page) => page.getByRole('heading', { level: 2 }).first();
const next = (page: Page) => page.getByRole('button', { name: 'Next' });
const age = (page: Page) => page.getByLabel('Age of the eldest');

async function toPerson(page: Page): Promise<void> {
  await open(page, '/');
  await expect(heading(page)).toHaveText('Before you start');
  await next(page).click();
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText('The eldest of you');
}

test('a step without questions shows its text, and its button opens the next step', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('[data-wizard]')).toContainText('We ask for no documents.');
  await expect(page.locator('[data-wizard]')).toContainText('Step 1 of 5');
  await accessible(page, { part: '[data-wizard]' });
  await next(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('The eldest of you');
  await expect(page.locator('[data-wizard]')).toContainText('Step 2 of 5');
});

test('an exit gives its reason and has the focus, and Back returns to the answer', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await toPerson(page);
  await age(page).fill('84');
  await next(page).click();
  await expect(heading(page)).toHaveText('We cannot insure a person of 84');
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveURL(/\?step=too-old$/);
  await expect(page).toHaveTitle(/^We cannot insure a person of 84/);
  await expect(page.locator('[data-wizard]')).not.toContainText('Step 2');
  await expect(page.getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:18000001234');
  await accessible(page, { part: '[data-wizard]' });

  await page.getByRole('button', { name: 'Back' }).click();
  await expect(heading(page)).toHaveText('The eldest of you');
  await expect(age(page)).toHaveValue('84');
  await age(page).fill('42');
  await next(page).click();
  await expect(heading(page)).toHaveText('Which cover');
  expect(posts).toEqual([]);
});

test('Back, Forward and Change work at an exit; its address opens a step when the exit no longer applies', async ({
  page,
}) => {
  await toPerson(page);
  await age(page).fill('60');
  await page.getByLabel('Someone smokes').check();
  await next(page).click();
  await expect(heading(page)).toHaveText('We cannot insure smokers of 60 or older');
  await page.goBack();
  await expect(age(page)).toHaveValue('60');
  await page.goForward();
  await expect(heading(page)).toHaveText('We cannot insure smokers of 60 or older');
  await page.getByRole('button', { name: /^Change/ }).click();
  await page.getByLabel('Someone smokes').uncheck();
  await page.goForward();
  await expect(page).not.toHaveURL(/smokers/);
  await next(page).click();
  await expect(heading(page)).toHaveText('Which cover');
});

test('an exit is still shown after a reload, and Back works', async ({ page }) => {
  await toPerson(page);
  await age(page).fill('84');
  await next(page).click();
  await expect(heading(page)).toHaveText('We cannot insure a person of 84');
  await page.reload();
  await expect(heading(page)).toHaveText('We cannot insure a person of 84');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(age(page)).toHaveValue('84');
});

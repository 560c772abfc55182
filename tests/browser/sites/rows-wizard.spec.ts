import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { siteTest } from './site.ts';

const test = siteTest('rows');

test.beforeEach(async ({ page }) => {
  await open(page, '/household');
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

const person = (page: Page, number: number) => page.getByRole('textbox', { name: `Person ${number}: Name` });
const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).press('Enter');

/** Goes to the last step with two people, the second a child. */
async function fill(page: Page): Promise<void> {
  await page.getByLabel('Town').fill('Pune');
  await next(page);
  await person(page, 1).fill('Asha');
  await page.getByRole('button', { name: 'Add a person' }).press('Enter');
  await person(page, 2).fill('Ravi');
  await page.getByRole('checkbox', { name: 'A child' }).last().check();
  await page.getByLabel('Person 2: School').fill('Hill School');
  await next(page);
  await expect(step(page, 'How we reach you')).toBeFocused();
}

test('rows of a wizard are filled in, listed and changed by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await fill(page);
  await accessible(page);
  const summary = page.getByRole('region', { name: 'Your answers' });
  await expect(summary.getByRole('heading', { level: 4 })).toHaveText(['Asha', 'Ravi']);
  await expect(summary.getByRole('definition').filter({ hasText: 'Hill School' })).toBeVisible();

  await summary.getByRole('button', { name: 'Change Ravi' }).press('Enter');
  await expect(page).toHaveURL(/step=people/);
  await expect(page.getByRole('group', { name: 'Ravi' })).toBeFocused();
  await expect(person(page, 2)).toBeVisible();
  await person(page, 2).fill('Ravi Rao');
  await next(page);
  await expect(step(page, 'How we reach you')).toBeFocused();
  await expect(summary.getByRole('heading', { level: 4 })).toHaveText(['Asha', 'Ravi Rao']);
  await page.getByRole('button', { name: 'Finish' }).press('Enter');
  await expect(page.getByRole('definition').filter({ hasText: 'Asha and Ravi Rao' })).toBeVisible();
});

test('the summary lists for each row what was asked in it, and no longer what is hidden again', async ({ page }) => {
  const labels = (row: string) =>
    page
      .getByRole('region', { name: 'Your answers' })
      .getByRole('heading', { level: 4, name: row })
      .locator('xpath=following-sibling::dl[1]')
      .getByRole('term');
  await fill(page);
  await expect(labels('Asha')).toHaveText(['Name']);
  await expect(labels('Ravi')).toHaveText(['Name', 'A child', 'School']);
  await page.getByRole('button', { name: 'Change Ravi' }).click();
  await page.getByRole('checkbox', { name: 'A child' }).last().uncheck();
  await next(page);
  await expect(labels('Asha')).toHaveText(['Name']);
  await expect(labels('Ravi')).toHaveText(['Name']);
});

test('a reload restores rows without private answers, and Back opens the previous step', async ({ page }) => {
  await fill(page);
  await page.getByRole('button', { name: 'Add a number' }).click();
  await page.getByLabel('Number 1: Phone number').fill('9876543210');
  await page.reload();
  await expect(step(page, 'How we reach you')).toBeVisible();
  await expect(page.getByLabel('Number 1: Phone number')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]))).not.toContain('9876543210');
  await page.goBack();
  await expect(person(page, 2)).toHaveValue('Ravi');
  await expect(page.getByLabel('Person 2: School')).toHaveValue('Hill School');
  await page.getByRole('button', { name: 'Remove Person 1' }).click();
  await page.reload();
  await expect(person(page, 1)).toHaveValue('Ravi');
  await expect(person(page, 2)).toHaveCount(0);
});

test('Enter in a row goes on, and presses none of the buttons before it: Remove, Add, Back', async ({ page }) => {
  await page.getByLabel('Town').fill('Pune');
  await page.getByLabel('Town').press('Enter');
  await expect(step(page, 'Who lives there')).toBeFocused();
  await person(page, 1).fill('Asha');
  await page.getByRole('button', { name: 'Add a person' }).click();
  await person(page, 2).press('Enter');
  await expect(person(page, 2)).toBeFocused();
  await expect(person(page, 2)).toHaveAccessibleDescription('Enter a name');
  await person(page, 2).fill('Ravi');
  await person(page, 1).press('Enter');
  await expect(step(page, 'How we reach you')).toBeFocused();
  await expect(page.getByRole('heading', { level: 4 })).toHaveText(['Asha', 'Ravi']);
});

test('a step with an invalid row stays open, and the address of a later step opens it too', async ({ page }) => {
  await page.getByLabel('Town').fill('Pune');
  await next(page);
  await page.getByRole('checkbox', { name: 'A child' }).check();
  await next(page);
  await expect(page.getByRole('link', { name: 'Person 1: Enter a name' })).toBeVisible();
  await page.getByRole('link', { name: 'Person 1: Enter the school' }).click();
  await expect(page.getByLabel('Person 1: School')).toBeFocused();
  await accessible(page);
  await open(page, '/household?step=reach');
  await expect(step(page, 'Who lives there')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Your answers are back.' })).toBeVisible();
});

test('an earlier step can remove an answer from rows, and the page says which', async ({ page }) => {
  await page.getByLabel('It has a garden').check();
  await fill(page);
  await page.goBack();
  await page.getByRole('checkbox', { name: 'Looks after the garden' }).first().check();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('It has a garden').uncheck();
  await expect(page.getByRole('status').filter({ hasText: 'taken away' })).toHaveText(
    'These answers were taken away: Person 1: Looks after the garden.',
  );
  await next(page);
  await expect(page.getByRole('checkbox', { name: 'Looks after the garden' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByLabel('It has a garden').check();
  await next(page);
  await expect(page.getByRole('checkbox', { name: 'Looks after the garden' }).first()).not.toBeChecked();
});

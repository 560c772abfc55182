import type { Page } from '@playwright/test';
import { accessible, expect } from '../fixtures.ts';
import { open } from '../setup/open.ts';
import { siteTest } from './site.ts';

const test = siteTest('rows');

test.beforeEach(async ({ page }) => {
  await open(page, '/');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
});

test('a row is added, removed and restored by keyboard, and the focus follows', async ({ page }) => {
  const add = page.getByRole('button', { name: 'Add a nominee' });
  const first = page.getByRole('textbox', { name: 'Nominee 1: Full name' });
  await expect(first).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0);
  await first.fill('Ravi');
  await add.press('Enter');
  const second = page.getByRole('textbox', { name: 'Nominee 2: Full name' });
  await expect(second).toBeFocused();
  await second.fill('Meera');
  await accessible(page);

  await page.getByRole('button', { name: 'Remove Nominee 2' }).press('Enter');
  await expect(second).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Ravi' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Nominee 2 was removed.' })).toBeVisible();
  await accessible(page);

  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(second).toHaveValue('Meera');
  await expect(page.getByRole('group', { name: 'Meera' })).toBeFocused();
  await add.click();
  await expect(add).toHaveCount(0);
});

test('conditions of a row read the answers of that row and of the form, and not of other rows', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a nominee' }).click();
  const second = page
    .locator('fieldset')
    .filter({ has: page.getByRole('textbox', { name: 'Nominee 2: Full name' }) })
    .last();
  await second.getByRole('checkbox', { name: 'Under 18' }).check();
  await expect(page.getByLabel('Nominee 2: Guardian')).toBeVisible();
  await expect(page.getByLabel('Nominee 1: Guardian')).toHaveCount(0);
  await page.getByLabel('I know the shares').check();
  await expect(page.getByLabel('Nominee 1: Share in percent')).toBeVisible();
  await expect(page.getByLabel('Nominee 2: Share in percent')).toBeVisible();
  await page.getByRole('radio', { name: 'Child' }).first().check();
  await page.getByRole('radio', { name: 'Wife or husband' }).last().check();
  await expect(page.getByRole('radio', { name: 'Child' }).first()).toBeChecked();
});

test('the summary of errors names the row and links to it', async ({ page }) => {
  await page.getByLabel('Your name').fill('Asha');
  await page.getByRole('button', { name: 'Add a nominee' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const link = page.getByRole('link', { name: 'Nominee 2: Enter the name of this nominee' });
  await expect(link).toBeVisible();
  await accessible(page);
  await link.click();
  const second = page.getByRole('textbox', { name: 'Nominee 2: Full name' });
  await expect(second).toBeFocused();
  await expect(second).toHaveAttribute('aria-invalid', 'true');
  await second.fill('Meera');
  await expect(second).not.toHaveAttribute('aria-invalid');
  await expect(link).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Nominee 1: Full name' }).fill('Ravi');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Nominees: Ravi and Meera')).toBeVisible();
});

test('on a phone one row is open at a time, except rows with errors', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const first = page.getByRole('textbox', { name: 'Nominee 1: Full name' });
  await first.fill('Ravi');
  await page.getByRole('button', { name: 'Add a nominee' }).click();
  await expect(page.getByRole('textbox', { name: 'Nominee 2: Full name' })).toBeFocused();
  await expect(first).toBeHidden();
  await page.getByRole('button', { name: 'Ravi', expanded: false }).click();
  await expect(first).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nominee 2: Full name' })).toBeHidden();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('textbox', { name: 'Nominee 2: Full name' })).toBeVisible();
});

test('Back restores the rows, and a reload clears them', async ({ page }) => {
  const names = page.getByRole('textbox', { name: /Full name/ });
  await names.first().fill('Ravi');
  await page.getByRole('button', { name: 'Add a nominee' }).click();
  await names.nth(1).fill('Meera');
  await page.getByRole('checkbox', { name: 'Under 18' }).nth(1).check();
  await page.getByLabel('Nominee 2: Guardian').fill('Ravi');
  expect(await saved(page)).not.toMatch(/Ravi|Meera/);

  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'About' })).toBeVisible();
  expect(await saved(page)).not.toMatch(/Ravi|Meera/);
  await page.goBack();
  await expect(names.nth(1)).toHaveValue('Meera');
  await expect(names.first()).toHaveValue('Ravi');
  await expect(page.getByLabel('Nominee 2: Guardian')).toHaveValue('Ravi');

  await page.reload();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await expect(names).toHaveCount(1);
  await expect(names).toHaveValue('');
});

/** Everything that the browser can write to the disk of the device. */
const saved = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

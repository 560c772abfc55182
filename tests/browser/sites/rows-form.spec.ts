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

const nominee = (page: Page, number: number) => page.getByRole('textbox', { name: `Nominee ${number}: Full name` });
const share = (page: Page, number: number) => page.getByLabel(`Nominee ${number}: Share in percent`);
const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const listed = (page: Page) => page.getByRole('group', { name: /need attention$/ }).getByRole('link');
const wrong = (page: Page) => page.locator('form [aria-invalid="true"]');

/** Asks for three nominees, with these names. */
async function nameThree(page: Page, names: readonly string[]): Promise<void> {
  await page.getByLabel('Your name').fill('Asha');
  for (const [index, name] of names.entries()) {
    if (index > 0) await press(page, 'Add a nominee');
    await nominee(page, index + 1).fill(name);
  }
}

test('an answer that is corrected takes away only its own error; all others stay, with the names of their rows', async ({
  page,
}) => {
  await page.getByLabel('I know the shares').check();
  await nameThree(page, ['', '', '']);
  await press(page, 'Continue');
  const errors = [1, 2, 3].flatMap((row) => [
    `Nominee ${row}: Enter the name of this nominee`,
    `Nominee ${row}: Enter the share`,
  ]);
  await expect(listed(page)).toHaveText(errors);
  await nominee(page, 2).fill('Meera');
  await expect(listed(page)).toHaveText(errors.toSpliced(2, 1));
  for (const control of [nominee(page, 1), nominee(page, 3), ...[1, 2, 3].map((row) => share(page, row))])
    await expect(control).toHaveAttribute('aria-invalid', 'true');
  await expect(wrong(page)).toHaveCount(5);
  await expect(share(page, 2)).toHaveAccessibleDescription(/Enter the share/);
});

test('the errors of rows follow their rows: when one is removed, when that is undone, and when one is added', async ({
  page,
}) => {
  await nameThree(page, ['Ravi', '', 'Meera']);
  await press(page, 'Continue');
  await expect(nominee(page, 2)).toBeFocused();
  await expect(wrong(page)).toHaveCount(1);
  await press(page, 'Remove Nominee 2');
  await expect(nominee(page, 2)).toHaveValue('Meera');
  await expect(wrong(page)).toHaveCount(0);
  await press(page, 'Undo');
  await expect(nominee(page, 2)).toHaveValue('');
  await expect(nominee(page, 2)).toHaveAccessibleDescription('Enter the name of this nominee');
  await expect(wrong(page)).toHaveCount(1);
  // The row that is wrong moves up and down again.
  await press(page, 'Remove Nominee 1');
  await expect(nominee(page, 1)).toHaveAccessibleDescription('Enter the name of this nominee');
  await press(page, 'Undo');
  await expect(nominee(page, 2)).toHaveAccessibleDescription('Enter the name of this nominee');
  await expect(wrong(page)).toHaveCount(1);
  await press(page, 'Remove Nominee 2');
  await press(page, 'Add a nominee');
  await expect(nominee(page, 3)).toBeFocused();
  await expect(wrong(page)).toHaveCount(0);
  await nominee(page, 3).fill('Kabir');
  await press(page, 'Continue');
  await expect(page.getByText('Nominees: Ravi, Meera and Kabir')).toBeVisible();
});

test('an error goes with its question, also one that cannot be read, and does not come back with it', async ({
  page,
}) => {
  await page.getByLabel('I know the shares').check();
  await nameThree(page, ['Ravi', 'Meera']);
  await share(page, 1).fill('half');
  await press(page, 'Continue');
  await expect(wrong(page)).toHaveCount(2);
  await page.getByLabel('I know the shares').uncheck();
  await expect(share(page, 1)).toHaveCount(0);
  await expect(listed(page)).toHaveCount(0);
  await page.getByLabel('I know the shares').check();
  await expect(share(page, 1)).toHaveValue('');
  await expect(wrong(page)).toHaveCount(0);
  await page.getByLabel('I know the shares').uncheck();
  await press(page, 'Continue');
  await expect(page.getByText('Nominees: Ravi and Meera')).toBeVisible();
});

test('Enter in a row submits the form: it neither adds nor removes nor opens a row', async ({ page }) => {
  await page.getByLabel('I know the shares').check();
  await nameThree(page, ['Ravi', 'Meera', 'Kabir']);
  for (const box of [nominee(page, 1), nominee(page, 3), share(page, 2)]) {
    await box.press('Enter');
    await expect(listed(page)).toHaveText([1, 2, 3].map((row) => `Nominee ${row}: Enter the share`));
    await expect(page.getByRole('textbox', { name: /Full name/ })).toHaveCount(3);
    await expect(page.getByText('was removed')).toHaveCount(0);
  }
  for (const row of [1, 2, 3]) await share(page, row).fill('30');
  await nominee(page, 1).press('Enter');
  await expect(page.getByText('Nominees: Ravi, Meera and Kabir')).toBeVisible();
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

test.describe('rows that read each other', () => {
  const part = (page: Page, number: number) => page.getByLabel(`Stay ${number}: Part in percent`);
  const until = (page: Page, number: number) => page.getByLabel(`Stay ${number}: Last year`);

  test.beforeEach(async ({ page }) => {
    await open(page, '/stays');
    await expect(part(page, 1)).toHaveValue('100');
  });

  test('fill in their parts, which follow the number of rows until one is typed', async ({ page }) => {
    const add = page.getByRole('button', { name: 'Add a stay' });
    await add.press('Enter');
    await expect(part(page, 1)).toHaveValue('50');
    await expect(part(page, 2)).toHaveValue('50');
    await part(page, 2).fill('20');
    await add.press('Enter');
    await expect(part(page, 1)).toHaveValue('34');
    await expect(part(page, 2)).toHaveValue('20');
    await page.getByRole('button', { name: 'Remove Stay 1' }).press('Enter');
    await expect(part(page, 1)).toHaveValue('20');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(part(page, 2)).toHaveValue('20');
  });

  test('say what is wrong in the row that is wrong, and a later answer above mends it', async ({ page }) => {
    await page.getByLabel('Stay 1: First year').fill('2010');
    await until(page, 1).fill('2012');
    await page.getByRole('button', { name: 'Add a stay' }).press('Enter');
    await page.getByLabel('Stay 2: First year').fill('2008');
    await until(page, 2).fill('2011');
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(until(page, 2)).toBeFocused();
    await expect(until(page, 2)).toHaveAccessibleDescription(/must end before the one above begins/);
    await accessible(page);
    await page.getByLabel('Stay 1: First year').fill('2011');
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    await expect(page.getByRole('alertdialog')).toContainText('Stay 1 and Stay 2');
  });
});

import { accessible, expect } from '../fixtures.ts';
import type { Page } from '@playwright/test';
import { answerByKeys, pressByKeys, typeOver } from '../setup/keyboard.ts';
import { showBeforeScript } from '../setup/open.ts';
import { narrow, siteTest } from './site.ts';

const test = siteTest('rows');

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const child = (page: Page, number: number) => page.getByRole('textbox', { name: `Child ${number}: Name` });
const listed = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Change/ }) });

/** Opens the list of children, and adds the first. */
async function nameRavi(page: Page): Promise<void> {
  await page.goto('/trip');
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  await answerByKeys(page, { school: 'Hill School' });
  await pressByKeys(page, 'Next');
  await expect(heading(page, 'Who comes along')).toBeFocused();
  await answerByKeys(page, { 'children.1.child': 'Ravi' });
  await pressByKeys(page, 'Next');
  await expect(listed(page)).toHaveText([/Ravi/]);
}

test('text typed before the script arrives stays', async ({ page }) => {
  const loadScript = await showBeforeScript(page, '/trip');
  await answerByKeys(page, { school: 'Hill School' });
  await loadScript();
  await pressByKeys(page, 'Next');
  await expect(heading(page, 'Who comes along')).toBeFocused();
});

test.describe('rows with one page per row, at 320 px', () => {
  test.use({ viewport: narrow });

  test('a reload keeps a half-typed row, and Back shows the same row', async ({ page }) => {
    await nameRavi(page);
    await pressByKeys(page, 'Add a child');
    await answerByKeys(page, { 'children.2.child': 'Meera', 'children.2.isIll': true });
    await expect(page).toHaveURL(/step=children&row=children\.2/);
    await page.reload();
    await expect(child(page, 2)).toHaveValue('Meera');
    await expect(page.getByRole('checkbox', { name: 'Takes medicine' })).toBeChecked();
    await expect(child(page, 1)).toHaveCount(0);
    await accessible(page);
    await page.goBack();
    await expect(child(page, 2)).toHaveValue('Meera');
    await answerByKeys(page, { 'children.2.medicine': 'Syrup' });
    await pressByKeys(page, 'Next');
    await expect(listed(page)).toHaveText([/Ravi/, /Meera/]);
  });

  test('a reload shows the list again, and Back and Forward move between the list and its rows', async ({ page }) => {
    await nameRavi(page);
    await page.reload();
    await expect(listed(page)).toHaveText([/Ravi/]);
    await expect(page.getByRole('button', { name: 'Add a child' })).toBeVisible();
    await accessible(page);
    await pressByKeys(page, 'Change Ravi');
    await expect(child(page, 1)).toHaveValue('Ravi');
    await page.reload();
    await expect(child(page, 1)).toHaveValue('Ravi');
    await page.goBack();
    await expect(listed(page)).toHaveText([/Ravi/]);
    await page.goForward();
    await expect(child(page, 1)).toHaveValue('Ravi');
    await page.goBack();
    await page.goBack();
    await expect(child(page, 1)).toHaveValue('Ravi');
    await page.goBack();
    await expect(heading(page, 'Your class')).toBeVisible();
  });

  test('text typed just before Back stays', async ({ page }) => {
    await nameRavi(page);
    await pressByKeys(page, 'Add a child');
    await expect(page.getByRole('group', { name: 'Child 2' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('Meera');
    await page.evaluate(() => history.back());
    await expect(listed(page)).toHaveText([/Ravi/, /Meera/]);
    await pressByKeys(page, 'Change Meera');
    await expect(page.getByRole('group', { name: 'Meera' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('End');
    await page.keyboard.type(' Rao');
    await page.reload();
    await expect(child(page, 2)).toHaveValue('Meera Rao');
  });

  test('the errors of a row disappear after a reload, and Next continues once the row is valid', async ({ page }) => {
    await nameRavi(page);
    await pressByKeys(page, 'Add a child');
    await answerByKeys(page, { 'children.2.isIll': true });
    await pressByKeys(page, 'Next');
    await expect(page.getByRole('link', { name: 'Child 2: Enter the name' })).toBeVisible();
    await accessible(page);
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Takes medicine' })).toBeChecked();
    await expect(page.getByRole('link', { name: /Enter the name/ })).toHaveCount(0);
    await answerByKeys(page, { 'children.2.child': 'Meera', 'children.2.medicine': 'Syrup' });
    await pressByKeys(page, 'Next');
    await expect(listed(page)).toHaveText([/Ravi/, /Meera/]);
    await pressByKeys(page, 'Next');
    await expect(heading(page, 'Where the bus stops')).toBeFocused();
  });

  test('lists of one wizard or one step do not mix, also after a reload and Back', async ({ page }) => {
    await nameRavi(page);
    await pressByKeys(page, 'Next');
    await expect(heading(page, 'Where the bus stops')).toBeFocused();
    await pressByKeys(page, 'Add a stop');
    await answerByKeys(page, { 'stops.1.stop': 'Station' });
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Stop 1: Place' })).toHaveValue('Station');
    await pressByKeys(page, 'Next');
    await expect(listed(page)).toHaveText([/Station/]);
    await accessible(page);
    await pressByKeys(page, 'Next');

    await expect(heading(page, 'Who helps')).toBeFocused();
    await pressByKeys(page, 'Add a car');
    await answerByKeys(page, { 'cars.1.seats': '3' });
    await pressByKeys(page, 'Add an adult');
    await expect(page.getByRole('textbox', { name: 'Adult 1: Name of the adult' })).toBeFocused();
    await answerByKeys(page, { 'adults.1.adult': 'Asha' });
    await pressByKeys(page, 'Add an adult');
    await accessible(page);
    await page.reload();
    await expect(page.getByLabel('Car 1: Free seats')).toHaveValue('3');
    await expect(page.getByRole('button', { name: 'Add an adult' })).toHaveCount(0);
    // After a reload the first row of each list is open on a phone.
    await pressByKeys(page, 'Adult 2');
    await pressByKeys(page, 'Remove Adult 2');
    await expect(page.getByRole('group', { name: 'Asha' })).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Adult 2 was removed.' })).toBeVisible();
    await expect(page.getByLabel('Car 1: Free seats')).toHaveValue('3');
    await accessible(page);

    const summary = page.getByRole('region', { name: 'Your answers' });
    await expect(summary.getByRole('heading', { level: 4 })).toHaveText(['Ravi', 'Station', 'Car 1', 'Asha']);
    await summary.getByRole('button', { name: 'Change Ravi' }).press('Enter');
    await expect(listed(page)).toBeFocused();
    await pressByKeys(page, 'Change Ravi');
    await typeOver(page, 'children.1.child', 'Ravi Rao', 'Tab');
    await pressByKeys(page, 'Next');
    await expect(listed(page)).toHaveText([/Ravi Rao/]);
    await pressByKeys(page, 'Back to Who helps');
    await expect(heading(page, 'Who helps')).toBeFocused();
    await expect(page.getByLabel('Adult 1: Name of the adult')).toHaveValue('Asha');
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Child 1: Name' })).toHaveValue('Ravi Rao');
  });
});

test.describe('a step with one page per row fails like any other step', () => {
  const stop = (page: Page, number: number) => page.getByRole('textbox', { name: `Stop ${number}: Place` });
  const minutes = (page: Page, number: number) => page.getByLabel(`Stop ${number}: Minutes that the bus waits`);
  const wrong = (page: Page) => page.locator('form [aria-invalid="true"]');
  const summary = (page: Page) => page.getByRole('group', { name: /need attention$/ });

  /** Opens the page of the first stop. */
  async function addStop(page: Page): Promise<void> {
    await nameRavi(page);
    await pressByKeys(page, 'Next');
    await pressByKeys(page, 'Add a stop');
    await expect(page.getByRole('group', { name: 'Stop 1' })).toBeFocused();
  }

  test('a rule over all rows refuses the list, not the page of a row; the focus moves to the list, which says why', async ({
    page,
  }) => {
    const rule = 'The bus waits for 10 minutes or more in all. Change a stop, or add one.';
    await addStop(page);
    await answerByKeys(page, { 'stops.1.stop': 'Station', 'stops.1.minutes': '5' });
    await pressByKeys(page, 'Next');
    await expect(listed(page)).toHaveText([/Station/]);
    await expect(wrong(page)).toHaveCount(0);
    await pressByKeys(page, 'Next');
    const list = page.getByRole('group', { name: 'Stops', exact: true });
    await expect(list).toBeFocused();
    await expect(list).toHaveAccessibleDescription(rule);
    await expect(list).toHaveAttribute('aria-invalid', 'true');
    await accessible(page, { dark: true });

    await pressByKeys(page, 'Add a stop');
    await answerByKeys(page, { 'stops.2.stop': 'Market', 'stops.2.minutes': '5' });
    await expect(wrong(page)).toHaveCount(0);
    await pressByKeys(page, 'Next');
    await expect(listed(page)).toHaveText([/Station/, /Market/]);
    await pressByKeys(page, 'Next');
    await expect(heading(page, 'Who helps')).toBeFocused();
  });

  test('one error has the focus; several are listed, each with a link that leads to its question', async ({ page }) => {
    await addStop(page);
    await pressByKeys(page, 'Next');
    await expect(stop(page, 1)).toBeFocused();
    await expect(stop(page, 1)).toHaveAccessibleDescription('Enter the place');
    await answerByKeys(page, { 'stops.1.minutes': '31' });
    await pressByKeys(page, 'Next');
    await expect(summary(page)).toBeFocused();
    await expect(summary(page).getByRole('link')).toHaveText([
      'Stop 1: Enter the place',
      'Stop 1: Half an hour at most',
    ]);
    await expect(wrong(page)).toHaveCount(2);
    await page.getByRole('link', { name: 'Stop 1: Half an hour at most' }).press('Enter');
    await expect(minutes(page, 1)).toBeFocused();
    await accessible(page, { dark: true });
  });

  test('a visitor who leaves a complete row while another lacks something is led to that one', async ({ page }) => {
    await nameRavi(page);
    await pressByKeys(page, 'Add a child');
    await answerByKeys(page, { 'children.2.isIll': true });
    await page.goto('/trip?step=children&row=children.1');
    await expect(child(page, 1)).toHaveValue('Ravi');
    await typeOver(page, 'children.1.child', 'Ravi Rao', 'Tab');
    await pressByKeys(page, 'Next');
    await expect(page.getByRole('group', { name: 'Child 2' })).toBeFocused();
    await expect(child(page, 1)).toHaveCount(0);
    await answerByKeys(page, { 'children.2.child': 'Meera', 'children.2.medicine': 'Syrup' });
    await page.getByRole('textbox', { name: 'Child 2: Which medicine?' }).press('Enter');
    await expect(listed(page)).toHaveText([/Ravi Rao/, /Meera/]);
  });

  test('a question that is hidden takes its error along, and comes back without it', async ({ page }) => {
    const medicine = page.getByRole('textbox', { name: 'Child 1: Which medicine?' });
    await nameRavi(page);
    await pressByKeys(page, 'Change Ravi');
    await page.getByLabel('Takes medicine').check();
    await pressByKeys(page, 'Next');
    await expect(medicine).toBeFocused();
    await page.getByLabel('Takes medicine').uncheck();
    await expect(wrong(page)).toHaveCount(0);
    await page.getByLabel('Takes medicine').check();
    await expect(medicine).toBeVisible();
    await expect(wrong(page)).toHaveCount(0);
    await page.getByLabel('Takes medicine').uncheck();
    await pressByKeys(page, 'Next');
    await expect(listed(page)).toHaveText([/Ravi/]);
  });

  test('a wrong row that is removed frees the step; undone, it is asked again with its errors', async ({ page }) => {
    await nameRavi(page);
    await pressByKeys(page, 'Add a child');
    await page.getByLabel('Takes medicine').check();
    await pressByKeys(page, 'Next');
    await expect(summary(page)).toBeFocused();
    await pressByKeys(page, 'Remove Child 2');
    await expect(listed(page)).toHaveText([/Ravi/]);
    await pressByKeys(page, 'Undo');
    await expect(page.getByRole('group', { name: 'Child 2' })).toBeFocused();
    await expect(child(page, 2)).toHaveAccessibleDescription('Enter the name');
    await expect(wrong(page)).toHaveCount(2);
    await pressByKeys(page, 'Remove Child 2');
    await pressByKeys(page, 'Add a child');
    await expect(child(page, 2)).toHaveValue('');
    await expect(wrong(page)).toHaveCount(0);
    await answerByKeys(page, { 'children.2.child': 'Meera' });
    await pressByKeys(page, 'Next');
    await expect(listed(page)).toHaveText([/Ravi/, /Meera/]);
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  });

  test('the button that returns to where the visitor was closes a complete row first; a half-filled row does not offer it', async ({
    page,
  }) => {
    const back = page.getByRole('button', { name: 'Back to Who helps' });
    await nameRavi(page);
    await pressByKeys(page, 'Next');
    await pressByKeys(page, 'Next');
    await expect(heading(page, 'Who helps')).toBeFocused();
    await page.getByRole('button', { name: 'Change Ravi' }).press('Enter');
    await pressByKeys(page, 'Add a child');
    await answerByKeys(page, { 'children.2.child': 'Meera' });
    await page.getByLabel('Takes medicine').check();
    await expect(back).toHaveCount(0);
    await answerByKeys(page, { 'children.2.medicine': 'Syrup' });
    await expect(back).toBeVisible();
    await pressByKeys(page, 'Back to Who helps');
    await expect(listed(page)).toHaveText([/Ravi/, /Meera/]);
    await pressByKeys(page, 'Back to Who helps');
    await expect(heading(page, 'Who helps')).toBeFocused();
    await expect(page.getByRole('heading', { level: 4 })).toHaveText(['Ravi', 'Meera']);
  });

  test('Back from a half-filled row keeps what is typed in it, and Next asks it again', async ({ page }) => {
    await nameRavi(page);
    await pressByKeys(page, 'Add a child');
    await answerByKeys(page, { 'children.2.child': 'Meera' });
    await page.getByLabel('Takes medicine').check();
    await pressByKeys(page, 'Back');
    await expect(heading(page, 'Your class')).toBeFocused();
    await pressByKeys(page, 'Next');
    await expect(child(page, 2)).toHaveValue('Meera');
    await expect(heading(page, 'Who comes along')).toBeFocused();
    await expect(page.getByLabel('Takes medicine')).toBeChecked();
  });
});

test.describe('every state of rows has no axe violation, light and dark', () => {
  test('in a form', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
    await accessible(page, { dark: true });
    await page.getByRole('button', { name: 'Add a nominee' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('link', { name: /^Nominee 2/ })).toBeVisible();
    await accessible(page, { dark: true });
    await page.getByRole('textbox', { name: 'Nominee 1: Full name' }).fill('Ravi');
    await page.getByRole('textbox', { name: 'Nominee 2: Full name' }).fill('Meera');
    await page.getByRole('button', { name: 'Add a nominee' }).click();
    await expect(page.getByRole('button', { name: 'Add a nominee' })).toHaveCount(0);
    await accessible(page, { dark: true });
    await page.getByRole('button', { name: 'Remove Nominee 3' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await accessible(page, { dark: true });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('button', { name: 'Ravi' }).click();
    await expect(page.getByRole('button', { name: 'Meera', expanded: false })).toBeVisible();
    await accessible(page, { dark: true });
  });

  test('with one page per row', async ({ page }) => {
    await page.goto('/trip');
    await page.getByLabel('School', { exact: true }).fill('Hill School');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(child(page, 1)).toBeVisible();
    await accessible(page, { dark: true });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Enter the name').first()).toBeVisible();
    await accessible(page, { dark: true });
    for (const [index, name] of ['Ravi', 'Meera', 'Asha', 'Kabir'].entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Add a child' }).click();
      await child(page, index + 1).fill(name);
      await page.getByRole('button', { name: 'Next' }).click();
      await expect(listed(page)).toHaveCount(index + 1);
    }
    await expect(page.getByRole('button', { name: 'Add a child' })).toHaveCount(0);
    await accessible(page, { dark: true });
    await page.getByRole('button', { name: 'Remove Kabir' }).click();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await accessible(page, { dark: true });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(heading(page, 'Where the bus stops')).toBeFocused();
    await accessible(page, { dark: true });
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(heading(page, 'Who helps')).toBeFocused();
    await accessible(page, { dark: true });
  });
});

test('a list that opens in a row covers the rows below', async ({ page }) => {
  await nameRavi(page);
  await page.goto('/trip?step=help');
  await page.getByRole('button', { name: 'Add a car' }).click();
  await page.getByRole('button', { name: 'Add a car' }).click();
  const makes = page.getByRole('combobox', { name: 'Make' });
  await makes.first().click();
  const last = page.getByRole('option', { name: 'Omni' });
  const [option, second] = [await last.boundingBox(), await page.getByRole('group', { name: 'Car 2' }).boundingBox()];
  expect(option!.y + option!.height).toBeGreaterThan(second!.y);
  await last.click();
  await expect(makes.first()).toHaveValue('Omni');
});

test('a row like the last one has its answers, and the focus', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Nominee 1: Full name' }).fill('Ravi');
  await page.getByRole('button', { name: 'One more like the last' }).click();
  const second = page.getByRole('textbox', { name: /: Full name$/ }).nth(1);
  await expect(second).toHaveValue('Ravi');
  await expect(second).toBeFocused();
  await second.fill('Meera');
  await expect(page.getByRole('textbox', { name: /: Full name$/ }).first()).toHaveValue('Ravi');
});

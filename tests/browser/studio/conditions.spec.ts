import { expect, type Locator, type Page } from '@playwright/test';
import { form, label, step } from '../setup/config.ts';
import { openSpot, panel, undoAll } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio } = studioTest();

const file = 'forms/quote-request.yaml';
const original = '    when: { productType: { const: travel } }\n';
const sentence = (page: Page): Locator => panel(page).locator('.sentence').first();
const line = (page: Page, number: number): Locator =>
  panel(page).getByRole('group', { name: `Line ${number}`, exact: true });
const title = (field: string): string => label(form('quote-request'), field);

test('a condition is shown as a sentence in the list of fields, on its field, and when it is open', async ({
  page,
}) => {
  const office = step('health', 'office');
  const at = 5;
  await openSpot(page, 'wizards/health.yaml', ['steps', at, 'ui']);
  const expected = `Shown when “${label(office, 'hasOfficeInsurance')}” is Yes`;
  await expect(panel(page).getByRole('button', { name: 'officeInsuranceAmount' })).toContainText(expected);
  await openSpot(page, 'wizards/health.yaml', ['steps', at, 'schema', 'properties', 'officeInsuranceAmount']);
  await expect(sentence(page)).toContainText(expected);
  await panel(page).getByRole('button', { name: 'Change the condition' }).click();
  await expect(sentence(page)).toHaveText(expected);
});

test('a line is changed with only the keyboard, and saved as a careful author would write it', async ({ page }) => {
  await openSpot(page, file, ['ui', 'travelKind', 'when']);
  const before = studio.read(file);
  expect(before).toContain(original);
  await line(page, 1).getByRole('combobox', { name: 'Comparison' }).focus();
  await page.keyboard.type('is not');
  await expect(sentence(page)).toContainText(`“${title('productType')}” is not`);
  await expect
    .poll(() => studio.read(file))
    .toBe(before.replace(original, '    when: { not: { productType: { const: travel } } }\n'));
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('a new line is saved once it has a value, and "Any of these" makes the lines alternatives', async ({ page }) => {
  const before = studio.read(file);
  await panel(page).getByRole('button', { name: 'Add a line' }).press('Enter');
  await expect(line(page, 2).getByRole('combobox', { name: 'What is asked' })).toBeFocused();
  await line(page, 2)
    .getByRole('combobox', { name: 'What is asked' })
    .selectOption({ label: title('age') });
  await line(page, 2).getByRole('combobox', { name: 'Comparison' }).selectOption({ label: 'is at least' });
  await expect(panel(page)).toContainText('saved once each line has a value');
  expect(studio.read(file)).toBe(before);
  await line(page, 2).getByRole('textbox', { name: 'Value' }).fill('18');
  await expect(sentence(page)).toContainText(`and “${title('age')}” is at least 18`);
  const both = '    when: { productType: { const: travel }, age: { minimum: 18 } }\n';
  await expect.poll(() => studio.read(file)).toBe(before.replace(original, both));
  await panel(page)
    .getByRole('combobox', { name: 'How the lines are combined' })
    .selectOption({ label: 'Any of these' });
  await expect(sentence(page)).toContainText(`or “${title('age')}” is at least 18`);
  const either = '    when: { anyOf: [{ productType: { const: travel } }, { age: { minimum: 18 } }] }\n';
  await expect.poll(() => studio.read(file)).toBe(before.replace(original, either));
  await line(page, 2).getByRole('button', { name: 'Remove line 2' }).click();
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('a condition that needs an expression is saved as one, and opens as the same lines', async ({ page }) => {
  const before = studio.read(file);
  await panel(page).getByRole('button', { name: 'Add a line' }).click();
  await line(page, 2)
    .getByRole('combobox', { name: 'What is asked' })
    .selectOption({ label: title('adults') });
  await line(page, 2).getByRole('combobox', { name: 'Comparison' }).selectOption({ label: 'is more than' });
  await line(page, 2).getByRole('button', { name: 'Compare with an answer' }).click();
  await line(page, 2)
    .getByRole('combobox', { name: 'Value' })
    .selectOption({ label: title('kids') });
  await expect(sentence(page)).toContainText(`“${title('adults')}” is more than “${title('kids')}”`);
  await expect
    .poll(() => studio.read(file))
    .toBe(before.replace(original, '    when: productType == "travel" && adults > kids\n'));
  await openSpot(page, file, ['ui', 'travelKind', 'when']);
  await expect(line(page, 2).getByRole('combobox', { name: 'Value' })).toHaveValue('kids');
  await undoAll(page);
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('an expression shows its problem while it is typed, and is saved once it is valid', async ({ page }) => {
  await openSpot(page, file, ['ui', 'travelKind', 'when']);
  const before = studio.read(file);
  await panel(page).getByRole('button', { name: 'Write an expression' }).click();
  const box = panel(page).getByRole('textbox', { name: 'Expression' });
  await expect(box).toHaveValue('productType == "travel"');
  await box.fill('adults + kidz > 4');
  await expect(panel(page)).toContainText('no field is called "kidz"');
  await expect(panel(page)).toContainText('Did you mean "kids"?');
  expect(studio.read(file)).toBe(before);
  await box.fill('adults + kids > 4');
  await expect(sentence(page)).toHaveText(`Shown when (“${title('adults')}” + “${title('kids')}”) is more than 4`);
  await expect.poll(() => studio.read(file)).toBe(before.replace(original, '    when: adults + kids > 4\n'));
  await undoAll(page);
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('a condition is added to a field, and removed again', async ({ page }) => {
  await openSpot(page, file, ['schema', 'properties', 'location']);
  const before = studio.read(file);
  await panel(page).getByRole('button', { name: 'Ask it only when' }).click();
  await panel(page).getByRole('button', { name: 'Add a line' }).click();
  await line(page, 1)
    .getByRole('combobox', { name: 'What is asked' })
    .selectOption({ label: title('kids') });
  await line(page, 1).getByRole('combobox', { name: 'Comparison' }).selectOption({ label: 'is more than' });
  await line(page, 1).getByRole('textbox', { name: 'Value' }).fill('0');
  const old = 'location: { placeholder: City or town, autocomplete: address-level2 }';
  await expect
    .poll(() => studio.read(file))
    .toBe(before.replace(old, old.replace(' }', ', when: { kids: { exclusiveMinimum: 0 } } }')));
  await panel(page).getByRole('button', { name: 'Remove the condition' }).click();
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('a number in a line is read as on the site, the wheel leaves it, and what is not a number stays', async ({
  page,
}) => {
  await openSpot(page, file, ['schema', 'properties', 'location']);
  const before = studio.read(file);
  await panel(page).getByRole('button', { name: 'Ask it only when' }).click();
  await panel(page).getByRole('button', { name: 'Add a line' }).click();
  await line(page, 1)
    .getByRole('combobox', { name: 'What is asked' })
    .selectOption({ label: title('kids') });
  await line(page, 1).getByRole('combobox', { name: 'Comparison' }).selectOption({ label: 'is more than' });
  const box = line(page, 1).getByRole('textbox', { name: 'Value' });
  await box.fill('2,5 or so');
  await expect(line(page, 1)).toContainText('needs a number');
  await expect(box).toHaveValue('2,5 or so');
  expect(studio.read(file)).toBe(before);
  await box.fill('1,250');
  await expect(sentence(page)).toContainText(`“${title('kids')}” is more than 1,250`);
  await expect(line(page, 1)).not.toContainText('needs a number');
  await box.hover();
  await page.mouse.wheel(0, -200);
  await expect(box).toHaveValue('1,250');
  await undoAll(page);
  await expect.poll(() => studio.read(file)).toBe(before);
});

const asked = (page: Page, number: number): Locator =>
  line(page, number).getByRole('combobox', { name: 'What is asked' });

/** Adds a line that compares an answer with a number. */
async function addNumber(page: Page, number: number, comparison: string, value: string): Promise<void> {
  await panel(page).getByRole('button', { name: 'Add a line' }).click();
  await asked(page, number).selectOption({ label: title('age') });
  await line(page, number).getByRole('combobox', { name: 'Comparison' }).selectOption({ label: comparison });
  await line(page, number).getByRole('textbox', { name: 'Value' }).fill(value);
}

test('opening a condition does not move the focus; removing a line keeps the numbers of the others', async ({
  page,
}) => {
  await openSpot(page, file, ['ui', 'travelKind', 'when']);
  const before = studio.read(file);
  await expect(asked(page, 1)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await addNumber(page, 2, 'is at least', '18');
  await addNumber(page, 3, 'is at most', '65');
  await line(page, 2).getByRole('button', { name: 'Remove line 2' }).click();
  await expect(line(page, 3)).toBeHidden();
  await expect(line(page, 2).getByRole('textbox', { name: 'Value' })).toHaveValue('65');
  await undoAll(page);
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('a line added after a group has the focus; a typed value is added when its box loses the focus', async ({
  page,
}) => {
  await openSpot(page, file, ['ui', 'travelKind', 'when']);
  const before = studio.read(file);
  await panel(page).getByRole('button', { name: 'Add a group' }).click();
  const group = panel(page).getByRole('group', { name: 'Group of lines' });
  await expect(group.getByRole('combobox', { name: 'What is asked' }).first()).toBeFocused();
  await panel(page).getByRole('button', { name: 'Add a line' }).last().click();
  await expect(asked(page, 3)).toBeFocused();
  await asked(page, 3).selectOption({ label: title('location') });
  await line(page, 3).getByRole('combobox', { name: 'Comparison' }).selectOption({ label: 'is one of' });
  await line(page, 3).getByRole('textbox', { name: 'Add a value' }).fill('Here');
  await page.keyboard.press('Tab');
  await expect(line(page, 3).getByRole('button', { name: /^Remove .*Here/ })).toBeVisible();
  await expect(line(page, 3).getByRole('textbox', { name: 'Add a value' })).toHaveValue('');
  expect(studio.read(file)).toBe(before);
});

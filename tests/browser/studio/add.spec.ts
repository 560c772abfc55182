import { expect, type Page } from '@playwright/test';
import { axe } from '../setup/axe.ts';
import { gate } from '../setup/hold.ts';
import { go } from './go.ts';
import { addField, button, openSpot, panel, undoAll, value } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio } = studioTest();

const frame = (page: Page) => page.frameLocator('iframe');

test('a block is found by its description, shown on the page at once, and its heading is typed', async ({ page }) => {
  const file = 'pages/about.yaml';
  await go(page, '/About');
  await expect(frame(page).getByRole('heading', { level: 1 })).toBeVisible();
  const before = studio.read(file);
  await button(page, 'Add a block').click();
  const find = panel(page).getByRole('combobox', { name: 'Which block?' });
  await expect(find).toBeFocused();
  await find.fill('questions and answers');
  await expect(panel(page).getByRole('option').first()).toContainText('faq');
  await find.press('Enter');
  await expect(value(page)).toBeFocused();
  // Inserted at once: a text that is saved while it ends in a blank gets quotes, and keeps them when more is typed.
  await page.keyboard.insertText('What people ask');
  await expect(frame(page).getByRole('heading', { name: 'What people ask' })).toBeVisible();
  await expect.poll(() => studio.read(file)).toContain('heading: What people ask');
  const [list = ''] = /list: \S+/.exec(studio.read(file).slice(before.length - 1)) ?? [];
  expect(studio.read(file)).toBe(
    `${before}\n  - block: faq\n    heading: What people ask\n    ${list}\n    first: 4\n`,
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(value(page)).toHaveValue('Heading to be written');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('a field with choices is written in all its places, and undone in one step', async ({ page }) => {
  const file = 'forms/enquiry.yaml';
  await openSpot(page, file, []);
  const before = studio.read(file);
  await addField(page, { control: 'radio', label: 'Time of day', choices: ['Morning', 'Evening'], isRequired: true });
  await expect(value(page)).toBeFocused();
  const expected = before
    .replace(/^( {2}required: \[.*)\]$/m, '$1, timeOfDay]')
    .replace(
      /(\n {2}properties:\n(?: {4}.*\n)+)/,
      '$1    timeOfDay: { type: string, title: Time of day, enum: [Morning, Evening] }\n',
    )
    .replace(/(\nui:\n(?: {2}.*\n)+)/, '$1  timeOfDay: { widget: radio }\n')
    .replace(/(\nmessages:\n(?: {2}.*\n)+)/, '$1  timeOfDay:\n    required: Time of day is required\n');
  await expect.poll(() => studio.read(file)).toBe(expected);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('the list of blocks to add stays open when another program changes the file', async ({ page }) => {
  const file = 'pages/about.yaml';
  await openSpot(page, file, []);
  const before = studio.read(file);
  await button(page, 'Add a block').click();
  await panel(page).getByRole('combobox', { name: 'Which block?' }).fill('quest');
  const heard = page.waitForResponse(/__studio\/api\/thing/);
  studio.write(file, `${before}# Seen\n`);
  await (await heard).finished();
  await expect(panel(page)).toContainText('No problem');
  await expect(button(page, 'Add a block')).toHaveAttribute('aria-expanded', 'true');
  await expect(panel(page).getByRole('combobox', { name: 'Which block?' })).toHaveValue('quest');
  studio.write(file, before);
});

test('an optional property is added in its place', async ({ page }) => {
  const file = 'pages/about.yaml';
  await openSpot(page, file, ['blocks', 1]);
  const before = studio.read(file);
  await button(page, 'Add a setting').click();
  await panel(page).getByRole('combobox', { name: 'Which setting?' }).fill('eyebrow');
  await page.keyboard.press('Enter');
  await expect(value(page)).toBeFocused();
  await page.keyboard.insertText('Since 2026');
  await expect.poll(() => studio.read(file)).toMatch(/- block: \S+\n {4}eyebrow: Since 2026\n/);
  const without = (text: string) => text.split('\n').filter((line) => !line.includes('Since 2026'));
  expect(without(studio.read(file))).toEqual(before.split('\n'));
  // One step, or two if the property was saved before its text was typed.
  await undoAll(page);
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('parts are moved with Alt and arrow keys or by their handle, and the new position is announced', async ({
  page,
}) => {
  const file = 'pages/about.yaml';
  const blocksOf = () => [...studio.read(file).matchAll(/^ {2}- block: (\S+)/gm)].map(([, name]) => name!);
  await openSpot(page, file, ['blocks']);
  const before = studio.read(file);
  const [first, second, third, ...rest] = blocksOf();
  const part = (number: number, name: string | undefined) => button(page, `${number} ${name}`);
  await part(1, first).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(part(2, first)).toBeFocused();
  await expect(panel(page).getByText(`${first} is now 2 of ${blocksOf().length}.`)).toBeAttached();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(part(3, first)).toBeFocused();
  await expect.poll(blocksOf).toEqual([second, third, first, ...rest]);
  const handles = panel(page).locator('.part-handle');
  const [from, to] = [(await handles.nth(2).boundingBox())!, (await handles.nth(0).boundingBox())!];
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 30, { steps: 3 });
  await page.mouse.move(to.x + 5, to.y + 5);
  await page.mouse.up();
  await expect(part(1, first)).toBeVisible();
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('an icon is chosen by its picture, with only the keyboard', async ({ page }) => {
  const file = 'pages/about.yaml';
  const before = studio.read(file);
  const [, icon = ''] = / icon: (\S+)/.exec(before) ?? [];
  await openSpot(page, file, []);
  await go(page, '/');
  await go(page, '/About');
  await frame(page).locator('main svg.icon').first().click();
  await expect(value(page)).not.toHaveValue('');
  const old = await value(page).inputValue();
  await expect.poll(() => panel(page).getByRole('option').count()).toBeGreaterThan(20);
  await value(page).fill('umbrell');
  const icons = panel(page).getByRole('listbox', { name: 'Icons' });
  await expect(icons.getByRole('option', { name: 'umbrella', exact: true }).locator('svg > *')).not.toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(icons).toBeFocused();
  const chosen = await icons.locator('.active').innerText();
  await page.keyboard.press('Enter');
  await expect(value(page)).toHaveValue(chosen);
  await expect.poll(() => studio.read(file)).toBe(before.replace(`icon: ${old}`, `icon: ${chosen}`));
  expect(icon).not.toBe('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('the list of pictures shows a thumbnail of each', async ({ page }) => {
  await frame(page).locator('main picture img').first().click();
  const pictures = panel(page).getByRole('listbox', { name: 'Pictures' });
  await expect(pictures.getByRole('option').first().locator('img')).toHaveAttribute('src', /^data:image/);
});

test('rows from a spreadsheet are previewed, and added in one step', async ({ page }) => {
  const file = 'lists/lead-cities.yaml';
  await openSpot(page, file, ['items']);
  const before = studio.read(file);
  const [line = '', first = '', label = ''] = /^ {2}- \{ value: (\S+), label: (.+) \}$/m.exec(before) ?? [];
  await panel(page).getByRole('gridcell').first().getByRole('textbox').focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, `value\tlabel\r\n${first}\t${label} City\r\nnew-town\tNew Town\r\nno-label\t\r\n\r\n`);
  await expect(panel(page).getByText('1 new, 1 changed, 0 unchanged, 1 not valid.')).toBeVisible();
  await expect(panel(page).getByRole('row', { name: /^4 not valid/ })).toContainText('label: this cell is empty.');
  await expect(panel(page).getByRole('row', { name: /^2 changed/ })).toContainText(`was: ${label}`);
  // Other rows cannot be pasted before the server has checked them.
  const late = gate();
  await page.route('**/__studio/api/paste', (route) => late.opened.then(() => route.continue()), { times: 1 });
  const pasted = panel(page).getByRole('textbox', { name: 'What you copied' });
  const rows = await pasted.inputValue();
  await pasted.fill(`value\tlabel\n${first}\t${label}`);
  await expect(page.getByRole('button', { name: /^Paste \d/ })).toBeDisabled();
  late.open();
  await expect(panel(page).getByText('Nothing new.')).toBeVisible();
  await pasted.fill(rows);
  await page.getByRole('button', { name: 'Paste 2 rows' }).click();
  await expect
    .poll(() => studio.read(file))
    .toBe(
      `${before.replace(line, line.replace(`label: ${label}`, `label: ${label} City`))}  - { value: new-town, label: New Town }\n`,
    );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('task 5: a rate is changed in its cell; an invalid value stays as typed, with the reason', async ({ page }) => {
  const file = 'tables/travel-age-factors.yaml';
  await openSpot(page, file, ['rows']);
  const before = studio.read(file);
  const cell = panel(page).getByRole('textbox', { name: 'factor, row 2' });
  const old = await cell.inputValue();
  await cell.fill('much');
  await cell.press('Enter');
  await expect(panel(page).getByText('Not changed: "much" is not a number.')).toBeVisible();
  await expect(cell).toHaveValue('much');
  await cell.fill('1.05');
  await cell.press('Enter');
  await expect(panel(page).getByRole('textbox', { name: 'factor, row 3' })).toBeFocused();
  await expect.poll(() => studio.read(file)).toBe(before.replace(`, ${old}]\n`, ', 1.05]\n'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('pasted lines are previewed, and added to a list of texts in one step', async ({ page }) => {
  const file = 'pages/about.yaml';
  const before = studio.read(file);
  const block = before.split('\n  - block: ').findIndex((text) => text.startsWith('prose')) - 1;
  await openSpot(page, file, ['blocks', block, 'paragraphs']);
  await button(page, 'Paste lines').click();
  const [known = ''] = /(?<= paragraphs:\n {6}- )[^'"\n]+/.exec(before) ?? [];
  await panel(page).getByLabel('What you copied').fill(`• ${known}\n• Come and see.\n\n• Bring a friend.\n`);
  await expect(panel(page).getByRole('row', { name: '2 new Come and see.' })).toBeVisible();
  await axe(page);
  await button(page, 'Paste 2 lines').click();
  await expect(panel(page).getByLabel('What you copied')).toBeHidden();
  await expect(button(page, 'Paste lines')).toBeFocused();
  const list = before.split('\n  - block: ')[block + 1]!.match(/ {4}paragraphs:\n(?: {6}- .*\n)+/)![0];
  await expect
    .poll(() => studio.read(file))
    .toBe(before.replace(list, () => `${list}      - Come and see.\n      - Bring a friend.\n`));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('a new row of a table has empty cells, and Enter moves to the next one', async ({ page }) => {
  const file = 'tables/bike-figures.yaml';
  const others = ['lists/bike-models.yaml', 'lists/bike-variants.yaml'];
  const before = [file, ...others].map((one) => studio.read(one));
  const rows = [/^ {2}- \[(\S+), .*\n/m.exec(before[0]!)![1]!, 'made-up'] as const;
  const maker = new RegExp(`value: ${rows[0]}, .* of: (\\S+) `).exec(before[1]!)![1]!;
  for (const [index, row] of [`made-up\tMade up\t${maker}`, 'made-up-s\tS\tmade-up'].entries()) {
    await openSpot(page, others[index]!, ['items']);
    await button(page, 'Paste rows').click();
    await panel(page).getByLabel('What you copied').fill(row);
    await button(page, 'Paste 1 row').click();
    await expect(panel(page).getByLabel('What you copied')).toBeHidden();
  }
  await openSpot(page, file, ['rows']);
  await button(page, 'Add a row').first().click();
  const count = before[0]!.match(/^ {2}- \[/gm)!.length;
  const cell = (column: string) => panel(page).getByRole('textbox', { name: `${column}, row ${count + 1}` });
  await expect(cell('model')).toBeFocused();
  await expect(cell('model')).toHaveValue('');
  await page.keyboard.type('made-up');
  await page.keyboard.press('Enter');
  await expect(cell('price')).toBeFocused();
  await page.keyboard.type('90000');
  await page.keyboard.press('Enter');
  await expect(cell('capacity')).toBeFocused();
  await page.keyboard.type('110');
  await page.keyboard.press('Enter');
  await expect.poll(() => studio.read(file)).toBe(`${before[0]}  - [made-up, 90000, 110]\n`);
  await undoAll(page);
  await expect.poll(() => [file, ...others].map((one) => studio.read(one))).toEqual(before);
});

test('axe finds no violation while rows are pasted and an option is added', async ({ page }) => {
  await openSpot(page, 'lists/lead-cities.yaml', ['items']);
  await button(page, 'Paste rows').click();
  await button(page, 'Add an option').first().click();
  await page.evaluate(() => document.querySelector('iframe')!.remove());
  await axe(page);
});

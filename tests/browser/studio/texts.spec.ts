import { expect, type Locator, type Page } from '@playwright/test';
import { block, page as pageOf } from '../setup/config.ts';
import { openSpot, panel, undoAll } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio } = studioTest();

const file = 'pages/contact.yaml';
const lead = block('contact', 'form').lead;
const [first = ''] = lead.split(' ');
const box = (page: Page): Locator => panel(page).getByRole('textbox', { name: 'Value' });
const preview = (page: Page): Locator => panel(page).getByRole('figure', { name: 'As visitors see it' });

async function selectText(page: Page, start: number, end: number): Promise<void> {
  await box(page).evaluate(
    (area, [from, to]) => (area as HTMLTextAreaElement).setSelectionRange(from!, to!),
    [start, end],
  );
  await box(page).focus();
}

test('Ctrl+B makes the selected text bold, and the preview shows it as visitors see it', async ({ page }) => {
  await openSpot(page, file, ['blocks', 0, 'lead']);
  const before = studio.read(file);
  await selectText(page, 0, first.length);
  await page.keyboard.press('Control+b');
  await expect(box(page)).toHaveValue(lead.replace(first, `**${first}**`));
  await expect(preview(page).locator('strong')).toHaveText(first);
  await expect
    .poll(() => studio.read(file))
    .toBe(before.replace(`lead: ${lead}`, `lead: '**${first}**${lead.slice(first.length)}'`));
  await panel(page).getByRole('button', { name: 'Bold' }).click();
  await expect(box(page)).toHaveValue(lead);
  await undoAll(page);
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('Ctrl+K links the selected text to a page found by its title, and the link can be removed', async ({ page }) => {
  const before = studio.read(file);
  const { title, path } = pageOf('about');
  await selectText(page, 0, first.length);
  await page.keyboard.press('Control+k');
  const to = panel(page).getByRole('combobox', { name: 'Link to' });
  await expect(to).toBeFocused();
  await page.keyboard.type(title);
  // The pages are there a moment after the box.
  await expect(panel(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue(lead.replace(first, `[${first}](${path})`));
  await expect(box(page)).toBeFocused();
  const link = preview(page).getByRole('link', { name: first });
  await expect(link).toHaveAttribute('href', path);
  await link.click();
  await expect(page).toHaveURL(`${studio.url}/__studio/`);
  await selectText(page, 2, 2);
  await panel(page).getByRole('button', { name: 'Link', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Remove the link' }).click();
  await expect(box(page)).toHaveValue(lead);
  await undoAll(page);
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('the link of a button is set to a page by its title, or to another address', async ({ page }) => {
  const buttons = block('contact', 'contact-cards').items;
  const index = buttons.length - 1;
  await openSpot(page, file, ['blocks', 1, 'items', index, 'button', 'href']);
  const before = studio.read(file);
  const old = (buttons[index] as unknown as { button: { href: string } }).button.href;
  const { title, path } = pageOf('about');
  const to = panel(page).getByRole('combobox', { name: 'Value' });
  await expect(to).toHaveValue(new RegExp(`\\(${old}\\)$`));
  await to.fill(title);
  await page.keyboard.press('Enter');
  await expect.poll(() => studio.read(file)).toBe(before.replace(`href: ${old},`, `href: ${path},`));
  await to.fill('https://example.com/help');
  await page.keyboard.press('Enter');
  await expect.poll(() => studio.read(file)).toBe(before.replace(`href: ${old},`, 'href: https://example.com/help,'));
});

const address = (page: Page): Locator => panel(page).getByRole('combobox', { name: 'Link to' });

test('cancelling a link keeps the place in the text; until then, moving the focus keeps the typed address', async ({
  page,
}) => {
  await openSpot(page, file, ['blocks', 0, 'lead']);
  const before = studio.read(file);
  await selectText(page, 0, first.length);
  await page.keyboard.press('Control+k');
  await expect(address(page)).toBeFocused();
  await page.keyboard.type('/nowhere');
  await page.keyboard.press('Shift+Tab');
  await expect(panel(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(address(page)).toHaveValue('/nowhere');
  await panel(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(address(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue(lead);
  const end = await box(page).evaluate((area) => (area as HTMLTextAreaElement).selectionEnd);
  expect(end).toBe(first.length);
  expect(studio.read(file)).toBe(before);
});

test('text typed while the link box is open stays, and the box closes', async ({ page }) => {
  await selectText(page, 0, first.length);
  await page.keyboard.press('Control+k');
  await expect(address(page)).toBeFocused();
  await box(page).focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' And more.');
  await expect(address(page)).toBeHidden();
  await expect(box(page)).toHaveValue(`${lead} And more.`);
  await expect.poll(() => studio.read(file)).toContain(`${lead} And more.`);
  await undoAll(page);
  await expect(box(page)).toHaveValue(lead);
  await expect(address(page)).toBeHidden();
});

test('a typed page address is applied when its box loses the focus, and the focus moves on', async ({ page }) => {
  const { path } = pageOf('about');
  await selectText(page, 0, first.length);
  await page.keyboard.press('Control+k');
  await expect(address(page)).toBeFocused();
  await page.keyboard.type(path);
  await page.keyboard.press('Tab');
  await expect(box(page)).toHaveValue(lead.replace(first, `[${first}](${path})`));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(box(page)).not.toBeFocused();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

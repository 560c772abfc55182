import { type Locator, type Page } from '@playwright/test';
import { block, page as pageOf } from '../setup/config.ts';
import { expect, openSpot, panel, undoAll } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio } = studioTest();
test.setTimeout(240_000);

const file = 'pages/contact.yaml';
const lead = block('contact', 'form').lead;
const [first = ''] = lead.split(' ');
const box = (page: Page): Locator => panel(page).getByRole('textbox', { name: 'Value' });
const preview = (page: Page): Locator => panel(page).getByRole('figure', { name: 'As visitors see it' });

async function choose(page: Page, start: number, end: number): Promise<void> {
  await box(page).evaluate(
    (area, [from, to]) => (area as HTMLTextAreaElement).setSelectionRange(from!, to!),
    [start, end],
  );
  await box(page).focus();
}

test('words become strong by their key, and are drawn as visitors see them', async ({ page }) => {
  await openSpot(page, file, ['blocks', 0, 'lead']);
  const before = studio.read(file);
  await choose(page, 0, first.length);
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

test('words become a link to a page that is found by its title, and plain words again', async ({ page }) => {
  const before = studio.read(file);
  const { title, path } = pageOf('about');
  await choose(page, 0, first.length);
  await page.keyboard.press('Control+k');
  const to = panel(page).getByRole('combobox', { name: 'Where the link leads' });
  await expect(to).toBeFocused();
  await page.keyboard.type(title);
  await page.keyboard.press('Enter');
  await expect(box(page)).toHaveValue(lead.replace(first, `[${first}](${path})`));
  await expect(box(page)).toBeFocused();
  const link = preview(page).getByRole('link', { name: first });
  await expect(link).toHaveAttribute('href', path);
  await link.click();
  await expect(page).toHaveURL(`${studio.url}/__studio/`);
  await choose(page, 2, 2);
  await panel(page).getByRole('button', { name: 'Link', exact: true }).click();
  await panel(page).getByRole('button', { name: 'Make it plain words' }).click();
  await expect(box(page)).toHaveValue(lead);
  await undoAll(page);
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('a link of a button leads to a page that is chosen by its title, or to another address', async ({ page }) => {
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

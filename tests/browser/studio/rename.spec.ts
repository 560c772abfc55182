import { expect, type Page } from '@playwright/test';
import { go } from './go.ts';
import { panel } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio } = studioTest({ begin: (page) => go(page, '/Login') });

const heading = (page: Page) => panel(page).getByRole('heading', { level: 2 }).first();
const file = 'forms/login.yaml';

/** Gives the open part a new name. */
async function rename(page: Page, name: string): Promise<void> {
  await panel(page).getByText('Rename', { exact: true }).click();
  await panel(page).getByRole('textbox', { name: 'New name' }).fill(name);
  await panel(page).getByRole('button', { name: 'Rename everywhere' }).click();
}

test('a clicked field is renamed in every place of its form, and one Undo reverts it', async ({ page }) => {
  const before = studio.read(file);
  const [, field] = /^ {2}properties:\n {4}(\w+):/m.exec(before)!;
  await page.frameLocator('iframe').locator(`[name="${field}"]`).click();
  await expect(heading(page)).toContainText(field!);
  await panel(page).getByText('Rename', { exact: true }).click();
  await expect(panel(page)).toContainText(/Used in \d+ places, in 1 file\./);
  await panel(page).getByRole('textbox', { name: 'New name' }).fill('shortName');
  await panel(page).getByRole('button', { name: 'Rename everywhere' }).click();
  await expect(heading(page)).toContainText('shortName');
  const renamed = before.replaceAll(new RegExp(`(?<!: )(?<=[\\s{[,])${field}(?=[:,\\]])`, 'g'), 'shortName');
  await expect.poll(() => studio.read(file)).toBe(renamed);
  await expect(page.frameLocator('iframe').locator('[name="shortName"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('title', /Undo: .* → shortName/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read(file)).toBe(before);
  await expect(heading(page)).toContainText(field!);
});

test('a name that is already used is refused with a message, and the typed name stays', async ({ page }) => {
  const before = studio.read(file);
  const [, , other] = /^ {2}properties:\n {4}(\w+):.*\n {4}(\w+):/m.exec(before)!;
  await rename(page, other!);
  await expect(panel(page).getByRole('alert')).toContainText('already');
  await expect(panel(page).getByRole('textbox', { name: 'New name' })).toHaveValue(other!);
  expect(studio.read(file)).toBe(before);
});

test('task 10: the address of a page is changed in every link, and the frame follows, also after Undo', async ({
  page,
}) => {
  const pages = ['pages/contact.yaml', 'site.yaml'];
  const before = pages.map((one) => studio.read(one));
  await go(page, '/Contact');
  await expect.poll(() => page.frames()[1]!.url()).toMatch(/\/Contact$/);
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).click();
  await expect(panel(page)).toContainText('pages/contact.yaml:');
  await panel(page).getByRole('navigation').getByRole('button').first().click();
  await panel(page)
    .getByRole('button', { name: /^path / })
    .click();
  await rename(page, '/Reach-us');
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue(/\/Reach-us$/);
  await expect.poll(() => studio.read(pages[0]!)).toBe(before[0]!.replace('path: /Contact', 'path: /Reach-us'));
  await expect.poll(() => studio.read(pages[1]!)).toBe(before[1]!.replaceAll('/Contact', '/Reach-us'));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => pages.map((one) => studio.read(one))).toEqual(before);
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveValue(/\/Contact$/);
});

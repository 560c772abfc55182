import { expect, type Page } from '@playwright/test';
import { go } from './go.ts';
import { panel } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio } = studioTest({ begin: (page) => go(page, '/About') });

const file = 'pages/about.yaml';
const blocksOf = (text: string): string[] => [...text.matchAll(/^ {2}- block: (\S+)/gm)].map(([, name]) => name!);
const shown = (page: Page) =>
  page
    .frameLocator('iframe')
    .locator('main [data-block]')
    .evaluateAll((blocks) => blocks.map((one) => (one as HTMLElement).dataset.block!));

test('a block is moved on the page and in the file, and no line changes', async ({ page }) => {
  // The frame may still load, and then its elements cannot be read.
  await expect(async () => expect(await shown(page)).not.toEqual([])).toPass();
  const before = studio.read(file);
  const [first, second, ...rest] = blocksOf(before);
  const seen = await shown(page);
  await panel(page).getByRole('button', { name: 'blocks' }).click();
  await panel(page)
    .getByRole('button', { name: `1 ${first}` })
    .click();
  await panel(page)
    .getByRole('button', { name: `Move down: ${first}` })
    .click();
  await expect.poll(() => blocksOf(studio.read(file))).toEqual([second, first, ...rest]);
  await expect.poll(() => shown(page)).toEqual([seen[1], seen[0], ...seen.slice(2)]);
  const lines = (text: string) => text.split('\n').sort();
  expect(lines(studio.read(file))).toEqual(lines(before));
  await panel(page).getByRole('button', { name: 'Move up' }).click();
  await expect.poll(() => studio.read(file)).toBe(before);
});

test('a block is removed, restored by Undo, and removed again by Redo', async ({ page }) => {
  const before = studio.read(file);
  const blocks = blocksOf(before);
  await panel(page).getByRole('navigation').getByRole('button').first().click();
  await panel(page).getByRole('button', { name: 'blocks' }).click();
  await panel(page)
    .getByRole('button', { name: `${blocks.length} ${blocks.at(-1)}` })
    .click();
  await panel(page)
    .getByRole('button', { name: `Remove: ${blocks.at(-1)}` })
    .click();
  await expect.poll(() => blocksOf(studio.read(file))).toEqual(blocks.slice(0, -1));
  const after = studio.read(file);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => studio.read(file)).toBe(before);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => studio.read(file)).toBe(after);
  await page.keyboard.press('Control+z');
  await expect.poll(() => studio.read(file)).toBe(before);
});

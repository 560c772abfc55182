import type { Page } from '@playwright/test';
import { pagePaths } from '../support/page-paths.ts';
import { expect, test } from './fixtures.ts';
import { open } from './setup/open.ts';

/** Runs in the page. The blocks that React has left static, and those that it has hydrated. */
function blocksNow(): { still: string[]; taken: string[]; needing: string[] } {
  const isTaken = (one: Element) => Object.keys(one).some((key) => key.startsWith('__react'));
  const found = { still: [] as string[], taken: [] as string[], needing: [] as string[] };
  for (const block of document.querySelectorAll<HTMLElement>('main > section[data-block]')) {
    const name = block.dataset.block ?? '';
    const isStill = block.firstElementChild !== null && !isTaken(block.firstElementChild);
    found[isStill ? 'still' : 'taken'].push(name);
    // Buttons of popovers, such as terms with their meaning, need no script.
    if (isStill && block.querySelector('button:not([popovertarget]), input, select, textarea'))
      found.needing.push(name);
  }
  return found;
}

const words = (page: Page) => page.getByRole('main').innerText();

test('no static block has a control that needs a script, on any page', async ({ page, allow }) => {
  allow(/status of 404/);
  const still = new Set<string>();
  for (const path of pagePaths()) {
    await open(page, path);
    // Blocks that wait for their own chunk are hydrated later.
    await expect.poll(async () => (await page.evaluate(blocksNow)).needing, path).toEqual([]);
    const found = await page.evaluate(blocksNow);
    found.still.forEach((name) => still.add(name));
  }
  expect([...still]).toEqual(expect.arrayContaining(['hero', 'features', 'prose', 'table', 'cta']));
});

test('a link of a static block changes the page without a reload, and Back shows the page as it was', async ({
  page,
}) => {
  await open(page, '/Contact');
  await expect.poll(async () => (await page.evaluate(blocksNow)).taken).toContain('form');
  expect((await page.evaluate(blocksNow)).still).toContain('contact-cards');
  const before = await words(page);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.locator('[data-block="contact-cards"]').getByRole('link').and(page.locator('[href^="/"]')).first().click();
  await expect(page).not.toHaveURL('/Contact');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect.poll(() => words(page)).toBe(before);
  expect((await page.evaluate(blocksNow)).still).toEqual([]);
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
});

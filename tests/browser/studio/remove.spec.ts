import { expect, type Page } from '@playwright/test';
import { copySite } from '../../support/studio-server.ts';
import { go } from './go.ts';
import { panel } from './open.ts';
import { studioTest } from './studio.ts';

const { test, studio } = studioTest({ root: copySite });

const heading = (page: Page) => page.frameLocator('iframe').getByRole('heading', { level: 1 });
const summary = (page: Page) => panel(page).getByText('Remove this file', { exact: true });
const file = 'pages/career.yaml';
/** Files that only this page uses. */
const also = [
  ...['forms/careers.yaml', 'lists/jobs.yaml', 'assets/career.svg'],
  ...['translations/hi/pages/career.yaml', 'translations/hi/forms/careers.yaml', 'translations/hi/lists/jobs.yaml'],
];

/** Opens the file of the page in the frame. */
async function openFile(page: Page): Promise<void> {
  await heading(page).click();
  // Studio first has to find what was clicked in the frame.
  await expect(panel(page).locator('.place').first()).toContainText(`${file}:`);
  await panel(page).getByRole('navigation').getByRole('button').first().click();
  await expect(summary(page)).toBeVisible();
  await expect(panel(page)).toContainText(`${file}:`);
}

test('a page that other pages link to cannot be removed, and Studio says how many links there are', async ({
  page,
}) => {
  await go(page, '/Career');
  await expect.poll(() => page.frames()[1]!.url()).toMatch(/\/Career$/);
  await openFile(page);
  await summary(page).click();
  await expect(panel(page).getByRole('status')).toContainText(/still used in \d+ places/);
  await expect(panel(page).getByRole('button', { name: 'Remove it' })).toHaveCount(0);
  expect(studio.has(file)).toBe(true);
});

test('task 11: a page without links is removed with the files that only it uses, and Undo restores every byte', async ({
  page,
}) => {
  const site = studio.read('site.yaml');
  const before = [file, ...also].map((one) => studio.read(one));
  const links = site.split('\n').filter((line) => line.includes('href: /Career'));
  for (const [index] of links.entries()) {
    await panel(page)
      .getByRole('button', { name: /^site\.yaml:\d+$/ })
      .first()
      .click();
    // The item with the address.
    await panel(page).getByRole('navigation').getByRole('button').nth(-2).click();
    await panel(page)
      .getByRole('button', { name: /^Remove: / })
      .click();
    if (index < links.length - 1) await expect.poll(() => studio.read('site.yaml')).not.toBe(site);
    // Without any link the page could not be reached, so the last change waits as a draft.
    else await expect(panel(page)).toContainText('page/orphan');
    await openFile(page);
    await summary(page).click();
  }
  for (const one of also) await expect(panel(page).getByText(one, { exact: true })).toBeVisible();
  await panel(page).getByRole('button', { name: 'Remove it' }).click();
  // The simulated visitors run first, which is slow on a busy machine.
  await expect.poll(() => [file, ...also].filter((one) => studio.has(one))).toEqual([]);
  expect(studio.read('site.yaml')).toBe(
    site
      .split('\n')
      .filter((line) => !links.includes(line))
      .join('\n'),
  );
  await expect(page.getByRole('combobox', { name: 'Page' })).not.toHaveValue(/\/Career$/);
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('title', /removal of pages\/career\.yaml/);
  for (let step = 0; step <= links.length; step++) {
    const answer = page.waitForResponse('**/api/undo');
    await page.getByRole('button', { name: 'Undo' }).click();
    expect((await answer).ok()).toBe(true);
  }
  await expect.poll(() => [file, ...also].every((one) => studio.has(one))).toBe(true);
  expect([file, ...also].map((one) => studio.read(one))).toEqual(before);
  await expect.poll(() => studio.read('site.yaml')).toBe(site);
  await expect(panel(page)).toContainText('No problem');
  await go(page, '/Career');
  await expect(heading(page)).toBeVisible();
});

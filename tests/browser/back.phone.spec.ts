import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { atRest, open } from './setup/open.ts';

const top = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Scrolls to the middle of the page, leaves it by a link, and goes back. Returns where it was, and is. */
async function thereAndBack(page: Page, path: string): Promise<readonly [before: number, after: number]> {
  await open(page, path);
  await atRest(page);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }));
  await atRest(page);
  const before = await top(page);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/Career"]')!.click());
  await expect(page.locator('html')).toHaveAttribute('data-page-name', 'career');
  await atRest(page);
  expect(await top(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await atRest(page);
  return [before, await top(page)];
}

for (const path of ['/', '/TermInsurance', '/compare', '/HealthInsurance', '/TermPlans', '/dashboard', '/About'])
  test(`Back returns to where the visitor was on ${path}`, async ({ page }) => {
    const [before, after] = await thereAndBack(page, path);
    expect(before).toBeGreaterThan(300);
    expect(Math.abs(after - before)).toBeLessThanOrEqual(2);
  });

test('Back returns to a form with what was typed, where the visitor was', async ({ page }) => {
  await open(page, '/TermInsurance');
  const box = page.locator('main form input[type="text"]').first();
  await box.fill('Asha');
  await page.evaluate(() => scrollBy({ top: 400, behavior: 'instant' }));
  await atRest(page);
  const before = await top(page);
  expect(before).toBeGreaterThan(300);
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href="/Career"]')!.click());
  await expect(page.locator('html')).toHaveAttribute('data-page-name', 'career');
  await page.goBack();
  await expect(box).toHaveValue('Asha');
  await atRest(page);
  expect(Math.abs((await top(page)) - before)).toBeLessThanOrEqual(2);
});

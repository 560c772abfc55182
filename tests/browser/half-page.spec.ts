import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.use({ javaScriptEnabled: false, ownPage: true });

/** Opens the start page as if its HTML had come only as far as the tag with this text. */
async function openUntil(page: Page, text: string): Promise<void> {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.slice(0, html.indexOf('>', html.indexOf(text)) + 1) });
  });
  await page.goto('/');
}

const heading = (page: Page) => page.locator('h1');

test('in a wide window words wait for the pictures beside them', async ({ page }) => {
  await openUntil(page, '</h1>');
  await expect(heading(page)).toBeHidden();
  await expect(page.locator('header')).toBeVisible();
});

test('half of a header waits for the rest of it', async ({ page }) => {
  await openUntil(page, '<nav');
  await expect(page.locator('header')).toBeHidden();
});

test('a block shows once the next one begins', async ({ page }) => {
  await openUntil(page, 'data-block="category-shortcuts"');
  await expect(heading(page)).toBeVisible();
});

test('on a phone words show as they come', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openUntil(page, '</h1>');
  await expect(heading(page)).toBeVisible();
});

import type { Page } from '@playwright/test';
import { shareAddress, offerId } from '../../src/site/blocks/offers/ids.ts';
import { pagePaths } from '../support/page-paths.ts';
import { accessible, axe, expect, test } from './fixtures.ts';
import * as config from './setup/config.ts';
import { hold } from './setup/hold.ts';
import { hydrated, open } from './setup/open.ts';

interface LayoutShift {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface Shifting {
  readonly shifts: { value: number; moved: string[] }[];
}

const sharedPlans = shareAddress('/SharedPlans', [{ id: offerId('home-lead', 'konkan-home-secure') }]);

/** The longest page that a phone shows, in px. */
const most = 7000;

/** The height of a page through which a visitor has scrolled: a phone draws a block once they come near it. */
const heightOf = (page: Page) =>
  page.evaluate(async () => {
    // A headless browser has been seen to draw no frame for ten minutes: then what is laid out is measured.
    const drawn = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
        setTimeout(resolve, 5000);
      });
    const { documentElement } = document;
    for (let y = 0; y < documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await drawn();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await drawn();
    return documentElement.scrollHeight;
  });

/** The most that a page may shift. */
const mostShift = 0.01;

test.describe('pages whose scripts and data come after they are drawn', () => {
  // A shared page has the scripts in its cache, and would draw with them.
  test.use({ ownPage: true });

  test('no page is longer than visitors scroll on a phone, and no page shifts visible content [quality]', async ({
    page,
    allow,
  }) => {
    allow(/status of 404/);
    await page.addInitScript(() => {
      Object.assign(window, { shifts: [] });
      new PerformanceObserver((list) => {
        const { shifts } = window as unknown as Shifting;
        for (const { value, sources } of list.getEntries() as (PerformanceEntry & LayoutShift)[])
          shifts.push({ value, moved: sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200) ?? '') });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.route(/\/assets\/.*\.js$|\/api\//, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      await route.continue();
    });
    const moving: string[] = [];
    for (const path of [...pagePaths(), sharedPlans]) {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      // On a busy machine what has come is drawn later, and would shift while the page is scrolled.
      await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
      expect(await heightOf(page), path).toBeLessThan(most);
      const shifts = await page.evaluate(() => (window as unknown as Shifting).shifts);
      if (shifts.reduce((sum, { value }) => sum + value, 0) > mostShift)
        moving.push(`${path} ${JSON.stringify(shifts)}`);
    }
    expect(moving).toEqual([]);
  });
});

test('under reduced motion, quotes do not move but are in a row that the visitor scrolls', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  expect(await heightOf(page)).toBeLessThan(most);
  const row = page.locator('[data-block="testimonials"]').getByRole('region');
  const quotes = row.getByRole('figure');
  await expect(row.locator('[aria-hidden]')).toBeHidden();
  await row.scrollIntoViewIfNeeded();
  await expect(quotes.first()).toBeInViewport();
  await expect(quotes.last()).not.toBeInViewport();
  await row.focus();
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(quotes.last()).toBeInViewport({ ratio: 0.95, timeout: 500 });
  }).toPass();
  await accessible(page, { part: '[data-block="testimonials"]' });
});

const { heading, caption, id } = config.block('health', 'table');
const parts = (page: Page) => ({
  /** The part that stays visible when the block is folded. */
  summary: page.locator('summary').filter({ hasText: heading }),
  title: page.getByRole('heading', { level: 2, name: heading }),
  table: page.getByRole('table', { name: caption }),
});

test('a folded block opens by keyboard and by its address, and is not folded on a wide screen', async ({ page }) => {
  const { summary, title, table } = parts(page);
  await open(page, '/HealthInsurance');
  await expect(title).toBeVisible();
  await expect(table).toBeHidden();
  await axe(page);
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(table).toBeVisible();
  await expect(title).toBeVisible();
  await axe(page);
  await open(page, '/About');
  await open(page, `/HealthInsurance#${id}`);
  await expect(table).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/HealthInsurance');
  await expect(title).toBeVisible();
  await expect(table).toBeVisible();
  await expect(summary).toBeHidden();
});

test('a wider window shows folded content', async ({ page }) => {
  const { summary, title, table } = parts(page);
  await open(page, '/HealthInsurance');
  await expect(table).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(title).toBeVisible();
  await expect(table).toBeVisible();
  await expect(summary).toBeHidden();
});

test('nothing moves when a page with folded blocks is hydrated', async ({ page }) => {
  const letGo = await hold(page, '**/assets/*.js');
  await page.goto('/HealthInsurance', { waitUntil: 'commit' });
  const last = page.locator('[data-block="cta"]');
  await last.waitFor();
  const height = () =>
    page.evaluate(() => {
      const top = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().top;
      return top('[data-block="cta"]') - top('[data-block="features"]');
    });
  const before = await height();
  letGo();
  await hydrated(page);
  expect(await height()).toBe(before);
});

test('a folded list takes no more space while it loads', async ({ page }) => {
  const letGo = await hold(page, '**/api/mock/term/plans');
  await open(page, '/TermInsurance');
  const plans = page.locator('[data-block="catalog-list"]').first();
  await expect(plans.locator('[aria-hidden="true"].card').filter({ visible: true })).toHaveCount(3);
  letGo();
  await expect(plans.getByRole('article').filter({ visible: true })).toHaveCount(3);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone a block is folded, and opens by a press and by its address; a wide screen shows all of it', async ({
    page,
  }) => {
    const { summary, title, table } = parts(page);
    await page.goto('/HealthInsurance');
    await expect(title).toBeVisible();
    await expect(table).toBeHidden();
    await summary.click();
    await expect(table).toBeVisible();
    await page.goto('/About');
    await page.goto(`/HealthInsurance#${id}`);
    await expect(table).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/HealthInsurance');
    await expect(title).toBeVisible();
    await expect(table).toBeVisible();
    await expect(summary).toBeHidden();
  });
});

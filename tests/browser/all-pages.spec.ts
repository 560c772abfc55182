import type { Page } from '@playwright/test';
import { accessible, expect, noSidewaysScroll, test } from './fixtures.ts';
import * as config from './setup/config.ts';
import { showWithoutScript } from './setup/no-script.ts';
import { hydrated } from './setup/open.ts';
import { expectStructuredData } from './setup/structured-data.ts';
import { scoreOf } from '../support/observatory.ts';
import { pagePaths } from '../support/page-paths.ts';

const unknown = '/no-such-page';
/** Every page, with one policy: one with a long name. */
const pages = [...pagePaths(), unknown].map((path) => ({
  path: path.startsWith('/policy/') ? '/policy/electric-scooter-third-party' : path,
  status: path === unknown ? 404 : 200,
}));

/** Security headers of every answer. */
const headers = {
  'strict-transport-security': /max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cross-origin-embedder-policy': /^(require-corp|credentialless)$/,
  'permissions-policy': /camera=\(\)/,
  'referrer-policy': /\S/,
};
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
];

for (const { path, status } of pages) {
  test.describe(path, () => {
    const title =
      'answers with its status, a title, one h1 and the security headers; is accessible at 320 and 1280 px, light and dark, and with text at 200%; has structured data for search engines [spec 2.34]';
    test(title, { tag: '@journey' }, async ({ page, allow }) => {
      if (status === 404) allow(/status of 404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const answer = await page.goto(path);
      expect(answer!.status()).toBe(status);
      await expect(page).toHaveTitle(/\S.* \| Chhatri Insurance Compare$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const sent = await answer!.allHeaders();
      for (const [name, value] of Object.entries(headers)) expect(sent[name], name).toMatch(value);
      const directives = sent['content-security-policy']!.split('; ');
      expect(directives).toEqual(expect.arrayContaining(policy));
      expect(directives.join()).not.toMatch(/unsafe-|\*/);
      const { results } = scoreOf({
        headers: sent,
        cookies: sent['set-cookie'] === undefined ? [] : [sent['set-cookie']],
        html: await answer!.text(),
        insecure: undefined,
      });
      expect(Object.values(results).filter(([, modifier]) => modifier < 0)).toEqual([]);

      await hydrated(page);
      await expectLevels(page);
      await expectSizes(page);
      await expectNoZoom(page);
      await accessible(page, { whole: true, dark: true });
      await expectLargeText(page);
      if (status === 200) await expectStructuredData(page, path);
    });
  });
}

/** Expects that no heading jumps over a level. */
async function expectLevels(page: Page): Promise<void> {
  const levels = await page
    .locator('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
  levels.forEach((level, index) => expect(level - (levels[index - 1] ?? 0), String(levels)).toBeLessThan(2));
}

/** Expects that no heading is larger than one of a higher level. */
async function expectSizes(page: Page): Promise<void> {
  const found = await page
    .locator('main')
    .getByRole('heading')
    .evaluateAll((all) => all.map((one) => ({ level: one.tagName, size: parseFloat(getComputedStyle(one).fontSize) })));
  for (const { level, size } of found)
    for (const below of found.filter((other) => other.level > level))
      expect(below.size, `${below.level} below ${level}`).toBeLessThanOrEqual(size);
}

/** iOS zooms the page at a control with letters of less than 16 px. */
async function expectNoZoom(page: Page): Promise<void> {
  const small = await page
    .locator('input:not([type=radio], [type=checkbox], [type=range], [type=file]), select, textarea')
    .evaluateAll((all) =>
      all.filter((box) => parseFloat(getComputedStyle(box).fontSize) < 16).map(({ outerHTML }) => outerHTML),
    );
  expect(small).toEqual([]);
}

/**
 * Expects no sideways scroll at 390 px with text at 200%, the menu beside the logo in one line, and no word of the main
 * heading on two lines.
 */
async function expectLargeText(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await noSidewaysScroll(page);
  const banner = page.getByRole('banner');
  const [logo, menu] = await Promise.all([
    banner.getByRole('link').first().boundingBox(),
    banner.getByRole('button', { name: 'Menu' }).boundingBox(),
  ]);
  expect(menu!.x).toBeGreaterThanOrEqual(logo!.x + logo!.width);
  expect((await banner.boundingBox())!.height).toBeLessThan(100);
  expect(await page.getByRole('heading', { level: 1 }).evaluate(brokenWords)).toEqual([]);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize(before);
}

/** Runs in the page. The words of a heading that are on more than one line. A hyphen may end a line. */
function brokenWords(heading: HTMLElement): string[] {
  const range = document.createRange();
  const words: string[] = [];
  const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const { 0: word, index } of node.data.matchAll(/[^\s-]+-?/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) words.push(word);
    }
  }
  return words;
}

/** Texts that some pages show without JavaScript. */
const words: Readonly<Record<string, readonly string[]>> = {
  '/': ['Start Comparing', 'Insurance services', config.questions('home-questions')[0]!.question],
  '/ClaimSettlement': [config.block('claim-settlement', 'prose').heading, 'Final settlement', 'Find claim contact'],
  '/Login': ['Forgot Password?', 'Register'],
  [unknown]: ['404', 'Compare policies'],
};

for (const path of [
  '/',
  '/HealthInsurance',
  '/Login',
  '/Career',
  '/compare',
  '/TermPlans',
  '/policy/owner-driver-accident',
]) {
  test(`${path} is accessible without JavaScript`, async ({ page }) => {
    await showWithoutScript(page, path);
    const notice = page.getByRole('main').locator('.no-script').first();
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('JavaScript');
    await accessible(page, { dark: true });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its heading, its copy and how to reach us, at 320 px too', async ({ page, allow }) => {
    allow(/status of 404/);
    for (const { path } of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const main = page.getByRole('main');
        expect((await main.innerText()).length).toBeGreaterThan(80);
        for (const text of words[path] ?? [])
          await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByRole('link', { name: '1800-000-1234 (toll-free)' })).toHaveAttribute(
          'href',
          'tel:18000001234',
        );
        await expect(footer.getByRole('link', { name: 'help@chhatri.example' })).toBeVisible();
        await page.setViewportSize({ width: 320, height: 800 });
        await noSidewaysScroll(page);
        await page.setViewportSize({ width: 1280, height: 800 });
      });
    }
  });
});

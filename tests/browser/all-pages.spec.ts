import { accessible, axe, expect, test } from './fixtures.ts';
import { showWithoutScript } from './setup/no-script.ts';
import { hydrated } from './setup/open.ts';
import { expectTold } from './setup/told.ts';
import { scoreOf } from '../support/observatory.ts';
import { pagePaths } from '../support/page-paths.ts';

const unknown = '/no-such-page';
const pages = [...pagePaths().map((path) => ({ path, status: 200 })), { path: unknown, status: 404 }];

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
    test.beforeEach(({ allow }) => {
      if (status === 404) allow(/status of 404/);
    });

    const title =
      'answers with its status, a title, one h1 and the security headers; is accessible at 320 and 1280 px, light and dark; tells search engines what it shows';
    test(title, { tag: '@journey' }, async ({ page }) => {
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
      await accessible(page, { whole: true });
      // The schemes differ only in colours.
      await page.emulateMedia({ colorScheme: 'dark' });
      await axe(page, { rules: ['color-contrast'] });
      if (status === 200) await expectTold(page, path);
    });
  });
}

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
    const told = page.getByRole('main').locator('.no-script').first();
    await expect(told).toBeVisible();
    await expect(told).toContainText('JavaScript');
    await accessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page, { rules: ['color-contrast'] });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its heading, its copy and how to reach us', async ({ page, allow }) => {
    allow(/status of 404/);
    for (const { path } of pages) {
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(80);
        const footer = page.getByRole('contentinfo');
        await expect(footer.getByRole('link', { name: '1800-000-1234 (toll-free)' })).toHaveAttribute(
          'href',
          'tel:18000001234',
        );
        await expect(footer.getByRole('link', { name: 'help@chhatri.example' })).toBeVisible();
      });
    }
  });
});

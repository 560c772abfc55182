import { isDeepStrictEqual } from 'node:util';
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { watch, type Guards } from './setup/guards.ts';
import { cleanUp, openKept, type KeptPage } from './setup/shared-page.ts';

export { expect } from '@playwright/test';
export { accessible } from './setup/accessible.ts';
export { axe } from './setup/axe.ts';
export { requestsOf } from './setup/requests.ts';
export { noSidewaysScroll } from './setup/sideways.ts';

interface Fixtures {
  /**
   * Accepts a finding that the test itself brings about, such as a failed request:
   * `allow(/status of 429/)`.
   */
  allow: (finding: RegExp) => void;
  /** Whether the test has a page that no other test had: needed where it installs a clock or an init script. */
  ownPage: boolean;
}

interface Inner {
  allowed: RegExp[];
  guards: void;
  watched: { readonly context: BrowserContext; readonly guards: Guards; readonly page?: KeptPage['page'] };
}

/**
 * Playwright's test, with guards on every page: see setup/guards.ts. The tests of a worker have one page after each
 * other, cleaned in between: a new browser context, with neither a process nor the scripts of the site, costs more than
 * twice as much CPU as another load.
 */
export const test = base.extend<Fixtures & Inner, { kept: { page?: KeptPage } }>({
  ownPage: [false, { option: true }],
  kept: [
    async ({}, use) => {
      const kept: { page?: KeptPage } = {};
      await use(kept);
      await kept.page?.context.close();
    },
    { scope: 'worker' },
  ],
  watched: async ({ browser, baseURL, ownPage, viewport, colorScheme, javaScriptEnabled, timezoneId, kept }, use) => {
    const { origin } = new URL(baseURL!);
    if (ownPage) {
      const context = await browser.newContext();
      await use({ context, guards: await watch(context, origin) });
      return context.close();
    }
    const settings = { colorScheme, javaScriptEnabled, timezoneId };
    if (!isDeepStrictEqual(kept.page?.settings, settings)) {
      await kept.page?.context.close();
      kept.page = await openKept(browser, origin, settings);
    }
    const { page, ...rest } = kept.page!;
    await page.setViewportSize(viewport!);
    await use({ page, ...rest });
    await cleanUp(kept.page!);
  },
  context: async ({ watched }, use) => use(watched.context),
  page: async ({ watched }, use) => use(watched.page ?? (await watched.context.newPage())),
  allowed: async ({}, use) => use([]),
  allow: async ({ allowed }, use) => use((finding) => void allowed.push(finding)),
  guards: [
    async ({ watched: { guards }, allowed }, use) => {
      await use();
      const unexpected = guards.findings.filter((finding) => !allowed.some((pattern) => pattern.test(finding)));
      expect(unexpected, 'what the pages reported').toEqual([]);
    },
    { auto: true },
  ],
});

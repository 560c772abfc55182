import { isDeepStrictEqual } from 'node:util';
import { expect, test as base, type BrowserContext } from '@playwright/test';
import { watch, type Guards } from './setup/guards.ts';
import { cleanUp, openShared, type SharedPage } from './setup/shared-page.ts';

export { expect } from '@playwright/test';
export { accessible } from './setup/accessible.ts';
export { axe } from './setup/axe.ts';
export { requestsOf } from './setup/requests.ts';
export { noSidewaysScroll } from './setup/sideways.ts';

interface Fixtures {
  /**
   * Accepts a finding that the test itself causes, such as a failed request:
   * `allow(/status of 429/)`.
   */
  allow: (finding: RegExp) => void;
  /** Whether the test has a page of its own: needed when it installs a clock or an init script. */
  ownPage: boolean;
}

interface Inner {
  allowed: RegExp[];
  guards: void;
  watched: { readonly context: BrowserContext; readonly guards: Guards; readonly page?: SharedPage['page'] };
}

/**
 * Playwright's test, with guards on every page: see setup/guards.ts. The tests of a worker share one page, which is
 * cleaned in between: a new browser context has no process and no cached scripts, and costs more than twice as much
 * CPU as another load.
 */
export const test = base.extend<Fixtures & Inner, { shared: { page?: SharedPage } }>({
  ownPage: [false, { option: true }],
  shared: [
    async ({}, use) => {
      const shared: { page?: SharedPage } = {};
      await use(shared);
      await shared.page?.context.close();
    },
    { scope: 'worker' },
  ],
  watched: async ({ browser, baseURL, ownPage, viewport, colorScheme, javaScriptEnabled, timezoneId, shared }, use) => {
    const { origin } = new URL(baseURL!);
    if (ownPage) {
      const context = await browser.newContext();
      await use({ context, guards: await watch(context, origin) });
      return context.close();
    }
    const settings = { colorScheme, javaScriptEnabled, timezoneId };
    if (!isDeepStrictEqual(shared.page?.settings, settings)) {
      await shared.page?.context.close();
      shared.page = await openShared(browser, origin, settings);
    }
    const { page, ...rest } = shared.page!;
    await page.setViewportSize(viewport!);
    await use({ page, ...rest });
    await cleanUp(shared.page!);
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

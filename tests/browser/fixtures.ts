import { expect, test as base } from '@playwright/test';
import { watch } from './setup/guards.ts';

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
  guards: void;
}

/** Playwright's test, with guards on every page: see setup/guards.ts. */
export const test = base.extend<Fixtures & { allowed: RegExp[] }>({
  allowed: async ({}, use) => use([]),
  allow: async ({ allowed }, use) => use((finding) => void allowed.push(finding)),
  guards: [
    async ({ context, baseURL, allowed }, use) => {
      const { findings } = await watch(context, new URL(baseURL!).origin);
      await use();
      const unexpected = findings.filter((finding) => !allowed.some((pattern) => pattern.test(finding)));
      expect(unexpected, 'what the pages reported').toEqual([]);
    },
    { auto: true },
  ],
});

import { rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startDev } from '../../support/dev-server.ts';
import { exampleSite } from '../../support/reference/example-site.ts';
import { expect, test as base } from '../fixtures.ts';
import { watch, type Guards } from './guards.ts';
import { formOf, type FormUnderTest } from './form.ts';

interface Worker {
  /** Where the examples of the reference are served. */
  examples: string;
  shown: { readonly page: Page; readonly guards: Guards };
}

/**
 * Playwright's test with the examples of the reference: `control('date-parts')` opens that of a control. No page of the
 * site needs to use the control. All tests of a file share one server and one page.
 */
export const test = base.extend<{ control: (name: string) => Promise<FormUnderTest> }, Worker>({
  examples: [
    async ({}, use) => {
      const { root } = exampleSite();
      const dev = await startDev({ site: root });
      await use(dev.url);
      await dev.stop();
      rmSync(root, { recursive: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shown: [
    async ({ browser, examples }, use) => {
      const context = await browser.newContext();
      const guards = await watch(context, examples);
      await use({ page: await context.newPage(), guards });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ shown: { page } }, use) => use(page),
  control: async ({ page, examples, shown: { guards } }, use) => {
    guards.findings.length = 0;
    await use(async (name) => {
      await page.goto(`${examples}/example/fields/${name}`);
      const form = formOf(page, `example-${name}`);
      await expect(form.root.locator('button[type=submit]')).toBeEnabled();
      await page.waitForLoadState('networkidle');
      return form;
    });
    expect(guards.findings, 'what the page reported').toEqual([]);
  },
});
export { expect };

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startDev } from '../../support/dev-server.ts';
import { exampleSite } from '../../support/reference/example-site.ts';
import { expect, test as base } from '../fixtures.ts';
import { watch, type Guards } from './guards.ts';
import { formOf, type FormUnderTest } from './form.ts';

interface Worker {
  /** The address of the server with the examples of the reference. */
  examples: string;
  shown: { readonly page: Page; readonly guards: Guards };
}

/**
 * Playwright's test with the examples of the reference: `control('date-parts')` opens the example of a control, even if
 * no page of the site has it. All tests of a file share one server and one page.
 */
export const test = base.extend<{ control: (name: string) => Promise<FormUnderTest> }, Worker>({
  examples: [
    async ({}, use) => {
      const { root } = exampleSite();
      addReadOnly(root);
      const dev = await startDev({ site: root });
      await use(dev.url);
      await dev.stop();
      rmSync(root, { recursive: true });
    },
    { scope: 'worker' },
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
    // A test of another file may have used this page before.
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Storage.clearDataForOrigin', { origin: examples, storageTypes: 'all' });
    await devTools.detach();
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

/** Read-only questions of several types, with their answers. */
const readOnly = {
  schema: {
    type: 'object',
    properties: {
      day: {
        type: 'string',
        title: 'Day',
        format: 'date',
        minimum: '2020-01-01',
        maximum: '2029-12-31',
        default: '2025-03-09',
      },
      cost: { type: 'integer', title: 'Cost', minimum: 0, maximum: 9999999, default: 250000 },
      way: { type: 'integer', title: 'Way', minimum: 0, maximum: 99999, default: 1200 },
      term: { type: 'number', title: 'Term', minimum: 1, maximum: 30, multipleOf: 1, default: 1 },
      open: { type: 'string', title: 'Note', maxLength: 20, format: 'line' },
    },
  },
  ui: {
    day: { readOnly: true },
    cost: { widget: 'amount', display: 'money', readOnly: true },
    way: { widget: 'number', options: { suffix: 'km' }, readOnly: true },
    term: { widget: 'slider', options: { suffix: '{value, plural, one {year} other {years}}' }, readOnly: true },
    open: { readOnly: true },
  },
  submit: { label: 'Send', actions: [{ alert: 'Sent' }] },
  examples: [{ name: 'Someone' }],
};

/** Adds a form of read-only questions to the examples, because no contract of a control has such an example. */
function addReadOnly(root: string): void {
  const read = (file: string) => JSON.parse(readFileSync(join(root, 'config', file), 'utf8')) as { blocks: object[] };
  const [page, index] = [read('pages/example-fields-output.yaml'), read('pages/example.yaml')];
  const path = '/example/fields/read-only';
  const blocks = [
    { block: 'hero', heading: 'Example' },
    { block: 'form', form: 'example-read-only' },
  ];
  const put = (file: string, data: object) => writeFileSync(join(root, 'config', file), JSON.stringify(data, null, 2));
  // Every page needs a link that leads to it.
  put('pages/example.yaml', {
    ...index,
    blocks: [...index.blocks, { block: 'prose', heading: 'More', paragraphs: [`[${path}](${path})`] }],
  });
  put('forms/example-read-only.yaml', readOnly);
  put('pages/example-fields-read-only.yaml', { ...page, path, title: 'Example of what is read only', blocks });
}

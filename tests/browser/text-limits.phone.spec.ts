import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, noSidewaysScroll, test } from './fixtures.ts';
import * as config from './setup/config.ts';
import { open } from './setup/open.ts';

// `copy: limits:` of config/site.yaml limits the length of each kind of text, which contracts name by x-limit. These
// tests put texts of that length into controls, on the narrowest screen.

type Schema = { readonly [key: string]: Schema } & { readonly 'x-limit'?: string };

const { limits } = config.site.copy as unknown as { readonly limits: Readonly<Record<string, number>> };

/** The limit of the text that a contract of schemas/ declares at a path. */
function limitOf(file: string, ...path: string[]): number {
  const schema = path.reduce<Schema>(
    (inner, step) => inner[step]!,
    JSON.parse(readFileSync(join(import.meta.dirname, '../../schemas', file), 'utf8')) as Schema,
  );
  const limit = limits[schema['x-limit'] ?? ''];
  if (limit === undefined) throw new Error(`No limit for ${path.join('.')} of ${file}`);
  return limit;
}

/** A text like those of the site, with exactly this length. */
const wordsOf = (length: number): string =>
  'Comprehensive two-wheeler insurance for organisations and individuals, with a no-claim bonus'
    .slice(0, length)
    .replace(/ $/, 's');

/** Controls, the page that has them, and the limit of their words. */
const controls: readonly (readonly [name: string, path: string, limit: number, find: (page: Page) => Locator])[] = [
  [
    'a button of a page',
    '/',
    limitOf('common.schema.json', 'definitions', 'button', 'properties', 'label'),
    (page) => page.getByRole('link', { name: 'Start Comparing' }),
  ],
  [
    'the button of a form',
    '/ClaimSettlement',
    limitOf('form.schema.json', 'definitions', 'submit', 'properties', 'label'),
    (page) => page.getByRole('button', { name: 'Find claim contact' }),
  ],
  [
    'the buttons of a wizard',
    '/HealthInsurance',
    limitOf('wizard.schema.json', 'properties', 'next'),
    (page) => page.locator('[data-wizard]').getByRole('button', { name: 'Next' }),
  ],
  [
    'the title of a step',
    '/CarPlan',
    limitOf('wizard.schema.json', 'definitions', 'step', 'properties', 'title'),
    (page) => page.locator('[data-wizard]').getByRole('heading', { level: 2 }),
  ],
  [
    'the tiles of a step',
    '/CarPlan',
    limitOf('list.schema.json', 'definitions', 'option', 'properties', 'label'),
    (page) => page.locator('[data-wizard] [data-field="city"] label').getByText(/^[A-Z][a-z]+$/),
  ],
  [
    'the tiles of the quote widget',
    '/',
    limitOf('list.schema.json', 'definitions', 'option', 'properties', 'label'),
    (page) =>
      page
        .getByRole('tabpanel')
        .locator('label')
        .getByText(/^[0-9] Adults?/),
  ],
  [
    'the tabs of the quote widget',
    '/',
    limitOf('blocks/tiles.schema.json', 'properties', 'tabs', 'items', 'properties', 'label'),
    (page) => page.getByRole('tab'),
  ],
  [
    'the main heading',
    '/',
    limitOf('blocks/hero-carousel.schema.json', 'properties', 'heading'),
    (page) => page.getByRole('heading', { level: 1 }),
  ],
];

for (const [name, path, limit, find] of controls) {
  test(`${name}: ${limit} characters fit 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    // Before React has taken the page over, it would miss the words that it expects.
    await open(page, path);
    const found = find(page);
    await expect(found.first()).toBeVisible();
    for (const handle of await found.elementHandles())
      await handle.evaluate((element, words) => void (element.textContent = words), wordsOf(limit));
    const shown = page.getByText(wordsOf(limit), { exact: true }).filter({ visible: true });
    await expect(shown.first()).toBeVisible();
    await noSidewaysScroll(page);
    for (const handle of await shown.elementHandles()) expect(await handle.evaluate(overflow)).toEqual([]);
  });
}

/** Runs in the page. The part of the text that is cut off: by the element, by a parent, or by the screen. */
function overflow(element: Element): string[] {
  const { left, right } = element.getBoundingClientRect();
  const holders = [element, element.parentElement!].filter(
    ({ clientWidth, scrollWidth, clientHeight, scrollHeight }) =>
      (scrollWidth > clientWidth + 1 && clientWidth > 0) || (scrollHeight > clientHeight + 1 && clientHeight > 0),
  );
  return [
    ...holders
      .filter((holder) => getComputedStyle(holder).overflow !== 'visible')
      .map(({ tagName }) => `${tagName} cuts it off`),
    ...(left < 0 || right > innerWidth ? ['it leaves the screen'] : []),
  ];
}

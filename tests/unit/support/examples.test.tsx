import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { renderPage } from '../../config/render.tsx';
import { modulesOf, shippedBy } from '../../support/mutations/modules.ts';
import { exampleSite, type Example } from '../../support/reference/example-site.ts';
import { siteOf } from '../../support/compiled.ts';

const project = join(import.meta.dirname, '../../..');
const { root, examples } = exampleSite();
const { symbols } = siteOf(root);
const modules = modulesOf(symbols, shippedBy(symbols, root));
afterAll(() => {
  vi.restoreAllMocks();
  // Other test files run in the same process, and use the same clients.
  for (const client of clients) client.clear();
  rmSync(root, { recursive: true });
});

/** All clients that fetched data. */
const clients = new Set<QueryClient>();

// The data of a block is cached: otherwise it would draw its loading state.
beforeAll(() => {
  const own = QueryClient.prototype.defaultQueryOptions;
  vi.spyOn(QueryClient.prototype, 'defaultQueryOptions').mockImplementation(function (this: QueryClient, options) {
    clients.add(this);
    const { items } = symbols.catalogs.get(String(options.queryKey?.[0]))?.data ?? {};
    return own.call(this, { ...options, ...(items && { initialData: items }) }) as never;
  });
});

/** Blocks that are empty until a visitor answers, presses or saves something. */
const later = new Set(['carried', 'offers', 'panel']);

const draw = async ({ folder, name, path }: Example): Promise<string> =>
  renderPage(await modules.page(`config/pages/example-${folder}-${name}.yaml`), modules.site, path);

const of = (wanted: Example['folder']) =>
  examples.filter(({ folder }) => folder === wanted).map((example) => [example.name, example] as const);

describe('the example of each contract is drawn with only the required properties set', () => {
  it.each(of('blocks'))('block %s', async (name, example) => {
    const [, ...inside] = (await draw(example)).split(`data-block="${name}"`);
    expect(wordsOf(inside.join('')) === '', 'nothing is to be read').toBe(later.has(name));
  });

  it.each(of('fields'))('control %s', async (name, example) => {
    const words = wordsOf(await draw(example));
    const isRead = titlesOf(example).some((title) => words.includes(title));
    expect(isRead, 'a label is to be read').toBe(name !== 'hidden');
  });

  it.each(of('plugins'))('plug-in %s', async (_, example) => {
    expect(await draw(example)).toContain('<form');
  });
});

/** The visible text of HTML. */
const wordsOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b[^]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>|^[^<]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The labels of the fields of an example. */
function titlesOf({ folder, name }: Example): string[] {
  const { schema } = parse(readFileSync(join(project, 'schemas/examples', folder, `${name}.yaml`), 'utf8')) as {
    readonly schema: { readonly properties: Readonly<Record<string, { readonly title: string }>> };
  };
  return Object.values(schema.properties).map(({ title }) => title);
}

import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { pagePaths } from '../support/page-paths.ts';

/** No browser needed: the links are those of the prerendered pages. */
interface Found {
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
}

async function read(request: APIRequestContext, path: string): Promise<Found> {
  const html = await (await request.get(path)).text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, value = '']) => value.replaceAll('&amp;', '&'));
  return { ids: new Set(all(/\sid="([^"]+)"/g)), links: [...new Set(all(/<a\b[^>]*\shref="([^"]*)"/g))] };
}

test('every link of the built site leads to a page, and every anchor exists', async ({ request }) => {
  const pages = new Map<string, Found>();
  for (const path of pagePaths()) pages.set(path, await read(request, path));
  const dead: string[] = [];
  const known = new Map<string, Promise<{ status: number; ids: ReadonlySet<string> }>>();
  const look = async (path: string) => {
    const response = await request.get(path);
    return { status: response.status(), ids: (await read(request, path)).ids };
  };
  for (const [page, { links }] of pages) {
    for (const link of links.filter((href) => !/^(https?|tel|mailto):/.test(href))) {
      const { pathname, search, hash } = new URL(link, `http://site${page}`);
      const target = pathname + search;
      if (!known.has(target)) known.set(target, look(target));
      const { status, ids } = (await known.get(target)) ?? { status: 0, ids: new Set() };
      if (status !== 200) dead.push(`${page}: ${link} answers ${status}`);
      else if (hash !== '' && !ids.has(decodeURIComponent(hash.slice(1))))
        dead.push(`${page}: ${link} names no place there`);
    }
  }
  expect(dead).toEqual([]);
  expect(known.size).toBeGreaterThan(25);
});

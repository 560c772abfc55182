import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DataCache } from '../../../src/compiler/cache/data-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-cache-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that reads the cache of a site, adds texts, and saves. */
function begun(site: string, texts: readonly string[]) {
  const cache = new DataCache(folder, site);
  return () => {
    for (const text of texts) {
      cache.get(text);
      cache.set(text, `data of ${text}`);
    }
    cache.save();
  };
}

it('two processes at the same time keep what both have found', () => {
  const [one, other] = [begun('/one', ['a']), begun('/one', ['b'])];
  one();
  other();
  const after = new DataCache(folder, '/one');
  expect([after.get('a'), after.get('b')]).toEqual(['data of a', 'data of b']);
});

it('a small site drops nothing of a large one', () => {
  const many = Array.from({ length: 200 }, (_, index) => `text ${index}`);
  begun('/large', many)();
  begun('/small', ['c'])();
  const after = new DataCache(folder, '/large');
  expect(many.filter((text) => after.get(text) === undefined)).toEqual([]);
});

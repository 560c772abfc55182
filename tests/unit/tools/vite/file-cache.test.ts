import { mkdtempSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FileCache } from '../../../../src/tools/vite/bundle/file-cache.ts';

const fresh = (): string => mkdtempSync(join(tmpdir(), 'kept-'));

/** Computes a result from an input, and counts the calls. */
function maker() {
  const made: string[] = [];
  const of = (cache: FileCache, ...input: string[]) =>
    cache.of(input, () => {
      made.push(input.join());
      return Buffer.from(`made of ${input.join()}`);
    });
  return { made, of };
}

describe('a cached result of builds', () => {
  it('is computed once for the same input, also by a later build', async () => {
    const folder = fresh();
    const { made, of } = maker();
    const first = await of(new FileCache(folder), 'a', 'b');
    const second = await of(new FileCache(folder), 'a', 'b');
    expect(second.equals(first)).toBe(true);
    expect(made).toHaveLength(1);
  });

  it('is never that of another input, even if the joined parts are equal', async () => {
    const folder = fresh();
    const part = fc.array(fc.constantFrom('a', '1', ' ', '1 a'), { maxLength: 3 }).map((all) => all.join(''));
    const input = fc.array(part, { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(input, input, async (one, other) => {
        const cache = new FileCache(folder);
        const results = [one, other].map((parts) => cache.of(parts, () => Buffer.from(JSON.stringify(parts))));
        expect((await Promise.all(results)).map(String)).toEqual([one, other].map((parts) => JSON.stringify(parts)));
      }),
    );
  });

  it('is computed anew if its file is damaged', async () => {
    const folder = fresh();
    const { made, of } = maker();
    await of(new FileCache(folder), 'a');
    const [name = ''] = readdirSync(folder);
    truncateSync(join(folder, name), 40);
    expect(String(await of(new FileCache(folder), 'a'))).toBe('made of a');
    expect(made).toHaveLength(2);
    expect(readFileSync(join(folder, name)).length).toBeGreaterThan(40);
  });

  it('is computed each time if nothing can be cached', async () => {
    const file = join(fresh(), 'no-folder');
    writeFileSync(file, '');
    const { made, of } = maker();
    for (const cache of [new FileCache(undefined), new FileCache(undefined), new FileCache(file)]) await of(cache, 'a');
    expect(made).toHaveLength(3);
  });

  it('is deleted if no build has used it for a week', async () => {
    const folder = fresh();
    const { of } = maker();
    await of(new FileCache(folder), 'old');
    const [old = ''] = readdirSync(folder);
    const then = new Date(Date.now() - 8 * 24 * 3600 * 1000);
    utimesSync(join(folder, old), then, then);
    const cache = new FileCache(folder);
    await of(cache, 'new');
    cache.deleteOld();
    expect(readdirSync(folder)).toHaveLength(1);
    expect(readdirSync(folder)).not.toContain(old);
  });
});

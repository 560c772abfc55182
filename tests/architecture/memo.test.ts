import { expect, it } from 'vitest';
import { readSource } from './source.ts';

/** The compiler and the code that builds on it. They run many times, and memo.ts decides what they cache. */
const rooms = ['compiler', 'authoring/', 'shared/conditions', 'shared/memo.ts', 'shared/problems'];

/** Modules with another cache, which memo.ts has no form for. */
const others: Readonly<Record<string, string>> = {
  'shared/memo.ts': 'the memo itself',
  'compiler/read/reread.ts': 'the last long texts, searched for one that is almost the same',
  'compiler/read/source.ts': 'what composes a part of a document, beside the document',
  'compiler/table/check-table.ts': 'the last proved tables, which may differ in part',
};

/** A cache at the top of a module. A map that is only read is not a cache. */
const cache = /^(export )?(let \w+|const \w+(: Map<[^=]+)? = new (Weak)?Map(<[^\n]*>)?\(\))/m;

it('the compiler caches results in one place', () => {
  const found = readSource().filter(
    ({ path, text }) => rooms.some((room) => path.startsWith(room)) && cache.test(text),
  );
  expect(found.map(({ path }) => path).filter((path) => !Object.hasOwn(others, path))).toEqual([]);
});

it('would find another cache', () => {
  for (const text of [
    'const known = new Map<string, boolean>();',
    'let last: string | undefined;',
    'export const a: Map<string, B> = new WeakMap();',
  ])
    expect(cache.test(`import x from 'y';\n${text}\n`)).toBe(true);
  expect(cache.test('function f() {\n  const known = new Map();\n}')).toBe(false);
});

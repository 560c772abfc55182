import { expect, it } from 'vitest';
import { readSource } from './source.ts';

/** The compiler, and what builds on it: they answer again and again, and forget where memo.ts does. */
const rooms = ['compiler', 'authoring/', 'shared/conditions', 'shared/memo.ts', 'shared/problems'];

/** Those that keep something that memo.ts has no form for, each with what it is. */
const others: Readonly<Record<string, string>> = {
  'shared/memo.ts': 'the memo itself',
  'compiler/read/reread.ts': 'the long texts that were read last, which are searched for one that is almost the same',
  'compiler/read/source.ts': 'what composes a part of a document, beside the document',
  'compiler/table/check-table.ts': 'the tables that were proved last, which need to be the same only in part',
};

/** A store at the top of a module, which is there from then on. One that is only read remembers nothing. */
const kept = /^(export )?(let \w+|const \w+(: Map<[^=]+)? = new (Weak)?Map(<[^\n]*>)?\(\))/m;

it('the compiler remembers what it made in one place', () => {
  const found = readSource().filter(({ path, text }) => rooms.some((room) => path.startsWith(room)) && kept.test(text));
  expect(found.map(({ path }) => path).filter((path) => !Object.hasOwn(others, path))).toEqual([]);
});

it('would be told of another place', () => {
  for (const text of [
    'const known = new Map<string, boolean>();',
    'let last: string | undefined;',
    'export const a: Map<string, B> = new WeakMap();',
  ])
    expect(kept.test(`import x from 'y';\n${text}\n`)).toBe(true);
  expect(kept.test('function f() {\n  const known = new Map();\n}')).toBe(false);
});

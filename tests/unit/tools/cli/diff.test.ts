import { expect, it } from 'vitest';
import type { SymbolTable } from '../../../../src/compiler/resolve/symbols.ts';
import { deltas } from '../../../../src/authoring/changes/delta.ts';
import { affectedPages } from '../../../../src/authoring/changes/pages.ts';
import { fromTo, valueWords } from '../../../../src/authoring/changes/words/values.ts';

const sentence = 'Chhatri puts insurance plans side by side, in plain words, so that you can choose the cover';

it.each([
  ['Red', 'Blue', '"Red" → "Blue"'],
  [
    `${sentence} you need.`,
    `${sentence} you want.`,
    '…you can choose the cover you need." → …you can choose the cover you want."',
  ],
  [
    `We say: ${sentence}`,
    `I say: ${sentence}`,
    '"We say: Chhatri puts insurance plans… → "I say: Chhatri puts insurance plans…',
  ],
  [sentence, `${sentence}, today`, '…that you can choose the cover" → …that you can choose the cover, today"'],
])('shows where two texts differ: %s', (before, after, words) => expect(fromTo(before, after)).toBe(words));

it('describes data in words', () => {
  expect(valueWords([{ plugin: 'same-answer', with: { fields: ['a', 'b'] } }, true, 3, undefined])).toBe(
    'plugin "same-answer", with fields "a", "b", yes, 3, nothing',
  );
});

it('compares entries without a unique name by their position', () => {
  const rule = (words: string) => ({ plugin: 'age-gap', messages: { tooClose: words } });
  const before = { rules: [rule('a'), rule('b')], rates: [[1], [2]] };
  const after = { rules: [rule('a'), rule('c')], rates: [[1], [3]] };
  const [rule2, cell] = [
    ['rules', 1, 'messages', 'tooClose'],
    ['rates', 1, 0],
  ];
  expect(deltas(before, after)).toEqual([
    {
      how: 'changed',
      path: ['rules', 'age-gap (2)', 'messages', 'tooClose'],
      before: 'b',
      after: 'c',
      was: rule2,
      is: rule2,
    },
    { how: 'changed', path: ['rates', 'no. 2', 'no. 1'], before: 2, after: 3, was: cell, is: cell },
  ]);
});

/** A site with a page for each policy. */
const policies = (title: string, premiums: readonly number[]) => {
  const items = premiums.map((premium, index) => ({ id: `p${index}`, premium }));
  const page = {
    file: 'config/pages/policy.yaml',
    kind: 'page',
    id: 'policy',
    data: { path: '/policy/{id}', entries: 'policies', title, description: '', blocks: [] },
  };
  const symbols = {
    sources: [page],
    pages: [page],
    catalogs: new Map([['policies', { data: { items } }]]),
    paths: new Map(),
    contracts: { schemas: new Map() },
  };
  return { symbols: symbols as unknown as SymbolTable, root: '' };
};

it('counts the addresses of a page for each entry of a catalog', () => {
  const before = policies('Policy', [100, 200, 300]);
  const affected = { page: 'policy', path: '/policy/p0', how: 'changed' };
  expect(affectedPages(before, policies('Plan', [100, 200, 300]))).toEqual([{ ...affected, addresses: 3 }]);
  expect(affectedPages(before, policies('Policy', [100, 250, 300]))).toEqual([
    { ...affected, path: '/policy/p1', addresses: 1 },
  ]);
  expect(affectedPages(before, policies('Policy', [100, 200, 300, 400]))).toEqual([
    { ...affected, path: '/policy/p3', addresses: 1 },
  ]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { deltas } from '../../../../src/authoring/changes/delta.ts';
import { withoutChange, withoutLayout } from '../../../../src/authoring/changes/take-back.ts';
import { insertItem, moveItem } from '../../../../src/authoring/edit/items.ts';
import { removeAt } from '../../../../src/authoring/edit/remove-at.ts';
import { setValue } from '../../../../src/authoring/edit/set-value.ts';

const page = `# The first page.
path: /
title: 'Home' # in quotes
blocks:
  # What everyone sees first.
  - block: hero
    heading: "Hello"
    lead: >-
      Words that are folded
      over two lines.

  - block: faq
    heading: Questions # asked often
    items: [one, two, three]

  # The last one.
  - block: cta
    heading: Go
form:
  schema:
    properties:
      name: { type: string }
      # Where they live.
      city: { type: string }
      age: { type: integer }
`;

const dataOf = (text: string): unknown => parseDocument(text).toJS();
const changesIn = (text: string) => deltas(dataOf(page), dataOf(text));

/** Undoes the given changes, one after the other. */
function taken(text: string, choose: (count: number) => number): string {
  let now = text;
  for (let left = changesIn(now); left.length > 0; left = changesIn(now)) {
    const next = withoutChange(page, now, left[choose(left.length)]!);
    expect(changesIn(next).length).toBeLessThan(left.length);
    now = next;
  }
  return now;
}

describe('undoing one of several changes', () => {
  it('restores the text exactly, and keeps the other change, although its lines have moved', () => {
    const first = setValue(page, ['blocks', 0, 'lead'], 'Other words');
    const both = insertItem(first, ['blocks'], 0, { block: 'stats', heading: 'New' });
    const lead = changesIn(both).find(({ how }) => how === 'changed')!;
    expect(lead).toMatchObject({ was: ['blocks', 0, 'lead'], is: ['blocks', 1, 'lead'] });
    expect(withoutChange(page, both, lead)).toBe(insertItem(page, ['blocks'], 0, { block: 'stats', heading: 'New' }));
  });

  it('restores a removed block, with its comments and at its place', () => {
    const without = removeAt(page, ['blocks', 1]);
    const other = setValue(without, ['title'], 'House');
    const removed = changesIn(other).find(({ how }) => how === 'removed')!;
    expect(withoutChange(page, other, removed)).toBe(setValue(page, ['title'], 'House'));
  });

  it('restores the order of blocks and fields', () => {
    const moved = moveItem(moveItem(page, ['blocks'], 0, 2), ['form', 'schema', 'properties'], 2, 0);
    expect(changesIn(moved).map(({ how }) => how)).toEqual(['moved', 'moved']);
    expect(taken(moved, () => 0)).toBe(page);
  });

  it('works by path if the same line has other changes', () => {
    const both = page.replace('[one, two, three]', '[uno, two, tres]');
    const [first] = changesIn(both).filter(({ how }) => how === 'removed');
    const next = withoutChange(page, both, first!);
    expect(dataOf(next)).toMatchObject({
      blocks: [{}, { items: expect.arrayContaining(['one', 'tres']) as unknown }, {}],
    });
  });
});

it('comments are undone separately, and values stay', () => {
  const changed = page.replace('# The last one.', '# The end.').replace('heading: Go', 'heading: Going');
  expect(withoutLayout(page, changed)).toBe(page.replace('heading: Go', 'heading: Going'));
});

const word = fc.constantFrom('Alpha', 'Beta: gamma', "it's", '- dash', '#hash', 'yes', '12');
const edit = fc.oneof(
  fc.record({
    kind: fc.constant('set' as const),
    path: fc.constantFrom(['title'], ['blocks', 0, 'heading'], ['blocks', 0, 'lead'], ['note']),
    value: word,
  }),
  fc.record({ kind: fc.constant('remove' as const), index: fc.nat(2) }),
  fc.record({ kind: fc.constant('insert' as const), index: fc.nat(3), value: word }),
  fc.record({ kind: fc.constant('move' as const), from: fc.nat(2), to: fc.nat(2) }),
  fc.record({ kind: fc.constant('field' as const), from: fc.nat(2), to: fc.nat(2) }),
);
type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

/** The text after an edit; unchanged if its target no longer exists. */
function edited(text: string, one: Edit): string {
  try {
    if (one.kind === 'set') return setValue(text, one.path, one.value);
    if (one.kind === 'remove') return removeAt(text, ['blocks', one.index]);
    if (one.kind === 'insert') return insertItem(text, ['blocks'], one.index, { block: 'new', heading: one.value });
    const list = one.kind === 'move' ? ['blocks'] : ['form', 'schema', 'properties'];
    return moveItem(text, list, one.from, one.to);
  } catch {
    return text;
  }
}

it('after any changes, undoing each one in any order restores the data', () => {
  fc.assert(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 5 }), fc.nat(1000), (edits, seed) => {
      const text = edits.reduce(edited, page);
      const back = taken(text, (count) => seed % count);
      expect(dataOf(back)).toEqual(dataOf(page));
      const comments = (of: string) => [...of.matchAll(/# .*/g)].map(([comment]) => comment).sort();
      // A comment goes with a removed value, and comes back with its lines.
      expect(comments(page)).toEqual(expect.arrayContaining(comments(back)));
    }),
    { numRuns: 150 },
  );
});

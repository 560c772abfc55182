import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { deltas } from '../../../../src/authoring/changes/delta.ts';
import { withoutChange } from '../../../../src/authoring/changes/take-back.ts';

type Sentences = readonly string[];

/** The text of a file with a list of sentences. */
const file = (list: Sentences): string => stringify({ lead: list });
const listIn = (text: string): Sentences => (parse(text) as { lead: Sentences }).lead;
const changesIn = (before: Sentences, after: Sentences) => deltas({ lead: before }, { lead: after });

describe('a list of sentences', () => {
  it.each<[before: Sentences, after: Sentences, changes: readonly object[]]>([
    [
      ['a b', 'c d'],
      ['a b', 'c d', 'a b'],
      [{ how: 'added', path: ['lead', 'no. 3'], was: ['lead'], is: ['lead', 2] }],
    ],
    [['a b', 'a b'], ['a b'], [{ how: 'removed', before: 'a b', is: ['lead'] }]],
    [['a b', ''], ['a b'], [{ how: 'removed', path: ['lead', 'no. 2'], was: ['lead', 1], is: ['lead'] }]],
    [['a b'], ['', 'a b'], [{ how: 'added', path: ['lead', 'no. 1'], was: ['lead'], is: ['lead', 0], after: '' }]],
    [['a b', 'c d'], ['a b', ''], [{ how: 'changed', was: ['lead', 1], is: ['lead', 1], before: 'c d', after: '' }]],
    [['a b', 'c d'], ['c d', 'a b'], [{ how: 'moved', was: ['lead'], is: ['lead'] }]],
    [
      ['a b', 'c d'],
      ['x y'],
      [
        { how: 'changed', before: 'a b', after: 'x y' },
        { how: 'removed', before: 'c d' },
      ],
    ],
  ])('%j → %j', (before, after, changes) => {
    const found = changesIn(before, after);
    expect(found).toMatchObject(changes);
    expect(found).toHaveLength(changes.length);
  });

  it('is restored once each change is undone, in any order, with repeated and empty texts too', () => {
    const list = fc.array(fc.constantFrom('a b', 'c d', 'e f', ''), { maxLength: 5 }).map((some) => ['x y', ...some]);
    fc.assert(
      fc.property(list, list, fc.nat(1000), (before, after, seed) => {
        let now = file(after);
        for (let left = changesIn(before, listIn(now)), steps = 0; left.length > 0; steps += 1) {
          // Each undoes at least one item.
          expect(steps).toBeLessThanOrEqual(before.length + after.length);
          now = withoutChange(file(before), now, left[seed % left.length]!);
          left = changesIn(before, listIn(now));
        }
        expect(listIn(now)).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });
});

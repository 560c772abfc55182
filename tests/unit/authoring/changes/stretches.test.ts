import { diffArrays } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesWithout, stretches, type ChangedRange } from '../../../../src/authoring/changes/stretches.ts';

const lines = fc.array(fc.constantFrom('a\n', 'b\n', 'c\n', 'd\n', '\n'), { maxLength: 30 });
const size = ({ was, is }: ChangedRange): number => was.end - was.start + is.end - is.start;
const sizeOf = (all: readonly ChangedRange[]): number => all.reduce((sum, one) => sum + size(one), 0);

describe('the ranges in which two lists differ', () => {
  it('have the fewest items, in order, with equal items between any two of them', () => {
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const found = stretches(before, after);
        const fewest = diffArrays(before, after).filter(({ added, removed }) => added || removed);
        expect(sizeOf(found)).toBe(fewest.reduce((sum, { count }) => sum + count, 0));
        expect(found.every((one) => size(one) > 0)).toBe(true);
        for (const [nth, { was, is }] of found.slice(1).entries()) {
          const last = found[nth]!;
          expect(was.start).toBeGreaterThan(last.was.end);
          expect(is.start - last.is.end).toBe(was.start - last.was.end);
        }
        expect(linesWithout(before, after, found)).toBe(before.join(''));
      }),
    );
  });

  const many = Array.from({ length: 8000 }, (_, nth) => `${nth}\n`);

  it('are found if everything is new except one item in the middle', () => {
    const after = many.map((line, nth) => (nth === 5000 ? line : `new ${line}`));
    // Over all items, the search for the fewest would give up, and find one range.
    expect(stretches(many, after)).toEqual([
      { was: { start: 0, end: 5000 }, is: { start: 0, end: 5000 } },
      { was: { start: 5001, end: 8000 }, is: { start: 5001, end: 8000 } },
    ]);
  });

  it('are one range, from the first difference to the last, if too many items have moved', () => {
    const after = [...many.slice(0, 10), ...many.slice(10, -20).reverse(), ...many.slice(-20)];
    const [found, ...others] = stretches(many, after);
    expect(others).toEqual([]);
    expect(found).toEqual({ was: { start: 10, end: 7980 }, is: { start: 10, end: 7980 } });
    expect(linesWithout(many, after, [found!])).toBe(many.join(''));
  });
});

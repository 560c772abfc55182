import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sameEnds } from '../../../../src/shared/engine/same-ends.ts';

it.each([
  ['', '', 0, 0],
  ['abc', 'abc', 3, 0],
  ['aa', 'aaa', 2, 0],
  ['abc', 'axc', 1, 1],
  ['abc', 'xyz', 0, 0],
  ['x', 'ax', 0, 1],
])('%j and %j', (one, other, start, end) => expect(sameEnds(one, other)).toEqual({ start, end }));

it('the part between the ends contains all differences, and starts and ends with one', () => {
  const letters = fc.array(fc.constantFrom('a', 'b'), { maxLength: 8 });
  fc.assert(
    fc.property(letters, letters, (one, other) => {
      const { start, end } = sameEnds(one, other);
      const [was, is] = [one, other].map((list) => list.slice(start, list.length - end));
      expect([...one.slice(0, start), ...is!, ...one.slice(one.length - end)]).toEqual(other);
      if (was!.length === 0 || is!.length === 0) return;
      expect(was![0]).not.toBe(is![0]);
      expect(was!.at(-1)).not.toBe(is!.at(-1));
    }),
  );
});

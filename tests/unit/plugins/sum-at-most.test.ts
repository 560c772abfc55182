import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import sumAtMost from '../../../src/plugins/sum-at-most/index.ts';

const settings = { fields: ['sons', 'daughters'], max: 4, at: 'sonSelected' };

describe('[spec 5.41] a sum with a limit', () => {
  it('names the limit and the sum', () => {
    expect(sumAtMost({ sons: 3, daughters: 2 }, settings)).toEqual([
      { field: 'sonSelected', code: 'tooMany', values: { max: 4, total: 5 } },
    ]);
  });

  it('counts a missing number as 0', () => {
    expect(sumAtMost({}, settings)).toEqual([]);
    expect(sumAtMost({ sons: 4 }, settings)).toEqual([]);
    expect(sumAtMost({ daughters: 5 }, settings)).toHaveLength(1);
  });

  it('ignores other fields, and values that are not numbers', () => {
    expect(sumAtMost({ sons: 4, kids: 9 }, settings)).toEqual([]);
    expect(sumAtMost({ sons: '9', daughters: true }, settings)).toEqual([]);
  });

  it('refuses exactly the sums above the limit', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(9), (sons, daughters) => {
        expect(sumAtMost({ sons, daughters }, settings)).toHaveLength(sons + daughters > 4 ? 1 : 0);
      }),
    );
  });
});

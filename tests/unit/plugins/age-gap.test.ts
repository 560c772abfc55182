import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import ageGap from '../../../src/plugins/age-gap/index.ts';

const settings = {
  elder: 'wifeAge',
  children: [
    { kind: 'son', fields: ['son1Age', 'son2Age'] },
    { kind: 'daughter', fields: ['daughter1Age'] },
  ],
  years: 18,
};
const age = fc.integer({ min: 1, max: 100 });

describe('[spec 5.42] age gap between the wife and her children', () => {
  it.each([
    [17, ['son1Age']],
    [18, []],
    [19, []],
  ])('a gap of %i years', (gap, marked) => {
    const found = ageGap({ wifeAge: 40, son1Age: 40 - gap }, settings);
    expect(found.map(({ field }) => field)).toEqual(marked);
  });

  it('names the kind of child, its number from 1, and the years', () => {
    expect(ageGap({ wifeAge: 30, son1Age: 2, son2Age: 13, daughter1Age: 31 }, settings)).toEqual([
      { field: 'son2Age', code: 'son', values: { n: 2, years: 18 } },
      { field: 'daughter1Age', code: 'daughter', values: { n: 1, years: 18 } },
    ]);
  });

  it('marks exactly the children less than 18 years younger, in order', () => {
    fc.assert(
      fc.property(age, age, age, age, (wifeAge, son1Age, son2Age, daughter1Age) => {
        const children = { son1Age, son2Age, daughter1Age };
        const expected = Object.entries(children).filter(([, child]) => child > wifeAge - 18);
        expect(ageGap({ wifeAge, ...children }, settings).map(({ field }) => field)).toEqual(
          expected.map(([field]) => field),
        );
      }),
    );
  });

  it('reports nothing while an age is missing', () => {
    fc.assert(
      fc.property(age, (given) => {
        expect(ageGap({ son1Age: given, daughter1Age: given }, settings)).toEqual([]);
        expect(ageGap({ wifeAge: given }, settings)).toEqual([]);
      }),
    );
  });
});

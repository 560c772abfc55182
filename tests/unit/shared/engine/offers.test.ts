import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offering } from '../../../../src/shared/engine/offers.ts';
import type { ExpressionCode } from '../../../../src/shared/engine/expressions/run.ts';
import type { Answers } from '../../../../src/shared/plan/answers.ts';
import type { Offer } from '../../../../src/shared/plan/config.generated.ts';

const item = (id: string, most: number): Offer => ({
  id,
  name: id,
  by: 'An insurer',
  covers: ['A stay'],
  excludes: ['A cure'],
  values: { most },
});

const number = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

// 0: a value; 1 and 2: requirements of the two items; 3: the condition of a line; 4 to 6: amounts.
const codes: ExpressionCode[] = [
  ({ age }) => (number(age) === undefined ? undefined : Number(age) * 10),
  ({ age }) => (number(age) === undefined ? undefined : Number(age) <= 60),
  ({ age }) => (number(age) === undefined ? undefined : Number(age) <= 40),
  ({ smokes }) => smokes === true,
  ({ tens }) => number(tens),
  ({ subtotal }) => Number(subtotal) * 0.155,
  ({ cover }) => number(cover),
];
const lines = [{ amount: 4 }, { when: 3, amount: 5 }, { amount: 6 }];
const { offered } = offering(
  {
    id: 'ask',
    items: [item('large', 60), item('small', 40)],
    needs: [[{ arg: 'offer.name' }, ' takes people up to ', { arg: 'offer.most' }]],
    lines: [['Age ', { arg: 'age' }], 'Smokes', 'Cover'],
    unit: 1,
    fields: {},
  },
  codes,
  [
    { values: [['tens', 0]], needs: [1], lines },
    { values: [['tens', 0]], needs: [2], lines },
  ],
  { today: () => '2026-04-01' },
);

const answers: fc.Arbitrary<Answers> = fc.record(
  { age: fc.integer({ min: 18, max: 90 }), smokes: fc.boolean(), cover: fc.integer({ min: 1, max: 5000 }) },
  { requiredKeys: [] },
) as fc.Arbitrary<Answers>;

describe('offers for answers', () => {
  it('have a price that is the sum of their lines, in whole units, if all required answers are given', () => {
    fc.assert(
      fc.property(answers, (given) => {
        for (const {
          refused,
          price,
          lines: shown,
          lacks,
          item: { values },
        } of offered(given)) {
          const isTooOld = number(given.age) !== undefined && Number(given.age) > Number(values!.most);
          expect(refused !== undefined).toBe(isTooOld);
          const isAnswered = given.age !== undefined && given.cover !== undefined;
          expect(price !== undefined).toBe(!isTooOld && isAnswered);
          expect(lacks !== undefined).toBe(!isTooOld && !isAnswered);
          if (price === undefined) continue;
          expect(shown.reduce((sum, { amount }) => sum + amount, 0)).toBe(price);
          expect(shown.every(({ amount }) => Number.isInteger(amount))).toBe(true);
          expect(shown.length).toBe(given.smokes === true ? 3 : 2);
        }
      }),
    );
  });

  it('have a reason if they are excluded, and a label for each amount', () => {
    const [large, small] = offered({ age: 50, cover: 100 });
    expect(small).toMatchObject({ refused: 'small takes people up to 40', lines: [] });
    expect(large!.lines).toEqual([
      { label: 'Age 50', amount: 500 },
      { label: 'Cover', amount: 100 },
    ]);
  });

  it('are paid once if one of the lines that count is', () => {
    const { offered: once } = offering(
      { id: 'ask', items: [item('one', 1)], needs: [], lines: ['A year', 'Three years'], unit: 1, fields: {} },
      [({ isNew }) => isNew, () => 100],
      [{ values: [], needs: [], lines: [{ amount: 1 }, { when: 0, amount: 1, once: true }] }],
      { today: () => '2026-04-01' },
    );
    expect(once({ isNew: true })[0]).toMatchObject({ price: 200, once: true });
    expect(once({ isNew: false })[0]).not.toHaveProperty('once');
  });

  it('do not change the answers', () => {
    fc.assert(
      fc.property(answers, (given) => {
        expect(offered(Object.freeze({ ...given }))).toHaveLength(2);
      }),
    );
  });

  it('accept answers of any type', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (odd) => {
        expect(() => offered(odd as Answers)).not.toThrow();
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { opened, Open, span } from '../../../../src/shared/engine/ranges/open.ts';
import * as numbers from '../../../../src/shared/engine/expressions/numbers.ts';
import * as logic from '../../../../src/shared/engine/expressions/logic.ts';
import * as openNumbers from '../../../../src/shared/engine/ranges/numbers.ts';
import * as openLogic from '../../../../src/shared/engine/ranges/logic.ts';

const known = import.meta.glob<object>('/src/shared/engine/expressions/{words,numbers,logic,texts,days,tables}.ts', {
  eager: true,
});
const open = import.meta.glob<object>('/src/shared/engine/ranges/{words,numbers,logic,texts,days,tables}.ts', {
  eager: true,
});

describe('expressions with unknown answers', () => {
  it.each(Object.keys(known))('%s has a range version of each function', (file) => {
    const there = open[file.replace('expressions', 'ranges')]!;
    const names = Object.entries(known[file]!).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
    expect(Object.keys(there)).toEqual(expect.arrayContaining(names));
  });

  /** Two ends, and a number between them. */
  const within = fc
    .tuple(fc.integer({ min: -500, max: 500 }), fc.nat(400), fc.nat(400))
    .map(([least, some, more]) => ({ given: span(least, least + some + more), number: least + some }));

  const holds = (result: unknown, value: unknown): boolean => {
    const { values, least, greatest, mayLack } = opened(result);
    const plain = numbers.plainNumber(value);
    if (plain === undefined) return mayLack;
    if (values) return values.some((one) => numbers.plainNumber(one) === plain);
    return typeof plain !== 'number' || (plain >= least && plain <= greatest);
  };

  const two = ['add', 'subtract', 'multiply', 'divide', 'remainder'] as const;
  const one = ['negate', 'abs', 'round', 'floor', 'ceil'] as const;
  const compared = ['lessThan', 'atMost', 'moreThan', 'atLeast', 'equal', 'differs', 'min', 'max'] as const;

  it.each(two)('%s of two ranges contains its value for any two numbers in them', (name) => {
    fc.assert(
      fc.property(within, within, (a, b) =>
        holds(openNumbers[name](a.given, b.given), numbers[name](a.number, b.number)),
      ),
    );
  });

  it.each(one)('%s of a range contains its value for any number in it', (name) => {
    fc.assert(fc.property(within, (a) => holds(openNumbers[name](a.given), numbers[name](a.number))));
  });

  it.each(compared)('%s of two ranges contains its value for any two numbers in them', (name) => {
    fc.assert(
      fc.property(within, within, (a, b) => holds(openLogic[name](a.given, b.given), logic[name](a.number, b.number))),
    );
  });

  it.each(['and', 'or'] as const)('%s of unknown truths contains its value for any truths', (name) => {
    const truths = [true, false, undefined];
    const some = fc.subarray(truths, { minLength: 1 });
    fc.assert(
      fc.property(some, some, (a, b) =>
        a.every((left) =>
          b.every((right) => {
            const result = openLogic[name](new Open(a), new Open(b));
            return opened(result).values!.includes(logic[name](left, right));
          }),
        ),
      ),
    );
  });

  it('with an unknown condition, a choice can be either branch', () => {
    expect(opened(openLogic.conditional(new Open([true, false]), 1, 2)).values).toEqual([1, 2]);
    expect(openLogic.conditional(true, 1, new Open([2, 3]))).toBe(1);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as exact from '../../../../src/shared/engine/expressions/numbers.ts';

/** An exact fraction, to check the decimals. */
type Exact = readonly [top: bigint, bottom: bigint];

const ten = (power: number): bigint => 10n ** BigInt(power);
const fractionOf = ([digits, places]: readonly [number, number]): Exact => [BigInt(digits), ten(places)];

/** Half up, and half away from zero for a number below it. */
function rounded([top, bottom]: Exact, places: number): number {
  const negative = top < 0n !== bottom < 0n;
  const [up, down] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
  const digits = (2n * up * ten(places) + down) / (2n * down);
  return Number(`${negative ? -digits : digits}e-${places}`) + 0;
}

/** Amounts as people type them, up to a thousand crore with paise. */
const amount = fc.tuple(
  fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
  fc.integer({ min: 0, max: 4 }),
);
const rate = fc.tuple(fc.integer({ min: 1, max: 100_000 }), fc.integer({ min: 0, max: 5 }));

/** Any number with a last decimal that JavaScript can represent. */
const anyNumber = fc
  .double({ noNaN: true, noDefaultInfinity: true })
  .filter((value) => value === 0 || Math.abs(value) > 1e-280);

const number = ([digits, places]: readonly [number, number]): number => Number(`${digits}e-${places}`);

/** The final value of an expression. */
const plain = (value: unknown) => exact.plainNumber(value) as number;

describe('exact arithmetic', () => {
  it('adds, subtracts and multiplies without a binary error', () => {
    expect(plain(exact.add(0.1, 0.2))).toBe(0.3);
    expect(plain(exact.subtract(1_000_000.005, 1_000_000))).toBe(0.005);
    expect(plain(exact.multiply(1.005, 100))).toBe(100.5);
    expect(plain(exact.divide(0.3, 0.1))).toBe(3);
    expect(plain(exact.remainder(0.3, 0.1))).toBe(0);
    expect(plain(exact.multiply(exact.divide(1, 3), 3))).toBe(1);
  });

  it('rounds sums of products and quotients like fractions, to the rupee and the paisa', () => {
    fc.assert(
      fc.property(amount, rate, amount, rate, fc.constantFrom(0, 2), (a, b, c, d, places) => {
        const total = exact.add(exact.multiply(number(a), number(b)), exact.divide(number(c), number(d)));
        const [x, y, z, w] = [a, b, c, d].map(fractionOf) as [Exact, Exact, Exact, Exact];
        const product: Exact = [x[0] * y[0], x[1] * y[1]];
        const quotient: Exact = [z[0] * w[1], z[1] * w[0]];
        const sum: Exact = [product[0] * quotient[1] + quotient[0] * product[1], product[1] * quotient[1]];
        expect(plain(exact.round(total, places)) + 0).toBe(rounded(sum, places));
      }),
    );
  });

  it('reads any number as its written decimals', () => {
    fc.assert(
      fc.property(anyNumber, (value) => {
        const [, whole = '', part = '', power = '0'] = /^-?(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
        const last = Number(power) - part.length;
        expect(plain(exact.add(value, 0)) + 0).toBe(value + 0);
        // A whole multiple of its last decimal.
        expect(plain(exact.abs(exact.divide(value, Number(`1e${last}`))))).toBe(Number(whole + part));
        expect(plain(exact.remainder(value, Number(`1e${last}`)))).toBe(0);
      }),
    );
    for (const value of [0.1, 0.0005, 99.995, 1e-7, 123456789012345.6, 0.123456789012345, 1e21, 5e-324])
      expect(plain(exact.multiply(exact.divide(value, 7), 7))).toBe(value);
  });

  it('rounds half up, and half away from zero below it', () => {
    expect([2.5, 1.005, -2.5, 0.285].map((value) => plain(exact.round(value, 0)))).toEqual([3, 1, -3, 0]);
    expect(plain(exact.round(1.005, 2))).toBe(1.01);
    expect(plain(exact.round(exact.multiply(exact.divide(0.01, 3), 1.5), 2))).toBe(0.01);
    expect(plain(exact.floor(-0.5))).toBe(-1);
    expect(plain(exact.ceil(1.001, 2))).toBe(1.01);
    expect(plain(exact.round(12345, -2))).toBe(12300);
    expect(plain(exact.roundTo(1249.99, 500))).toBe(1000);
    expect(plain(exact.roundTo(1250, 500))).toBe(1500);
    expect(plain(exact.roundTo(14.505, 0.01))).toBe(14.51);
  });

  it('has no value for a missing number, an overflow or a division by zero', () => {
    for (const work of [exact.add, exact.subtract, exact.multiply, exact.divide, exact.remainder]) {
      expect(work(undefined, 1)).toBeUndefined();
      expect(work(1, 'x')).toBeUndefined();
      expect(work(NaN, 1)).toBeUndefined();
    }
    expect(exact.divide(1, 0)).toBeUndefined();
    expect(exact.remainder(1, 0)).toBeUndefined();
    expect(plain(exact.pow(10, 400))).toBeUndefined();
    expect(exact.sumOf([1, undefined])).toBeUndefined();
    expect(plain(exact.sumOf([]))).toBe(0);
  });

  it('never throws and never gives NaN or Infinity', () => {
    const any = fc.oneof(fc.double(), fc.constant(undefined), fc.string(), fc.integer());
    const names = (Object.keys(exact) as (keyof typeof exact)[]).filter(
      (name) => name !== 'plainNumber' && name !== 'sumOf',
    );
    fc.assert(
      fc.property(any, any, fc.constantFrom(...names), (a, b, name) => {
        const result = plain((exact[name] as (a: unknown, b: unknown) => unknown)(a, b));
        expect(result === undefined || Number.isFinite(result)).toBe(true);
      }),
    );
  });
});

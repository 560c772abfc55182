import * as numbers from '../expressions/numbers.ts';
import { anything, atEnds, lifted, span, type Open } from './open.ts';

/** Arithmetic with open numbers: `engine/expressions/numbers`, between the bounds of their values. */

const steady = (work: (...given: unknown[]) => unknown) => lifted(work, atEnds(work));

export const add = steady(numbers.add);
export const subtract = steady(numbers.subtract);
export const multiply = steady(numbers.multiply);
export const negate = steady(numbers.negate);

/** Rounding is monotonic in the number if the unit is known. */
const rounding = (work: (value: unknown, to?: unknown) => unknown) =>
  lifted(work, (value: Open, to?: Open) =>
    to && to.least !== to.greatest ? anything : atEnds(work)(...(to ? [value, to] : [value])),
  );

export const round = rounding(numbers.round);
export const floor = rounding(numbers.floor);
export const ceil = rounding(numbers.ceil);
export const roundTo = rounding(numbers.roundTo);
export const plainNumber = steady(numbers.plainNumber);
export const remainder = lifted(numbers.remainder);

export const divide = lifted(numbers.divide, (one: Open, other: Open) =>
  other.least > 0 || other.greatest < 0 ? atEnds(numbers.divide)(one, other) : anything,
);

export const abs = lifted(numbers.abs, (one: Open) =>
  one.least < 0 && one.greatest > 0
    ? span(0, Math.max(-one.least, one.greatest), one.mayLack)
    : atEnds(numbers.abs)(one),
);

export const pow = lifted(numbers.pow, (base: Open, exponent: Open) =>
  base.least > 0 ? atEnds(numbers.pow)(base, exponent) : anything,
);

/** The sum of a list, whose numbers may be open. */
export const sumOf = (values: unknown): unknown =>
  Array.isArray(values) ? values.reduce<unknown>((total, value) => add(total, value), 0) : anything;

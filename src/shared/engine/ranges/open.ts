/**
 * What a value can still become while some answers are open. It stands in expressions in place of a value; the modules
 * beside this one work with it as those of `engine/expressions` do with values. With fewer open answers a result never
 * becomes wider.
 */
export class Open {
  constructor(
    /** All that it can be, undefined for missing; absent where that are too many. */
    readonly values: readonly unknown[] | undefined,
    /** The least and the greatest number; for what is no number, they say nothing. */
    readonly least: number = -Infinity,
    readonly greatest: number = Infinity,
    /** Whether it can be missing. */
    readonly mayLack = true,
  ) {}
}

/** What nothing is known of. */
export const anything = new Open(undefined);

/** A number between two others. */
export const span = (least: number, greatest: number, mayLack = false): unknown =>
  Number.isNaN(least) || Number.isNaN(greatest)
    ? anything
    : least === greatest && !mayLack
      ? least
      : new Open(undefined, least, greatest, mayLack);

/** How many values are told one by one. Of more numbers, only the least and the greatest are kept. */
const most = 64;

/** One of several values: a value itself where there is one alone. */
export function oneOf(values: readonly unknown[]): unknown {
  const different = [...new Map(values.map((value) => [keyOf(value), value])).values()];
  if (different.length === 1) return different[0];
  if (different.length <= most) return new Open(different, ...endsOf(different));
  const [least, greatest, mayLack] = endsOf(different);
  return span(least, greatest, mayLack);
}

const keyOf = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(plainOf(value)) : value);

/** A fraction as the number that it is nearest to. */
const plainOf = (value: unknown): unknown => (value === null || value === undefined ? value : value.valueOf());

function endsOf(values: readonly unknown[]): [least: number, greatest: number, mayLack: boolean] {
  const given = values.filter((value) => value !== undefined).map(plainOf);
  const mayLack = given.length < values.length;
  const numbers = given.filter((value) => typeof value === 'number');
  return numbers.length < given.length
    ? [-Infinity, Infinity, mayLack]
    : [Math.min(...numbers), Math.max(...numbers), mayLack];
}

/** A value, known or open, between its ends. */
export function opened(value: unknown): Open {
  return value instanceof Open ? value : new Open([value], ...endsOf([value]));
}

/** One value or another. */
export function either(values: readonly unknown[]): unknown {
  const all = values.map(opened);
  const told = all.flatMap((one) => one.values ?? []);
  if (all.every((one) => one.values)) return oneOf(told);
  return span(
    Math.min(...all.map(({ least }) => least)),
    Math.max(...all.map(({ greatest }) => greatest)),
    all.some(({ mayLack }) => mayLack),
  );
}

/** How many combinations of values are tried one by one. */
const mostTried = 256;

/**
 * A function of values as one of what is open: tried with every combination of values. Where these are too many, or
 * only their ends are known, `wide` says what comes of them; without it, anything may.
 */
export const lifted =
  <Given extends readonly unknown[]>(work: (...given: Given) => unknown, wide?: (...given: Open[]) => unknown) =>
  (...given: { readonly [Index in keyof Given]: unknown }): unknown => {
    if (!given.some((one) => one instanceof Open)) return work(...(given as unknown as Given));
    const all = given.map(opened);
    const count = all.reduce((product, { values }) => product * (values?.length ?? Infinity), 1);
    if (count > mostTried) return wide ? wide(...all) : anything;
    return oneOf(
      all
        .reduce<unknown[][]>(
          (begun, { values }) => begun.flatMap((one) => values!.map((value) => [...one, value])),
          [[]],
        )
        .map((values) => work(...(values as unknown as Given))),
    );
  };

/** For `lifted`: what rises or falls steadily in each of its numbers has its ends at theirs. */
export const atEnds =
  (work: (...given: number[]) => unknown) =>
  (...all: Open[]): unknown => {
    const ends = all.reduce<number[][]>(
      (begun, { least, greatest }) => begun.flatMap((one) => [least, greatest].map((end) => [...one, end])),
      [[]],
    );
    const results = ends.map((one) => Number(one.every(Number.isFinite) ? work(...one) : NaN));
    return span(
      Math.min(...results),
      Math.max(...results),
      all.some(({ mayLack }) => mayLack),
    );
  };

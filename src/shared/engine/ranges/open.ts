/**
 * The possible values of an expression while some answers are open. The modules beside this one handle it as those of
 * `engine/expressions` handle values. With fewer open answers a result never becomes wider.
 */
export class Open {
  constructor(
    /** All possible values, undefined for missing; absent if there are too many. */
    readonly values: readonly unknown[] | undefined,
    /** The least and the greatest number; meaningless for other values. */
    readonly least: number = -Infinity,
    readonly greatest: number = Infinity,
    /** Whether it can be missing. */
    readonly mayLack = true,
  ) {}
}

/** A value about which nothing is known. */
export const anything = new Open(undefined);

/** A number between two others. */
export const span = (least: number, greatest: number, mayLack = false): unknown =>
  Number.isNaN(least) || Number.isNaN(greatest)
    ? anything
    : least === greatest && !mayLack
      ? least
      : new Open(undefined, least, greatest, mayLack);

/** Most values to list. Of more numbers, only the least and the greatest are kept. */
const maxValues = 64;

/** One of several values; if there is only one, the value itself. */
export function oneOf(values: readonly unknown[]): unknown {
  const different = [...new Map(values.map((value) => [valueKey(value), value])).values()];
  if (different.length === 1) return different[0];
  if (different.length <= maxValues) return new Open(different, ...endsOf(different));
  const [least, greatest, mayLack] = endsOf(different);
  return span(least, greatest, mayLack);
}

const valueKey = (value: unknown): unknown => (typeof value === 'object' ? JSON.stringify(plainOf(value)) : value);

/** A fraction as the nearest number. */
const plainOf = (value: unknown): unknown => (value === null || value === undefined ? value : value.valueOf());

function endsOf(values: readonly unknown[]): [least: number, greatest: number, mayLack: boolean] {
  const given = values.filter((value) => value !== undefined).map(plainOf);
  const mayLack = given.length < values.length;
  const numbers = given.filter((value) => typeof value === 'number');
  return numbers.length < given.length
    ? [-Infinity, Infinity, mayLack]
    : [Math.min(...numbers), Math.max(...numbers), mayLack];
}

/** A known or open value as an open one, with its bounds. */
export function opened(value: unknown): Open {
  return value instanceof Open ? value : new Open([value], ...endsOf([value]));
}

/** One value or another. */
export function unionOf(values: readonly unknown[]): unknown {
  const all = values.map(opened);
  const told = all.flatMap((one) => one.values ?? []);
  if (all.every((one) => one.values)) return oneOf(told);
  return span(
    Math.min(...all.map(({ least }) => least)),
    Math.max(...all.map(({ greatest }) => greatest)),
    all.some(({ mayLack }) => mayLack),
  );
}

/** Most combinations of values to try. */
const maxCombinations = 256;

/**
 * Makes a function accept open values: it runs with every combination of values. If these are too many, or only their
 * bounds are known, `wide` gives the result; without it, the result is unknown.
 */
export const lifted =
  <Given extends readonly unknown[]>(work: (...given: Given) => unknown, wide?: (...given: Open[]) => unknown) =>
  (...given: { readonly [Index in keyof Given]: unknown }): unknown => {
    if (!given.some((one) => one instanceof Open)) return work(...(given as unknown as Given));
    const all = given.map(opened);
    const count = all.reduce((product, { values }) => product * (values?.length ?? Infinity), 1);
    if (count > maxCombinations) return wide ? wide(...all) : anything;
    return oneOf(
      all
        .reduce<unknown[][]>(
          (begun, { values }) => begun.flatMap((one) => values!.map((value) => [...one, value])),
          [[]],
        )
        .map((values) => work(...(values as unknown as Given))),
    );
  };

/** For `lifted`: a function that is monotonic in each of its numbers has its bounds at theirs. */
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

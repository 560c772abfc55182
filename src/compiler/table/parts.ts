/** Segments of a column: from the first up to, but not including, the last. */
export type Span = readonly [from: number, to: number];

/** What a row fits: the spans of each column. */
export type Spans = readonly (readonly Span[])[];

/** Segments of a column that the same rows fit. */
export interface ColumnPart {
  readonly segments: readonly number[];
  /** By their numbers, in their order. */
  readonly rows: readonly number[];
}

/** How many rows may still be examined, counting each in every part of the table. */
export interface Budget {
  left: number;
}

/** Cuts segments of a column into parts. Undefined if that exceeds the budget. */
export function cutIntoParts(
  segments: readonly number[],
  rows: readonly number[],
  spansOf: (row: number) => readonly Span[],
  budget: Budget,
): ColumnPart[] | undefined {
  const fits = new Map(segments.map((segment): [number, number[]] => [segment, []]));
  for (const row of rows)
    for (const [from, to] of spansOf(row)) {
      budget.left -= to - from;
      if (budget.left < 0) return undefined;
      for (let segment = from; segment < to; segment++) fits.get(segment)?.push(row);
    }
  const parts = new Map<string, { segments: number[]; rows: number[] }>();
  for (const [segment, fitting] of fits) {
    const key = fitting.join();
    const known = parts.get(key);
    if (known) known.segments.push(segment);
    else parts.set(key, { segments: [segment], rows: fitting });
  }
  return [...parts.values()];
}

/** All segments of some spans. */
export const segmentsOf = (spans: readonly Span[]): number[] =>
  spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, index) => from + index));

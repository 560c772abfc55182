import type { Box } from './boxes.ts';
import { cutIntoParts, segmentsOf, type Budget, type Span, type Spans } from './parts.ts';

/**
 * Searches for answers that a row fits and none of some others do. It ends with the first one, so it does not need to
 * examine every combination.
 * Returns   some of these answers, false when there are none, undefined when the budget is too small to decide
 */
export function uncovered(row: Spans, others: readonly Spans[], budget: Budget): Box | false | undefined {
  const segments = row.map(segmentsOf);
  budget.left -= others.length;
  const near = others.filter((other) => other.every((spans, column) => touch(spans, row[column]!)));
  const wide = near.map((other) => coveredFrom(row, other));

  /** `active`: the other rows that fit the part so far. */
  const search = (column: number, active: readonly number[], part: Box): Box | false | undefined => {
    if (active.length === 0) return [...part, ...segments.slice(column)];
    if (active.some((one) => wide[one]! <= column)) return false;
    const parts = cutIntoParts(segments[column]!, active, (one) => near[one]![column]!, budget);
    let found: Box | false | undefined = parts ? false : undefined;
    for (const { segments, rows } of parts?.sort((a, b) => a.rows.length - b.rows.length) ?? []) {
      const inside = search(column + 1, rows, [...part, segments]);
      if (inside) return inside;
      found = inside === undefined ? undefined : found;
      if (budget.left < 0) return undefined;
    }
    return found;
  };

  return search(0, [...near.keys()], []);
}

/** The column from which on a row fits everything that another one does. */
function coveredFrom(row: Spans, other: Spans): number {
  let column = row.length;
  while (column > 0 && containsSpans(other[column - 1]!, row[column - 1]!)) column -= 1;
  return column;
}

const containsSpans = (outer: readonly Span[], inner: readonly Span[]): boolean =>
  inner.every(([from, to]) => outer.some(([first, last]) => first <= from && to <= last));

/** Whether two tests share a segment. */
export const touch = (some: readonly Span[], others: readonly Span[]): boolean =>
  some.some(([from, to]) => others.some(([first, last]) => from < last && first < to));

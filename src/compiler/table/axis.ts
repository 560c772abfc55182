import type { CellValue, DecisionTable, MatchColumn, Range, Test } from '../../shared/plan/table.ts';
import type { Span } from './parts.ts';
import { someOf } from '../../shared/problems/show.ts';
import { cutsOf, order, rangeBetween, rangeWords, someIn, type Cut } from './ranges.ts';

/**
 * All values of a column, in segments within which no row distinguishes two values: its choices, or the ranges between
 * the ends of all ranges.
 */
export interface Axis {
  readonly column: MatchColumn;
  readonly size: number;
  /** The segments that a test accepts. */
  spans(test: Test): readonly Span[];
  /** A value of a segment. */
  value(segment: number): CellValue;
  /** Some segments in words: 18 to 25 or 46 to 50. */
  words(segments: readonly number[]): string;
}

/** The axis of each column of a table. */
export const axesOf = ({ columns, rows }: Pick<DecisionTable, 'columns' | 'rows'>): Axis[] =>
  columns.map((column, index) =>
    column.kind === 'choice'
      ? choiceAxis(column.values, column)
      : numberAxis(
          rows.flatMap(({ tests }) => tests[index] as readonly Range[]),
          column,
        ),
  );

function choiceAxis(values: readonly CellValue[], column: MatchColumn): Axis {
  const indexes = new Map(values.map((value, index) => [value, index]));
  return {
    column,
    size: values.length,
    spans: (test) =>
      mergedSpans((test as readonly CellValue[]).map((value) => [indexes.get(value)!, indexes.get(value)! + 1])),
    value: (segment) => values[segment]!,
    words: (segments) => someOf(segments, ' or ', (segment) => String(values[segment])),
  };
}

function numberAxis(ranges: readonly Range[], column: MatchColumn & { kind: 'number' }): Axis {
  const { whole } = column;
  const cuts = new Map<string, Cut>();
  for (const one of [column, ...ranges]) for (const cut of cutsOf(one, whole)) cuts.set(cutKey(cut), cut);
  const sorted = [...cuts.values()].sort(order);
  const indexes = new Map(sorted.map((cut, index) => [cutKey(cut), index]));
  const range = (from: number, to: number) => rangeBetween(sorted[from]!, sorted[to]!, whole);
  return {
    column,
    size: sorted.length - 1,
    spans: (test) =>
      mergedSpans(
        (test as readonly Range[]).map(
          (one) => cutsOf(one, whole).map((cut) => indexes.get(cutKey(cut))!) as [number, number],
        ),
      ),
    value: (segment) => someIn(range(segment, segment + 1)),
    words: (segments) =>
      someOf(mergedSpans(segments.map((segment) => [segment, segment + 1])), ' or ', ([from, to]) =>
        rangeWords(range(from, to)),
      ),
  };
}

const cutKey = ({ at, after }: Cut): string => `${at}${after ? '+' : ''}`;

/** Merges spans that touch or overlap. */
function mergedSpans(spans: readonly Span[]): Span[] {
  const result: [number, number][] = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

import type { DecisionTable } from '../../shared/plan/table.ts';
import type { Axis } from './axis.ts';
import { segmentsOf, type Span, type Spans } from './parts.ts';
import type { ProofResult, Overlap } from './result.ts';
import { touch, uncovered } from './uncovered.ts';

/** How many rows are examined in search of gaps, and how many for all rows that may never be chosen. */
const mostWork = 1_000_000;

/**
 * Checks a table with too many combinations to examine each: it compares the rows in pairs, and searches for a gap, and
 * for answers to each row that no row before it takes. `found`: the results for the examined combinations.
 */
export function searched(table: DecisionTable, axes: readonly Axis[], found: ProofResult): ProofResult {
  const rows = spansOf(table, axes);
  if (!table.first) {
    const overlaps = overlapsOf(rows);
    return { ...found, overlaps, ...(overlaps.length > 0 ? {} : gapsOf(table, axes, rows, found)) };
  }
  const gaps = gapsOf(table, axes, rows, found);
  const budget = { left: mostWork };
  const tried = found.idle.map((row) => ({ row, box: uncovered(rows[row]!, rows.slice(0, row), budget) }));
  const rowsWhere = (box: false | undefined) => tried.filter((one) => one.box === box).map(({ row }) => row);
  return {
    ...found,
    ...gaps,
    idle: rowsWhere(false),
    unproved: { ...gaps.unproved, idle: rowsWhere(undefined) },
  };
}

const spansOf = ({ rows }: DecisionTable, axes: readonly Axis[]): Spans[] =>
  rows.map(({ tests }) => axes.map((axis, column) => axis.spans(tests[column]!)));

/** All rows before a row that fit some of the same answers. */
export function rowsBefore(row: number, table: DecisionTable, axes: readonly Axis[]): number[] {
  const before = spansOf({ ...table, rows: table.rows.slice(0, row + 1) }, axes);
  return [...before.slice(0, row).keys()].filter((other) => overlap(before[row]!, before[other]!));
}

const overlap = (one: Spans, other: Spans): boolean => one.every((spans, column) => touch(spans, other[column]!));

/** For each row the first one before it that fits some of the same answers. */
const overlapsOf = (rows: readonly Spans[]): Overlap[] =>
  rows.flatMap((row, later) => {
    const earlier = rows.slice(0, later).findIndex((other) => overlap(row, other));
    return earlier === -1 ? [] : [{ earlier, later, box: commonSegments(rows[earlier]!, row) }];
  });

const commonSegments = (one: Spans, other: Spans): number[][] =>
  one.map((spans, column) => {
    const others = new Set(segmentsOf(other[column]!));
    return segmentsOf(spans).filter((segment) => others.has(segment));
  });

/** One gap, if none was found before and the table may have one. */
function gapsOf(
  table: DecisionTable,
  axes: readonly Axis[],
  rows: readonly Spans[],
  { gaps, unproved }: ProofResult,
): Pick<ProofResult, 'gaps' | 'unproved'> {
  if (table.otherwise !== undefined || gaps.length > 0) return { gaps, unproved };
  const every = axes.map(({ size }): [Span] => [[0, size]]);
  // Rows that do not overlap leave no gap exactly if their combinations add up to all combinations.
  if (!table.first && rows.map(sizeOf).reduce((sum, size) => sum + size, 0n) === sizeOf(every))
    return { gaps, unproved };
  const box = uncovered(every, rows, { left: mostWork });
  return { gaps: box ? [box] : [], unproved: { ...unproved, gaps: box === undefined } };
}

/** The number of combinations of segments in a row. */
const sizeOf = (row: Spans): bigint =>
  row.reduce((size, spans) => size * BigInt(spans.reduce((sum, [from, to]) => sum + to - from, 0)), 1n);

import type { Branch, CellValue, DecisionTable, MatchColumn, Range, TableRow, Test } from '../../shared/plan/table.ts';
import { perKey, perObject } from '../../shared/memo.ts';

/** The possible inputs of each column; undefined if any value is possible. */
export type Given = readonly (Test | undefined)[];

/**
 * A table as a page has it: the results of one column, or lists of those of several, in the order of the rows, with the
 * common tests of rows only once. Rows that no possible input fits are left out, and so are tests that every possible
 * input fits.
 */
export function branchesText(table: DecisionTable, results: readonly number[], given: Given): string {
  return branchTexts(table)(results, given);
}

/** Cached, because several stages ask for the same table. */
const branchTexts = perObject((table: DecisionTable) =>
  perKey(
    100,
    (results: readonly number[], given: Given) =>
      JSON.stringify([results, given], (_, value: unknown) =>
        Math.abs(Number(value)) === Infinity ? String(value) : value,
      ),
    (results, given) => JSON.stringify(branchesOf(table, results, given)),
  ),
);

/** The same as data. */
export function branchesOf(table: DecisionTable, results: readonly number[], given: Given): readonly Branch[] {
  const needed = (rows: readonly TableRow[]): Row[] =>
    rows.flatMap(({ tests, results: all }) => {
      const parts = tests.map((test, column) => neededPart(test, given[column], table.columns[column]!));
      return parts.includes(undefined)
        ? []
        : [
            {
              tests: parts as Branch[0][],
              result: results.length === 1 ? all[results[0]!]! : results.map((index) => all[index]!),
            },
          ];
    });
  const rows = needed(table.rows);
  // If only one row can fit, the order does not matter, and rows with the same tests can be next to each other.
  const ordered = table.first ? rows : rows.map((row) => ({ ...row, key: JSON.stringify(row.tests) })).sort(byKey);
  return grouped([...ordered, ...needed(defaultRow(table))], 0);
}

const byKey = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);

interface Row {
  readonly tests: readonly Branch[0][];
  readonly result: CellValue | readonly CellValue[];
}

/** Consecutive rows with the same test of a column become one branch. */
function grouped(rows: readonly Row[], column: number): Branch[] {
  const groups: { key: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const key = JSON.stringify(row.tests[column]);
    const last = groups.at(-1);
    if (last?.key === key) last.rows.push(row);
    else groups.push({ key, rows: [row] });
  }
  return groups.map(({ rows: [first, ...others] }): Branch => {
    const test = first!.tests[column]!;
    return column === first!.tests.length - 1
      ? [test, first!.result]
      : [test, grouped([first!, ...others], column + 1)];
  });
}

/** The result if no row fits, as a last row. */
const defaultRow = ({ otherwise, columns }: DecisionTable): TableRow[] =>
  otherwise === undefined ? [] : [{ tests: columns.map(wholeOf), results: otherwise }];

const wholeOf = (column: MatchColumn): Test =>
  column.kind === 'choice' ? column.values : [{ low: column.low, high: column.high }];

/** The part of a test that an input can fit; null if all choices do, undefined if none does. */
function neededPart(test: Test, given: Test | undefined, column: MatchColumn): Branch[0] | undefined {
  if (column.kind === 'choice') {
    const values = (given as readonly CellValue[] | undefined) ?? column.values;
    const needed = (test as readonly CellValue[]).filter((value) => values.includes(value));
    if (needed.length === 0) return undefined;
    return given && values.every((value) => needed.includes(value)) ? null : needed;
  }
  const [whole] = (given as readonly Range[] | undefined) ?? [];
  const needed = (test as readonly Range[]).flatMap((range) => (whole ? commonRange(range, whole) : range) ?? []);
  return needed.length === 0 ? undefined : needed.map(rangeTuple);
}

/** The numbers that two ranges have in common, if there are any. */
function commonRange(one: Range, other: Range): Range | undefined {
  const [low, high] = [Math.max(one.low, other.low), Math.min(one.high, other.high)];
  const openLow = [one, other].some((range) => range.low === low && range.openLow);
  const openHigh = [one, other].some((range) => range.high === high && range.openHigh);
  if (low > high || (low === high && (openLow || openHigh))) return undefined;
  return { low, high, ...(openLow && { openLow }), ...(openHigh && { openHigh }) };
}

function rangeTuple({ low, high, openLow, openHigh }: Range): readonly [number, number, (1 | 2 | 3)?] {
  const open = ((openLow ? 1 : 0) + (openHigh ? 2 : 0)) as 0 | 1 | 2 | 3;
  return open === 0 ? [low, high] : [low, high, open];
}

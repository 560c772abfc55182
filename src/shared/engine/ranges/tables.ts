import type { Branch } from '../../plan/table.ts';
import { inCell, type Cell } from '../expressions/cell.ts';
import * as tables from '../expressions/tables.ts';
import { unionOf, lifted, Open, opened } from './open.ts';

/** The results of all rows of a table that can fit values that may be open. */
export function rate(branches: readonly Branch[], ...given: readonly unknown[]): unknown {
  if (!given.some((value) => value instanceof Open)) return tables.rate(branches, ...given);
  const values = given.map(opened);
  const found = foundIn(branches, values, 0);
  return unionOf([...found.results, ...(found.certain && !values.some(({ mayLack }) => mayLack) ? [] : [undefined])]);
}

export const wholeNumber = lifted(tables.wholeNumber, (value: Open) => value);
export const part = lifted(tables.part);

interface LookupResult {
  readonly results: readonly unknown[];
  /** Whether one of the rows fits for all possible values. */
  readonly certain: boolean;
}

function foundIn(branches: readonly Branch[], values: readonly Open[], column: number): LookupResult {
  const results: unknown[] = [];
  const covered: Branch[0][] = [];
  for (const [test, then] of branches) {
    const { can, must } = matchOf(test, values[column]!);
    if (!can) continue;
    const found =
      column < values.length - 1
        ? foundIn(then as readonly Branch[], values, column + 1)
        : { results: [then], certain: true };
    results.push(...found.results);
    if (found.certain) covered.push(test);
    if (must && found.certain) return { results, certain: true };
  }
  return { results, certain: coversAll(covered, values[column]!) };
}

/** Whether a value fits a cell: can it, and must it. */
function matchOf(test: Branch[0], { values, least, greatest }: Open): { can: boolean; must: boolean } {
  if (test === null) return { can: true, must: true };
  if (values) {
    const fitting = values.filter((value) => test.some((cell) => inCell(cell, plainOf(value))));
    return { can: fitting.length > 0, must: fitting.length === values.length };
  }
  const can = test.some((cell) => meets(cell, least, greatest));
  return { can, must: test.some((cell) => inCell(cell, least) && inCell(cell, greatest)) };
}

const plainOf = (value: unknown): unknown => (value === undefined || value === null ? undefined : value.valueOf());

/** Whether some number between two others is in a cell. */
function meets(cell: Cell, least: number, greatest: number): boolean {
  if (typeof cell !== 'object') return typeof cell === 'number' && cell >= least && cell <= greatest;
  const [low, high, open = 0] = cell;
  return (open & 1 ? greatest > low : greatest >= low) && (open & 2 ? least < high : least <= high);
}

/** Whether each of the listed values is in one of these cells. */
const coversAll = (tests: readonly Branch[0][], { values }: Open): boolean =>
  values?.every((value) => tests.some((test) => test === null || test.some((cell) => inCell(cell, plainOf(value))))) ??
  false;

import type { Branch } from '../../plan/table.ts';
import { inCell } from './cell.ts';

/** The result of a table's first row that fits all values. Missing if a value is missing or no row fits. */
export function rate(branches: readonly Branch[], ...given: readonly unknown[]): Branch[1] | undefined {
  // A fraction counts as the nearest number.
  const values = given.map((value) => (value === undefined || value === null ? undefined : value.valueOf()));
  return values.includes(undefined) ? undefined : matchingResult(branches, values, 0);
}

/** A number for a column of whole numbers; missing if it is not whole. */
export const wholeNumber = (value: unknown): unknown => (Number.isInteger(Number(value)) ? value : undefined);

/** One of several results that a row gives. */
export const part = (results: unknown, index: number): unknown => (results as readonly unknown[] | undefined)?.[index];

function matchingResult(
  branches: readonly Branch[],
  values: readonly unknown[],
  column: number,
): Branch[1] | undefined {
  for (const [test, then] of branches) {
    if (!matches(test, values[column])) continue;
    const result = column < values.length - 1 ? matchingResult(then as readonly Branch[], values, column + 1) : then;
    if (result !== undefined) return result;
  }
  return undefined;
}

const matches = (test: Branch[0], value: unknown): boolean => test === null || test.some((cell) => inCell(cell, value));

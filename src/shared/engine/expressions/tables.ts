import type { Branch } from '../../plan/table.ts';
import { inCell } from './cell.ts';

/**
 * What a table gives for some values: the result of the first row that fits them all. Missing while one of the values
 * is, and for values that the table does not have.
 */
export function rate(branches: readonly Branch[], ...given: readonly unknown[]): Branch[1] | undefined {
  // A fraction counts as the number that it is nearest to.
  const values = given.map((value) => (value === undefined || value === null ? undefined : value.valueOf()));
  return values.includes(undefined) ? undefined : found(branches, values, 0);
}

/** A number for a column of whole numbers; missing when it is none of these. */
export const whole = (value: unknown): unknown => (Number.isInteger(Number(value)) ? value : undefined);

/** One of several results that a row gives. */
export const part = (results: unknown, index: number): unknown => (results as readonly unknown[] | undefined)?.[index];

function found(branches: readonly Branch[], values: readonly unknown[], column: number): Branch[1] | undefined {
  for (const [test, then] of branches) {
    if (!fits(test, values[column])) continue;
    const result = column < values.length - 1 ? found(then as readonly Branch[], values, column + 1) : then;
    if (result !== undefined) return result;
  }
  return undefined;
}

const fits = (test: Branch[0], value: unknown): boolean => test === null || test.some((cell) => inCell(cell, value));

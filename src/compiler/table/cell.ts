import { nearestValue } from '../../shared/problems/nearest.ts';
import { quote, show } from '../../shared/problems/show.ts';
import type { CellValue, MatchColumn, NumberColumn, Range, Test } from '../../shared/plan/table.ts';
import { isWithin } from './ranges.ts';

/** What is wrong with a cell, and how to fix it. */
export interface CellFault {
  readonly why: string;
  readonly fix: string;
}

export const isCellFault = (read: Test | CellValue | CellFault): read is CellFault =>
  typeof read === 'object' && 'why' in read;

/** Parses the test of a cell: any value, one, several, or ranges of numbers. */
export function readTest(column: MatchColumn, cell: unknown): Test | CellFault {
  if (isAny(column, cell)) return column.kind === 'number' ? [{ low: column.low, high: column.high }] : column.values;
  if (cell === '') return { why: 'this cell is empty', fix: 'Write any where the value does not matter.' };
  const parts = Array.isArray(cell) ? (cell as unknown[]) : [cell];
  const anywhere = parts.some((part) => isAny(column, part));
  if (anywhere) return { why: 'any means every value already', fix: 'Write only any, or remove it.' };
  const read = parts.map((part) =>
    column.kind === 'number' ? readRange(column, part) : readChoice(column.values, part),
  );
  return read.find((part) => typeof part === 'object' && 'why' in part) ?? (read as unknown as Test);
}

/** The word any, in upper or lower case. A list may have a value with the same name. */
const isAny = (column: MatchColumn, cell: unknown): boolean =>
  cell === 'any' ||
  (typeof cell === 'string' &&
    cell.trim().toLowerCase() === 'any' &&
    !(column.kind === 'choice' && column.values.includes(cell)));

const number = String.raw`(-?\d+(?:\.\d+)?)`;
const forms = {
  between: new RegExp(String.raw`^${number}\s*(?:-|–|to)\s*(<?)\s*${number}$`),
  from: new RegExp(String.raw`^${number}\s*\+$`),
  bound: new RegExp(String.raw`^(<=|>=|<|>|≤|≥)\s*${number}$`),
  one: new RegExp(`^${number}$`),
};

/** A range as it is written. A single bound leaves the other end to the column. */
interface WrittenRange extends Omit<Range, 'low' | 'high'> {
  readonly low?: number;
  readonly high?: number;
}

function readRange(column: NumberColumn, cell: unknown): Range | CellFault {
  const written = typeof cell === 'boolean' ? undefined : rangeOf(String(cell).trim());
  if (!written) return notRange(cell);
  const { low, high, openHigh } = written;
  if (column.whole && ![low ?? 0, high ?? 0].every(Number.isInteger))
    return { why: `${show(cell)} is not whole`, fix: 'Write whole numbers, or give the column type: number.' };
  if (low !== undefined && high !== undefined && low > high)
    return {
      why: `${show(cell)} is an empty range`,
      fix: `Write the lower end first: ${high}-${openHigh ? '<' : ''}${low}.`,
    };
  if (low !== undefined && low === high && openHigh)
    return { why: `${show(cell)} is an empty range`, fix: `Write ${low} for only this number, or a higher end.` };
  const range = { ...written, low: low ?? column.low, high: high ?? column.high };
  return isWithin(range, column) && !isEmpty(range)
    ? range
    : {
        why: `${show(cell)} leaves the column, which goes from ${column.low} to ${column.high}`,
        fix: 'Correct the cell, or the minimum and maximum of the column.',
      };
}

const isEmpty = ({ low, high, openLow, openHigh }: Range): boolean =>
  low > high || (low === high && (openLow ?? openHigh) === true);

const notRange = (cell: unknown): CellFault => ({
  why: `${quote(cell)} is not a number or a range`,
  fix: digitsAlone(cell) ?? 'Write a number (18), a range (18-25, 46+, <50000) or any.',
});

/** The fix for a number with signs for thousands, money or percent, which can be misread. */
export const digitsAlone = (cell: unknown): string | undefined =>
  typeof cell === 'string' && /^(?!.*\.\.)\D{0,4}\d[\d.,'\s]*(?:[eE][+-]?\d+)?\s*%?$/.test(cell)
    ? 'Write only digits, with a point before decimals: 1000, 7.5.'
    : undefined;

function rangeOf(text: string): WrittenRange | undefined {
  const [, from, open, to] = forms.between.exec(text) ?? [];
  if (from !== undefined) return { low: Number(from), high: Number(to), ...(open === '<' && { openHigh: true }) };
  const [, least] = forms.from.exec(text) ?? [];
  if (least !== undefined) return { low: Number(least) };
  const [, sign = '', bound] = forms.bound.exec(text) ?? [];
  if (bound !== undefined)
    return /^[<≤]/.test(sign)
      ? { high: Number(bound), ...(sign === '<' && { openHigh: true }) }
      : { low: Number(bound), ...(sign === '>' && { openLow: true }) };
  const [, one] = forms.one.exec(text) ?? [];
  return one === undefined ? undefined : { low: Number(one), high: Number(one) };
}

/** A choice as it is written. */
export function readChoice(values: readonly CellValue[], cell: unknown): CellValue | CellFault {
  const found = values.find((value) => value === cell);
  if (found !== undefined) return found;
  return { why: `${quote(cell)} is not one of the column's values`, fix: nearestValue(cell, values) };
}

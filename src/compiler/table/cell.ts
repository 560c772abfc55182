import { nearestValue } from '../../problems/nearest.ts';
import { quote, show } from '../../problems/show.ts';
import type { CellValue, MatchColumn, NumberColumn, Range, Test } from '../../plan/table.ts';
import { isWithin } from './ranges.ts';

/** What is wrong with a cell, and how to mend it. */
export interface CellFault {
  readonly why: string;
  readonly fix: string;
}

export const isCellFault = (read: Test | CellValue | CellFault): read is CellFault =>
  typeof read === 'object' && 'why' in read;

/** What a cell asks of its column: any value, one, several, or ranges of numbers. */
export function readTest(column: MatchColumn, cell: unknown): Test | CellFault {
  if (cell === 'any') return column.kind === 'number' ? [{ low: column.low, high: column.high }] : column.values;
  const parts = Array.isArray(cell) ? (cell as unknown[]) : [cell];
  const read = parts.map((part) =>
    column.kind === 'number' ? readRange(column, part) : readChoice(column.values, part),
  );
  return read.find((part) => typeof part === 'object' && 'why' in part) ?? (read as unknown as Test);
}

const number = String.raw`(-?\d+(?:\.\d+)?)`;
const forms = {
  between: new RegExp(String.raw`^${number}\s*(?:-|–|to)\s*(<?)${number}$`),
  from: new RegExp(String.raw`^${number}\s*\+$`),
  bound: new RegExp(String.raw`^(<=|>=|<|>)\s*${number}$`),
  one: new RegExp(`^${number}$`),
};

function readRange(column: NumberColumn, cell: unknown): Range | CellFault {
  const range = rangeOf(column, String(cell).trim());
  if (typeof cell === 'boolean' || !range)
    return {
      why: `${quote(cell)} is no number and no range`,
      fix: 'Write a number (18), a range (18-25, 46+, <50000) or any.',
    };
  const ends = [range.low, range.high];
  if (range.low > range.high || (range.low === range.high && (range.openLow ?? range.openHigh)))
    return { why: `no number lies in ${show(cell)}`, fix: `Write the lower end first: ${range.high}-${range.low}.` };
  if (column.whole && !ends.every(Number.isInteger))
    return { why: `${show(cell)} is not whole`, fix: 'Write whole numbers, or give the column type: number.' };
  return isWithin(range, column)
    ? range
    : {
        why: `${show(cell)} leaves the column, which goes from ${column.low} to ${column.high}`,
        fix: 'Correct the cell, or the minimum and maximum of the column.',
      };
}

function rangeOf({ low, high }: NumberColumn, text: string): Range | undefined {
  const [, from, open, to] = forms.between.exec(text) ?? [];
  if (from !== undefined) return { low: Number(from), high: Number(to), ...(open === '<' && { openHigh: true }) };
  const [, least] = forms.from.exec(text) ?? [];
  if (least !== undefined) return { low: Number(least), high };
  const [, sign = '', bound] = forms.bound.exec(text) ?? [];
  if (bound !== undefined)
    return sign.startsWith('<')
      ? { low, high: Number(bound), ...(sign === '<' && { openHigh: true }) }
      : { low: Number(bound), high, ...(sign === '>' && { openLow: true }) };
  const [, one] = forms.one.exec(text) ?? [];
  return one === undefined ? undefined : { low: Number(one), high: Number(one) };
}

/** A choice as it is written: in a CSV file everything is a text. */
export function readChoice(values: readonly CellValue[], cell: unknown): CellValue | CellFault {
  const found = values.find((value) => value === cell);
  if (found !== undefined) return found;
  return { why: `${quote(cell)} is none of the column's values`, fix: nearestValue(cell, values) };
}

import type { NumberColumn, Range } from '../../shared/plan/table.ts';

/**
 * A cut between numbers: just before a number, or just after it. Ranges that touch share a cut, so nothing is between
 * them.
 */
export interface Cut {
  readonly at: number;
  readonly after: boolean;
}

export const order = (a: Cut, b: Cut): number => a.at - b.at || Number(a.after) - Number(b.after);

/** The cuts at both ends of a range. Among whole numbers, after 25 is before 26. */
export function cutsOf({ low, high, openLow, openHigh }: Range, whole: boolean): readonly [Cut, Cut] {
  const cut = (at: number, after: boolean): Cut => (whole && after ? { at: at + 1, after: false } : { at, after });
  return [cut(low, openLow === true), cut(high, openHigh !== true)];
}

/** The range between two cuts. */
export function rangeBetween(from: Cut, to: Cut, whole: boolean): Range {
  if (whole) return { low: from.at, high: to.at - 1 };
  return { low: from.at, high: to.at, ...(from.after && { openLow: true }), ...(!to.after && { openHigh: true }) };
}

/** Whether a range is within a column. */
export function isWithin(range: Range, column: NumberColumn): boolean {
  const [[from, to], [first, last]] = [cutsOf(range, column.whole), cutsOf(column, column.whole)];
  return order(first, from) <= 0 && order(to, last) <= 0;
}

/** A range in words: 46 to 50, 1 up to but not 2. */
export function rangeWords({ low, high, openLow, openHigh }: Range): string {
  if (low === high) return String(low);
  if (openLow) return openHigh ? `between ${low} and ${high}` : `over ${low}, to ${high}`;
  return openHigh ? `${low} to under ${high}` : `${low} to ${high}`;
}

/** A number in a range: its lower end, or one near it. */
export const someIn = ({ low, high, openLow }: Range): number => (openLow ? (low + high) / 2 : low);

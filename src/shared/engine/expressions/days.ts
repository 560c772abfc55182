import type { DateUnit } from '../../plan/form.ts';
import { dateAfter, daysBetween } from '../dates.ts';

/** So many days, months or years. */
export interface Period {
  readonly count: number;
  readonly unit: DateUnit;
}

export function period(count: unknown, unit: DateUnit): Period | undefined {
  const whole = count === undefined ? NaN : Number(count);
  return Number.isInteger(whole) ? { count: whole, unit } : undefined;
}

/** The date a period after another. After 31 January, a month later is the last day of February. */
export const later = (date: unknown, by: Period | undefined): string | undefined =>
  typeof date === 'string' && by ? dateAfter(date, by.count, by.unit) : undefined;

export const earlier = (date: unknown, by: Period | undefined): string | undefined =>
  by && later(date, { ...by, count: -by.count });

/** Whole days from one date to another; below zero when the other is earlier. */
export const days = (from: unknown, to: unknown): number | undefined =>
  typeof from === 'string' && typeof to === 'string' ? daysBetween(from, to) : undefined;

/**
 * Whole months from one date to another. A month is full on the same day of the next month; when it has no such day, on
 * the first day after. So someone born on 29 February is a year older on 1 March.
 */
export function months(from: unknown, to: unknown): number | undefined {
  if (days(from, to) === undefined) return undefined;
  const [start, end] = [String(from), String(to)];
  if (start > end) return 0 - (months(end, start) ?? 0);
  const [[startYear = 0, startMonth = 0, startDay = 0], [endYear = 0, endMonth = 0, endDay = 0]] = [start, end].map(
    (date) => date.split('-').map(Number),
  ) as [number[], number[]];
  return (endYear - startYear) * 12 + endMonth - startMonth - (endDay < startDay ? 1 : 0);
}

/** Whole years from one date to another, as ages are counted. */
export function years(from: unknown, to: unknown): number | undefined {
  const full = months(from, to);
  return full === undefined ? undefined : Math.trunc(full / 12) + 0;
}

/** A day that stands in the expression itself. The compiler has seen that it exists. */
export const date = (day: string): string => day;

import type { DateUnit } from '../../plan/form.ts';
import { dateAfter, daysBetween, timeIn } from '../dates.ts';
import type { EvaluationContext } from './run.ts';

/** A number of days, months or years. */
export interface Period {
  readonly count: number;
  readonly unit: DateUnit;
}

export function period(count: unknown, unit: DateUnit): Period | undefined {
  const whole = count === undefined ? NaN : Number(count);
  return Number.isInteger(whole) ? { count: whole, unit } : undefined;
}

/** The date a period after another. After 31 January, a month later is the last day of February. */
export const addPeriod = (date: unknown, by: Period | undefined): string | undefined =>
  typeof date === 'string' && by ? dateAfter(date, by.count, by.unit) : undefined;

export const subtractPeriod = (date: unknown, by: Period | undefined): string | undefined =>
  by && addPeriod(date, { ...by, count: -by.count });

/** Whole days from one date to another; below zero when the other is earlier. */
export const wholeDays = (from: unknown, to: unknown): number | undefined =>
  typeof from === 'string' && typeof to === 'string' ? daysBetween(from, to) : undefined;

/**
 * Whole months from one date to another. A month is full on the same day of the next month; when it has no such day, on
 * the first day after. So someone born on 29 February is a year older on 1 March.
 */
export function wholeMonths(from: unknown, to: unknown): number | undefined {
  if (wholeDays(from, to) === undefined) return undefined;
  const [start, end] = [String(from), String(to)];
  if (start > end) return 0 - (wholeMonths(end, start) ?? 0);
  const [[startYear = 0, startMonth = 0, startDay = 0], [endYear = 0, endMonth = 0, endDay = 0]] = [start, end].map(
    (date) => date.split('-').map(Number),
  ) as [number[], number[]];
  return (endYear - startYear) * 12 + endMonth - startMonth - (endDay < startDay ? 1 : 0);
}

/** Whole years from one date to another, as ages are counted. */
export function wholeYears(from: unknown, to: unknown): number | undefined {
  const full = wholeMonths(from, to);
  return full === undefined ? undefined : Math.trunc(full / 12) + 0;
}

/**
 * A literal date of the expression, which the compiler has checked; or that of a year, month and day. Missing if there
 * is no such date.
 */
export function date(year: unknown, ...rest: readonly unknown[]): string | undefined {
  if (rest.length === 0) return String(year);
  const [whole = NaN, ...others] = [year, ...rest].map((part) => (part === undefined ? NaN : Number(part)));
  const text = [String(whole).padStart(4, '0'), ...others.map((part) => String(part).padStart(2, '0'))].join('-');
  return dateAfter(text, 0, 'days');
}

/** A part of a date by the place of its digits. */
const digits = (from: number, to: number) => (given: unknown) =>
  typeof given === 'string' && dateAfter(given, 0, 'days') !== undefined ? Number(given.slice(from, to)) : undefined;

export const year = digits(0, 4);
export const month = digits(5, 7);
export const dayOfMonth = digits(8, 10);

/** The day of the week: 1 is Monday, 7 is Sunday (ISO 8601). */
export function weekday(given: unknown): number | undefined {
  // 1 January 2024 was a Monday.
  const passed = wholeDays('2024-01-01', given);
  return passed === undefined ? undefined : (((passed % 7) + 7) % 7) + 1;
}

/** The time of now as a field of times has it: 14:05. */
export const now = ({ timeZone, now: fixed }: EvaluationContext): string => fixed ?? timeIn(timeZone);

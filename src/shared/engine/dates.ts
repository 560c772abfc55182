import type { DateUnit } from '../plan/form.ts';

const dayMilliseconds = 86_400_000;

/**
 * Whole days from one civil date to another: 2024-02-28 to 2024-03-01 is 2. The count is negative when `to` is earlier.
 * It counts from midnight to midnight in UTC, where every day has 24 hours, so it is the same in every time zone.
 * Returns undefined unless both are dates, year-month-day.
 */
export function daysBetween(from: string, to: string): number | undefined {
  const [start, end] = [midnight(from), midnight(to)];
  return start === undefined || end === undefined ? undefined : (end - start) / dayMilliseconds;
}

/**
 * Today's civil date in a time zone, year-month-day: the same for everyone who asks at this moment, wherever they are.
 * Without a time zone it is that of UTC.
 */
export function todayIn(timeZone = 'UTC', now = new Date()): string {
  const second = Math.floor(now.getTime() / 1000);
  if (last?.second === second && last.timeZone === timeZone) return last.today;
  const parts = calendarOf(timeZone)
    .formatToParts(now)
    .map(({ type, value }) => [type, value] as const);
  const { year = '', month = '', day = '' } = Object.fromEntries(parts);
  const today = `${year}-${month}-${day}`;
  last = { second, timeZone, today };
  return today;
}

/** The cached result. Expressions ask many times a second, and calendars are slow. */
let last: { readonly second: number; readonly timeZone: string; readonly today: string } | undefined;

/** The time of now in a time zone, from 00:00 to 23:59. Without a time zone it is that of UTC. */
export const timeIn = (timeZone = 'UTC', now = new Date()): string =>
  now.toLocaleTimeString('en', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The calendar of a time zone. Cached, because creating one is slow. */
function calendarOf(timeZone: string): Intl.DateTimeFormat {
  const calendar =
    calendars.get(timeZone) ??
    new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  calendars.set(timeZone, calendar);
  return calendar;
}

/**
 * The civil date a number of days, months or years after another, or before it. If the month has no such day, it is the
 * last day of the month: a year after 29 February 2024 is 28 February 2025.
 * Returns undefined unless `date` is one, year-month-day, and so is the result.
 */
export function dateAfter(date: string, count: number, unit: DateUnit): string | undefined {
  const start = midnight(date);
  if (start === undefined) return undefined;
  const result = new Date(start);
  if (unit === 'days') result.setUTCDate(result.getUTCDate() + count);
  else {
    result.setUTCMonth(result.getUTCMonth() + count * (unit === 'years' ? 12 : 1));
    // JavaScript overflows into the next month; day 0 of that is the last day of the intended month.
    if (result.getUTCDate() !== new Date(start).getUTCDate()) result.setUTCDate(0);
  }
  const text = Number.isNaN(result.getTime()) ? '' : result.toISOString().slice(0, 10);
  return midnight(text) === undefined ? undefined : text;
}

/** The civil date before another; the same text if it is not a date. */
export const dayBefore = (date: string): string => dateAfter(date, -1, 'days') ?? date;

/** The last civil date with a four-digit year: a validity until this day never ends. */
export const lastDate = '9999-12-31';

/** The first and the last day of something, as civil dates; an absent one means no limit. */
export interface Validity {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** Whether something is valid on a day. */
export const holdsOn = ({ from = '', until = lastDate }: Validity, day: string): boolean => from <= day && day <= until;

/**
 * The day to use in place of today, set with `SITE_TODAY=2027-04-01` before a command.
 * Errors   throws if it is not a civil date
 */
export function dayAsked({ SITE_TODAY: day = '' }: Readonly<Record<string, string | undefined>>): string | undefined {
  if (day !== '' && midnight(day) === undefined)
    throw new Error(`SITE_TODAY must be a day such as 2027-04-01, not "${day}"`);
  return day === '' ? undefined : day;
}

/** A date's midnight in UTC, in ms; undefined for a date that does not exist, such as 2023-02-29. */
function midnight(date: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : NaN;
  // The 31st of a month of 30 days would be a day of the next.
  return new Date(time).getUTCDate() === Number(date.slice(8)) ? time : undefined;
}

/** A civil date as India writes it: 2025-03-09 is 09/03/2025. Any other text is returned unchanged. */
export const formatDate = (date: string): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');

/** A month of a year: 2025-03 is 03/2025. Any other text is returned unchanged. */
export const formatMonth = (month: string): string => month.replace(/^(\d{4})-(\d{2})$/, '$2/$1');

import { daysBetween, lastDate } from '../../shared/engine/dates.ts';

/** A day as a number: days since 1 January 1970. Undefined for an invalid day. */
export const dayNumber = (day: string): number | undefined => daysBetween('1970-01-01', day);

/** The first and the last possible date. */
export const calendar = ['0000-01-01', lastDate].map(dayNumber) as [first: number, last: number];

/** By unit of time: its average length in days, and how many days any number of units can differ from that. */
const lengths: Readonly<Record<string, readonly [average: number, off: number]>> = {
  days: [1, 0],
  months: [146_097 / 4800, 7],
  years: [146_097 / 400, 4],
};

type Range = readonly [least: number, greatest: number];

/** The range of days in a range of units of time. */
export function daysIn([least, greatest]: Range, unit: string): Range {
  const [average, off] = lengths[unit]!;
  return [least * average - off, greatest * average + off];
}

/** The range of whole units of time in a range of days. */
export function unitsIn([least, greatest]: Range, unit: string): Range {
  const [average, off] = lengths[unit]!;
  return off === 0 ? [least, greatest] : [Math.floor((least - off) / average), Math.ceil((greatest + off) / average)];
}

const milliseconds = 86_400_000;

/** The range of years in a range of days. */
export const yearsIn = (days: Range): Range =>
  days.map((day) => new Date(inCalendar(day) * milliseconds).getUTCFullYear()) as [number, number];

const inCalendar = (day: number): number => Math.min(Math.max(day, calendar[0]), calendar[1]);

/** The first and the last day that a year, month and day near these can be, where numbers out of range are cut. */
export function daysOfParts(year: number, month: number, day: number): Range {
  const cut = (value: number, from: number, to: number) => Math.min(Math.max(value, from), to);
  const [years, months] = [cut(year, 0, 9999), cut(month, 1, 12)];
  const start = new Date(0).setUTCFullYear(Math.floor(years), Math.floor(months) - 1, 1) / milliseconds;
  // A day that a short month does not have is not a date, so a day too many is no more than the last possible one.
  return [start, start + Math.floor(cut(day, 1, 31)) - 1];
}

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

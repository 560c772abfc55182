import { daysBetween, lastDate } from '../../shared/engine/dates.ts';

/** A day as a number: how many days it lies after 1 January 1970. Undefined for what is no day. */
export const dayNumber = (day: string): number | undefined => daysBetween('1970-01-01', day);

/** The first and the last day that a date can be. */
export const calendar = ['0000-01-01', lastDate].map(dayNumber) as [first: number, last: number];

/** By unit of time: the days of one on average, and by how many days any number of them can differ from that. */
const lengths: Readonly<Record<string, readonly [average: number, off: number]>> = {
  days: [1, 0],
  months: [146_097 / 4800, 7],
  years: [146_097 / 400, 4],
};

type Range = readonly [least: number, greatest: number];

/** The days that so many units of time can have. */
export function daysIn([least, greatest]: Range, unit: string): Range {
  const [average, off] = lengths[unit]!;
  return [least * average - off, greatest * average + off];
}

/** The whole units of time that so many days can have. */
export function unitsIn([least, greatest]: Range, unit: string): Range {
  const [average, off] = lengths[unit]!;
  return off === 0 ? [least, greatest] : [Math.floor((least - off) / average), Math.ceil((greatest + off) / average)];
}

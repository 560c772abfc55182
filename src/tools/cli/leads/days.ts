import { misuse } from './session.ts';

/** India has one time zone and no summer time. */
const offset = { ms: 5.5 * 60 * 60_000, text: '+05:30' };
const msPerDay = 24 * 60 * 60_000;

/** The start of a day in India, in ms since 1970, from `2026-01-31`. Throws a Refusal for anything else. */
export function startOfDay(text: string, option: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : NaN;
  // Date.parse turns an invalid day, such as 30 February, into another.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) {
    throw misuse(`--${option} takes a day such as 2026-01-31, not "${text}".`);
  }
  return time - offset.ms;
}

/** The end of a day in India, which is the start of the next one, in ms since 1970. */
export const endOfDay = (text: string, option: string): number => startOfDay(text, option) + msPerDay;

/** The time a number of days before `now`, in ms since 1970. */
export const daysBefore = (now: number, days: number): number => now - days * msPerDay;

/** A time in Indian time: 2026-01-31T14:30:00+05:30. */
export function inIndia(iso: string): string {
  return new Date(Date.parse(iso) + offset.ms).toISOString().replace(/\.\d+Z$/, offset.text);
}

import { misuse } from './session.ts';

/** India has one time zone and no summer time. */
const offset = { ms: 5.5 * 60 * 60_000, text: '+05:30' };
const day = 24 * 60 * 60_000;

/** The start of a day in India, in ms since 1970, from `2026-01-31`. Throws a Refusal for anything else. */
export function startOf(text: string, option: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00.000Z`) : NaN;
  // Date.parse turns a day that does not exist, such as 30 February, into another.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) {
    throw misuse(`--${option} takes a day such as 2026-01-31, not "${text}".`);
  }
  return time - offset.ms;
}

/** The end of a day in India, in ms since 1970, which is the start of the next one. */
export const endOf = (text: string, option: string): number => startOf(text, option) + day;

/** The moment that many days before `now`, in ms since 1970. */
export const daysBefore = (now: number, days: number): number => now - days * day;

/** A moment in Indian time: 2026-01-31T14:30:00+05:30. */
export function inIndia(iso: string): string {
  return new Date(Date.parse(iso) + offset.ms).toISOString().replace(/\.\d+Z$/, offset.text);
}

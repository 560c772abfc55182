import { todayIn } from '../../engine/dates.ts';
import type { SymbolTable } from './symbols.ts';

/** The time zone of the site; undefined while it has none that JavaScript knows. */
export function timeZoneOf({ site }: Pick<SymbolTable, 'site'>): string | undefined {
  const timeZone = site?.data.timeZone;
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
}

/**
 * Today's civil date in a time zone, year-month-day. `SITE_TODAY` asks about another day, such as 2027-04-01.
 */
export function todayOf(timeZone: string | undefined, now = new Date(), asked = process.env.SITE_TODAY): string {
  return asked !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(asked) ? asked : todayIn(timeZone, now);
}

export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

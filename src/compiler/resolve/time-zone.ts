import { dayAsked, todayIn } from '../../shared/engine/dates.ts';
import type { SymbolTable } from './symbols.ts';
import { perText } from '../../shared/memo.ts';

/** The time zone of the site; undefined while it has none that JavaScript knows. */
export function timeZoneOf({ site }: Pick<SymbolTable, 'site'>): string | undefined {
  const timeZone = site?.data.timeZone;
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
}

/** Today's civil date in a time zone, year-month-day, or the day that someone asks about (`dayAsked`). */
export function todayOf(timeZone: string | undefined, now = new Date(), asked = dayAsked(process.env)): string {
  return asked ?? todayIn(timeZone, now);
}

/** Many forms ask about the same name, and each takes the platform a while. */
export const isTimeZone = perText(100, isKnownToPlatform);

function isKnownToPlatform(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

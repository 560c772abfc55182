import { dayAsked, todayIn } from '../../shared/engine/dates.ts';
import type { SymbolTable } from './symbols.ts';
import { perText } from '../../shared/memo.ts';

/** The time zone of the site; undefined while it has none that JavaScript knows. */
export function timeZoneOf({ site }: Pick<SymbolTable, 'site'>): string | undefined {
  const timeZone = site?.data.timeZone;
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : undefined;
}

/** Today's date in a time zone, year-month-day, or the day set by the environment (`dayAsked`). */
export function todayOf(timeZone: string | undefined, now = new Date(), asked = dayAsked(process.env)): string {
  return asked ?? todayIn(timeZone, now);
}

/** Cached, because many forms ask about the same name, and the platform is slow to check it. */
export const isTimeZone = perText(100, isKnownToPlatform);

function isKnownToPlatform(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

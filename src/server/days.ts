import { todayIn } from '../shared/engine/dates.ts';
import type { ApiOptions } from './api/api.ts';

/** The site from a day on. */
export interface LaterSite extends Pick<ApiOptions, 'catalogs' | 'leadForms' | 'leadSettings' | 'siteName'> {
  /** Its first day, year-month-day. */
  readonly from: string;
  /** Folder of its pages: dist/days/2027-04-01/client. */
  readonly client: string;
}

/** Tells the civil day of the site, year-month-day. */
export type Calendar = () => string;

/** In milliseconds: how long the day is taken to be the same. Working it out takes as long as answering a page. */
const rest = 500;

/** The civil day in a time zone; always the same where a day is asked about. */
export function calendarOf(timeZone: string | undefined, asked: string | undefined): Calendar {
  if (asked !== undefined) return () => asked;
  let day = '';
  let until = 0;
  return () => {
    const now = Date.now();
    // A clock that was set back counts as well.
    if (now >= until || now < until - rest) [day, until] = [todayIn(timeZone, new Date(now)), now + rest];
    return day;
  };
}

/** Something that is replaced on some days. */
export interface ByDay<T> {
  /** What holds now. */
  readonly now: () => T;
  /** What held until yesterday, while the first day of what holds now lasts. */
  readonly yesterday: () => T | undefined;
}

/** `later`: in any order. */
export function byDay<T>(
  first: T,
  later: readonly { readonly from: string; readonly value: T }[],
  today: Calendar,
): ByDay<T> {
  const all = [{ from: '', value: first }, ...[...later].sort((a, b) => (a.from < b.from ? -1 : 1))];
  const index = (day: string) => all.findLastIndex(({ from }) => from <= day);
  return {
    now: () => all[index(today())]!.value,
    yesterday: () => {
      const day = today();
      const current = index(day);
      return all[current]!.from === day ? all[current - 1]?.value : undefined;
    },
  };
}

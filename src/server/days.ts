import { todayIn } from '../shared/engine/dates.ts';
import type { ApiOptions } from './api/api.ts';

/** What a built site gives the API. */
type ServedSite = Pick<
  ApiOptions,
  'catalogs' | 'lists' | 'leadForms' | 'leadSettings' | 'siteName' | 'language' | 'insights'
>;

/** The site in another language than the first. */
export interface SiteInLanguage extends ServedSite {
  /** The beginning of its addresses: /hi. */
  readonly base: string;
}

/** The site from a future day on. */
export interface LaterSite extends ServedSite {
  /** The same in the other languages. */
  readonly languages?: readonly SiteInLanguage[];
  /** Its first day, year-month-day. */
  readonly from: string;
  /** Folder of its pages: dist/days/2027-04-01/client. */
  readonly client: string;
}

/** Returns the current day of the site, year-month-day. */
export type Calendar = () => string;

/** How long the day is cached, in ms. Computing it takes as long as answering a page. */
const dayCacheTime = 500;

/** The current day in a time zone, or always the `asked` day. */
export function calendarOf(timeZone: string | undefined, asked: string | undefined): Calendar {
  if (asked !== undefined) return () => asked;
  let day = '';
  let until = 0;
  return () => {
    const now = Date.now();
    // Also update if the clock was set back.
    if (now >= until || now < until - dayCacheTime)
      [day, until] = [todayIn(timeZone, new Date(now)), now + dayCacheTime];
    return day;
  };
}

/** A value that changes on some days. */
export interface ByDay<T> {
  /** The current value. */
  readonly now: () => T;
  /** Yesterday's value, on the first day of the current one. */
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

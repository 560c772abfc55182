import type { Insight } from '../../shared/plan/insights.ts';

/** A count to add: what was counted on a day, year-month-day in the site's time zone, and how often. */
export type InsightCount = Insight & { readonly day: string; readonly number: number };

/** The same as a row: '' where an event has no form, step, field or message. */
export type InsightRow = Required<InsightCount>;

/** Where counts are added up. */
export interface InsightStore {
  readonly add: (counts: readonly InsightCount[]) => Promise<void>;
  /**
   * Deletes the counts of days before this one; none if nothing was counted in the `quietDays` before today, because a
   * clock that is far ahead would delete all.
   */
  readonly deleteBefore: (day: string, today: string) => Promise<void>;
}

/** A site in use counts more often. */
export const quietDays = 30;

/** The first day that is kept. Counts are deleted by whole months, because `shownCounts` adds up by month. */
export function oldestDay(today: string, retention: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - retention);
  return `${day.toISOString().slice(0, 7)}-01`;
}

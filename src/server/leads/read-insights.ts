import { existsSync } from 'node:fs';
import { dateAfter } from '../../shared/engine/dates.ts';
import type { InsightReport } from '../../shared/plan/insights.ts';
import { shownCounts, type Span } from '../insights/shown.ts';
import { openDatabase, sqlitePath, type LeadsLocation } from './database/open.ts';

/** Query timeout in ms. Long, because there may be millions of counts. */
const queryTimeout = 60_000;

/** How many days are shown by default. */
const usualDays = 30;

/** The days before today, which is not complete. */
export const usualSpan = (today: string): Span => ({
  from: dateAfter(today, -usualDays, 'days')!,
  to: dateAfter(today, -1, 'days')!,
});

/** Reads the counts of a span. Undefined if there is no database yet; rejects with CannotOpen if it cannot be read. */
export async function readInsights(place: LeadsLocation, span: Span): Promise<InsightReport | undefined> {
  if (place.databaseUrl === undefined && !existsSync(sqlitePath(place))) return undefined;
  const db = await openDatabase(place, queryTimeout);
  try {
    const rows = await db
      .selectFrom('insight')
      .selectAll()
      // The whole first month: see `shownCounts`.
      .where('day', '>=', `${span.from.slice(0, 7)}-01`)
      .where('day', '<=', span.to)
      .execute();
    return { ...span, counts: shownCounts(rows, span) };
  } finally {
    await db.destroy();
  }
}

import { dateAfter } from '../../../shared/engine/dates.ts';
import { quietDays, type InsightCount, type InsightRow, type InsightStore } from '../../insights/store.ts';
import type { LeadDatabase } from './tables.ts';

const keyColumns = ['day', 'page', 'form', 'step', 'field', 'message', 'event'] as const satisfies (keyof InsightRow)[];

/**
 * Counts without persons in a table beside the leads, so that one database is to be run. A write is not repeated after
 * an error: the counts of a commit whose answer was lost would be added twice.
 */
export const insightCounts = (db: LeadDatabase): InsightStore => ({
  add: async (counts) => {
    if (counts.length === 0) return;
    await db
      .insertInto('insight')
      .values(counts.map(asRow).sort(inOrder))
      .onConflict((conflict) =>
        conflict
          .columns(keyColumns)
          .doUpdateSet((set) => ({ number: set('insight.number', '+', set.ref('excluded.number')) })),
      )
      .execute();
  },
  deleteBefore: async (day, today) => {
    const recent = await db
      .selectFrom('insight')
      .select('day')
      .where('day', '<', today)
      .where('day', '>=', dateAfter(today, -quietDays, 'days')!)
      .limit(1)
      .executeTakeFirst();
    if (recent) await db.deleteFrom('insight').where('day', '<', day).execute();
  },
});

const asRow = ({ form = '', step = '', field = '', message = '', ...count }: InsightCount): InsightRow => ({
  ...count,
  form,
  step,
  field,
  message,
});

/** The same order on every server, so that none waits for another in a circle; and not that in which they came. */
const inOrder = (a: InsightRow, b: InsightRow): number => (orderOf(a) < orderOf(b) ? -1 : 1);
const orderOf = (row: InsightRow): string => JSON.stringify(keyColumns.map((key) => row[key]));

import type { SharedCounts } from '../../limits/shared.ts';
import { retryTransient } from './retry-transient.ts';
import type { LeadDatabase } from './tables.ts';

/** Counts for limits, shared by all servers in the leads database. */
export function limitCounts(db: LeadDatabase): SharedCounts {
  return {
    add: async ([id, ...others], until, amount) => {
      const added = db
        .insertInto('lead_limit')
        .values({ id, calls: amount, until: new Date(until).toISOString() })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((set) => ({ calls: set('lead_limit.calls', '+', amount) })),
        )
        .returning('calls');
      const { calls } = await retryTransient(() => added.executeTakeFirstOrThrow());
      return others.length === 0 ? calls : calls + (await callsOf(db, others));
    },
    deleteBefore: async (time) =>
      void (await db.deleteFrom('lead_limit').where('until', '<', new Date(time).toISOString()).execute()),
  };
}

async function callsOf(db: LeadDatabase, ids: readonly string[]): Promise<number> {
  const rows = await db.selectFrom('lead_limit').select('calls').where('id', 'in', ids).execute();
  return rows.reduce((sum, { calls }) => sum + calls, 0);
}

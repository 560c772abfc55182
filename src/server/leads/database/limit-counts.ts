import type { SharedCounts } from '../../limits/shared.ts';
import { retryTransient } from './retry-transient.ts';
import type { LeadDatabase } from './tables.ts';

/** Counts for limits, shared by all servers in the leads database. */
export function limitCounts(db: LeadDatabase): SharedCounts {
  return {
    add: async (id, until, amount) => {
      const added = db
        .insertInto('lead_limit')
        .values({ id, calls: amount, until: new Date(until).toISOString() })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((set) => ({ calls: set('lead_limit.calls', '+', amount) })),
        )
        .returning('calls');
      return (await retryTransient(() => added.executeTakeFirstOrThrow())).calls;
    },
    deleteBefore: async (time) =>
      void (await db.deleteFrom('lead_limit').where('until', '<', new Date(time).toISOString()).execute()),
  };
}

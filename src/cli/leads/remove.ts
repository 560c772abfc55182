import { retryTransient } from '../../server/leads/database/patience.ts';
import type { LeadDatabase } from '../../server/leads/database/tables.ts';

/** Ids that one statement takes. */
const mostAtOnce = 500;

/** Deletes leads, and what was still to be delivered of them, in transactions that no server finds too large. */
export async function removeLeads(db: LeadDatabase, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += mostAtOnce) {
    const some = ids.slice(start, start + mostAtOnce);
    await retryTransient(() =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('outbox').where('lead_id', 'in', some).execute();
        await transaction.deleteFrom('lead').where('id', 'in', some).execute();
      }),
    );
  }
}

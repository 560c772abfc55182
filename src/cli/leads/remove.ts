import { retryTransient } from '../../server/leads/database/retry-transient.ts';
import type { LeadDatabase } from '../../server/leads/database/tables.ts';

/** How many leads one transaction deletes. Databases limit how much a statement or a transaction may hold. */
const mostPerTransaction = 500;

/** Deletes leads, their lines in the outbox, and dead letters. */
export async function removeLeads(db: LeadDatabase, ids: readonly string[]): Promise<void> {
  for (let start = 0; start < ids.length; start += mostPerTransaction) {
    const some = ids.slice(start, start + mostPerTransaction);
    await retryTransient(() =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('dead_letter').where('lead_id', 'in', some).execute();
        await transaction.deleteFrom('outbox').where('lead_id', 'in', some).execute();
        await transaction.deleteFrom('lead').where('id', 'in', some).execute();
      }),
    );
  }
}

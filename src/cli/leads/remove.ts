import { retryTransient } from '../../server/leads/database/retry-transient.ts';
import type { LeadDatabase } from '../../server/leads/database/tables.ts';
import type { Session } from './session.ts';

/** How many leads one transaction deletes. Databases limit how much a statement or a transaction may hold. */
const mostPerTransaction = 500;

/**
 * Deletes leads, their lines in the outbox, and dead letters. On a full disk it deletes few at a time, and makes room
 * after each.
 */
export async function removeLeads({ db, wipe }: Session, ids: readonly string[]): Promise<void> {
  let most = mostPerTransaction;
  for (let start = 0; start < ids.length;) {
    const some = ids.slice(start, start + most);
    try {
      await retryTransient(() => removeTogether(db, some));
      start += some.length;
    } catch (error) {
      if (!isFull(error) || most === 1) throw error;
      most = Math.max(1, Math.floor(most / 8));
    }
    if (most < mostPerTransaction) await wipe();
  }
}

const removeTogether = (db: LeadDatabase, ids: readonly string[]): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('dead_letter').where('lead_id', 'in', ids).execute();
    await transaction.deleteFrom('outbox').where('lead_id', 'in', ids).execute();
    await transaction.deleteFrom('lead').where('id', 'in', ids).execute();
  });

const isFull = (error: unknown): boolean => /^SQLITE_(FULL|IOERR)/.test(String((error as { code?: unknown }).code));

import { retryTransient } from './database/retry-transient.ts';
import type { LeadDatabase } from './database/tables.ts';
import type { Id } from './ids.ts';
import { rowOf } from './save.ts';

/**
 * Writes a lead and takes it back with one commit, which nobody else ever sees. So it finds all that refuses leads: a
 * lock, a full disk, a corrupt page of the table or an index. Rejects when a lead could not be stored now.
 */
export async function tryToWrite(db: LeadDatabase, newId: () => Id): Promise<void> {
  await retryTransient(() =>
    db.transaction().execute(async (transaction) => {
      const key = `probe ${crypto.randomUUID()}`;
      const row = rowOf({ key, form: 'probe', page: '/', config: '', answers: {}, labels: {} }, newId());
      await transaction.insertInto('lead').values(row).execute();
      await transaction.deleteFrom('lead').where('id', '=', row.id).execute();
    }),
  );
}

import { retryTransient } from './database/retry-transient.ts';
import type { LeadDatabase } from './database/tables.ts';
import { encryptLead, type Encryption } from './encryption/lead.ts';
import type { Id } from './ids.ts';
import { rowOf } from './save.ts';
import { maxLeadBytes } from './store.ts';

/** As many bytes as a lead without files can have: for its answers, and as much again for their questions. */
const answers = { probe: 'x'.repeat(2 * maxLeadBytes) };

/**
 * Writes a test lead of the largest size and deletes it, in one transaction, invisible to others. So it detects all
 * that prevents storing leads: a lock, a full disk, a corrupt table or index. Rejects if no lead can be stored now.
 */
export async function tryToWrite(db: LeadDatabase, newId: () => Id, encryption: Encryption): Promise<void> {
  await retryTransient(() =>
    db.transaction().execute(async (transaction) => {
      const key = `probe ${crypto.randomUUID()}`;
      const row = rowOf({ key, form: 'probe', page: '/', config: '', answers, labels: {} }, newId());
      await transaction.insertInto('lead').values(encryptLead(row, encryption)).execute();
      await transaction.deleteFrom('lead').where('id', '=', row.id).execute();
    }),
  );
}

import { audited } from './audit.ts';
import { retryTransient } from './database/retry-transient.ts';
import type { LeadDatabase, LeadTable } from './database/tables.ts';
import { sendCorrection } from './delivery/outbox.ts';
import { encryptedColumns, encryptLead, type Encryption } from './encryption/lead.ts';
import { decryptRow } from './encryption/rows.ts';
import { noteKeys } from './encryption/used-keys.ts';
import type { Correction } from './store.ts';

/** Who corrects a lead, and where. */
export interface Corrector {
  readonly db: LeadDatabase;
  readonly encryption: Encryption;
  /** For the audit. */
  readonly operator: string;
  /** Whether there is a webhook, which gets the corrected lead unless the consent was withdrawn. */
  readonly tells: boolean;
}

/**
 * Writes a correction into a lead. `details`: for the audit, which has no answers.
 * Returns  false if the lead was changed or erased since `row` was read; then nothing is changed
 */
export async function correctLead(
  { db, encryption, operator, tells }: Corrector,
  row: LeadTable,
  { answers, labels, consent, flag }: Correction,
  details: Readonly<Record<string, unknown>> = {},
): Promise<boolean> {
  const { id, reference } = row;
  const plain = decryptRow('lead', row, encryption.keys);
  const corrected = encryptLead(
    { ...plain, answers: JSON.stringify(answers), ...(labels && { labels: JSON.stringify(labels) }) },
    encryption,
  );
  const { leads } = await audited({ db, operator }, 'correct', { reference, ...details }, async () => {
    await noteKeys(db, encryption.keys);
    const at = new Date().toISOString();
    const changes = {
      ...encryptedColumns(corrected),
      corrected_at: at,
      ...(consent && { consent_version: consent.version, consent_at: consent.at }),
      ...(flag && { flag }),
    };
    const changed = await retryTransient(() =>
      db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable('lead')
          .set(changes)
          .where('id', '=', id)
          .where('answers', '=', row.answers)
          .where('withdrawn_at', row.withdrawn_at === null ? 'is' : 'is not', null)
          .executeTakeFirst();
        if (numUpdatedRows > 0n && row.withdrawn_at === null)
          await sendCorrection(transaction, id, { type: 'lead.corrected', reference, at }, tells);
        return Number(numUpdatedRows);
      }),
    );
    return { leads: changed };
  });
  return leads > 0;
}

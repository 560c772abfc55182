import { retryTransient } from '../database/retry-transient.ts';
import type { LeadDatabase, LeadFileTable, LeadTable } from '../database/tables.ts';
import { filesOfAll, partsOf } from '../files.ts';
import type { LeadKeys } from './keys.ts';
import type { Encryption } from './lead.ts';
import { encryptedColumns, encryptLead } from './lead.ts';
import { decryptRow, encryptRow } from './rows.ts';

/** Maximum number of leads written in one transaction. Short transactions let servers write in between. */
const maxPerTransaction = 100;

/** Runs work on a lead; resolves to undefined if the lead cannot be decrypted. */
type Noting = <T>(reference: string, work: () => Promise<T>) => Promise<T | undefined>;

interface Rewritten {
  readonly before: LeadTable;
  readonly lead: LeadTable;
  readonly files: readonly LeadFileTable[];
}

/**
 * Writes leads, and then their files, with the first key. Every row says with which key it is encrypted, so all can be
 * read at any moment. A lead is written after the bytes of its files: until then it is found when this is run again.
 * Returns how many leads were written.
 */
export async function rekeyLeads(
  db: LeadDatabase,
  rows: readonly LeadTable[],
  encryption: Encryption,
  noting: Noting,
): Promise<number> {
  let written = 0;
  for (let start = 0; start < rows.length; start += maxPerTransaction) {
    const some = rows.slice(start, start + maxPerTransaction);
    const files = await filesOfAll(
      db,
      some.map(({ id }) => id),
    );
    const ready: Rewritten[] = [];
    for (const row of some) {
      const lead = await noting(row.reference, () => rewritten(db, row, files.get(row.id) ?? [], encryption));
      if (lead) ready.push(lead);
    }
    written += await retryTransient(() => write(db, ready));
  }
  return written;
}

async function rewritten(
  db: LeadDatabase,
  before: LeadTable,
  files: readonly LeadFileTable[],
  encryption: Encryption,
): Promise<Rewritten> {
  const { keys } = encryption;
  const lead = encryptLead(decryptRow('lead', before, keys), encryption);
  for (const { number } of files) await rekeyParts(db, before.id, number, keys);
  return {
    before,
    lead,
    files: files.map((file) => encryptRow('lead_file', decryptRow('lead_file', file, keys), keys)),
  };
}

async function rekeyParts(db: LeadDatabase, leadId: string, number: number, keys: LeadKeys): Promise<void> {
  for await (const part of partsOf(db, leadId, number)) {
    if (part.key_id === (keys.first?.id ?? null)) continue;
    const { bytes, key_id } = encryptRow('lead_file_part', decryptRow('lead_file_part', part, keys), keys);
    await retryTransient(() =>
      db
        .updateTable('lead_file_part')
        .set({ bytes, key_id })
        .where('lead_id', '=', leadId)
        .where('number', '=', number)
        .where('part', '=', part.part)
        .execute(),
    );
  }
}

/** Only a lead that was not corrected or erased meanwhile is written. */
function write(db: LeadDatabase, ready: readonly Rewritten[]): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    let written = 0;
    for (const { before, lead, files } of ready) {
      const { numUpdatedRows } = await transaction
        .updateTable('lead')
        .set(encryptedColumns(lead))
        .where('id', '=', before.id)
        .where('answers', '=', before.answers)
        .executeTakeFirst();
      written += Number(numUpdatedRows);
      for (const { lead_id, number, name, sha256, key_id } of files)
        await transaction
          .updateTable('lead_file')
          .set({ name, sha256, key_id })
          .where('lead_id', '=', lead_id)
          .where('number', '=', number)
          .execute();
    }
    return written;
  });
}

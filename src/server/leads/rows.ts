import type { LeadFileTable, LeadTable } from './database/tables.ts';
import type { LeadKeys } from './encryption/keys.ts';
import { decryptRow } from './encryption/rows.ts';
import { damaged } from './encryption/unreadable.ts';
import { fileOf } from './files.ts';
import type { LeadFlag, StoredLead } from './store.ts';

/** The lead of a table row, with the rows of its files. Throws Unreadable if it cannot be decrypted. */
export function leadOf(stored: LeadTable, keys: LeadKeys, files: readonly LeadFileTable[] = []): StoredLead {
  const row = decryptRow('lead', stored, keys);
  const json = <T>(text: string): T => {
    try {
      return JSON.parse(text) as T;
    } catch {
      throw damaged(row.key_id);
    }
  };
  return {
    reference: row.reference,
    at: row.received_at,
    form: row.form,
    page: row.page,
    config: row.config,
    ...(row.consent_version !== null &&
      row.consent_at !== null && { consent: { version: row.consent_version, at: row.consent_at } }),
    ...(row.withdrawn_at !== null && { withdrawn: row.withdrawn_at }),
    ...(row.corrected_at !== null && { corrected: row.corrected_at }),
    answers: json<StoredLead['answers']>(row.answers),
    labels: json<StoredLead['labels']>(row.labels),
    ...(row.language !== null && { language: row.language }),
    ...(files.length > 0 && { files: files.map((file) => fileOf(file, keys)) }),
    ...(row.flag !== null && { flag: row.flag as LeadFlag }),
  };
}

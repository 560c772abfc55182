import type { LeadFile } from '../../shared/plan/lead.ts';
import type { LeadTable } from './database/tables.ts';
import type { LeadFlag, StoredLead } from './store.ts';

/** The lead of a table row, with its files. */
export function leadOf(row: LeadTable, files: readonly LeadFile[] = []): StoredLead {
  return {
    reference: row.reference,
    at: row.received_at,
    form: row.form,
    page: row.page,
    config: row.config,
    ...(row.consent_version !== null &&
      row.consent_at !== null && { consent: { version: row.consent_version, at: row.consent_at } }),
    ...(row.withdrawn_at !== null && { withdrawn: row.withdrawn_at }),
    answers: JSON.parse(row.answers) as StoredLead['answers'],
    labels: JSON.parse(row.labels) as StoredLead['labels'],
    ...(row.language !== null && { language: row.language }),
    ...(files.length > 0 && { files }),
    ...(row.flag !== null && { flag: row.flag as LeadFlag }),
  };
}

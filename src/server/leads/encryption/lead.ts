import type { Answers } from '../../../shared/plan/answers.ts';
import type { Phones } from '../../../shared/plan/config.generated.ts';
import type { LeadTable } from '../database/tables.ts';
import type { LeadKeys } from './keys.ts';
import { noKeys } from './keys.ts';
import { lookupOf } from './lookups.ts';
import { encryptRow } from './rows.ts';

/** How leads are encrypted. */
export interface Encryption {
  readonly keys: LeadKeys;
  /** How phone numbers in them are written. */
  readonly phones?: Phones | undefined;
}

export const plainly: Encryption = { keys: noKeys };

/** The row of a lead as it is stored: encrypted by the first key, with what finds it by its contacts. */
export function encryptLead(row: LeadTable, { keys, phones }: Encryption): LeadTable {
  const lookup = keys.first ? lookupOf(JSON.parse(row.answers) as Answers, phones, keys.first) : null;
  return encryptRow('lead', { ...row, lookup }, keys);
}

/** What changes in the row of a lead when it is encrypted again. */
export const encryptedColumns = ({ digest, answers, labels, key_id, lookup }: LeadTable) => ({
  digest,
  answers,
  labels,
  key_id,
  lookup,
});

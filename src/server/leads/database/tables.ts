import type { Kysely } from 'kysely';
import type { InsightRow } from '../../insights/store.ts';

/** Times are ISO 8601 in UTC, which sort as text in every engine. Ids are UUIDs of version 7. */
export interface Tables {
  lead: LeadTable;
  lead_access: LeadAccessTable;
  lead_file: LeadFileTable;
  lead_file_part: LeadFilePartTable;
  outbox: OutboxTable;
  dead_letter: DeadLetterTable;
  delivery: DeliveryTable;
  audit: AuditTable;
  erasure: ErasureTable;
  lead_limit: LimitTable;
  lead_key: LeadKeyTable;
  /** How often something was counted on a day. Nothing in it leads to a person, or to a lead. */
  insight: InsightRow;
  migration: MigrationTable;
}

/**
 * The only table with personal data, together with the files of leads. `encryption/rows.ts` names the columns that are
 * encrypted.
 */
export interface LeadTable {
  id: string;
  reference: string;
  idempotency_key: string;
  digest: string;
  received_at: string;
  form: string;
  page: string;
  config: string;
  consent_version: string | null;
  consent_at: string | null;
  /** JSON. */
  answers: string;
  /** JSON. */
  labels: string;
  /** A note for the operator, see `LeadFlag`; null if there is none. */
  flag: string | null;
  /** The language of the form; null if the site had only one. */
  language: string | null;
  /** When its sender has withdrawn the consent; null if it was not withdrawn. */
  withdrawn_at: string | null;
  /** When an answer was corrected last, by its sender or for it; null if none was. */
  corrected_at: string | null;
  /** The key that has encrypted the row, see `LeadKey`; null if it is not encrypted. */
  key_id: string | null;
  /** By which an encrypted lead of a person is found, see `lookupOf`; null if it is not encrypted. */
  lookup: string | null;
}

/** How the sender of a lead opens it again. Leads from before this table have none. */
export interface LeadAccessTable {
  lead_id: string;
  /** See `tokenHash`. The token itself is not stored. */
  token_hash: string;
}

/** A file that was sent with a lead. */
export interface LeadFileTable {
  lead_id: string;
  /** Counts the files of a lead, from 1. */
  number: number;
  field: string;
  name: string;
  type: string;
  size: number;
  sha256: string;
  /** Why it needs a look before it is opened, see `FileSuspicion`; null if nothing speaks against it. */
  suspect: string | null;
  /** As of a lead. */
  key_id: string | null;
}

/** The bytes of a file, in parts. */
export interface LeadFilePartTable {
  lead_id: string;
  number: number;
  /** Counts the parts of a file, from 1. */
  part: number;
  bytes: Uint8Array;
  /** As of a lead. */
  key_id: string | null;
}

/** What the webhook does not have yet: a lead, or a notice in its place. */
export interface OutboxTable {
  lead_id: string;
  attempts: number;
  /** When to try next. During an attempt: when another process may take over the line. */
  next_at: string;
  /** The result of the last attempt, such as "HTTP 500". */
  last_result: string | null;
  /** JSON: a `Notice` to send; null to send the lead itself. */
  notice: string | null;
}

/** Leads that the webhook has finally refused. The command `refused` lists them and sends them again. */
export interface DeadLetterTable {
  lead_id: string;
  attempts: number;
  /** When the last attempt ended. */
  refused_at: string;
  /** Its result, such as "HTTP 400". */
  last_result: string;
  /** As in the outbox. */
  notice: string | null;
}

/** Leads that the webhook has accepted. */
export interface DeliveryTable {
  lead_id: string;
  /** The host of the webhook. */
  receiver: string;
  /** When it accepted the lead first. */
  at: string;
}

/** Commands that were run on leads, and by whom, without the data that they showed or erased. */
export interface AuditTable {
  id: string;
  at: string;
  operator: string;
  action: string;
  /** JSON: the options of the command, but no phone number or address. */
  details: string;
  /** The number of leads concerned; null if the command did not finish. */
  leads: number | null;
}

/** Leads that were erased for a person, so that a backup from before does not bring them back. */
export interface ErasureTable {
  /** A hash of the lead's id, which identifies no person. */
  id: string;
  at: string;
}

/** Calls of all servers of one database in a time window. */
export interface LimitTable {
  /** A keyed hash of the subject and its window. */
  id: string;
  calls: number;
  /** When the window ends. */
  until: string;
}

/** The keys that may have encrypted leads. The command `rekey` removes those that it has replaced. */
export interface LeadKeyTable {
  /** See `LeadKey`. */
  id: string;
  /** When a server first wrote with it. */
  at: string;
}

export interface MigrationTable {
  name: string;
  at: string;
}

export type LeadDatabase = Kysely<Tables>;

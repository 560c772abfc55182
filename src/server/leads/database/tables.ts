import type { Kysely } from 'kysely';

/** Times are ISO 8601 in UTC, so that they sort as texts in every engine; ids are UUIDs of version 7. */
export interface Tables {
  lead: LeadTable;
  outbox: OutboxTable;
  audit: AuditTable;
  lead_limit: LimitTable;
  migration: MigrationTable;
}

/** All personal data is here, and nowhere else. */
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
}

/** Leads that the webhook does not have yet. */
export interface OutboxTable {
  lead_id: string;
  attempts: number;
  /** When to try next; while a try is under way, when another process may take it over. */
  next_at: string;
  /** How the last try ended, such as "HTTP 500". */
  last_result: string | null;
}

/** What was done with leads on the command line, and by whom; without what it showed or erased. */
export interface AuditTable {
  id: string;
  at: string;
  operator: string;
  action: string;
  /** JSON: filters and kinds, never a value of a person. */
  details: string;
  /** How many leads; null when the command did not come to its end. */
  leads: number | null;
}

/** Calls that were counted in a window, for the servers of one database. */
export interface LimitTable {
  /** A keyed hash of whom it counts and of the window. */
  id: string;
  calls: number;
  /** When the window is over. */
  until: string;
}

export interface MigrationTable {
  name: string;
  at: string;
}

export type LeadDatabase = Kysely<Tables>;

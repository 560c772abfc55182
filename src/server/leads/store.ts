import type { Answers } from '../../shared/plan/answers.ts';
import type { Consent, Label, LeadBody, LeadFile, Receipt } from '../../shared/plan/lead.ts';
import type { InsightStore } from '../insights/store.ts';
import type { Limit, Limiter } from '../limits/limit.ts';
import type { Unreadable } from './encryption/unreadable.ts';

/**
 * A warning about a stored lead. `many-for-phone`: more leads than the limit came for its phone number. `beyond-limit`:
 * more leads than the limit came from everyone together, as in a flood. `unchecked`: an address that has the choices of
 * a question failed; its label says so too.
 */
export type LeadFlag = 'many-for-phone' | 'beyond-limit' | 'unchecked';

/** A file with its bytes, in parts of at most `partSize`. */
export interface NewFile extends LeadFile {
  readonly parts: readonly Buffer[];
}

/**
 * Maximum bytes of a file in one row. Files are written, copied and deleted in small pieces, which also works on a full
 * disk, where only the reserve is left.
 */
export const partSize = 128 * 1024;

/** Maximum size of a lead without files, in bytes. */
export const maxLeadBytes = 16 * 1024;

/** A valid lead, with its idempotency key. */
export interface NewLead extends LeadBody {
  readonly files?: readonly NewFile[];
  readonly key: string;
  readonly flag?: LeadFlag;
}

/** A lead as it is stored. */
export interface StoredLead extends LeadBody {
  /** The reference that the visitor gets: CH-7K3M-9Q2P. */
  readonly reference: string;
  /** When the server received it, ISO 8601 in UTC. */
  readonly at: string;
  /** When its sender has withdrawn the consent, ISO 8601 in UTC. */
  readonly withdrawn?: string;
  /** When an answer was corrected last, ISO 8601 in UTC. */
  readonly corrected?: string;
  readonly flag?: LeadFlag;
}

/**
 * The result of storing a lead. `conflict`: its key was used before with another body, and nothing was stored.
 * `unreadable`: its key was used before, by a lead that cannot be decrypted now, so that the two cannot be compared.
 */
export type Saved =
  | ({ readonly outcome: 'saved' } & Required<Receipt>)
  | { readonly outcome: 'conflict' }
  | { readonly outcome: 'unreadable'; readonly error: Unreadable };

/** A stored lead as its sender sees it. */
export interface OwnLead {
  readonly lead: StoredLead;
  /** Who has it outside of this server. */
  readonly receivers: readonly { readonly name: string; readonly at: string }[];
  /** Whether the lead, or the notice of its withdrawal, is still to be sent. */
  readonly isWaiting: boolean;
}

/** What becomes of a lead that is corrected. Everything else of it stays, and so does what is absent here. */
export interface Correction {
  readonly answers: Answers;
  readonly labels?: Readonly<Record<string, Label>>;
  /** Where the sender had to agree to other words. */
  readonly consent?: Consent;
  readonly flag?: LeadFlag;
}

/** Reads a stored lead, and says what becomes of it. */
export type Correcting = (lead: StoredLead) => Promise<Correction | undefined>;

/** What the sender of a lead may do with its token. Each resolves to undefined if the token opens nothing. */
export interface OwnLeads {
  see(token: string): Promise<OwnLead | undefined>;
  /** Withdraws the consent. The lead stays, but is not sent to the webhook any more. */
  withdraw(token: string): Promise<OwnLead | undefined>;
  /**
   * Corrects the lead. `change` says what becomes of it; undefined if nothing changes. It is asked again if the lead
   * changes meanwhile, and what it throws is passed on.
   */
  correct(token: string, change: Correcting): Promise<OwnLead | undefined>;
  /** Deletes the lead. Resolves to its reference. */
  erase(token: string): Promise<string | undefined>;
}

/** Stores leads for the server, which reads one only with its token. The command `leads` reads all. */
export interface LeadStore extends OwnLeads {
  /**
   * Stores the lead. A retry with the same key and body returns the same reference and stores nothing. Resolves when
   * the lead is on disk. Rejects if it could not be written; a retry is safe.
   */
  save(lead: NewLead): Promise<Saved>;
  /** The earlier result of `save` for this key; undefined if the key is new. */
  find(lead: NewLead): Promise<Saved | undefined>;
  /** Counts without persons. They are not leads. */
  readonly insights: InsightStore;
  /** With PostgreSQL, all servers share the limit; with SQLite, each server has its own. */
  limiter(name: string, limit: Limit): Limiter;
  /** Writes and deletes a test lead. Rejects if no lead could be stored now. */
  check(): Promise<void>;
  /** The number of leads not delivered to the webhook: waiting or refused. */
  undelivered(): Promise<number>;
  /** Resolves when all running `save` calls have ended and the database is closed. */
  close(): Promise<void>;
}

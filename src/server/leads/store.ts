import type { LeadBody, LeadFile } from '../../shared/plan/lead.ts';
import type { Limit, Limiter } from '../limits/limit.ts';

/** What is odd about a lead that was taken. `many-for-phone`: more came for its phone number than the limit. */
export type LeadFlag = 'many-for-phone';

/** A file with its bytes, in parts of at most `partSize`. */
export interface NewFile extends LeadFile {
  readonly parts: readonly Buffer[];
}

/**
 * The most bytes of a file that one row holds. So a file is written, copied and deleted in small pieces: also on a full
 * disk, where only the reserve is left.
 */
export const partSize = 128 * 1024;

/** A lead that passed its checks, with the key under which its sender may send it again. */
export interface NewLead extends LeadBody {
  readonly files?: readonly NewFile[];
  readonly key: string;
  readonly flag?: LeadFlag;
}

/** A lead as it is stored. */
export interface StoredLead extends LeadBody {
  /** What the visitor is given to quote: CH-7K3M-9Q2P. */
  readonly reference: string;
  /** When the server received it, ISO 8601 in UTC. */
  readonly at: string;
  readonly flag?: LeadFlag;
}

/** What became of a lead. `conflict`: its key was used before with another body, and nothing was stored. */
export type Saved = { readonly outcome: 'saved'; readonly reference: string } | { readonly outcome: 'conflict' };

/** Where the server puts leads. It cannot read them; the command `leads` can. */
export interface LeadStore {
  /**
   * Stores the lead. Sent again with the same key and body, it gets the same reference, and nothing more is stored.
   * Resolves when the lead is on disk. Rejects when it could not be written; to try again is safe.
   */
  save(lead: NewLead): Promise<Saved>;
  /** What `save` returned for this key before; undefined when the key is new. */
  find(lead: NewLead): Promise<Saved | undefined>;
  /** Limits all servers of a PostgreSQL database together, and each server of an SQLite file by itself. */
  limiter(name: string, limit: Limit): Limiter;
  /** Writes something and takes it back. Rejects when no lead could be stored now. */
  check(): Promise<void>;
  /** How many leads the webhook does not have: those that wait for it, and those that it refuses. */
  undelivered(): Promise<number>;
  /** Resolves when every `save` under way has settled and the database is closed. */
  close(): Promise<void>;
}

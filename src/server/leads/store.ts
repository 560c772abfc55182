import type { LeadBody } from '../../plan/lead.ts';
import type { Limit, Limiter } from '../limits/limit.ts';

/** A checked lead, and the key under which its sender may repeat it. */
export interface NewLead extends LeadBody {
  readonly key: string;
}

/** A lead as it is kept. */
export interface StoredLead extends LeadBody {
  /** What the visitor may quote: CH-7K3M-9Q2P. */
  readonly reference: string;
  /** When it came by the server's clock, ISO 8601 in UTC. */
  readonly at: string;
}

/** `conflict`: the key was used with another body, and nothing was stored. */
export type Saved = { readonly outcome: 'saved'; readonly reference: string } | { readonly outcome: 'conflict' };

/** Where leads go. The server only writes; a command on the server reads. */
export interface LeadStore {
  /**
   * Keeps the lead; the same key and body again give the same reference and store nothing.
   * Resolves when the lead is on disk. Rejects when it could not be written; a retry is safe.
   */
  save(lead: NewLead): Promise<Saved>;
  /** What `save` gave for this lead and key before; undefined when the key is new. */
  find(lead: NewLead): Promise<Saved | undefined>;
  /** A limit that holds for all servers of the database together; for SQLite, for each alone. */
  limiter(name: string, limit: Limit): Limiter;
  /** Rejects when the database does not answer. */
  check(): Promise<void>;
  /** How many leads the webhook does not have yet. */
  waiting(): Promise<number>;
  /** Resolves when everything that was given to `save` is settled. */
  close(): Promise<void>;
}

import type { LeadBody } from '../../plan/lead.ts';

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
  /** Resolves when everything that was given to `save` is settled. */
  close(): Promise<void>;
}

import type { LeadFileTable, LeadTable } from '../../../server/leads/database/tables.ts';
import type { LeadKeys } from '../../../server/leads/encryption/keys.ts';
import { Unreadable } from '../../../server/leads/encryption/unreadable.ts';
import { leadOf } from '../../../server/leads/rows.ts';
import type { StoredLead } from '../../../server/leads/store.ts';

/** Reads leads for a command. It notes those that cannot be decrypted, which hold up no other lead. */
export interface Reader {
  /** The lead of a row; undefined if it cannot be decrypted. */
  read(row: LeadTable, files?: readonly LeadFileTable[]): StoredLead | undefined;
  /** Runs work on a lead. If that finds something unreadable, notes the lead and resolves to undefined. */
  noting<T>(reference: string, work: () => Promise<T>): Promise<T | undefined>;
  /** The number of leads that are not read. */
  count(): number;
  /** The number for the audit; nothing if all were read. */
  details(): { readonly unread?: number };
  /** Their references, with the reasons, for the operator. Empty if there are none. */
  report(): string;
}

/** Number of references of a reason that are printed and kept in memory. */
const maxNamed = 1_000;

export function createReader(keys: LeadKeys): Reader {
  const unread = new Map<string, { count: number; readonly references: string[] }>();
  const note = (reference: string, error: unknown): undefined => {
    if (!(error instanceof Unreadable)) throw error;
    const those = unread.get(error.message) ?? { count: 0, references: [] };
    unread.set(error.message, those);
    those.count += 1;
    if (those.references.length < maxNamed) those.references.push(reference);
  };
  const count = (): number => [...unread.values()].reduce((sum, those) => sum + those.count, 0);
  return {
    read: (row, files) => {
      try {
        return leadOf(row, keys, files);
      } catch (error) {
        return note(row.reference, error);
      }
    },
    noting: (reference, work) => work().catch((error) => note(reference, error)),
    count,
    details: () => (count() > 0 ? { unread: count() } : {}),
    report: () => [...unread].map(([reason, those]) => describe(reason, those)).join(''),
  };
}

function describe(reason: string, { count, references }: { count: number; references: readonly string[] }): string {
  const more = count > references.length ? `  and ${count - references.length} more\n` : '';
  return `Not read: ${count} of the leads. ${reason}\n${references.map((name) => `  ${name}\n`).join('')}${more}`;
}

import { createHash } from 'node:crypto';
import type { LeadDatabase } from './database/tables.ts';

/** The name of an erased lead in the list. Its id is mostly random, so it cannot be found from the hash. */
export const erasureOf = (leadId: string): string => createHash('sha256').update(leadId).digest('hex');

/** Adds leads to the list of erasures, in the transaction that deletes them. */
export async function addErasures(db: LeadDatabase, erased: readonly { id: string; at: string }[]): Promise<void> {
  if (erased.length > 0)
    await db
      .insertInto('erasure')
      .values(erased)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

import type { LeadDatabase } from '../../../src/server/leads/database/tables.ts';
import type { Place } from '../../../src/server/leads/database/open.ts';
import { openDatabase } from '../../../src/server/leads/database/open.ts';
import type { NewLead } from '../../../src/server/leads/store.ts';
import { goodLead } from '../../unit/server/fixtures.ts';

/** A lead with a key of its own; parts can be replaced. */
export const newLead = (parts: Partial<NewLead> = {}): NewLead => ({ ...goodLead, key: crypto.randomUUID(), ...parts });

/** Works with a database on a connection of its own, and closes it. */
export async function within<T>(place: Place, work: (db: LeadDatabase) => Promise<T>): Promise<T> {
  const db = await openDatabase(place);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Looks again and again until `look` gives something. Rejects after `patience` ms. */
export async function until<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  patience = 15_000,
): Promise<T> {
  const end = performance.now() + patience;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Nothing came of it in ${patience} ms: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

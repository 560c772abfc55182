import { createHash, randomBytes } from 'node:crypto';
import type { LeadDatabase } from '../../../src/server/leads/database/tables.ts';
import type { LeadsLocation } from '../../../src/server/leads/database/open.ts';
import { openDatabase } from '../../../src/server/leads/database/open.ts';
import { partSize, type NewFile, type NewLead } from '../../../src/server/leads/store.ts';
import { goodLead } from '../../unit/server/fixtures.ts';

/** A lead with a new key. `parts` replaces some of its members. */
export const newLead = (parts: Partial<NewLead> = {}): NewLead => ({
  ...goodLead,
  consent: { version: 'a9ee', at: '2026-01-31T09:00:00.000Z' },
  labels: {},
  key: crypto.randomUUID(),
  ...parts,
});

/** A file with these bytes, or random ones. */
export const fileOf = (field: string, bytes: Buffer = randomBytes(300)): NewFile => ({
  field,
  name: `${field}.pdf`,
  type: 'application/pdf',
  size: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  parts: Array.from({ length: Math.ceil(bytes.length / partSize) }, (_, part) =>
    bytes.subarray(part * partSize, (part + 1) * partSize),
  ),
});

/** Opens a database for some work, and closes it again. */
export async function within<T>(place: LeadsLocation, work: (db: LeadDatabase) => Promise<T>): Promise<T> {
  const db = await openDatabase(place);
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** Calls `look` repeatedly until it returns something. Rejects after `timeLimit` ms. */
export async function until<T>(
  look: () => T | undefined | false | Promise<T | undefined | false>,
  timeLimit = 120_000,
): Promise<T> {
  const end = performance.now() + timeLimit;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`No result in ${timeLimit} ms: ${look}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

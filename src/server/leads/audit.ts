import { retryTransient } from './database/retry-transient.ts';
import type { LeadDatabase } from './database/tables.ts';
import { createIds } from './ids.ts';

/** What a command did: the number of leads, and details that identify no person. */
export interface Outcome {
  readonly leads: number;
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Who works on leads: an account of the machine, or the visitor who sent them. */
interface Auditor {
  readonly db: LeadDatabase;
  readonly operator: string;
}

const newId = createIds();

/**
 * Runs work on leads and records it in the table `audit`. The row is written before the work, so that nothing is
 * read or erased without a record, and completed after it. `details` must not identify a person.
 */
export async function audited(
  { db, operator }: Auditor,
  action: string,
  details: Readonly<Record<string, unknown>>,
  work: () => Promise<Outcome>,
): Promise<Outcome> {
  const { id, time } = newId();
  const row = { id, at: time.toISOString(), operator, action, details: JSON.stringify(details), leads: null };
  await retryTransient(() =>
    db
      .insertInto('audit')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const outcome = await work();
  const end = { leads: outcome.leads, details: JSON.stringify({ ...details, ...outcome.details }) };
  await retryTransient(() => db.updateTable('audit').set(end).where('id', '=', id).execute());
  return outcome;
}

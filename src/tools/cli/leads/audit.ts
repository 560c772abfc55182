import { createIds } from '../../../server/leads/ids.ts';
import { retryTransient } from '../../../server/leads/database/retry-transient.ts';
import type { Session } from './session.ts';

/** What a command did: with how many leads, and more details if they name no person. */
export interface Outcome {
  readonly leads: number;
  readonly details?: Readonly<Record<string, unknown>>;
}

const newId = createIds();

/**
 * Does the work of a command on leads and records it in the table `audit`. The row is written before the work
 * begins, so that nothing is read or erased unrecorded, and completed when it ends. `details` must name no person.
 */
export async function audited(
  { db, operator }: Session,
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

import { createIds } from '../../server/leads/ids.ts';
import { retryTransient } from '../../server/leads/database/patience.ts';
import type { Session } from './session.ts';

/** What came of a command: how many leads, and more details where they name no person. */
export interface Outcome {
  readonly leads: number;
  readonly details?: Readonly<Record<string, unknown>>;
}

const newId = createIds();

/**
 * Does what a command does with leads, and leaves a row that says so: written before it begins, so that
 * nothing is read or erased unseen, and completed when it ends. `details` hold no value of a person.
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

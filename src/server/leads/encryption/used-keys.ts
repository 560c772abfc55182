import { noLog, type Log } from '../../log.ts';
import { CannotOpen } from '../database/open.ts';
import { retryTransient } from '../database/retry-transient.ts';
import type { LeadDatabase } from '../database/tables.ts';
import type { LeadKeys } from './keys.ts';
import { keyMissing } from './unreadable.ts';

/** The ids of the keys that leads of this database may be encrypted with. */
export async function usedKeys(db: LeadDatabase): Promise<string[]> {
  const rows = await retryTransient(() => db.selectFrom('lead_key').select('id').orderBy('at').execute());
  return rows.map(({ id }) => id);
}

/**
 * Notes that the first key writes from now on. If older keys are missing, leads are still taken, and the log says what
 * is missing. Without any key it throws CannotOpen, because leads that were to be encrypted would not be.
 */
export async function noteKeys(db: LeadDatabase, { first, byId }: LeadKeys, log: Log = noLog): Promise<void> {
  const used = await usedKeys(db);
  const missing = used.filter((id) => !byId.has(id));
  if (missing.length > 0 && byId.size === 0)
    throw new CannotOpen(
      `Leads are encrypted with the key ${missing.join(', ')}, and LEADS_KEY is not set. Set it as before.`,
    );
  for (const id of missing) log.error(`Some leads cannot be read. ${keyMissing(id).message}`);
  if (!first || used.includes(first.id)) return;
  const row = { id: first.id, at: new Date().toISOString() };
  await retryTransient(() =>
    db
      .insertInto('lead_key')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
}

/** Removes the keys that no longer encrypt any lead. The first key stays. */
export async function forgetKeys(db: LeadDatabase, { first }: LeadKeys): Promise<void> {
  const rows = await db.selectFrom('lead').select('key_id').distinct().where('key_id', 'is not', null).execute();
  const kept = [...rows.map(({ key_id }) => key_id!), ...(first ? [first.id] : [])];
  await db
    .deleteFrom('lead_key')
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute();
}

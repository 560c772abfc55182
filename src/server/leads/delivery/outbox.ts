import { retryTransient } from '../database/retry-transient.ts';
import type { LeadDatabase, OutboxTable } from '../database/tables.ts';
import { filesOf } from '../files.ts';
import { leadOf } from '../rows.ts';
import type { StoredLead } from '../store.ts';

/** A line of the outbox that this process may send until its lease ends. */
export interface Claimed {
  readonly line: OutboxTable;
  readonly lead: StoredLead;
}

/**
 * Due lines, the longest overdue first. `farthest`: maximum wait in ms. A line with a longer wait was written before
 * the clock was set back, so it is due too.
 */
export function dueLines(db: LeadDatabase, now: number, farthest: number, most: number): Promise<OutboxTable[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where((where) => where.or([where('next_at', '<=', iso(now)), where('next_at', '>', iso(now + farthest))]))
    .orderBy('next_at')
    .limit(most)
    .execute();
}

/**
 * Claims a line for one attempt, until `until`. Undefined if another process claimed it first, or the lead was erased.
 */
export async function claim(db: LeadDatabase, line: OutboxTable, until: number): Promise<Claimed | undefined> {
  const claimed = { ...line, attempts: line.attempts + 1, next_at: iso(until) };
  if (!(await replace(db, line, claimed))) return undefined;
  const row = await db.selectFrom('lead').selectAll().where('id', '=', line.lead_id).executeTakeFirst();
  if (row) return { line: claimed, lead: leadOf(row, await filesOf(db, row.id)) };
  await remove(db, line);
  return undefined;
}

/** Removes a delivered line. */
export async function remove(db: LeadDatabase, line: OutboxTable): Promise<void> {
  await retryTransient(() => db.deleteFrom('outbox').where('lead_id', '=', line.lead_id).execute());
}

/** Returns a line after a failed or aborted attempt; `next` is when to try again. */
export async function postpone(db: LeadDatabase, { line }: Claimed, next: number, result: string): Promise<void> {
  await replace(db, line, { ...line, next_at: iso(next), last_result: result });
}

/** Moves a line with a final refusal to the dead letters. */
export async function giveUp(db: LeadDatabase, { line }: Claimed, now: number, result: string): Promise<void> {
  const { lead_id, attempts } = line;
  const letter = { lead_id, attempts, refused_at: iso(now), last_result: result };
  await retryTransient(() =>
    db.transaction().execute(async (transaction) => {
      // If the line is gone, the lead was erased.
      const { numDeletedRows } = await transaction
        .deleteFrom('outbox')
        .where('lead_id', '=', lead_id)
        .executeTakeFirst();
      if (numDeletedRows === 0n) return;
      await transaction
        .insertInto('dead_letter')
        .values(letter)
        .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(letter))
        .execute();
    }),
  );
}

/** Moves dead letters back to the outbox, with no attempts. Returns their number. */
export function retryDeadLetters(db: LeadDatabase, now: number): Promise<number> {
  return retryTransient(() =>
    db.transaction().execute(async (transaction) => {
      const letters = await transaction.deleteFrom('dead_letter').returning('lead_id').execute();
      for (const { lead_id } of letters)
        await transaction
          .insertInto('outbox')
          .values({ lead_id, attempts: 0, next_at: iso(now), last_result: null })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      return letters.length;
    }),
  );
}

/** Changes a line only if it has not changed since it was read (optimistic locking). */
async function replace(db: LeadDatabase, before: OutboxTable, after: OutboxTable): Promise<boolean> {
  const result = await db
    .updateTable('outbox')
    .set({ attempts: after.attempts, next_at: after.next_at, last_result: after.last_result })
    .where('lead_id', '=', before.lead_id)
    .where('attempts', '=', before.attempts)
    .where('next_at', '=', before.next_at)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

const iso = (time: number): string => new Date(time).toISOString();

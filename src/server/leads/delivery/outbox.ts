import type { ExpressionBuilder } from 'kysely';
import { retryTransient } from '../database/retry-transient.ts';
import type { LeadDatabase, OutboxTable, Tables } from '../database/tables.ts';
import type { LeadKeys } from '../encryption/keys.ts';
import { Unreadable } from '../encryption/unreadable.ts';
import { filesOf } from '../files.ts';
import { leadOf } from '../rows.ts';
import type { Message, Notice } from './webhook.ts';

/** Where leads are read from. */
export interface Source {
  readonly db: LeadDatabase;
  readonly keys: LeadKeys;
}

/** A line of the outbox that this process may send until its lease ends. */
export interface Claimed {
  readonly line: OutboxTable;
  readonly reference: string;
  /** What is sent: the lead, or a notice about it; why not, if the lead cannot be decrypted. */
  readonly message: Message | Unreadable;
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
 * Claims a line for one attempt, until `until`. Undefined if another process claimed it first, or the lead was
 * withdrawn or erased.
 */
export async function claim({ db, keys }: Source, line: OutboxTable, until: number): Promise<Claimed | undefined> {
  const claimed = { ...line, attempts: line.attempts + 1, next_at: iso(until) };
  if (!(await replace(db, line, claimed))) return undefined;
  const notice = line.notice === null ? undefined : (JSON.parse(line.notice) as Notice);
  if (notice && !bringsLead(notice)) return claimedOf(claimed, notice);
  // A lead that is withdrawn just now has its own notice.
  const row = await db
    .selectFrom('lead')
    .selectAll()
    .where('id', '=', line.lead_id)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (row) {
    const files = await filesOf(db, row.id);
    try {
      const lead = leadOf(row, keys, files);
      return claimedOf(claimed, notice ? { ...notice, lead } : lead);
    } catch (error) {
      if (error instanceof Unreadable) return { line: claimed, reference: row.reference, message: error };
      throw error;
    }
  }
  await retryTransient(() => removeLine(db, claimed));
  return undefined;
}

/** Whether a notice is sent with the lead. The outbox itself has no answers. */
const bringsLead = ({ type }: Notice): boolean => type === 'lead.corrected';

const claimedOf = (line: OutboxTable, message: Message): Claimed => ({ line, reference: message.reference, message });

/** Removes a delivered line, and records who has the lead. `receiver`: the host of the webhook. */
export async function delivered(db: LeadDatabase, { line }: Claimed, now: number, receiver: string): Promise<void> {
  await retryTransient(() =>
    db.transaction().execute(async (transaction) => {
      await removeLine(transaction, line);
      if (line.notice !== null && !bringsLead(JSON.parse(line.notice) as Notice)) return;
      // Not if the lead was erased meanwhile.
      const lead = await transaction.selectFrom('lead').select('id').where('id', '=', line.lead_id).executeTakeFirst();
      if (lead)
        await transaction
          .insertInto('delivery')
          .values({ lead_id: line.lead_id, receiver, at: iso(now) })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    }),
  );
}

/** Removes a line, unless a notice has replaced it since it was claimed. Returns whether it was there. */
async function removeLine(db: LeadDatabase, line: OutboxTable): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('outbox').where(isStill(line)).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** A notice waits this long, in ms, for an attempt with its lead that may be running. */
const longestAttempt = 60_000;

/**
 * Puts a notice in place of what was still to be sent about a lead, in the transaction of the change. So a lead whose
 * consent was withdrawn is not sent. `tells`: whether there is a webhook.
 */
export async function sendNotice(db: LeadDatabase, leadId: string, notice: Notice, tells: boolean): Promise<void> {
  const line = await db.selectFrom('outbox').select('next_at').where('lead_id', '=', leadId).executeTakeFirst();
  for (const table of ['outbox', 'dead_letter'] as const)
    await db.deleteFrom(table).where('lead_id', '=', leadId).execute();
  if (!tells) return;
  const now = Date.now();
  const next = line ? Math.min(Date.parse(line.next_at), now + longestAttempt) : now;
  const row = { lead_id: leadId, attempts: 0, next_at: iso(next), last_result: null, notice: JSON.stringify(notice) };
  // Another transaction may have added one since, which was not visible to the deletion.
  await db
    .insertInto('outbox')
    .values(row)
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
    .execute();
}

/**
 * Sends a corrected lead, in the transaction of the correction. A lead that no attempt has read yet needs no notice: it
 * is sent as it is now. The new time of its line keeps an attempt that begins just now from sending what it was.
 */
export async function sendCorrection(db: LeadDatabase, leadId: string, notice: Notice, tells: boolean): Promise<void> {
  if (!tells) return;
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ next_at: notice.at })
    .where('lead_id', '=', leadId)
    .where('attempts', '=', 0)
    .where('notice', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) await sendNotice(db, leadId, notice, tells);
}

/** Returns a line after a failed or aborted attempt; `next` is when to try again. */
export async function postpone(db: LeadDatabase, { line }: Claimed, next: number, result: string): Promise<void> {
  await replace(db, line, { ...line, next_at: iso(next), last_result: result });
}

/** Moves a line with a final refusal to the dead letters. */
export async function giveUp(db: LeadDatabase, { line }: Claimed, now: number, result: string): Promise<void> {
  const { lead_id, attempts, notice } = line;
  const letter = { lead_id, attempts, refused_at: iso(now), last_result: result, notice };
  await retryTransient(() =>
    db.transaction().execute(async (transaction) => {
      // If the line is gone, the lead was erased, or its consent withdrawn.
      if (!(await removeLine(transaction, line))) return;
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
      const letters = await transaction.deleteFrom('dead_letter').returning(['lead_id', 'notice']).execute();
      for (const { lead_id, notice } of letters)
        await transaction
          .insertInto('outbox')
          .values({ lead_id, attempts: 0, next_at: iso(now), last_result: null, notice })
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
    .where(isStill(before))
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Whether a line is as it was read. A notice may have the attempts and time of the lead that it has replaced, so they
 * alone do not tell.
 */
const isStill =
  ({ lead_id, attempts, next_at, notice }: OutboxTable) =>
  (where: ExpressionBuilder<Tables, 'outbox'>) =>
    where.and([
      where('lead_id', '=', lead_id),
      where('attempts', '=', attempts),
      where('next_at', '=', next_at),
      where('notice', notice === null ? 'is' : '=', notice),
    ]);

const iso = (time: number): string => new Date(time).toISOString();

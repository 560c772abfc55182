import { retryTransient } from '../database/patience.ts';
import type { LeadDatabase, OutboxTable } from '../database/tables.ts';
import { leadOf } from '../rows.ts';
import type { StoredLead } from '../store.ts';

/** A line of the outbox that this process took, for as long as a try may last. */
export interface Taken {
  readonly line: OutboxTable;
  readonly lead: StoredLead;
}

/** Lines whose time has come, the longest overdue first. `farthest`: no line waits longer, in ms, unless a clock was set back. */
export function dueLines(db: LeadDatabase, now: number, farthest: number, most: number): Promise<OutboxTable[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where((where) => where.or([where('next_at', '<=', iso(now)), where('next_at', '>', iso(now + farthest))]))
    .orderBy('next_at')
    .limit(most)
    .execute();
}

/** Takes a line for a try that ends before `until`; undefined when another process was first, or the lead was erased meanwhile. */
export async function take(db: LeadDatabase, line: OutboxTable, until: number): Promise<Taken | undefined> {
  const taken = { ...line, attempts: line.attempts + 1, next_at: iso(until) };
  if (!(await change(db, line, taken))) return undefined;
  const row = await db.selectFrom('lead').selectAll().where('id', '=', line.lead_id).executeTakeFirst();
  if (row) return { line: taken, lead: leadOf(row) };
  await drop(db, line);
  return undefined;
}

/** Takes a line out: the webhook has the lead. */
export async function drop(db: LeadDatabase, line: OutboxTable): Promise<void> {
  await retryTransient(() => db.deleteFrom('outbox').where('lead_id', '=', line.lead_id).execute());
}

/** The try failed, or was broken off: the line waits for the next one. */
export async function postpone(db: LeadDatabase, { line }: Taken, next: number, result: string): Promise<void> {
  await change(db, line, { ...line, next_at: iso(next), last_result: result });
}

/** Changes a line that is still as it was read. Two processes that read it cannot both do it, without any lock. */
async function change(db: LeadDatabase, before: OutboxTable, after: OutboxTable): Promise<boolean> {
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

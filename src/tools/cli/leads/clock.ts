import type { LeadDatabase } from '../../../server/leads/database/tables.ts';
import { firstId, timeOf } from '../../../server/leads/ids.ts';
import { daysBefore, inIndia } from './days.ts';
import { selectLeads } from './select.ts';

/** A site in use has recent leads, and none from the future. */
const usual = { quietDays: 30, aheadDays: 1 };

/**
 * Why the clock may be wrong, now or when leads came, so that deleting by age would delete the wrong leads. Undefined
 * if the times are plausible.
 */
export async function doubtOfClock(db: LeadDatabase, now: number): Promise<string | undefined> {
  const newest = await db.selectFrom('lead').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (!newest) return undefined;
  const time = timeOf(newest.id);
  if (time < daysBefore(now, usual.quietDays) || time > daysBefore(now, -usual.aheadDays))
    return `The newest lead came at ${inIndia(iso(time))}, and the clock of this machine says ${inIndia(iso(now))}.`;
  const purged = await lastPurge(db);
  if (purged === undefined) return undefined;
  const older = await selectLeads(db, { to: firstId(purged) })
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return older && `A lead is older than what was purged last (${inIndia(iso(purged))}): a clock was slow when it came.`;
}

/** The time before which the last purge deleted everything, in ms since 1970. */
async function lastPurge(db: LeadDatabase): Promise<number | undefined> {
  const rows = await db
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'purge')
    .where('leads', 'is not', null)
    .orderBy('id', 'desc')
    .execute();
  const all = rows.map(({ details }) => JSON.parse(details) as { dryRun: boolean; before: string });
  const last = all.find(({ dryRun }) => !dryRun);
  return last && Date.parse(last.before);
}

const iso = (time: number): string => new Date(time).toISOString();

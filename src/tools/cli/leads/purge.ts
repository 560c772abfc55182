import type { LeadDatabase } from '../../../server/leads/database/tables.ts';
import { firstId } from '../../../server/leads/ids.ts';
import { Refusal } from '../kit/command.ts';
import { audited } from '../../../server/leads/audit.ts';
import { doubtOfClock } from './clock.ts';
import { daysBefore, inIndia } from './days.ts';
import { removeLeads } from '../../../server/leads/remove.ts';
import { selectLeads } from './select.ts';
import type { Command, Session } from './session.ts';
import { dryRunOption, wipeTraces } from './session.ts';

export const purge: Command = {
  usage: 'purge [options]',
  summary: 'Deletes the leads that are older than leads.retention of config/site.yaml, in days.',
  options: {
    'dry-run': dryRunOption,
    yes: { type: 'boolean', about: 'Deletes even if the times of the leads suggest that the clock is wrong.' },
  },
  positionals: 0,
  deletes: true,
  run: async (session, { values }) => {
    const days = session.settings.retention;
    if (days === undefined)
      throw new Refusal('config/site.yaml sets no leads.retention, so there is nothing to purge.');
    const dryRun = values['dry-run'] === true;
    const now = Date.now();
    const doubt = values.yes === true || dryRun ? undefined : await doubtOfClock(session.db, now);
    if (doubt !== undefined) throw new Refusal(`${doubt} Nothing is deleted. If the clock is right, add --yes.`);
    const end = daysBefore(now, days);
    const before = inIndia(new Date(end).toISOString());
    await audited(session, 'purge', { days, before, dryRun }, async () => {
      const leads = dryRun ? await countBefore(session.db, end) : await removeBefore(session, end);
      await session.out.write(`${dryRun ? 'Would be deleted' : 'Deleted'}: ${leads} received before ${before}.\n`);
      return { leads };
    });
    if (!dryRun) await wipeTraces(session);
  },
};

async function countBefore(db: LeadDatabase, end: number): Promise<number> {
  const row = await selectLeads(db, { to: firstId(end) })
    .select((select) => select.fn.countAll().as('leads'))
    .executeTakeFirstOrThrow();
  return Number(row.leads);
}

/** Number of leads looked up at once. */
const batchSize = 2_000;

async function removeBefore(session: Session, end: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await selectLeads(session.db, { to: firstId(end) })
      .select(['id', 'reference'])
      .orderBy('id')
      .limit(batchSize)
      .execute();
    if (batch.length === 0) return removed;
    await removeLeads(session, batch);
    removed += batch.length;
  }
}

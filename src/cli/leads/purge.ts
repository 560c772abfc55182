import type { LeadDatabase } from '../../server/leads/database/tables.ts';
import { firstId } from '../../server/leads/ids.ts';
import { Refusal } from '../kit/command.ts';
import { audited } from './audit.ts';
import { daysBefore, inIndia } from './days.ts';
import { removeLeads } from './remove.ts';
import { selectLeads } from './select.ts';
import type { Command } from './session.ts';
import { dryRunOption, wipeTraces } from './session.ts';

export const purge: Command = {
  usage: 'purge [options]',
  summary: 'Deletes the leads that are older than leads.retention of config/site.yaml, in days.',
  options: { 'dry-run': dryRunOption },
  positionals: 0,
  run: async (session, { values }) => {
    const days = session.settings.retention;
    if (days === undefined) throw new Refusal('config/site.yaml sets no leads.retention, so nothing is too old.');
    const dryRun = values['dry-run'] === true;
    const end = daysBefore(Date.now(), days);
    const before = inIndia(new Date(end).toISOString());
    await audited(session, 'purge', { days, before, dryRun }, async () => {
      const leads = dryRun ? await countBefore(session.db, end) : await removeBefore(session.db, end);
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

/** How many leads are looked up at once. */
const batchSize = 2_000;

async function removeBefore(db: LeadDatabase, end: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const batch = await selectLeads(db, { to: firstId(end) })
      .select('id')
      .orderBy('id')
      .limit(batchSize)
      .execute();
    if (batch.length === 0) return removed;
    await removeLeads(
      db,
      batch.map(({ id }) => id),
    );
    removed += batch.length;
  }
}

import type { LeadDatabase } from '../../server/leads/database/tables.ts';
import { firstId } from '../../server/leads/ids.ts';
import { audited } from './audit.ts';
import { daysBefore, inIndia } from './days.ts';
import { removeLeads } from './remove.ts';
import { leadsOf } from './select.ts';
import type { Command } from './session.ts';
import { CommandError, wipeTraces } from './session.ts';

export const purge: Command = {
  options: { 'dry-run': { type: 'boolean' } },
  words: 0,
  help: `purge [--dry-run]
  Deletes the leads that are older than leads.retention of config/site.yaml, in days.`,
  run: async (session, { values }) => {
    const days = session.settings.retention;
    if (days === undefined) throw new CommandError('config/site.yaml sets no leads.retention, so nothing is too old.');
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
  const row = await leadsOf(db, { to: firstId(end) })
    .select((select) => select.fn.countAll().as('leads'))
    .executeTakeFirstOrThrow();
  return Number(row.leads);
}

async function removeBefore(db: LeadDatabase, end: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const page = await leadsOf(db, { to: firstId(end) })
      .select('id')
      .orderBy('id')
      .limit(2_000)
      .execute();
    if (page.length === 0) return removed;
    await removeLeads(
      db,
      page.map(({ id }) => id),
    );
    removed += page.length;
  }
}

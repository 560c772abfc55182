import type { LeadTable } from '../../../server/leads/database/tables.ts';
import { leadOf } from '../../../server/leads/rows.ts';
import { audited } from '../../../server/leads/audit.ts';
import { personOptions, readPerson } from './person.ts';
import { removeLeads } from '../../../server/leads/remove.ts';
import { leadBatches } from './select.ts';
import type { Command } from './session.ts';
import { dryRunOption, wipeTraces } from './session.ts';

export const erase: Command = {
  usage: 'erase --phone <number> | --email <address> [options]',
  summary: 'Deletes every lead in which that phone number or e-mail address is an answer.',
  options: {
    ...personOptions,
    'dry-run': dryRunOption,
  },
  positionals: 0,
  deletes: true,
  run: async (session, args) => {
    const { isPerson, by } = await readPerson(session, args);
    const dryRun = args.values['dry-run'] === true;
    await audited(session, 'erase', { by, dryRun }, async () => {
      const found: Pick<LeadTable, 'id' | 'reference'>[] = [];
      for await (const batch of leadBatches(session.db, {})) {
        const theirs = batch.filter((row) => isPerson(leadOf(row).answers));
        if (!dryRun) await removeLeads(session, theirs, { tells: session.settings.webhook !== undefined });
        found.push(...theirs.map(({ id, reference }) => ({ id, reference })));
      }
      const references = found.map(({ reference }) => reference);
      await session.out.write(reportOf(references, dryRun, session.settings.webhook !== undefined));
      return { leads: found.length, details: { references } };
    });
    if (!dryRun) await wipeTraces(session);
  },
};

function reportOf(references: readonly string[], dryRun: boolean, delivers: boolean): string {
  if (references.length === 0) return 'No lead has it.\n';
  const lines = references.map((reference) => `${reference}\n`).join('');
  if (dryRun) return `${lines}These ${references.length} would be erased.\n`;
  const elsewhere = delivers ? ' The webhook is told of it (lead.erased).' : '';
  return `${lines}Erased: ${references.length}.${elsewhere}\n`;
}

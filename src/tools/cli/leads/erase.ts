import type { LeadTable } from '../../../server/leads/database/tables.ts';
import { audited } from '../../../server/leads/audit.ts';
import { leadsOf, noLeadOf, personOptions, readPerson } from './person.ts';
import { removeLeads } from '../../../server/leads/remove.ts';
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
    const person = await readPerson(session, args);
    const dryRun = args.values['dry-run'] === true;
    await audited(session, 'erase', { by: person.by, dryRun }, async () => {
      const found: Pick<LeadTable, 'id' | 'reference'>[] = [];
      for await (const theirs of leadsOf(session, person)) {
        if (!dryRun) await removeLeads(session, theirs, { tells: session.settings.webhook !== undefined });
        found.push(...theirs.map(({ id, reference }) => ({ id, reference })));
      }
      const references = found.map(({ reference }) => reference);
      const told = session.settings.webhook !== undefined;
      await session.out.write(references.length === 0 ? noLeadOf(session) : reportOf(references, dryRun, told));
      return { leads: found.length, details: { references, ...session.reader.details() } };
    });
    if (!dryRun) await wipeTraces(session);
  },
};

function reportOf(references: readonly string[], dryRun: boolean, delivers: boolean): string {
  const lines = references.map((reference) => `${reference}\n`).join('');
  if (dryRun) return `${lines}These ${references.length} would be erased.\n`;
  const elsewhere = delivers ? ' The webhook is told of it (lead.erased).' : '';
  return `${lines}Erased: ${references.length}.${elsewhere}\n`;
}

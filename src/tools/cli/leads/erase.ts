import type { LeadTable } from '../../../server/leads/database/tables.ts';
import { leadOf } from '../../../server/leads/rows.ts';
import { audited } from './audit.ts';
import type { IsPerson } from './person.ts';
import { personOf } from './person.ts';
import { removeLeads } from './remove.ts';
import { leadBatches } from './select.ts';
import type { Args, Command, Session } from './session.ts';
import { dryRunOption, misuse, textOption, wipeTraces } from './session.ts';

const fromInput = 'A dash reads it from standard input, which keeps it out of the history of the shell.';

export const erase: Command = {
  usage: 'erase --phone <number> | --email <address> [options]',
  summary: 'Deletes every lead in which that phone number or e-mail address is an answer.',
  options: {
    phone: { type: 'string', value: '<number>', about: `A phone number. ${fromInput}` },
    email: { type: 'string', value: '<address>', about: `An e-mail address. ${fromInput}` },
    'dry-run': dryRunOption,
  },
  positionals: 0,
  deletes: true,
  run: async (session, args) => {
    const isPerson = await readPerson(session, args);
    const dryRun = args.values['dry-run'] === true;
    const by = ['phone', 'email'].filter((name) => textOption(args, name) !== undefined);
    await audited(session, 'erase', { by, dryRun }, async () => {
      const found: Pick<LeadTable, 'id' | 'reference'>[] = [];
      for await (const batch of leadBatches(session.db, {})) {
        const theirs = batch.filter((row) => isPerson(leadOf(row).answers));
        if (!dryRun)
          await removeLeads(
            session,
            theirs.map(({ id }) => id),
            true,
          );
        found.push(...theirs.map(({ id, reference }) => ({ id, reference })));
      }
      const references = found.map(({ reference }) => reference);
      await session.out.write(reportOf(references, dryRun, session.settings.webhook !== undefined));
      return { leads: found.length, details: { references } };
    });
    if (!dryRun) await wipeTraces(session);
  },
};

async function readPerson({ readInput, settings }: Session, args: Args): Promise<IsPerson> {
  const [phone, email] = [textOption(args, 'phone'), textOption(args, 'email')];
  if ((phone === undefined) === (email === undefined)) throw misuse('Give --phone or --email.');
  const read = async (text: string | undefined) => (text === '-' ? (await readInput()).trim() : text);
  return personOf(await read(phone), await read(email), settings.phones);
}

function reportOf(references: readonly string[], dryRun: boolean, delivers: boolean): string {
  if (references.length === 0) return 'No lead has it.\n';
  const lines = references.map((reference) => `${reference}\n`).join('');
  if (dryRun) return `${lines}These ${references.length} would be erased.\n`;
  const elsewhere = delivers ? ' The webhook was told of them: erase them there too.' : '';
  return `${lines}Erased: ${references.length}.${elsewhere}\n`;
}

import type { LeadTable } from '../../server/leads/database/tables.ts';
import { leadOf } from '../../server/leads/rows.ts';
import { audited } from './audit.ts';
import type { IsPerson } from './person.ts';
import { personOf } from './person.ts';
import { removeLeads } from './remove.ts';
import { pagesOf } from './select.ts';
import type { Command, Given, Session } from './session.ts';
import { textOf, UsageError, wipeTraces } from './session.ts';

export const erase: Command = {
  options: { phone: { type: 'string' }, email: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  words: 0,
  help: `erase --phone <number> | --email <address> [--dry-run]
  Deletes every lead in which that number or address is an answer. A dash instead of it reads it from
  standard input, which keeps it out of the shell's history and npm's logs.`,
  run: async (session, given) => {
    const isPerson = await readPerson(session, given);
    const dryRun = given.values['dry-run'] === true;
    const by = ['phone', 'email'].filter((name) => textOf(given, name) !== undefined);
    await audited(session, 'erase', { by, dryRun }, async () => {
      const found: Pick<LeadTable, 'id' | 'reference'>[] = [];
      for await (const page of pagesOf(session.db, {})) {
        const theirs = page.filter((row) => isPerson(leadOf(row).answers));
        if (!dryRun)
          await removeLeads(
            session.db,
            theirs.map(({ id }) => id),
          );
        found.push(...theirs.map(({ id, reference }) => ({ id, reference })));
      }
      const references = found.map(({ reference }) => reference);
      await session.out.write(wordsOf(references, dryRun, session.settings.webhook !== undefined));
      return { leads: found.length, details: { references } };
    });
    if (!dryRun) await wipeTraces(session);
  },
};

async function readPerson({ input }: Session, given: Given): Promise<IsPerson> {
  const [phone, email] = [textOf(given, 'phone'), textOf(given, 'email')];
  if ((phone === undefined) === (email === undefined)) throw new UsageError('Give --phone or --email.');
  const read = async (text: string | undefined) => (text === '-' ? (await input()).trim() : text);
  return personOf(await read(phone), await read(email));
}

function wordsOf(references: readonly string[], dryRun: boolean, delivers: boolean): string {
  if (references.length === 0) return 'No lead has it.\n';
  const lines = references.map((reference) => `${reference}\n`).join('');
  if (dryRun) return `${lines}These ${references.length} would be erased.\n`;
  return `${lines}Erased: ${references.length}.${delivers ? ' The webhook was told of them: erase them there too.' : ''}\n`;
}

import { audited } from '../../../server/leads/audit.ts';
import { leadOf } from '../../../server/leads/rows.ts';
import { linesOf } from './list.ts';
import { personOptions, readPerson } from './person.ts';
import { leadBatches } from './select.ts';
import type { Command } from './session.ts';

export const leadsOf: Command = {
  usage: 'of --phone <number> | --email <address>',
  summary: 'Lists every lead in which that phone number or e-mail address is an answer, oldest first, as list does.',
  options: personOptions,
  positionals: 0,
  run: async (session, args) => {
    const { isPerson, by } = await readPerson(session, args);
    await audited(session, 'of', { by }, async () => {
      let leads = 0;
      for await (const batch of leadBatches(session.db, {})) {
        const theirs = batch.filter((row) => isPerson(leadOf(row).answers));
        for (const line of await linesOf(session.db, theirs)) await session.out.write(line);
        leads += theirs.length;
      }
      if (leads === 0) await session.out.write('No lead has it.\n');
      return { leads };
    });
  },
};

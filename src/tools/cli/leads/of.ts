import { audited } from '../../../server/leads/audit.ts';
import { linesOf } from './list.ts';
import { leadsOf, noLeadOf, personOptions, readPerson } from './person.ts';
import type { Command } from './session.ts';

export const ofPerson: Command = {
  usage: 'of --phone <number> | --email <address>',
  summary: 'Lists every lead in which that phone number or e-mail address is an answer, oldest first, as list does.',
  options: personOptions,
  positionals: 0,
  run: async (session, args) => {
    const person = await readPerson(session, args);
    await audited(session, 'of', { by: person.by }, async () => {
      let leads = 0;
      for await (const theirs of leadsOf(session, person)) {
        for (const line of await linesOf(session.db, theirs)) await session.out.write(line);
        leads += theirs.length;
      }
      if (leads === 0) await session.out.write(noLeadOf(session));
      return { leads, details: session.reader.details() };
    });
  },
};

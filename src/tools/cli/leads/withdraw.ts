import { withdrawLead } from '../../../server/leads/own.ts';
import { inIndia } from './days.ts';
import { leadByReference } from './select.ts';
import type { Command } from './session.ts';

export const withdraw: Command = {
  usage: 'withdraw <reference>',
  summary: 'Notes that the sender of a lead has withdrawn the consent, and tells the webhook. The lead stays.',
  options: {},
  positionals: 1,
  run: async ({ db, operator, out, settings }, { positionals }) => {
    const row = await leadByReference(db, positionals[0]!);
    if (row.withdrawn_at !== null) return out.write(`Withdrawn already, ${inIndia(row.withdrawn_at)}.\n`);
    const tells = settings.webhook !== undefined;
    await withdrawLead(db, row, operator, tells);
    await out.write(`Withdrawn: ${row.reference}.${tells ? ' The webhook is told of it (lead.withdrawn).' : ''}\n`);
  },
};

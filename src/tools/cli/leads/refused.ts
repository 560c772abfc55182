import { retryDeadLetters } from '../../../server/leads/delivery/outbox.ts';
import type { Notice } from '../../../server/leads/delivery/webhook.ts';
import { Refusal } from '../kit/command.ts';
import { audited } from '../../../server/leads/audit.ts';
import { inIndia } from './days.ts';
import type { Command, Session } from './session.ts';

export const refused: Command = {
  usage: 'refused [--retry]',
  summary: 'Prints the leads that the webhook has finally refused, and why, but no answers.',
  options: { retry: { type: 'boolean', about: 'Sends them again, after the webhook is fixed.' } },
  positionals: 0,
  run: async (session, { values }) => {
    const retry = values.retry === true;
    if (retry && session.settings.webhook === undefined)
      throw new Refusal('config/site.yaml names no leads.webhook, so nothing can be sent again.');
    await audited(session, 'refused', { retry }, async () => {
      const leads = await print(session);
      if (leads === 0) await session.out.write('The webhook has refused no lead.\n');
      else if (retry) await session.out.write(`Sent again: ${await retryDeadLetters(session.db, Date.now())}.\n`);
      return { leads };
    });
  },
};

async function print({ db, out }: Session): Promise<number> {
  const letters = await db
    .selectFrom('dead_letter')
    .leftJoin('lead', 'lead.id', 'dead_letter.lead_id')
    .select(['reference', 'attempts', 'refused_at', 'last_result', 'notice'])
    .orderBy('dead_letter.lead_id')
    .execute();
  for (const { reference, attempts, refused_at, last_result, notice } of letters) {
    const { type, ...about } = notice === null ? { reference, type: undefined } : (JSON.parse(notice) as Notice);
    const what = type === undefined ? '' : `  ${type}`;
    await out.write(`${about.reference}${what}  ${inIndia(refused_at)}  ${last_result}, ${attempts} tries\n`);
  }
  return letters.length;
}

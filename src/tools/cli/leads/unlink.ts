import { audited } from '../../../server/leads/audit.ts';
import { leadByReference } from './select.ts';
import type { Command } from './session.ts';

export const unlink: Command = {
  usage: 'unlink <reference>',
  summary: 'Ends the private link to a lead, for instance because its sender has lost it to others. The lead stays.',
  options: {},
  positionals: 1,
  run: async (session, { positionals }) => {
    const { db, out } = session;
    const { id, reference } = await leadByReference(db, positionals[0]!);
    const { leads } = await audited(session, 'unlink', { reference }, async () => {
      const { numDeletedRows } = await db.deleteFrom('lead_access').where('lead_id', '=', id).executeTakeFirst();
      return { leads: Number(numDeletedRows) };
    });
    await out.write(
      leads === 0 ? `${reference} has no link.\n` : `The link to ${reference} no longer opens anything.\n`,
    );
  },
};

import type { LeadDatabase } from '../../../server/leads/database/tables.ts';
import { retryTransient } from '../../../server/leads/database/retry-transient.ts';
import { audited } from '../../../server/leads/audit.ts';
import { rekeyLeads } from '../../../server/leads/encryption/rekey.ts';
import { forgetKeys, noteKeys } from '../../../server/leads/encryption/used-keys.ts';
import { leadBatches } from './select.ts';
import { wipeTraces, type Command, type Session } from './session.ts';

export const rekey: Command = {
  usage: 'rekey [--dry-run]',
  summary:
    'Writes all leads with the first key of LEADS_KEY, or unencrypted if that is the word none. Can be stopped and run again.',
  options: { 'dry-run': { type: 'boolean', about: 'Only counts the leads of each key.' } },
  positionals: 0,
  run: async (session, { values }) => {
    const dryRun = values['dry-run'] === true;
    const to = session.keys.first?.id ?? null;
    await audited(session, 'rekey', { to, dryRun }, async () => {
      const counts = await countByKey(session.db);
      for (const { key, leads } of counts) await session.out.write(`${keyName(key)}: ${leads} leads\n`);
      if (counts.length === 0) await session.out.write('No leads.\n');
      if (dryRun) return { leads: 0 };
      await noteKeys(session.db, session.keys);
      return { leads: await rewrite(session, to, counts), details: session.reader.details() };
    });
    if (!dryRun) await wipeTraces(session);
  },
};

interface KeyCount {
  readonly key: string | null;
  readonly leads: number;
}

const keyName = (key: string | null): string => (key === null ? 'Not encrypted' : `Key ${key}`);

async function countByKey(db: LeadDatabase): Promise<KeyCount[]> {
  const rows = await db
    .selectFrom('lead')
    .select((lead) => ['key_id as key', lead.fn.countAll().as('leads')])
    .groupBy('key_id')
    .orderBy('key_id')
    .execute();
  return rows.map(({ key, leads }) => ({ key, leads: Number(leads) }));
}

/** Writes every lead of another key, batch by batch. Returns how many were written. */
async function rewrite(session: Session, to: string | null, counts: readonly KeyCount[]): Promise<number> {
  const { db, out, keys, reader, settings } = session;
  const all = counts.reduce((sum, { key, leads }) => (key === to ? sum : sum + leads), 0);
  let done = 0;
  for await (const batch of leadBatches(db, {}, (where) =>
    to === null ? where('key_id', 'is not', null) : where.or([where('key_id', 'is', null), where('key_id', '!=', to)]),
  )) {
    const rewritten = await rekeyLeads(db, batch, { keys, phones: settings.phones }, reader.noting);
    done += rewritten;
    await out.write(`Written with the first key: ${done} of ${all}\n`);
  }
  if (reader.count() === 0) await retryTransient(() => forgetKeys(db, keys));
  return done;
}

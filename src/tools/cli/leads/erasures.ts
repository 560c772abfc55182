import { readFile } from 'node:fs/promises';
import { Refusal } from '../kit/command.ts';
import { audited } from '../../../server/leads/audit.ts';
import { erasureOf } from '../../../server/leads/erasures.ts';
import type { Command } from './session.ts';

export const erasures: Command = {
  usage: 'erasures',
  summary:
    'Prints the list of erased and withdrawn leads, as hashes without personal data. Keep it apart from the backups.',
  options: {},
  positionals: 0,
  run: async (session) => {
    await audited(session, 'erasures', {}, async () => {
      const rows = await session.db.selectFrom('erasure').selectAll().orderBy('at').orderBy('id').execute();
      await session.out.write(rows.map(({ id, at }) => `${id} ${at}\n`).join(''));
      const leads = await session.db
        .selectFrom('lead')
        .select(['id', 'withdrawn_at as at'])
        .where('withdrawn_at', 'is not', null)
        .orderBy('withdrawn_at')
        .orderBy('id')
        .execute();
      await session.out.write(leads.map(({ id, at }) => `${erasureOf(id)} ${at} withdrawn\n`).join(''));
      return { leads: rows.length + leads.length };
    });
  },
};

const entry = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT\S+)( withdrawn)?$/;

/** A lead that was erased, or whose consent was withdrawn. */
export interface Erasure {
  /** The hash of the lead's id. */
  readonly id: string;
  readonly at: string;
}

/** What the command `erasures` has printed. */
export interface Erasures {
  readonly erased: readonly Erasure[];
  readonly withdrawn: readonly Erasure[];
}

/** Reads a list that the command `erasures` has printed. */
export async function readErasures(path: string): Promise<Erasures> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${path} cannot be read: ${error.code}`);
  });
  const [erased, withdrawn]: [Erasure[], Erasure[]] = [[], []];
  for (const line of text.split('\n').filter((line) => line !== '')) {
    const [, id, at, isWithdrawn] = entry.exec(line) ?? [];
    if (id === undefined || at === undefined) throw new Refusal(`${path} is not a list of erasures.`);
    (isWithdrawn ? withdrawn : erased).push({ id, at });
  }
  return { erased, withdrawn };
}

import { readFile } from 'node:fs/promises';
import { Refusal } from '../kit/command.ts';
import { audited } from '../../../server/leads/audit.ts';
import type { Command } from './session.ts';

export const erasures: Command = {
  usage: 'erasures',
  summary: 'Prints the list of erased leads, as hashes without personal data. Keep it apart from the backups.',
  options: {},
  positionals: 0,
  run: async (session) => {
    await audited(session, 'erasures', {}, async () => {
      const rows = await session.db.selectFrom('erasure').selectAll().orderBy('at').orderBy('id').execute();
      await session.out.write(rows.map(({ id, at }) => `${id} ${at}\n`).join(''));
      return { leads: rows.length };
    });
  },
};

const entry = /^([0-9a-f]{64}) (\d{4}-\d\d-\d\dT\S+)$/;

/** Reads a list that the command `erasures` has printed. */
export async function readErasures(path: string): Promise<{ id: string; at: string }[]> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${path} cannot be read: ${error.code}`);
  });
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [, id, at] = entry.exec(line) ?? [];
      if (id === undefined || at === undefined) throw new Refusal(`${path} is not a list of erasures.`);
      return { id, at };
    });
}

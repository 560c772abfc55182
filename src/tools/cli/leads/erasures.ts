import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { counted } from '../../../shared/problems/show.ts';
import { Refusal } from '../kit/command.ts';
import { audited } from '../../../server/leads/audit.ts';
import { erasureOf } from '../../../server/leads/erasures.ts';
import { textOption, type Command } from './session.ts';

export const erasures: Command = {
  usage: 'erasures',
  summary:
    'Prints the list of erased and withdrawn leads, as hashes without personal data. Keep it apart from the backups.',
  options: {
    into: {
      type: 'string',
      value: '<file>',
      about: 'Writes the list to this file instead, whole or not at all. A list of another database there stays.',
    },
  },
  positionals: 0,
  run: async (session, args) => {
    const into = textOption(args, 'into');
    await audited(session, 'erasures', {}, async () => {
      const rows = await session.db.selectFrom('erasure').selectAll().orderBy('at').orderBy('id').execute();
      const leads = await session.db
        .selectFrom('lead')
        .select(['id', 'withdrawn_at as at'])
        .where('withdrawn_at', 'is not', null)
        .orderBy('withdrawn_at')
        .orderBy('id')
        .execute();
      const lines = [
        ...rows.map(({ id, at }) => `${id} ${at}`),
        ...leads.map(({ id, at }) => `${erasureOf(id)} ${at} withdrawn`),
      ];
      const text = [...lines, endOf(lines.length), ''].join('\n');
      if (into === undefined) await session.out.write(text);
      else await replaceList(into, text, new Set(rows.map(({ id }) => id)));
      return { leads: lines.length };
    });
  },
};

/** The last line, so that a list that was cut off is not taken for a whole one. */
const endOf = (entries: number): string => `# end ${entries}`;

/** Replaces a list in one step. Refuses if the list has erased leads that this database, perhaps a wrong one, lacks. */
async function replaceList(path: string, text: string, known: ReadonlySet<string>): Promise<void> {
  const { erased } = existsSync(path) ? await readErasures(path) : { erased: [] };
  const unknown = erased.filter(({ id }) => !known.has(id)).length;
  if (unknown > 0)
    throw new Refusal(
      `${path} stays as it is: ${counted(unknown, 'erased lead')} in it ${unknown === 1 ? 'is' : 'are'} not known to this database. Name another file, or set DATA_DIR or DATABASE_URL to the right database.`,
    );
  const next = `${path}.next`;
  try {
    await writeFile(next, text, { mode: 0o600, flush: true });
    await rename(next, path);
  } catch (error) {
    throw new Refusal(`${path} cannot be written: ${(error as NodeJS.ErrnoException).code}`);
  }
}

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

/** Reads a list that the command `erasures` has printed. Refuses one without its end. */
export async function readErasures(path: string): Promise<Erasures> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`${path} cannot be read: ${error.code}`);
  });
  const [erased, withdrawn]: [Erasure[], Erasure[]] = [[], []];
  const lines = text.split('\n').filter((line) => line !== '');
  const last = /^# end \d+$/.test(lines.at(-1) ?? '') ? lines.pop() : undefined;
  for (const line of lines) {
    const [, id, at, isWithdrawn] = entry.exec(line) ?? [];
    if (id === undefined || at === undefined) throw new Refusal(`${path} is not a list of erasures.`);
    (isWithdrawn ? withdrawn : erased).push({ id, at });
  }
  const end = endOf(lines.length);
  if (last !== end)
    throw new Refusal(
      `${path} was cut off: its last line is not "${end}". Take a list that is whole. An older version printed no such line: add it, if you know that nothing is missing.`,
    );
  return { erased, withdrawn };
}

import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../kit/command.ts';
import { audited } from '../../../server/leads/audit.ts';
import { copyTables, openBackup, refuseDamaged } from './copy.ts';
import { usedKeys } from '../../../server/leads/encryption/used-keys.ts';
import { addErasures } from '../../../server/leads/erasures.ts';
import { readErasures } from './erasures.ts';
import { misuse, textOption, type Command, type Session } from './session.ts';

export const restore: Command = {
  usage: 'restore <file> --erasures <list>',
  summary:
    'Puts a backup into a database without leads, of SQLite or PostgreSQL, except the leads of persons who were erased since.',
  options: {
    erasures: {
      type: 'string',
      value: '<list>',
      about:
        'The file with what the command erasures printed last, or the word none if no one was erased after the backup.',
    },
  },
  positionals: 1,
  makes: true,
  run: async (session, args) => {
    const { positionals } = args;
    const list = textOption(args, 'erasures');
    if (list === undefined) throw misuse('Give --erasures, so that no erased person comes back.');
    const erased = list === 'none' ? [] : await readErasures(list);
    const folder = await mkdtemp(join(tmpdir(), 'leads-'));
    try {
      // Uses a copy, because a backup of an older version is migrated.
      const copy = join(folder, 'leads.db');
      await copyFile(positionals[0]!, copy).catch((error: NodeJS.ErrnoException) => {
        throw new Refusal(`${positionals[0]!} cannot be read: ${error.code}`);
      });
      const leads = await refuseDamaged(copy).catch(() => {
        throw new Refusal(`${positionals[0]!} is damaged, or not a backup of leads.`);
      });
      await refuseLeads(session);
      await audited(session, 'restore', {}, async () => {
        const left = await fill(session, copy, erased);
        const without = left === 0 ? '' : ` Left out, because they were erased: ${left}.`;
        await session.out.write(`Restored: ${leads - left} leads.${without}\n${await keysNeeded(session)}`);
        return { leads: leads - left };
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** What to set before a server or a command can read the leads. */
async function keysNeeded({ db, keys }: Session): Promise<string> {
  const missing = (await usedKeys(db)).filter((id) => !keys.byId.has(id));
  return missing.length === 0 ? '' : `To read them, set LEADS_KEY with the key ${missing.join(', ')}.\n`;
}

async function refuseLeads({ db }: Session): Promise<void> {
  const lead = await db.selectFrom('lead').select('id').limit(1).executeTakeFirst();
  if (lead) throw new Refusal('The database already has leads. Set DATA_DIR or DATABASE_URL to an empty one.');
}

/** In one transaction. Returns how many leads are left out: those in the list, and in those of both databases. */
async function fill({ db }: Session, path: string, list: readonly { id: string; at: string }[]): Promise<number> {
  const from = await openBackup(path);
  try {
    return await db.transaction().execute(async (transaction) => {
      await addErasures(transaction, list);
      const all = [from, transaction].map((one) => one.selectFrom('erasure').select('id').execute());
      const erased = new Set((await Promise.all(all)).flat().map(({ id }) => id));
      return copyTables(from, transaction, erased);
    });
  } finally {
    await from.destroy();
  }
}

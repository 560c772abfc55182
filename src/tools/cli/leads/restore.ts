import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../kit/command.ts';
import { audited } from '../../../server/leads/audit.ts';
import { copyTables, openBackup, refuseDamaged } from './copy.ts';
import { usedKeys } from '../../../server/leads/encryption/used-keys.ts';
import type { LeadDatabase } from '../../../server/leads/database/tables.ts';
import { addErasures, erasureOf } from '../../../server/leads/erasures.ts';
import { noteWithdrawal } from '../../../server/leads/own.ts';
import { readErasures, type Erasure, type Erasures } from './erasures.ts';
import { misuse, textOption, type Command, type Session } from './session.ts';

export const restore: Command = {
  usage: 'restore <file> --erasures <list>',
  summary:
    'Puts a backup into a database without leads, of SQLite or PostgreSQL. Who was erased since stays erased, and what was withdrawn since stays withdrawn.',
  options: {
    erasures: {
      type: 'string',
      value: '<list>',
      about:
        'The file with what the command erasures printed last, or the word none if no one erased or withdrew after the backup.',
    },
  },
  positionals: 1,
  makes: true,
  run: async (session, args) => {
    const { positionals } = args;
    const list = textOption(args, 'erasures');
    if (list === undefined)
      throw misuse('Give --erasures, so that no erased person comes back, and no withdrawn consent.');
    const since = list === 'none' ? { erased: [], withdrawn: [] } : await readErasures(list);
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
        const { left, withdrawn } = await fill(session, copy, since);
        const without = left === 0 ? '' : ` Left out, because they were erased: ${left}.`;
        const again = withdrawn === 0 ? '' : ` Withdrawn again: ${withdrawn}.`;
        await session.out.write(`Restored: ${leads - left} leads.${without}${again}\n${await keysNeeded(session)}`);
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

/**
 * In one transaction. Returns how many leads are left out, those in the list and in those of both databases, and how
 * many are withdrawn again.
 */
async function fill(
  { db, settings }: Session,
  path: string,
  since: Erasures,
): Promise<{ left: number; withdrawn: number }> {
  const from = await openBackup(path);
  try {
    return await db.transaction().execute(async (transaction) => {
      await addErasures(transaction, since.erased);
      const all = [from, transaction].map((one) => one.selectFrom('erasure').select('id').execute());
      const erased = new Set((await Promise.all(all)).flat().map(({ id }) => id));
      const left = await copyTables(from, transaction, erased);
      const withdrawn = await withdrawAgain(transaction, since.withdrawn, settings.webhook !== undefined);
      return { left, withdrawn };
    });
  } finally {
    await from.destroy();
  }
}

/** Returns how many leads were not withdrawn yet when the backup was made. */
async function withdrawAgain(db: LeadDatabase, list: readonly Erasure[], tells: boolean): Promise<number> {
  const times = new Map(list.map(({ id, at }) => [id, at]));
  if (times.size === 0) return 0;
  const leads = await db.selectFrom('lead').select(['id', 'reference']).where('withdrawn_at', 'is', null).execute();
  let count = 0;
  for (const lead of leads) {
    const at = times.get(erasureOf(lead.id));
    if (at !== undefined && (await noteWithdrawal(db, lead, at, tells))) count += 1;
  }
  return count;
}

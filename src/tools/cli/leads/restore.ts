import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../kit/command.ts';
import { audited } from './audit.ts';
import { copyTables, openBackup, refuseDamaged } from './copy.ts';
import type { Command, Session } from './session.ts';

export const restore: Command = {
  usage: 'restore <file>',
  summary: 'Puts a backup into a database without leads, of SQLite or PostgreSQL.',
  options: {},
  positionals: 1,
  makes: true,
  run: async (session, { positionals }) => {
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
        await fill(session, copy);
        await session.out.write(`Restored: ${leads} leads.\n`);
        return { leads };
      });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function refuseLeads({ db }: Session): Promise<void> {
  const lead = await db.selectFrom('lead').select('id').limit(1).executeTakeFirst();
  if (lead) throw new Refusal('The database already has leads. Set DATA_DIR or DATABASE_URL to an empty one.');
}

/** In one transaction. */
async function fill({ db }: Session, path: string): Promise<void> {
  const from = await openBackup(path);
  try {
    await db.transaction().execute((transaction) => copyTables(from, transaction));
  } finally {
    await from.destroy();
  }
}

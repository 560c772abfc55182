import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import type { LeadDatabase } from '../../../server/leads/database/tables.ts';
import { audited } from '../../../server/leads/audit.ts';
import { copyTables, openBackup, refuseDamaged } from './copy.ts';
import { openFile } from './output.ts';
import type { Command, Session } from './session.ts';

export const backup: Command = {
  usage: 'backup <file>',
  summary: 'Copies all leads into a new SQLite file, as a consistent snapshot, even while servers write.',
  options: {},
  positionals: 1,
  run: async (session, { positionals }) => {
    const path = positionals[0]!;
    await (await openFile(path)).close();
    try {
      await audited(session, 'backup', {}, async () => {
        await writeCopy(session, path);
        const leads = await refuseDamaged(path);
        await session.out.write(`Kept: ${leads} leads.\n`);
        return { leads };
      });
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  },
};

/** SQLite copies itself. Other databases are read in one snapshot into an SQLite file, which then copies itself. */
async function writeCopy({ db, place }: Session, path: string): Promise<void> {
  if (place.databaseUrl === undefined) return copyInto(db, path);
  const part = `${path}.part`;
  const copy = await openBackup(part);
  try {
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((snapshot) => copyTables(snapshot, copy));
    await copyInto(copy, path);
  } finally {
    await copy.destroy();
    for (const file of [part, `${part}-wal`, `${part}-shm`]) await rm(file, { force: true });
  }
}

const copyInto = async (db: LeadDatabase, path: string): Promise<void> =>
  void (await sql`vacuum into ${path}`.execute(db));

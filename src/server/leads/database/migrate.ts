import type { Kysely } from 'kysely';
import type { IdType } from './migrations.ts';
import { migrations } from './migrations.ts';
import { isTransient, retryTransient } from './retry-transient.ts';
import type { LeadDatabase } from './tables.ts';

/** Runs missing migrations. Several processes may do so at once without a lock, see `Migration`. */
export async function migrate(db: LeadDatabase, id: IdType): Promise<void> {
  const done = await retry(() => namesOfDone(db));
  for (const { name, up } of migrations) {
    if (done.has(name)) continue;
    await retry(() => up(db as unknown as Kysely<unknown>, id));
    const row = { name, at: new Date().toISOString() };
    await retry(() =>
      db
        .insertInto('migration')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}

/** Only reads if the tables are up to date, so that a server needs no permission to change them. */
async function namesOfDone(db: LeadDatabase): Promise<Set<string>> {
  try {
    const rows = await db.selectFrom('migration').select('name').execute();
    return new Set(rows.map(({ name }) => name));
  } catch (error) {
    if (!isMissing(error)) throw error;
    await db.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .execute();
    return new Set();
  }
}

const retry = <T>(work: () => Promise<T>): Promise<T> =>
  retryTransient(work, (error) => isTransient(error) || anotherWasFirst(error));

function isMissing(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string };
  return code === '42P01' || /^no such table: migration$/.test(message ?? '');
}

/**
 * Whether another process created the same table at the same time. PostgreSQL's `if not exists` checks before the other
 * has committed, and then fails because the name is taken (23505, 42P07, 42710, 42P06) or changed (XX000).
 */
function anotherWasFirst(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(23505|42P07|42710|42P06|XX000)$/.test(code);
}

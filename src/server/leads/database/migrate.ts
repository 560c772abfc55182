import type { Kysely } from 'kysely';
import type { IdType } from './migrations.ts';
import { migrations } from './migrations.ts';
import { passes, retryTransient } from './patience.ts';
import type { LeadDatabase } from './tables.ts';

/** Takes the steps that this database lacks. Safe when several processes start at once: there is no lock, see `Migration`. */
export async function migrate(db: LeadDatabase, id: IdType): Promise<void> {
  const done = await again(() => stepsTaken(db));
  for (const { name, up } of migrations) {
    if (done.has(name)) continue;
    await again(() => up(db as unknown as Kysely<unknown>, id));
    const row = { name, at: new Date().toISOString() };
    await again(() =>
      db
        .insertInto('migration')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}

/** A database whose tables are up to date is only read, so that the server may lack the right to change them. */
async function stepsTaken(db: LeadDatabase): Promise<Set<string>> {
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

const again = <T>(work: () => Promise<T>): Promise<T> =>
  retryTransient(work, (error) => passes(error) || wasFirst(error));

function isMissing(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: string };
  return code === '42P01' || /^no such table: migration$/.test(message ?? '');
}

/** PostgreSQL's `if not exists` looks before another process has committed, then finds the name taken (23505, 42P07) or changed (XX000). */
function wasFirst(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^(23505|42P07|42710|42P06|XX000)$/.test(code);
}

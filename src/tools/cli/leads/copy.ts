import { Kysely, sql } from 'kysely';
import { libsqlDialect } from '../../../server/leads/database/libsql.ts';
import { migrate } from '../../../server/leads/database/migrate.ts';
import type { LeadDatabase, Tables } from '../../../server/leads/database/tables.ts';
import type { Notice } from '../../../server/leads/delivery/webhook.ts';
import { partsOf } from '../../../server/leads/files.ts';
import { Refusal } from '../kit/command.ts';
import { erasureOf } from '../../../server/leads/erasures.ts';

/** The tables of a backup, each with its key. Without counts of limits, which expire before a restore. */
const copiedTables = [
  ['lead', 'id'],
  ['lead_access', 'lead_id'],
  ['delivery', 'lead_id'],
  ['outbox', 'lead_id'],
  ['dead_letter', 'lead_id'],
  ['audit', 'id'],
  ['erasure', 'id'],
  ['lead_key', 'id'],
] as const;

/** Number of rows copied at once. */
const batchSize = 500;

/** Copies all rows that are missing in the other database, except those of leads in `erased`. Returns how many were. */
export async function copyTables(
  from: LeadDatabase,
  to: LeadDatabase,
  erased: ReadonlySet<string> = new Set(),
): Promise<number> {
  const left = new Set<string>();
  const isLeft = (id: string): boolean => {
    if (erased.has(erasureOf(id))) left.add(id);
    return left.has(id);
  };
  for (const [table, key] of copiedTables) {
    for (let last: string | undefined; ;) {
      const rows: Record<string, unknown>[] = (await from
        .selectFrom(table as 'lead')
        .selectAll()
        .$if(last !== undefined, (query) => query.where(key as 'id', '>', last!))
        .orderBy(key as 'id')
        .limit(batchSize)
        .execute()) as never;
      const wanted = rows.filter((row) => tellsOfErasure(row) || !isLeft(String(row[key])));
      if (wanted.length > 0)
        await to
          .insertInto(table)
          .values(wanted as never)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      if (rows.length < batchSize) break;
      last = String(rows.at(-1)![key]);
    }
  }
  await copyFiles(from, to, isLeft);
  return left.size;
}

/** Whether a row tells the webhook of an erasure, which holds for an erased lead too. */
const tellsOfErasure = ({ notice }: Readonly<Record<string, unknown>>): boolean =>
  typeof notice === 'string' && (JSON.parse(notice) as Notice).type === 'lead.erased';

/** Copies all files that are missing in the other database, row by row, because rows may be large. */
async function copyFiles(from: LeadDatabase, to: LeadDatabase, isLeft: (leadId: string) => boolean): Promise<void> {
  const files = await from.selectFrom('lead_file').selectAll().execute();
  for (const file of files.filter(({ lead_id }) => !isLeft(lead_id))) {
    await to
      .insertInto('lead_file')
      .values(file)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    for await (const part of partsOf(from, file.lead_id, file.number))
      await to
        .insertInto('lead_file_part')
        .values(part)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
}

/** Opens a backup and migrates its tables. */
export async function openBackup(path: string): Promise<LeadDatabase> {
  const db = new Kysely<Tables>({ dialect: libsqlDialect(path) });
  try {
    await migrate(db, 'text');
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Verifies a backup. Returns the number of its leads; throws a Refusal if it is damaged or not a backup. */
export async function refuseDamaged(path: string): Promise<number> {
  const db = new Kysely<Tables>({ dialect: libsqlDialect(path) });
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== 'ok') throw new Error('damaged');
    const { leads } = await db
      .selectFrom('lead')
      .select((select) => select.fn.countAll().as('leads'))
      .executeTakeFirstOrThrow();
    // Makes the backup one file, without a log beside it.
    await sql`pragma journal_mode = delete`.execute(db);
    return Number(leads);
  } catch {
    throw new Refusal(`${path} is damaged, or not a backup of leads.`);
  } finally {
    await db.destroy();
  }
}

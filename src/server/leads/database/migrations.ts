import type { CreateTableBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';

/** The type of keys: uuid, or text in SQLite, which has no such type. */
export type IdType = 'uuid' | 'text';

/**
 * One schema change. Several processes may run it at once, one may crash halfway, and not every database supports it in
 * a transaction. So a migration must be idempotent, and must keep the tables usable for the previous version.
 */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>, id: IdType) => Promise<unknown>;
}

/** In order. A released migration is never changed. Keys contain the time, so the tables need no other index. */
export const migrations: readonly Migration[] = [
  {
    name: '001-lead',
    up: (db, id) =>
      createLeadTable(db, 'lead', id, 'id')
        .addColumn('reference', 'text', (column) => column.notNull().unique())
        .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
        .addColumn('digest', 'text', (column) => column.notNull())
        .addColumn('received_at', 'text', (column) => column.notNull())
        .addColumn('form', 'text', (column) => column.notNull())
        .addColumn('page', 'text', (column) => column.notNull())
        .addColumn('config', 'text', (column) => column.notNull())
        .addColumn('consent_version', 'text')
        .addColumn('consent_at', 'text')
        .addColumn('answers', 'text', (column) => column.notNull())
        .addColumn('labels', 'text', (column) => column.notNull())
        .execute(),
  },
  {
    name: '002-outbox',
    up: (db, id) =>
      createLeadTable(db, 'outbox', id, 'lead_id')
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_at', 'text', (column) => column.notNull())
        .addColumn('last_result', 'text')
        .execute(),
  },
  {
    name: '003-audit',
    up: (db, id) =>
      createLeadTable(db, 'audit', id, 'id')
        .addColumn('at', 'text', (column) => column.notNull())
        .addColumn('operator', 'text', (column) => column.notNull())
        .addColumn('action', 'text', (column) => column.notNull())
        .addColumn('details', 'text', (column) => column.notNull())
        .addColumn('leads', 'integer')
        .execute(),
  },
  {
    name: '004-limit',
    up: (db) =>
      createLeadTable(db, 'lead_limit', 'text', 'id')
        .addColumn('calls', 'integer', (column) => column.notNull())
        .addColumn('until', 'text', (column) => column.notNull())
        .execute(),
  },
  { name: '005-flag', up: (db) => addTextColumn(db, 'lead', 'flag') },
  {
    name: '006-dead-letter',
    up: (db, id) =>
      createLeadTable(db, 'dead_letter', id, 'lead_id')
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('refused_at', 'text', (column) => column.notNull())
        .addColumn('last_result', 'text', (column) => column.notNull())
        .execute(),
  },
  {
    name: '007-lead-file',
    up: (db, id) =>
      tableOf(db, 'lead_file')
        .addColumn('lead_id', sql.raw(id), (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('field', 'text', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('size', 'integer', (column) => column.notNull())
        .addColumn('sha256', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('lead_file_key', ['lead_id', 'number'])
        .execute(),
  },
  {
    name: '008-lead-file-part',
    up: (db, id) =>
      tableOf(db, 'lead_file_part')
        .addColumn('lead_id', sql.raw(id), (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('part', 'integer', (column) => column.notNull())
        .addColumn('bytes', sql.raw(id === 'uuid' ? 'bytea' : 'blob'), (column) => column.notNull())
        .addPrimaryKeyConstraint('lead_file_part_key', ['lead_id', 'number', 'part'])
        .execute(),
  },
  { name: '009-file-suspect', up: (db) => addTextColumn(db, 'lead_file', 'suspect') },
  {
    name: '010-erasure',
    up: (db) =>
      createLeadTable(db, 'erasure', 'text', 'id')
        .addColumn('at', 'text', (column) => column.notNull())
        .execute(),
  },
  { name: '011-language', up: (db) => addTextColumn(db, 'lead', 'language') },
  {
    name: '012-lead-access',
    up: (db, id) =>
      createLeadTable(db, 'lead_access', id, 'lead_id')
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .execute(),
  },
  { name: '013-withdrawn', up: (db) => addTextColumn(db, 'lead', 'withdrawn_at') },
  {
    name: '014-delivery',
    up: (db, id) =>
      createLeadTable(db, 'delivery', id, 'lead_id')
        .addColumn('receiver', 'text', (column) => column.notNull())
        .addColumn('at', 'text', (column) => column.notNull())
        .execute(),
  },
  { name: '015-outbox-notice', up: (db) => addTextColumn(db, 'outbox', 'notice') },
  { name: '016-dead-letter-notice', up: (db) => addTextColumn(db, 'dead_letter', 'notice') },
  { name: '017-lead-key-id', up: (db) => addTextColumn(db, 'lead', 'key_id') },
  { name: '018-lead-lookup', up: (db) => addTextColumn(db, 'lead', 'lookup') },
  { name: '019-file-key-id', up: (db) => addTextColumn(db, 'lead_file', 'key_id') },
  { name: '020-file-part-key-id', up: (db) => addTextColumn(db, 'lead_file_part', 'key_id') },
  {
    name: '021-lead-key',
    up: (db) =>
      createLeadTable(db, 'lead_key', 'text', 'id')
        .addColumn('at', 'text', (column) => column.notNull())
        .execute(),
  },
  {
    name: '022-insight',
    up: (db) => {
      const names = ['day', 'page', 'form', 'step', 'field', 'message', 'event'] as const;
      return names
        .reduce(
          (table, name) => table.addColumn(name, 'text', (column) => column.notNull()),
          tableOf(db, 'insight') as CreateTableBuilder<string, string>,
        )
        .addColumn('number', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('insight_key', [...names])
        .execute();
    },
  },
  { name: '023-corrected', up: (db) => addTextColumn(db, 'lead', 'corrected_at') },
];

function createLeadTable(db: Kysely<unknown>, name: string, id: IdType, key: string): CreateTableBuilder<string> {
  return tableOf(db, name).addColumn(key, sql.raw(id), (column) => column.primaryKey().notNull());
}

const tableOf = (db: Kysely<unknown>, name: string) => db.schema.createTable(name).ifNotExists();

/** Adds a nullable text column if it is missing. Not every engine supports `if not exists` here. */
async function addTextColumn(db: Kysely<unknown>, name: string, added: string): Promise<void> {
  try {
    await db.schema.alterTable(name).addColumn(added, 'text').execute();
  } catch (error) {
    const present = sql`select ${sql.ref(added)} from ${sql.table(name)} limit 0`.execute(db);
    await present.catch(() => {
      throw error;
    });
  }
}

import type { CreateTableBuilder, Kysely } from 'kysely';
import { sql } from 'kysely';

/** What a key is in this engine: uuid, or text where there is no such type. */
export type IdType = 'uuid' | 'text';

/**
 * One step from an older to a newer set of tables. Several processes may take it at once and one may
 * die halfway, and not every server can do it in a transaction: so a step must be harmless when it is
 * done already, and leave the tables usable by the version before.
 */
export interface Migration {
  readonly name: string;
  readonly up: (db: Kysely<unknown>, id: IdType) => Promise<unknown>;
}

/** In order. A step that was released is never changed. Keys hold the time, so that no other index is needed. */
export const migrations: readonly Migration[] = [
  {
    name: '001-lead',
    up: (db, id) =>
      table(db, 'lead', id, 'id')
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
      table(db, 'outbox', id, 'lead_id')
        .addColumn('attempts', 'integer', (column) => column.notNull())
        .addColumn('next_at', 'text', (column) => column.notNull())
        .addColumn('last_result', 'text')
        .execute(),
  },
  {
    name: '003-audit',
    up: (db, id) =>
      table(db, 'audit', id, 'id')
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
      table(db, 'lead_limit', 'text', 'id')
        .addColumn('calls', 'integer', (column) => column.notNull())
        .addColumn('until', 'text', (column) => column.notNull())
        .execute(),
  },
];

function table(db: Kysely<unknown>, name: string, id: IdType, key: string): CreateTableBuilder<string> {
  return db.schema
    .createTable(name)
    .ifNotExists()
    .addColumn(key, sql.raw(id), (column) => column.primaryKey().notNull());
}

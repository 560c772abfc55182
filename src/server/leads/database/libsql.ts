import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Database from 'libsql/promise';
import { retryTransient } from './patience.ts';

/**
 * How long a statement waits for another process that writes, in ms. Short, since a wait takes up one
 * of the library's few threads; `patiently` then asks again.
 */
const busyTimeout = 500;

/** SQLite in a file of our own, through libsql. Waits for locks and disks happen off the event loop. */
export function libsqlDialect(path: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new LibsqlDriver(path),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** What the library's types leave out. */
type OpenDatabase = Database & { readonly inTransaction: boolean };

/** One connection, which its users take in turns. */
class LibsqlDriver implements Driver {
  private database: OpenDatabase | undefined;
  private free: Promise<void> = Promise.resolve();
  private release = () => {};

  constructor(private readonly path: string) {}

  async init(): Promise<void> {
    await makeFile(this.path);
    this.database = await retryTransient(() => openFile(this.path));
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.free;
    let release = () => {};
    this.free = new Promise((resolve) => (release = resolve));
    await before;
    this.release = release;
    return new LibsqlConnection(this.opened());
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  beginTransaction = (): Promise<void> => begin(this.opened());
  commitTransaction = (): Promise<void> => this.opened().exec('commit');
  rollbackTransaction = (): Promise<void> => rollBack(this.opened());

  async destroy(): Promise<void> {
    this.database?.close();
  }

  private opened(): OpenDatabase {
    if (!this.database) throw new Error('The database is not open');
    return this.database;
  }
}

class LibsqlConnection implements DatabaseConnection {
  constructor(private readonly database: OpenDatabase) {}

  /** The library runs a statement on the event loop, but waits for a lock and for the disk elsewhere when they are asked for alone. */
  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { database } = this;
    if (database.inTransaction || isRead.test(query.sql)) return this.run(query);
    await begin(database);
    try {
      const result = await this.run<Row>(query);
      await database.exec('commit');
      return result;
    } catch (error) {
      await rollBack(database);
      throw error;
    }
  }

  private async run<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const statement = await this.database.prepare(sql);
    if (statement.reader) return { rows: (await statement.all(parameters)) as Row[] };
    const { changes } = await statement.run(parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  /** Large tables are read page by page, in every engine. */
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Not used');
  }
}

const isRead = /^\s*(select|pragma)\b/i;

/** Takes the write lock at once: one that is asked for later can fail without a wait. */
const begin = (database: OpenDatabase): Promise<void> => database.exec('begin immediate');

/** A full disk ends the transaction by itself. */
async function rollBack(database: OpenDatabase): Promise<void> {
  if (database.inTransaction) await database.exec('rollback');
}

/** For the owner only; SQLite gives the files beside it the same mode. */
async function makeFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a', 0o600);
  await file.close();
  await chmod(path, 0o600).catch(() => {}); // Of another owner: then theirs to say.
}

async function openFile(path: string): Promise<OpenDatabase> {
  const database = new Database(path, { timeout: busyTimeout }) as OpenDatabase;
  try {
    await database.exec('pragma journal_mode = wal');
    // A commit returns when it is on disk, and what is deleted is overwritten.
    await database.exec('pragma synchronous = full');
    await database.exec('pragma secure_delete = on');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

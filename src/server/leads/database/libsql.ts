import { chmod, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely';
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import Database from 'libsql/promise';
import { retryTransient } from './retry-transient.ts';

/**
 * How long a statement waits for a lock of another process, in ms. Short, because the wait occupies one of the
 * library's few threads. `retryTransient` then retries.
 */
const busyTimeout = 500;

/** SQLite in a file, through libsql, which waits for locks and for the disk off the event loop. */
export function libsqlDialect(path: string): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new LibsqlDriver(path),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** The library's types leave `inTransaction` out. */
type OpenDatabase = Database & { readonly inTransaction: boolean };

/** One connection, used by one caller at a time. */
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

  /**
   * The library runs statements on the event loop. Only separate `begin` and `commit` wait for locks and the disk on
   * another thread. So each writing statement gets its own transaction.
   */
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

  /** Required by Kysely, but unused: large tables are read in pages. */
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Not used');
  }
}

/** Statements that need no transaction. `vacuum into` must run outside of one. */
const isRead = /^\s*(select|pragma|vacuum into)\b/i;

/** Takes the write lock at once. SQLite does not wait for a lock that is requested later in a transaction. */
const begin = (database: OpenDatabase): Promise<void> => database.exec('begin immediate');

/** If the disk is full, SQLite has already rolled back. */
async function rollBack(database: OpenDatabase): Promise<void> {
  if (database.inTransaction) await database.exec('rollback');
}

/** Makes the file readable only by its owner. SQLite gives its other files the same mode. */
async function makeFile(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'a', 0o600);
  await file.close();
  await chmod(path, 0o600).catch(() => {}); // The file has another owner, who decides its mode.
}

async function openFile(path: string): Promise<OpenDatabase> {
  const database = new Database(path, { timeout: busyTimeout }) as OpenDatabase;
  try {
    await database.exec('pragma journal_mode = wal');
    // A commit returns only when it is on disk, and deleted data is overwritten.
    await database.exec('pragma synchronous = full');
    await database.exec('pragma secure_delete = on');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

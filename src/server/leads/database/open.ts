import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { LeadKeys } from '../encryption/keys.ts';
import { migrate } from './migrate.ts';
import type { LeadDatabase, Tables } from './tables.ts';

/** Where leads are stored, and by which keys they are encrypted. */
export interface LeadsLocation {
  /** Folder of the SQLite file leads.db, used without `databaseUrl`. */
  readonly dataDir: string;
  /** postgres://…; never printed, because it may contain a password. */
  readonly databaseUrl?: string | undefined;
  /** Those of LEADS_KEY; none by default. */
  readonly keys?: LeadKeys | undefined;
}

export const sqlitePath = ({ dataDir }: LeadsLocation): string => join(dataDir, 'leads.db');

/** Query timeout in ms. Shorter than a browser waits for an answer. */
const defaultQueryTimeout = 8_000;

/** Opens the database and migrates its tables. Rejects with CannotOpen if it cannot be reached or written. */
export async function openDatabase(place: LeadsLocation, longestQuery = defaultQueryTimeout): Promise<LeadDatabase> {
  const db = new Kysely<Tables>({ dialect: await dialectOf(place, longestQuery) });
  try {
    await migrate(db, place.databaseUrl === undefined ? 'text' : 'uuid');
    return db;
  } catch (error) {
    await db.destroy();
    // If several addresses were tried, Node's error has a code but no message.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new CannotOpen(`The database of the leads cannot be opened: ${message || code}`, { cause: error });
  }
}

/** Its message is for the operator, without passwords or answers. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/** Loads only the library of the engine in use. */
async function dialectOf(place: LeadsLocation, longestQuery: number) {
  if (place.databaseUrl === undefined) return (await import('./libsql.ts')).libsqlDialect(sqlitePath(place));
  return (await import('./postgres.ts')).postgresDialect(place.databaseUrl, longestQuery);
}

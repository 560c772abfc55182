import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import type { LeadDatabase, Tables } from './tables.ts';

/** Where leads are kept. */
export interface Place {
  /** Folder of the SQLite file leads.db, which is used when there is no `databaseUrl`. */
  readonly dataDir: string;
  /** postgres://…; never printed, because it may hold a password. */
  readonly databaseUrl?: string | undefined;
}

export const fileOf = ({ dataDir }: Place): string => join(dataDir, 'leads.db');

/** When a query has failed, in ms. Shorter than a browser waits for an answer. */
const usualLongestQuery = 8_000;

/**
 * Opens the database and brings its tables up to date. Rejects with CannotOpen when it cannot be reached or written.
 */
export async function openDatabase(place: Place, longestQuery = usualLongestQuery): Promise<LeadDatabase> {
  const db = new Kysely<Tables>({ dialect: await dialectOf(place, longestQuery) });
  try {
    await migrate(db, place.databaseUrl === undefined ? 'text' : 'uuid');
    return db;
  } catch (error) {
    await db.destroy();
    // When several addresses were tried, Node's error has a code and no message.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new CannotOpen(`The database of the leads cannot be opened: ${message || code}`, { cause: error });
  }
}

/** Its message is for the operator, and holds neither a password nor an answer. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
}

/** Loads the library of one engine and not of the other. */
async function dialectOf(place: Place, longestQuery: number) {
  if (place.databaseUrl === undefined) return (await import('./libsql.ts')).libsqlDialect(fileOf(place));
  return (await import('./postgres.ts')).postgresDialect(place.databaseUrl, longestQuery);
}

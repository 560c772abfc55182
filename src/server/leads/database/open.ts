import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import type { LeadDatabase, Tables } from './tables.ts';

/** Where leads are kept. */
export interface Place {
  /** Folder of leads.db, which is used without a `databaseUrl`. */
  readonly dataDir: string;
  /** postgres://…; never printed, for it may hold a password. */
  readonly databaseUrl?: string | undefined;
}

export const fileOf = ({ dataDir }: Place): string => join(dataDir, 'leads.db');

/** When a query counts as failed, in ms: before a browser gives up. */
const usualQuery = 8_000;

/** Opens the database and brings its tables up to date. Rejects, in words for the operator, when it cannot be reached or written. */
export async function openDatabase(place: Place, longestQuery = usualQuery): Promise<LeadDatabase> {
  const db = new Kysely<Tables>({ dialect: await dialectOf(place, longestQuery) });
  try {
    await migrate(db, place.databaseUrl === undefined ? 'text' : 'uuid');
    return db;
  } catch (error) {
    await db.destroy();
    // One error for several addresses has a code and no message.
    const { message, code } = error as NodeJS.ErrnoException;
    throw new CannotOpen(`The database of the leads cannot be opened: ${message || code}`, { cause: error });
  }
}

/** Its message holds neither a password nor an answer. */
export class CannotOpen extends Error {}

/** Each engine's library is loaded only where it is used. */
async function dialectOf(place: Place, longestQuery: number) {
  if (place.databaseUrl === undefined) return (await import('./libsql.ts')).libsqlDialect(fileOf(place));
  return (await import('./postgres.ts')).postgresDialect(place.databaseUrl, longestQuery);
}

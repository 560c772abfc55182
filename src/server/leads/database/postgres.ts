import type { Dialect } from 'kysely';
import { PostgresDialect } from 'kysely';
import pg from 'pg';

/** Any server that speaks PostgreSQL. Nothing is asked of it that distributed ones lack: no sequences, extensions or explicit locks. */
export function postgresDialect(url: string): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    application_name: 'leads',
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    query_timeout: 8_000,
    idleTimeoutMillis: 30_000,
  });
  // A connection that breaks while nobody uses it is replaced; one in use fails its query as well.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

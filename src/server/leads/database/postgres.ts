import type { Dialect } from 'kysely';
import { PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * Any server that speaks PostgreSQL. Nothing is asked of it that distributed ones lack: no sequences,
 * extensions or explicit locks. `longestQuery`: when a query counts as failed, in ms.
 */
export function postgresDialect(url: string, longestQuery: number): Dialect {
  const pool = new pg.Pool({
    connectionString: url,
    max: 8,
    application_name: 'leads',
    keepAlive: true,
    connectionTimeoutMillis: 3_000,
    query_timeout: longestQuery,
    idleTimeoutMillis: 30_000,
  });
  // A connection that breaks while nobody uses it is replaced; one in use fails its query as well.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

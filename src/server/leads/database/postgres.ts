import type { Dialect } from 'kysely';
import { PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * Any database with PostgreSQL's protocol. We use no sequences, extensions or explicit locks, which distributed ones
 * lack. `longestQuery`: query timeout in ms.
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
  // The pool replaces a broken idle connection. A broken connection in use also fails its query, which reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

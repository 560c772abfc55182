import type { Dialect } from 'kysely';
import { PostgresDialect } from 'kysely';
import pg from 'pg';

/**
 * Any database that speaks PostgreSQL's protocol. We use no sequences, extensions or explicit locks, which distributed
 * ones lack. `longestQuery`: when a query has failed, in ms.
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
  // The pool replaces a connection that breaks unused. One in use also fails its query, which reports it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

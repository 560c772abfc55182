import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { LeadsLocation } from '../../../src/server/leads/database/open.ts';
import { startPostgres } from '../../support/postgres.ts';
import type { Postgres } from '../../support/postgres.ts';

/** Makes a new, empty database with each call. */
export type Fresh = () => Promise<LeadsLocation>;

/** Runs the same tests on SQLite and on PostgreSQL. */
export function onBothEngines(tests: (fresh: Fresh) => void): void {
  describe('on SQLite', () => tests(onSqlite()));
  describe('on PostgreSQL', () => tests(onPostgres().fresh));
}

export function onSqlite(): Fresh {
  const folders: string[] = [];
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  return async () => {
    const folder = mkdtempSync(join(tmpdir(), 'leads-'));
    folders.push(folder);
    return { dataDir: join(folder, 'data') };
  };
}

export function onPostgres(): { fresh: Fresh; server: () => Postgres } {
  let server: Postgres;
  beforeAll(async () => void (server = await startPostgres()), 120_000);
  afterAll(() => server?.remove());
  return { server: () => server, fresh: async () => ({ dataDir: '/nonexistent', databaseUrl: await server.create() }) };
}

/** The environment variables for a process with this database. */
export const environmentOf = ({ dataDir, databaseUrl }: LeadsLocation): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import type { LeadsLocation } from '../../../src/server/leads/database/open.ts';
import { readKeys } from '../../../src/server/leads/encryption/keys.ts';
import { startPostgres } from '../../support/postgres.ts';
import type { Postgres } from '../../support/postgres.ts';

/** Makes a new, empty database with each call. */
export type Fresh = () => Promise<LeadsLocation>;

/** A value of LEADS_KEY, with a key that encrypts nothing else. */
export const keyText = 'hd5YmM2cCb8r0lqEzR8mTgsA6l0uMwcYtwv3nQwYh1k=';

/** The same databases, with encryption. */
export const encrypted =
  (fresh: Fresh): Fresh =>
  async () => ({ ...(await fresh()), keys: readKeys(keyText) });

/** Runs the same tests on SQLite, also with encryption, and on PostgreSQL. */
export function onBothEngines(tests: (fresh: Fresh) => void): void {
  describe('on SQLite', () => tests(onSqlite()));
  describe('on SQLite, encrypted', () => tests(encrypted(onSqlite())));
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
export const environmentOf = ({ dataDir, databaseUrl, keys }: LeadsLocation): Record<string, string> => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  ...(keys && { LEADS_KEY: keyText }),
});

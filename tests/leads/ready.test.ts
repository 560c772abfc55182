import { open } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sqlitePath } from '../../src/server/leads/database/open.ts';
import { openLeads } from '../../src/server/leads/open.ts';
import { call, goodLead, postLead, start, storedLeads } from '../unit/server/fixtures.ts';
import { onBothEngines, onSqlite } from './support/engines.ts';
import { newLead, within } from './support/leads.ts';

const lock = (databaseUrl: string | undefined) =>
  databaseUrl === undefined ? sql`update lead set page = page` : sql`lock table lead in access exclusive mode`;

onBothEngines((fresh) => {
  test('while another process holds the lock, the server is not ready and refuses leads', async () => {
    const place = await fresh();
    const site = await start(place);
    const ready = async () => (await call(site.port, '/readyz')).status;
    await expect.poll(ready).toBe(200);
    await within(place, (db) =>
      db.transaction().execute(async (transaction) => {
        await lock(place.databaseUrl).execute(transaction);
        await expect.poll(ready).toBe(503);
        expect((await postLead(site.port, goodLead)).status).toBe(503);
      }),
    );
    await expect.poll(ready).toBe(200);
    expect((await postLead(site.port, goodLead)).status).toBe(201);
    await site.stop();
  });

  test('the readiness check writes, and leaves nothing behind', async () => {
    const place = await fresh();
    const store = await openLeads(place);
    await store.check();
    await store.close();
    expect(await storedLeads(place)).toEqual([]);
  });
});

const freshFile = onSqlite();

test('with a corrupt page of an index, the server is not ready and refuses leads', async () => {
  const place = await freshFile();
  const store = await openLeads(place);
  await store.save(newLead());
  await store.close();
  const { rootpage, size } = await within(place, async (db) => {
    const found = await sql<{ rootpage: number; size: number }>`
      select rootpage, page_size as size from sqlite_master, pragma_page_size where name = 'sqlite_autoindex_lead_3'
    `.execute(db);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    return found.rows[0]!;
  });
  const file = await open(sqlitePath(place), 'r+');
  await file.write(Buffer.alloc(size, 0xff), 0, size, (rootpage - 1) * size);
  await file.close();
  const site = await start(place);
  expect((await postLead(site.port, goodLead)).status).toBe(503);
  expect((await call(site.port, '/readyz')).status).toBe(503);
  await site.stop();
});

test('a commit of the server returns when the data is on disk, not only in memory', async () => {
  const settings = await within(await freshFile(), async (db) => {
    const found = await sql<Record<string, unknown>>`
      select synchronous, journal_mode, secure_delete from pragma_synchronous, pragma_journal_mode, pragma_secure_delete
    `.execute(db);
    return found.rows;
  });
  const full = 2;
  expect(settings).toEqual([{ synchronous: full, journal_mode: 'wal', secure_delete: 1 }]);
});

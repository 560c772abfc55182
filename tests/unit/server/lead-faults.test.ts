import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { LeadStore } from '../../../src/server/leads/store.ts';
import { goodLead, postLead, start, temporary } from './fixtures.ts';

afterEach(() => vi.restoreAllMocks());

test('too many leads of one address: 429 and when to come back', async () => {
  const site = await start({ leadRate: { limit: 2, window: 60_000 } });
  const statuses = [];
  for (let sent = 0; sent < 3; sent += 1) statuses.push(await postLead(site.port, goodLead));
  const last = statuses.at(-1)!;
  expect(statuses.map((answer) => answer.status)).toEqual([201, 201, 429]);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect(last.json()).toMatchObject({ title: 'Too Many Requests', status: 429 });
  await site.stop();
});

test('behind a named proxy each visitor is counted alone', async () => {
  const site = await start({ leadRate: { limit: 1, window: 60_000 }, trustProxy: 'loopback' });
  const from = (address: string) => postLead(site.port, goodLead, { 'x-forwarded-for': address });
  expect((await from('203.0.113.1')).status).toBe(201);
  expect((await from('203.0.113.2')).status).toBe(201);
  expect((await from('203.0.113.2')).status).toBe(429);
  await site.stop();
});

test('a disk that fails gives 503, and the retry keeps its key', async () => {
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
  let full = true;
  const store: LeadStore = {
    save: async () => {
      if (full) throw Object.assign(new Error('no space for Asha'), { code: 'ENOSPC' });
      return { outcome: 'saved', reference: 'CH-2222-2222' };
    },
    close: async () => {},
  };
  const site = await start({ store });
  const refused = await postLead(site.port, goodLead);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
  expect(printed.mock.calls).toEqual([['A lead could not be stored: ENOSPC']]);
  full = false;
  expect((await postLead(site.port, goodLead)).status).toBe(201);
  await site.stop();
});

test('a data folder that is a file keeps the server from starting', async () => {
  const folder = await temporary();
  await writeFile(join(folder.path, 'x'), '');
  await expect(start({ dataDir: join(folder.path, 'x') })).rejects.toThrow(/EEXIST|ENOTDIR/);
  await folder.remove();
});

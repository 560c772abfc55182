import { open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openJsonLines } from '../../../src/server/leads/json-lines.ts';
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

test('lines that are no leads are passed over, nothing before or after them is lost', async () => {
  const folder = await temporary();
  const line = (key: string, reference: string) => JSON.stringify({ key, reference, form: 'lead', answers: {} });
  const lines = [line('a', 'CH-AAAA-AAAA'), '\0\0\0', 'null', '{"torn', line('b', 'CH-BBBB-BBBB'), ''];
  await writeFile(join(folder.path, 'leads.jsonl'), lines.join('\n'));
  const store = await openJsonLines(folder.path);
  const save = (key: string) => store.save({ key, form: 'lead', answers: {} });
  expect(await save('a')).toEqual({ outcome: 'saved', reference: 'CH-AAAA-AAAA' });
  expect(await save('b')).toEqual({ outcome: 'saved', reference: 'CH-BBBB-BBBB' });
  await save('c');
  await store.close();
  expect((await readFile(join(folder.path, 'leads.jsonl'), 'utf8')).split('\n')).toHaveLength(lines.length + 1);
  await folder.remove();
});

test('a write that fails is reported, spoils no later line, and keeps its reference for the retry', async () => {
  const folder = await temporary();
  const path = join(folder.path, 'leads.jsonl');
  const store = await openJsonLines(folder.path);
  const handle = await open(path);
  const disk = vi.spyOn(Object.getPrototypeOf(handle), 'datasync').mockRejectedValueOnce(new Error('EIO'));
  await handle.close();
  const lead = { key: 'a', form: 'lead', answers: { name: 'Asha' } };
  await expect(store.save(lead)).rejects.toThrow('EIO');
  const saved = await store.save(lead);
  await store.save({ ...lead, key: 'b' });
  await store.close();
  expect(disk).toHaveBeenCalledTimes(3);
  const again = await openJsonLines(folder.path);
  expect(await again.save(lead)).toEqual(saved);
  await again.close();
  const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean).map((line) => JSON.parse(line));
  expect(lines.map(({ key }) => key)).toEqual(['a', 'a', 'b']);
  expect(lines[0].reference).toBe(lines[1].reference);
  await folder.remove();
});

test('closing waits for what is being written', async () => {
  const folder = await temporary();
  const store = await openJsonLines(folder.path);
  const saves = Array.from({ length: 20 }, (_, index) => store.save({ key: `k${index}`, form: 'lead', answers: {} }));
  await store.close();
  expect((await Promise.all(saves)).every((saved) => saved.outcome === 'saved')).toBe(true);
  await folder.remove();
});

test('a data folder that is a file keeps the server from starting', async () => {
  const folder = await temporary();
  await writeFile(join(folder.path, 'x'), '');
  await expect(start({ dataDir: join(folder.path, 'x') })).rejects.toThrow(/EEXIST|ENOTDIR/);
  await folder.remove();
});

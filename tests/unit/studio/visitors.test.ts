import { tmpdir } from 'node:os';
import { afterEach, expect, it } from 'vitest';
import { visitorsApart } from '../../../src/studio/visitors/server/visitors.ts';

const { execPath } = process;
afterEach(() => {
  process.execPath = execPath;
});

it('a process that cannot start fails each request, and the next request starts another', async () => {
  process.execPath = '/nowhere/node';
  const visitors = visitorsApart(tmpdir(), tmpdir(), new AbortController().signal);
  for (let times = 0; times < 2; times += 1)
    await expect(Promise.all([visitors.walk(new Map()), visitors.walk(new Map())])).rejects.toThrow();
});

it('after Studio has ended, no process gets a request', async () => {
  process.execPath = '/nowhere/node';
  const ending = new AbortController();
  const visitors = visitorsApart(tmpdir(), tmpdir(), ending.signal);
  ending.abort();
  const asked = visitors.walk(new Map()).then(
    () => 'answered',
    () => 'failed',
  );
  // When this one has failed, the other would have failed too.
  await expect(visitorsApart(tmpdir(), tmpdir(), new AbortController().signal).walk(new Map())).rejects.toThrow();
  expect(await Promise.race([asked, 'silent'])).toBe('silent');
});

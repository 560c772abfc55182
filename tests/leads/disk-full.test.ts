import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { runLeads } from '../../src/tools/cli/leads/run.ts';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import { openLeads } from '../../src/server/leads/open.ts';
import { readKeys } from '../../src/server/leads/encryption/keys.ts';
import { call, goodLead, postLead, storedLeads } from '../unit/server/fixtures.ts';
import { smallDisk } from './support/disk.ts';
import { keyText } from './support/engines.ts';
import { newLead, within } from './support/leads.ts';
import { compare, nothingWrong } from './support/load.ts';
import { serverProcesses } from './support/processes.ts';

const launch = serverProcesses();

async function leads(place: LeadsLocation, ...args: string[]): Promise<string> {
  const out = new PassThrough();
  const around = { place: () => place, settings: { retention: 30 }, out, err: out, input: Readable.from([]) };
  const code = await runLeads(args, around);
  const text = String(await buffer(out.end()));
  expect([code, text]).toEqual([0, text]);
  return text;
}

test.for([24_576, 40_960, 65_536])(
  'where the largest lead has no room, the readiness check fails too: %i bytes are free',
  async (bytes, context) => {
    const disk = smallDisk(context, 4);
    const store = await openLeads({ dataDir: join(disk.path, 'data') });
    const largest = () => store.save(newLead({ answers: { ...goodLead.answers, note: 'x'.repeat(15_000) } }));
    await largest();
    disk.fill(bytes);
    const fails = (work: Promise<unknown>) =>
      work.then(
        () => false,
        () => true,
      );
    while (!(await fails(largest())));
    expect(await fails(store.check())).toBe(true);
    disk.empty();
    await store.check();
    await largest();
    await store.close();
  },
);

test.for([
  ['unencrypted', undefined],
  ['encrypted', readKeys(keyText)],
] as const)(
  'a full disk gives 503, and no lead is acknowledged; with free space everything works again: %s',
  async ([, keys], context) => {
    const disk = smallDisk(context, 1);
    const place = { dataDir: join(disk.path, 'data'), keys };
    const server = await launch({ place });
    const acknowledged = new Map<string, string>();
    const send = async () => {
      const key = crypto.randomUUID();
      const answer = await postLead(
        server.port,
        { ...goodLead, answers: { ...goodLead.answers, note: 'x'.repeat(4_000) } },
        { 'idempotency-key': key },
      );
      if (answer.status === 201) acknowledged.set(key, answer.json().reference);
      return answer;
    };
    expect((await send()).status).toBe(201);

    disk.fill();
    const refused = [];
    while (refused.length < 8) {
      const answer = await send();
      if (answer.status !== 201) refused.push(answer);
    }
    expect(refused.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
      refused.map(() => [503, '30']),
    );
    const ready = async () => (await call(server.port, '/readyz')).status;
    expect(await ready()).toBe(503);
    expect(server.printed()).toMatch(/A lead could not be stored: SQLITE_(FULL|IOERR)/);

    // Looking at leads leaves a record, which needs space, and so does deleting them. Both find it, again and again.
    for (let looked = 0; looked < 3; looked += 1) expect(await leads(place, 'list')).toMatch(/^CH-/);
    expect(await leads(place, 'export')).toContain(goodLead.answers.phone);
    const erased = await leads(place, 'erase', '--phone', goodLead.answers.phone);
    expect(erased).toMatch(/\nErased: \d+\.\n$/);
    acknowledged.clear();
    expect(await storedLeads(place)).toEqual([]);
    expect(await leads(place, 'purge', '--yes')).toMatch(/^Deleted: 0 /);

    disk.empty();
    await expect.poll(ready).toBe(200);
    for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(201);
    await server.kill();
    expect(compare(acknowledged, await storedLeads(place))).toEqual(nothingWrong);
    expect(await within(place, async (db) => (await sql`pragma integrity_check`.execute(db)).rows)).toEqual([
      { integrity_check: 'ok' },
    ]);
  },
);

import { expect, test } from 'vitest';
import { goodLead, postLead, storedLeads } from '../unit/server/fixtures.ts';
import { onSqlite } from './support/engines.ts';
import { serverProcesses } from './support/processes.ts';

const launch = serverProcesses();
const fresh = onSqlite();

/** A module that a server loads before its own code. SIGUSR2 then sets the server's clock back by an hour. */
const clock = `data:text/javascript,${encodeURIComponent(`
  let back = 0;
  const now = Date.now;
  Date = class extends Date {
    constructor(...parts) { parts.length === 0 ? super(now() - back) : super(...parts); }
    static now() { return now() - back; }
  };
  process.on('SIGUSR2', () => { back += 3_600_000; console.log('set back'); });
`)}`;

test('when the clock of a running server is set back, later leads stay later, with valid dates, also after a restart', async () => {
  const place = await fresh();
  const started = Date.now();
  let sent = 0;
  const send = async (port: number, leads: number) => {
    for (let each = 0; each < leads; each += 1)
      expect((await postLead(port, { ...goodLead, page: `/policy/${(sent += 1)}` })).status).toBe(201);
  };
  const server = await launch({ place, node: ['--import', clock] });
  await send(server.port, 5);
  const setBack = new Promise((resolve) =>
    server.child.stdout!.on('data', (text) => String(text).includes('set back') && resolve(true)),
  );
  server.child.kill('SIGUSR2');
  await setBack;
  await send(server.port, 5);
  await server.kill();
  const again = await launch({ place, node: ['--import', clock] });
  await send(again.port, 5);

  const stored = await storedLeads(place);
  expect(stored.map(({ page }) => page)).toEqual(Array.from({ length: 15 }, (_, index) => `/policy/${index + 1}`));
  const times = stored.map(({ at }) => Date.parse(at));
  expect(times).toEqual([...times].sort((a, b) => a - b));
  expect([times[0]! >= started, times.at(-1)! <= Date.now() + 50]).toEqual([true, true]);
});

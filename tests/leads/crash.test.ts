import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import { storedLeads } from '../unit/server/fixtures.ts';
import { encrypted, onBothEngines, onSqlite } from './support/engines.ts';
import { until, within } from './support/leads.ts';
import { compare, nothingWrong, startLoad } from './support/load.ts';
import { Draw } from '../support/mutations/draw.ts';
import { seed } from '../support/seed.ts';
import type { Running } from './support/processes.ts';
import { serverProcesses } from './support/processes.ts';
import { startReceiver } from './support/receiver.ts';

/** How many processes are killed in each test; `npm run bench faults` kills many more. */
const kills = Number(process.env.LEAD_KILLS ?? 3);

const launch = serverProcesses();
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const draw = new Draw(seed);

/**
 * Kills processes at random moments while four clients send leads, and restarts them. The clients are spread over all
 * processes.
 */
async function killRepeatedly(place: LeadsLocation, processes: number, times: number, webhook?: string) {
  const start = () => launch({ place, webhook });
  const running: Running[] = await Promise.all(Array.from({ length: processes }, start));
  const load = startLoad((client) => running[client % processes]!.port);
  for (let killed = 0; killed < times; killed += 1) {
    const before = load.acknowledged.size;
    await until(() => load.acknowledged.size >= before + 4);
    await pause(draw.below(120));
    const victim = draw.below(processes);
    await running[victim]!.kill();
    running[victim] = await start();
  }
  await load.finish();
  return { load, running };
}

const integrity = (place: LeadsLocation) =>
  within(place, async (db) => (await sql`pragma integrity_check`.execute(db)).rows);

test.each([
  [1, 'unencrypted'],
  [2, 'unencrypted'],
  [1, 'encrypted'],
  [2, 'encrypted'],
] as const)(
  'after repeated kill -9 of one of %i processes on one folder, every acknowledged lead is stored once, %s',
  async (processes, how) => {
    const place = await (how === 'encrypted' ? encrypted(fresh) : fresh)();
    const { load } = await killRepeatedly(place, processes, kills);
    const stored = await storedLeads(place);
    console.log(
      `${kills} kills of ${processes}, ${how}: ${load.acknowledged.size} acknowledged, statuses ${JSON.stringify([...load.statuses])}`,
    );
    expect(load.acknowledged.size).toBeGreaterThan(kills * 4);
    expect(compare(load.acknowledged, stored)).toEqual(nothingWrong);
    expect([...load.statuses.keys()].filter((status) => status !== 0 && status !== 201)).toEqual([]);
    expect(await integrity(place)).toEqual([{ integrity_check: 'ok' }]);
  },
);
const fresh = onSqlite();

onBothEngines((fresh) => {
  test('after kill -9 during deliveries, every acknowledged lead reaches the webhook', async () => {
    const place = await fresh();
    const receiver = await startReceiver();
    const { load, running } = await killRepeatedly(place, 2, Math.ceil(kills / 2), receiver.url);
    await within(place, (db) =>
      until(async () => (await db.selectFrom('outbox').select('lead_id').limit(1).execute()).length === 0),
    );
    const delivered = new Set(receiver.received.map(({ lead }) => lead.reference));
    console.log(`${load.acknowledged.size} acknowledged, delivered ${receiver.received.length} times`);
    expect([...load.acknowledged.values()].filter((reference) => !delivered.has(reference))).toEqual([]);
    expect(compare(load.acknowledged, await storedLeads(place))).toEqual(nothingWrong);
    await Promise.all(running.map((each) => each.kill('SIGTERM')));
    await receiver.close();
  });

  test('six processes can start at once on an empty database', async () => {
    const place = await fresh();
    const running = await Promise.all(Array.from({ length: 6 }, () => launch({ place })));
    const load = startLoad((client) => running[client]!.port);
    await until(() => load.acknowledged.size >= 20);
    await load.finish();
    expect(
      running.map(({ printed }) =>
        printed()
          .split('\n')
          .filter((line) => /"level":"(warn|error)"/.test(line)),
      ),
    ).toEqual(running.map(() => []));
    expect(compare(load.acknowledged, await storedLeads(place))).toEqual(nothingWrong);
  });
});

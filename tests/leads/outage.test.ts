import { expect, test } from 'vitest';
import { call, goodLead, postLead, start, storedLeads } from '../unit/server/fixtures.ts';
import { onPostgres } from './support/engines.ts';
import { until } from './support/leads.ts';
import { compare, nothingWrong, startLoad } from './support/load.ts';

const { fresh, server } = onPostgres();

test('when PostgreSQL crashes twice under load, pages are served, leads wait, and none is lost or duplicated', async () => {
  const place = await fresh();
  const site = await start(place);
  const load = startLoad(() => site.port);
  for (let outage = 0; outage < 2; outage += 1) {
    const before = load.acknowledged.size;
    await until(() => load.acknowledged.size > before + 20);
    await server().crash();
    const stopped = load.acknowledged.size;
    expect((await call(site.port, '/')).status).toBe(200);
    // The outage lasts longer than a lead waits for its database.
    if (outage === 0) await until(() => (load.statuses.get(503) ?? 0) > 0);
    expect(load.acknowledged.size).toBeLessThanOrEqual(stopped + 4);
    await server().restart();
  }
  const before = load.acknowledged.size;
  await until(() => load.acknowledged.size > before + 20);
  await load.finish();
  await site.close();
  expect([...load.statuses.keys()].sort()).toEqual([201, 503]);
  expect(compare(load.acknowledged, await storedLeads(place))).toEqual(nothingWrong);
  await site.stop();
});

test('when PostgreSQL is down at the start of a server, pages are served, leads wait, and it connects by itself', async () => {
  const place = await fresh();
  await server().crash();
  const site = await start(place);
  expect((await call(site.port, '/')).status).toBe(200);
  const refused = await postLead(site.port, goodLead);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([503, true]);
  expect((await call(site.port, '/readyz')).status).toBe(503);
  await server().restart();
  await until(async () => (await call(site.port, '/readyz')).status === 200);
  expect((await postLead(site.port, goodLead)).status).toBe(201);
  expect(await storedLeads(place)).toHaveLength(1);
  await site.stop();
});

import { expect, test } from 'vitest';
import { openLeads } from '../../src/server/leads/open.ts';
import { goodLead, postLead, readableLog, start } from '../unit/server/fixtures.ts';
import { claim, goodClaim, jpeg, pdf, postFiles, type Part } from '../unit/server/upload-fixtures.ts';
import { onPostgres } from './support/engines.ts';
import { within } from './support/leads.ts';

const { fresh, server } = onPostgres();
const hour = { most: 10, window: 3_600_000 };

test('two servers with one database share their counts, also for simultaneous requests; the counts contain no names', async () => {
  const place = await fresh();
  const sites = await Promise.all(
    [1, 2].map(() =>
      start({
        ...place,
        leadSettings: { limits: { phone: { leads: 4, minutes: 60 }, address: { leads: 1000, minutes: 1 } } },
      }),
    ),
  );
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => postLead(sites[index % 2]!.port, goodLead)),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  expect(
    answers.filter(({ status }) => status === 429).map(({ headers }) => Number(headers['retry-after']) > 0),
  ).toEqual(Array.from({ length: 8 }, () => true));
  expect(await sites[0]!.stored()).toHaveLength(4);
  const counts = await within(place, (db) => db.selectFrom('lead_limit').selectAll().execute());
  expect(counts.length).toBeGreaterThanOrEqual(2);
  expect(JSON.stringify(counts)).not.toMatch(/9876543210|127\.0\.0\.1/);
  await Promise.all(sites.map((site) => site.stop()));
});

test('two servers also share the count of megabytes', async () => {
  const place = await fresh();
  const leadSettings = { limits: { files: { address: { megabytes: 5, minutes: 60 } } } };
  const sites = await Promise.all([1, 2].map(() => start({ ...place, leadForms: { claim }, leadSettings })));
  const lead = { ...goodClaim, answers: { name: 'Asha', licence: 'licence.pdf', photos: ['front.jpg'] } };
  const sizes = [2_000_000, 2_000_000, 2_000_000, 100_000];
  const statuses = [];
  for (const [index, size] of sizes.entries()) {
    const parts: readonly Part[] = [
      ['licence', pdf()],
      ['photos', jpeg(size)],
    ];
    statuses.push((await postFiles(sites[index % 2]!.port, lead, parts)).status);
  }
  expect(statuses).toEqual([201, 201, 429, 201]);
  await Promise.all(sites.map((site) => site.stop()));
});

test('counts of past windows are deleted', async () => {
  const place = await fresh();
  const store = await openLeads(place);
  await within(place, (db) =>
    db.insertInto('lead_limit').values({ id: 'old', calls: 9, until: '2020-01-01T00:00:00.000Z' }).execute(),
  );
  const limiter = store.limiter('address', { most: 1000, window: 60_000 });
  for (let call = 0; call < 200; call += 1) expect(await limiter('203.0.113.1')).toBe(0);
  const ids = await within(place, (db) => db.selectFrom('lead_limit').select('id').execute());
  expect(ids.map(({ id }) => id)).not.toContain('old');
  await store.close();
});

test('without the database each server uses its own count', async () => {
  const place = await fresh();
  const { log, text } = readableLog();
  const store = await openLeads({ ...place, log });
  const limiter = store.limiter('phone', hour);
  expect(await limiter('9876543210')).toBe(0);
  await server().crash();
  for (let call = 1; call < 10; call += 1) void limiter('9876543210');
  expect(await limiter('9876543210')).toBeGreaterThan(0);
  expect(await limiter('9876543211')).toBe(0);
  expect(text()).toMatch(/A limit could not be counted: \w+/);
  expect(text()).not.toContain('98765');
  await server().restart();
  await store.close();
});

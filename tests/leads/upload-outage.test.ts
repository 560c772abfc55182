import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import { readKeys } from '../../src/server/leads/encryption/keys.ts';
import { start, storedLeads, type Started } from '../unit/server/fixtures.ts';
import { claim, goodClaim, jpeg, pdf, postFiles, type Part } from '../unit/server/upload-fixtures.ts';
import { smallDisk } from './support/disk.ts';
import { keyText, onPostgres } from './support/engines.ts';
import { until, within } from './support/leads.ts';
import { compare, nothingWrong } from './support/load.ts';

const { fresh, server } = onPostgres();

const lead = { ...goodClaim, answers: { name: 'Asha', licence: 'licence.pdf', photos: ['front.jpg'] } };
const parts: readonly Part[] = [
  ['licence', pdf()],
  ['photos', jpeg(700_000)],
];

/** Sends leads with files, each under its own key, and collects the references of accepted leads. */
function sender({ port }: Started) {
  const acknowledged = new Map<string, string>();
  const send = async (key: string = crypto.randomUUID()) => {
    const answer = await postFiles(port, lead, parts, { 'idempotency-key': key });
    if (answer.status === 201) acknowledged.set(key, answer.json().reference);
    return { key, answer };
  };
  return { acknowledged, send };
}

/** Bytes that encryption adds to a value. */
const nonceAndTag = sql.lit(28);

/** Expects only complete, acknowledged leads to be stored. */
async function expectWhole(place: LeadsLocation, acknowledged: ReadonlyMap<string, string>): Promise<void> {
  const stored = await storedLeads(place);
  expect(compare(acknowledged, stored)).toEqual(nothingWrong);
  expect(stored.filter(({ files }) => files?.length !== 2)).toEqual([]);
  const { rows } = await within(place, (db) =>
    sql`select size, (select sum(length(bytes) - case when part.key_id is null then 0 else ${nonceAndTag} end) from lead_file_part part where part.lead_id = file.lead_id and
      part.number = file.number) as bytes from lead_file file`.execute(db),
  );
  const sizes = (rows as { size: number; bytes: number }[]).map(({ size, bytes }) => [size, Number(bytes)]);
  expect(sizes.filter(([size, bytes]) => size !== bytes)).toEqual([]);
  expect(sizes).toHaveLength(stored.length * 2);
  const strays = await within(place, (db) =>
    sql`select 1 from lead_file_part where lead_id not in (select id from lead)`.execute(db),
  );
  expect(strays.rows).toEqual([]);
}

test.for([
  ['unencrypted', undefined],
  ['encrypted', readKeys(keyText)],
] as const)(
  'when the disk fills up during an upload, the response is 503, nothing partial is stored, and the same lead is accepted later: %s',
  async ([, keys], context) => {
    const disk = smallDisk(context, 16);
    const place = { dataDir: join(disk.path, 'data'), keys };
    const site = await start({ ...place, leadForms: { claim } });
    const { acknowledged, send } = sender(site);
    await send();
    disk.fill(4_000_000);
    let refused = await send();
    while (refused.answer.status === 201) refused = await send();
    expect(acknowledged.size).toBeGreaterThan(1);
    expect([refused.answer.status, refused.answer.headers['retry-after']]).toEqual([503, '30']);
    await expectWhole(place, acknowledged);
    expect((await send(refused.key)).answer.status).toBe(503);
    disk.empty();
    expect((await send(refused.key)).answer.status).toBe(201);
    await expectWhole(place, acknowledged);
    await site.stop();
  },
);

test('when PostgreSQL crashes during an upload, no partial lead is stored, and each lead is stored once when sent again', async () => {
  const place = await fresh();
  const site = await start({ ...place, leadForms: { claim } });
  const { acknowledged, send } = sender(site);
  await send();
  const keys = Array.from({ length: 8 }, () => crypto.randomUUID());
  const sent = keys.map((key) => send(key));
  await until(() => acknowledged.size > 2);
  await server().crash();
  const statuses = (await Promise.all(sent)).map(({ answer }) => answer.status);
  expect(statuses).toContain(503);
  expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
  await server().restart();
  for (const key of keys) await until(async () => (await send(key)).answer.status === 201);
  expect(acknowledged.size).toBe(9);
  await expectWhole(place, acknowledged);
  await site.stop();
});

import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { runLeads } from '../../src/tools/cli/leads/run.ts';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import type { Tables } from '../../src/server/leads/database/tables.ts';
import { call, goodLead, postLead } from '../unit/server/fixtures.ts';
import { onBothEngines } from './support/engines.ts';
import { until, within } from './support/leads.ts';
import { serverProcesses } from './support/processes.ts';
import { startReceiver } from './support/receiver.ts';

const launch = serverProcesses();

/** Personal answers of a visitor. None of them may appear outside of the leads. */
const answers = { name: 'Canary Chaudhuri', phone: '9012345678', again: '9012345678', note: 'canary@example.com' };
const canaries = ['Canary', 'Chaudhuri', '9012345678', 'canary@example.com'];
const holds = (where: string) => canaries.filter((canary) => where.toLowerCase().includes(canary.toLowerCase()));
const body = { ...goodLead, answers: { ...answers, consent: true } };

const dump = (place: LeadsLocation, table: keyof Tables) =>
  within(place, async (db) => JSON.stringify(await db.selectFrom(table).selectAll().execute()));

async function command(place: LeadsLocation, args: string[], input = ''): Promise<string> {
  const out = new PassThrough();
  const output = text(out);
  const code = await runLeads(args, {
    place: () => place,
    settings: { retention: 30 },
    out,
    err: out,
    input: Readable.from([input]),
  });
  out.end();
  expect([code, args]).toEqual([0, args]);
  return output;
}

onBothEngines((fresh) => {
  test('the answers of a visitor are only in the table of leads: not in logs, metrics, refusals, outbox or audit', async () => {
    const place = await fresh();
    const receiver = await startReceiver();
    receiver.answer = 500;
    const server = await launch({ place, webhook: receiver.url, env: { METRICS_PORT: '0', LOG_LEVEL: 'trace' } });
    const key = { 'idempotency-key': 'key-of-a-visitor' };
    const answer = await postLead(server.port, body, key);
    const { reference } = answer.json();

    const refusals = [
      postLead(server.port, { ...body, page: '/policy/other' }, key),
      postLead(server.port, { ...body, answers: { ...body.answers, again: '9012345679' } }),
      postLead(server.port, { ...body, answers: { ...body.answers, phone: answers.name, spy: 'x' } }),
      postLead(server.port, { ...body, page: answers.note, config: answers }),
      postLead(server.port, { ...body, consent: { version: answers.name, at: answers.phone } }),
      postLead(server.port, { ...body, consent: { ...body.consent, version: answers.phone } }),
      postLead(server.port, JSON.stringify(body).slice(0, -9)),
      postLead(server.port, body, { 'content-type': 'text/plain' }),
      postLead(server.port, { ...body, padding: 'x'.repeat(20_000) }),
    ];
    const refused = await Promise.all(refusals);
    expect(refused.map(({ status }) => status)).toEqual([409, 422, 422, 422, 422, 422, 400, 415, 413]);
    const read = await Promise.all(
      [
        '/Canary?name=Chaudhuri',
        `/api/mock/policies?q=${answers.phone}`,
        `/api/mock/policy/${answers.phone}`,
        `/api/problems/${answers.name}`.replace(' ', '%20'),
      ].map((path) => call(server.port, path)),
    );
    expect(read.map(({ status }) => status)).toEqual([404, 200, 404, 404]);
    expect(
      holds(answer.text + [...refused, ...read].map((each) => each.text + JSON.stringify(each.headers)).join('')),
    ).toEqual([]);
    expect(
      holds(await (await fetch(`http://127.0.0.1:${/"metricsPort":(\d+)/.exec(server.printed())![1]}/metrics`)).text()),
    ).toEqual([]);

    await until(() => /The webhook did not take/.test(server.printed()));
    expect(holds(await dump(place, 'outbox'))).toEqual([]);
    receiver.answer = 200;
    await until(async () => (await dump(place, 'outbox')) === '[]');
    expect(holds(receiver.received.at(-1)!.body)).toEqual(canaries);

    expect(holds(await command(place, ['list']))).toEqual([]);
    expect(holds(await command(place, ['show', reference]))).toEqual(canaries);
    expect(holds(await command(place, ['export', '--format', 'jsonl']))).toEqual(canaries);
    expect(holds(await dump(place, 'lead'))).toEqual(place.keys ? [] : canaries);
    expect(await command(place, ['erase', '--phone', '-'], answers.phone)).toContain('Erased: 1.');
    await command(place, ['purge']);
    for (const table of ['lead', 'outbox', 'dead_letter', 'audit', 'migration', 'lead_limit'] as const)
      expect([table, holds(await dump(place, table))]).toEqual([table, []]);
    expect(JSON.parse(await dump(place, 'audit'))).toHaveLength(5);
    expect(holds(server.printed())).toEqual([]);
    if (place.databaseUrl === undefined) expect(await files(place.dataDir)).toEqual([]);
    await server.kill('SIGTERM');
    expect(holds(server.printed())).toEqual([]);
    await receiver.close();
  });
});

/** The parts of an erased lead that the bytes of the files still contain. */
async function files(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  expect(names).toContain('leads.db');
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')));
  return contents.flatMap(holds);
}

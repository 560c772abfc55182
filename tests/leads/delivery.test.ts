import { createHmac } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runLeads } from '../../src/tools/cli/leads/run.ts';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import type { LeadDatabase } from '../../src/server/leads/database/tables.ts';
import type { Pace } from '../../src/server/leads/delivery/deliver.ts';
import { signedHeaders } from '../../src/server/leads/delivery/webhook.ts';
import type { LeadsOptions } from '../../src/server/leads/open.ts';
import { openLeads } from '../../src/server/leads/open.ts';
import type { LeadStore } from '../../src/server/leads/store.ts';
import { webhookOf } from '../../src/server/settings.ts';
import { readableLog, storedLeads } from '../unit/server/fixtures.ts';
import { onBothEngines } from './support/engines.ts';
import { newLead, until, within } from './support/leads.ts';
import type { Receiver } from './support/receiver.ts';
import { startReceiver } from './support/receiver.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const secret = 'whsec_c2VjcmV0IG9mIHRoZSB0ZXN0cw==';
const pace: Pace = { first: 40, longest: 160, idle: 50, timeout: 2_000, lease: 4_000, refusals: 12 };
/** Long enough for a busy machine. */
const patient: Pace = { ...pace, timeout: 60_000, lease: 120_000 };

onBothEngines((fresh) => {
  let place: LeadsLocation;
  let receiver: Receiver;
  let stores: LeadStore[];
  let output: ReturnType<typeof readableLog>;
  const open = async (options: Partial<LeadsOptions> = {}) => {
    const store = await openLeads({
      ...place,
      webhook: { url: receiver.url, secret },
      pace,
      log: output.log,
      ...options,
    });
    stores.push(store);
    return store;
  };
  const linesOf = (db: LeadDatabase) => db.selectFrom('outbox').selectAll().execute();
  const outbox = () => within(place, linesOf);
  const emptied = () => within(place, (db) => until(async () => (await linesOf(db)).length === 0));
  const leads = async (...args: string[]) => {
    const out = new PassThrough();
    const settings = { webhook: receiver.url };
    expect(await runLeads(args, { place: () => place, settings, out, err: out, input: Readable.from([]) })).toBe(0);
    return String(await buffer(out.end()));
  };
  const references = () => receiver.received.map(({ lead }) => lead.reference);
  beforeEach(async () => {
    [place, receiver, stores, output] = [await fresh(), await startReceiver(), [], readableLog()];
  });
  afterEach(async () => {
    vi.unstubAllEnvs();
    await Promise.all(stores.map((store) => store.close()));
    await receiver.close();
  });

  test('an answer has the same characters in the webhook, show and every export', async () => {
    const texts = ['Tata & Sons', "O'Brien", '<3', '{name}', '{{x}}', '%20', 'a\\b', 'ॐ', '\u2066Ravi\u2069', '&amp;'];
    const answers = Object.fromEntries(texts.map((text, index) => [`t${index}`, text]));
    const saved = await (await open()).save(newLead({ answers, labels: {} }));
    await emptied();
    expect(receiver.received[0]!.lead.answers).toEqual(answers);
    const [line] = (await leads('export', '--format', 'jsonl')).split('\n');
    expect((JSON.parse(line!) as { answers: object }).answers).toEqual(answers);
    // Marks that turn the direction of text would deceive a reader, so a terminal and a table spell them out.
    const spelt = texts.map((text) => text.replace('\u2066', '\\u2066').replace('\u2069', '\\u2069'));
    const shown = await leads('show', (saved as { reference: string }).reference);
    expect(shown).toContain(spelt.map((text, index) => `t${index}: ${text}\n`).join(''));
    const csv = await leads('export');
    for (const text of spelt) expect(csv).toContain(text);
  });

  test.each(['Pacific/Honolulu', 'America/St_Johns', 'Pacific/Kiritimati'])(
    'a server in %s keeps the day that a visitor chose in the webhook, show and every export',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      expect(new Date(0).getTimezoneOffset(), 'the zone is taken').not.toBe(-330);
      const saved = await (await open()).save(newLead({ answers: { dob: '1990-01-01' }, labels: {} }));
      await emptied();
      expect(receiver.received[0]!.lead.answers).toEqual({ dob: '1990-01-01' });
      expect(await leads('show', (saved as { reference: string }).reference)).toContain('dob: 1990-01-01\n');
      const [header, row] = (await leads('export')).trim().split(/\r?\n/).slice(-2);
      expect(row!.split(',')[header!.split(',').findIndex((name) => /dob/.test(name))]).toBe('1990-01-01');
    },
  );

  test('a lead is delivered once, with all data, signed, and with its reference as the key', async () => {
    const saved = (await (await open({ pace: patient })).save(newLead())) as { reference: string };
    await emptied();
    const [lead] = await storedLeads(place);
    const { key: _, ...rest } = lead!;
    expect(receiver.received.map((each) => each.lead)).toEqual([rest]);
    const { headers, body } = receiver.received[0]!;
    const id = String(headers['webhook-id']);
    expect([id, headers['idempotency-key'], headers['content-type']]).toEqual([
      saved.reference,
      saved.reference,
      'application/json',
    ]);
    const signature = createHmac('sha256', 'secret of the tests')
      .update(`${id}.${headers['webhook-timestamp']}.${body}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(Math.abs(Date.now() / 1000 - Number(headers['webhook-timestamp']))).toBeLessThan(600);
    expect(output.text()).toBe('');
  });

  test.each([
    [500, /HTTP 500/],
    [404, /HTTP 404/],
    [307, /HTTP 307/],
    ['never', /no answer/],
  ] as const)(
    'after the response %s, the delivery is repeated with growing delays until it succeeds',
    async (answer, words) => {
      receiver.answer = answer;
      const { reference } = (await (await open()).save(newLead())) as { reference: string };
      await until(() => receiver.received.length >= 3);
      expect((await outbox())[0]!.attempts).toBeGreaterThanOrEqual(2);
      const [line = ''] = output.text().split('\n');
      expect(line).toMatch(words);
      expect(JSON.parse(line)).toMatchObject({ reference, try: 1, msg: 'The webhook did not take a lead' });
      receiver.answer = 204;
      await emptied();
      expect(new Set(references())).toEqual(new Set([reference]));
    },
  );

  test('a lead is delivered at once although its time is ahead of the clock, which was set back', async () => {
    const ahead = { wall: () => Date.now() + 30 * 60_000, steady: () => performance.now() };
    const store = await open({ clocks: ahead, pace: { ...pace, longest: 60 * 60_000 } });
    await store.save(newLead());
    await until(() => receiver.received.length === 1, 20_000);
  });

  test('a delivery without a response times out, even with garbage collection meanwhile', async () => {
    receiver.answer = 'never';
    await (await open()).save(newLead());
    await until(() => {
      collectGarbage();
      return receiver.received.length >= 3;
    });
    expect(output.text()).toMatch(/no answer/);
  });

  test('a delivery that the webhook refuses is not repeated, until the command sends it again', async () => {
    receiver.answer = 400;
    const store = await open({ pace: { ...pace, refusals: 3 } });
    const { reference } = (await store.save(newLead())) as { reference: string };
    await emptied();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(receiver.received).toHaveLength(3);
    expect(await store.undelivered()).toBe(1);
    expect(output.text()).toMatch(/"level":50.*"tries":3,"failure":"HTTP 400"/);
    expect(await leads('show', reference)).toContain('The webhook refuses it: 3 tries, the last: HTTP 400\n');
    expect(await leads('refused')).toMatch(new RegExp(`^${reference}  \\S+  HTTP 400, 3 tries\n$`));
    receiver.answer = 200;
    expect(await leads('refused', '--retry')).toMatch(/\nSent again: 1\.\n$/);
    await until(() => receiver.received.length === 4);
    await emptied();
    expect(await leads('refused')).toBe('The webhook has refused no lead.\n');
  });

  test.each([500, 429, 408])('%i is not a refusal', async (answer) => {
    receiver.answer = answer;
    await (await open({ pace: { ...pace, refusals: 1 } })).save(newLead());
    await until(() => receiver.received.length >= 2);
    expect(await outbox()).toHaveLength(1);
  });

  test('when the webhook is down, no lead is lost, and visitors can still send', async () => {
    await receiver.close();
    const store = await open();
    for (let sent = 0; sent < 10; sent += 1) await store.save(newLead());
    await within(place, (db) =>
      until(async () => (await linesOf(db)).every(({ last_result }) => last_result === 'ECONNREFUSED')),
    );
    expect(await outbox()).toHaveLength(10);
  });

  test('several instances share the work, and each lead is delivered once', async () => {
    const options = { pace: patient };
    const all = [await open(options), await open(options), await open(options)];
    await Promise.all(Array.from({ length: 150 }, (_, index) => all[index % 3]!.save(newLead())));
    await emptied();
    expect(references().sort()).toEqual((await storedLeads(place)).map(({ reference }) => reference).sort());
  });

  test('when an instance does not finish a delivery in time, another one takes over', async () => {
    await (await open({ pace: { ...pace, idle: 60_000, first: 60_000 } })).save(newLead());
    await until(() => receiver.received.length === 1);
    await emptied();
    const [lead] = await storedLeads(place);
    const id = (await within(place, (db) => db.selectFrom('lead').select('id').execute()))[0]!.id;
    const line = { lead_id: id, attempts: 1, next_at: new Date(Date.now() + 400).toISOString(), last_result: null };
    await within(place, (db) => db.insertInto('outbox').values(line).execute());
    await open();
    await emptied();
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(line.next_at));
    expect(references()).toEqual([lead!.reference, lead!.reference]);
  });

  test('a delivery scheduled later than the longest delay comes from a wrong clock, and is due at once', async () => {
    await (await open({ webhook: { url: 'http://127.0.0.1:1', secret } })).save(newLead());
    await Promise.all(stores.splice(0).map((store) => store.close()));
    await within(place, (db) => db.updateTable('outbox').set({ next_at: '2099-01-01T00:00:00.000Z' }).execute());
    await open();
    await emptied();
    expect(references()).toHaveLength(1);
  });

  test('stopping aborts a delivery, and leaves it to the next instance', async () => {
    receiver.answer = 'never';
    // Without the abort, the delivery would outlast the test.
    const store = await open({ pace: { ...pace, timeout: 3_600_000, lease: 7_200_000 } });
    await store.save(newLead());
    await until(() => receiver.received.length === 1);
    await Promise.all(stores.splice(0).map((each) => each.close()));
    receiver.answer = 200;
    await open();
    await emptied();
    expect(receiver.received).toHaveLength(2);
  });

  test('an erased lead is not delivered', async () => {
    receiver.answer = 500;
    await (await open()).save(newLead());
    await until(() => receiver.received.length === 1);
    await within(place, (db) => db.deleteFrom('lead').execute());
    await emptied();
    receiver.answer = 200;
    expect(await storedLeads(place)).toEqual([]);
  });
});

test('a secret is base64 after whsec_, and text without it', () => {
  const at = new Date(1_700_000_000_000);
  expect(signedHeaders('CH-1', '{}', 'whsec_c2VjcmV0', at)).toEqual(signedHeaders('CH-1', '{}', 'secret', at));
  expect(signedHeaders('CH-1', '{}', 'other', at)).not.toEqual(signedHeaders('CH-1', '{}', 'secret', at));
});

test('a webhook needs a secret that cannot be guessed', () => {
  expect(webhookOf(undefined, undefined)).toBeUndefined();
  expect(() => webhookOf('https://crm.example', 'short')).toThrow(/LEADS_WEBHOOK_SECRET/);
  for (const empty of ['whsec_', 'whsec_!!!!!!!!!!!!!!!!!!!!!!!!', 'whsec_c2VjcmV0', `${secret}!`])
    expect(() => webhookOf('https://crm.example', empty)).toThrow(
      /LEADS_WEBHOOK_SECRET must hold base64 of at least 16/,
    );
  expect(webhookOf('https://crm.example', secret)).toEqual({ url: 'https://crm.example', secret });
});

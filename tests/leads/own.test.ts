import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import type { Pace } from '../../src/server/leads/delivery/deliver.ts';
import { sendNotice } from '../../src/server/leads/delivery/outbox.ts';
import { openLeads } from '../../src/server/leads/open.ts';
import type { LeadStore, NewLead } from '../../src/server/leads/store.ts';
import type { Receipt } from '../../src/shared/plan/lead.ts';
import { storedLeads } from '../unit/server/fixtures.ts';
import { runCommand } from './support/command.ts';
import { onBothEngines, onPostgres } from './support/engines.ts';
import { readKeys } from '../../src/server/leads/encryption/keys.ts';
import type { Answers } from '../../src/shared/plan/answers.ts';
import { fileOf, newLead, until, within } from './support/leads.ts';
import { startReceiver, type Receiver } from './support/receiver.ts';

const pace: Pace = { first: 40, longest: 160, idle: 50, timeout: 2_000, lease: 4_000, refusals: 2 };

onBothEngines((fresh) => {
  let place: LeadsLocation;
  let receiver: Receiver;
  let stores: LeadStore[];
  const open = async ({ tells = false } = {}) => {
    const webhook = tells ? { webhook: { url: receiver.url, secret: 'secret' } } : {};
    const store = await openLeads({ ...place, ...webhook, pace });
    stores.push(store);
    return store;
  };
  const send = async (store: LeadStore, lead: Partial<NewLead> = {}) =>
    (await store.save(newLead(lead))) as unknown as Required<Receipt>;
  const run = (args: readonly string[], input = '') =>
    runCommand(place, args, { input, settings: { retention: 30, webhook: receiver.url } });
  const rows = (table: 'outbox' | 'lead_access' | 'delivery' | 'dead_letter' | 'lead_file_part' | 'audit') =>
    within(place, (db) => db.selectFrom(table).selectAll().execute());
  /** Puts all leads into the outbox, as if they had just come. */
  const queueAll = () =>
    within(place, async (db) => {
      const leads = await db.selectFrom('lead').select('id').execute();
      const line = { attempts: 0, next_at: new Date().toISOString(), last_result: null, notice: null };
      await db
        .insertInto('outbox')
        .values(leads.map(({ id }) => ({ lead_id: id, ...line })))
        .execute();
    });
  const bodies = () => receiver.received.map(({ body }) => JSON.parse(body) as { type?: string; reference: string });
  beforeEach(async () => {
    [place, receiver, stores] = [await fresh(), await startReceiver(), []];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await receiver.close();
  });

  test('a token of 128 bits opens its lead and no other; the database has only its hash', async () => {
    const store = await open();
    const [one, other] = [await send(store, { page: '/one' }), await send(store, { page: '/other' })];
    expect(one.token).toMatch(/^[\w-]{22}$/);
    expect(Buffer.from(one.token, 'base64url')).toHaveLength(16);
    expect(await store.see(one.token)).toMatchObject({ lead: { reference: one.reference, page: '/one' } });
    expect(await store.see(other.token)).toMatchObject({ lead: { page: '/other' } });
    for (const wrong of ['', 'x', one.reference, one.token.slice(1), `${one.token}A`])
      expect(await store.see(wrong)).toBeUndefined();
    expect(JSON.stringify([await rows('lead_access'), await storedLeads(place)])).not.toContain(one.token);
  });

  test('a retry, whose first answer was lost, gets a new token; a conflict gets none and changes none', async () => {
    const store = await open();
    const lead = newLead();
    const first = (await store.save(lead)) as unknown as Required<Receipt>;
    const again = (await (await open()).save(lead)) as unknown as Required<Receipt>;
    expect(again.token).not.toBe(first.token);
    expect(await store.see(first.token)).toBeUndefined();
    expect(await store.save({ ...lead, page: '/other' })).toEqual({ outcome: 'conflict' });
    expect(await store.see(again.token)).toMatchObject({ lead: { reference: first.reference } });
    const found = (await store.find(lead)) as unknown as Required<Receipt>;
    expect(await store.see(found.token)).toMatchObject({ lead: { reference: first.reference } });
  });

  test('the sender reads to whom it went and when', async () => {
    const store = await open({ tells: true });
    const { token } = await send(store);
    const seen = await until(async () => {
      const own = await store.see(token);
      return own?.isWaiting === false ? own : undefined;
    });
    expect(seen.receivers).toEqual([{ name: new URL(receiver.url).host, at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  });

  test('a withdrawal keeps the lead, reaches webhook, audit, show, list and exports, and happens once', async () => {
    const store = await open({ tells: true });
    const { reference, token } = await send(store);
    await until(async () => (await rows('delivery')).length === 1);
    const first = await store.withdraw(token);
    const withdrawn = first?.lead.withdrawn;
    expect(withdrawn).toMatch(/^\d{4}-.*Z$/);
    await until(async () => (await rows('outbox')).length === 0);
    expect(await store.withdraw(token)).toMatchObject({ lead: { withdrawn }, isWaiting: false });
    expect(bodies().map(({ type }) => type)).toEqual([undefined, 'lead.withdrawn']);
    expect(bodies()[1]).toEqual({ type: 'lead.withdrawn', reference, at: withdrawn });
    expect(receiver.received[1]!.headers).toMatchObject({
      'webhook-id': `${reference}.lead.withdrawn`,
      'idempotency-key': `${reference}.lead.withdrawn`,
    });
    expect((await rows('audit')).map(({ operator, action, leads }) => [operator, action, leads])).toEqual([
      ['visitor', 'withdraw', 1],
    ]);
    expect((await run(['show', reference])).out).toContain('Withdrawn: 2');
    expect((await run(['list'])).out).toContain('  withdrawn\n');
    expect((await run(['export'])).out).toContain(`,${withdrawn},`);
    expect((await run(['export', '--format', 'jsonl'])).out).toContain(`"withdrawn":"${withdrawn}"`);
  });

  const corrected = { ...newLead().answers, name: 'Asha Rao', phone: '9000000001' };
  const correct = (store: LeadStore, token: string, answers: Answers = corrected) =>
    store.correct(token, async () => ({ answers }));

  test('a correction reaches webhook, audit, show, list and exports, with the lead as it is now', async () => {
    const store = await open({ tells: true });
    const { reference, token } = await send(store);
    await until(async () => (await rows('delivery')).length === 1);
    const at = (await correct(store, token))?.lead.corrected;
    expect(at).toMatch(/^\d{4}-.*Z$/);
    await until(async () => (await rows('outbox')).length === 0);
    expect(bodies()[1]).toMatchObject({
      type: 'lead.corrected',
      reference,
      at,
      lead: { reference, answers: corrected, corrected: at },
    });
    await correct(store, token, { ...corrected, name: 'Asha Das' });
    await until(async () => (await rows('outbox')).length === 0);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(3);
    expect((await rows('audit')).map(({ operator, action, leads }) => [operator, action, Number(leads)])).toEqual([
      ['visitor', 'correct', 1],
      ['visitor', 'correct', 1],
    ]);
    expect(JSON.stringify(await rows('audit'))).not.toMatch(/Asha|9000000001/);
    expect((await run(['show', reference])).out).toMatch(/Corrected: 2[^]*Asha Das/);
    expect((await run(['list'])).out).toContain('  corrected\n');
    expect((await run(['export'])).out).toMatch(/,correctedAt,[^]*Asha Das/);
    expect((await run(['of', '--phone', '-'], '9000000001')).out).toContain(reference);
    expect((await run(['of', '--phone', '-'], '9876543210')).out).not.toContain(reference);
  });

  test('a lead that is corrected before it was sent is sent once, as it is then', async () => {
    const store = await open();
    const { token } = await send(store);
    await queueAll();
    await store.correct(token, async () => ({ answers: corrected }));
    await open({ tells: true });
    await until(async () => (await rows('outbox')).length === 0);
    expect(bodies()).toEqual([expect.objectContaining({ answers: corrected })]);
  });

  test('a correction during an attempt, and of a refused lead, is sent after it', async () => {
    receiver.answer = 'never';
    const store = await open({ tells: true });
    const { token } = await send(store);
    await until(() => receiver.received.length === 1);
    await correct(store, token);
    receiver.answer = 400;
    await until(async () => (await rows('dead_letter')).length === 1);
    receiver.answer = 200;
    await correct(store, token, { ...corrected, name: 'Asha Das' });
    await until(async () => (await rows('outbox')).length === 0);
    expect(bodies().at(-1)).toMatchObject({ type: 'lead.corrected', lead: { answers: { name: 'Asha Das' } } });
    expect([await rows('dead_letter'), (await rows('delivery')).length]).toEqual([[], 1]);
  });

  test('a withdrawal takes the place of a correction that is still to be sent', async () => {
    receiver.answer = 500;
    const store = await open({ tells: true });
    const { token } = await send(store);
    await until(() => receiver.received.length === 1);
    await correct(store, token);
    await store.withdraw(token);
    const before = receiver.received.length;
    receiver.answer = 200;
    await until(async () => (await rows('outbox')).length === 0);
    expect(
      bodies()
        .slice(before + 1)
        .map(({ type }) => type),
    ).not.toContain('lead.corrected');
    expect(bodies().at(-1)!.type).toBe('lead.withdrawn');
  });

  test('of two corrections at the same time, the second sees what the first has written', async () => {
    const [one, other] = [await open(), await open()];
    const { token } = await send(one);
    const add =
      (name: string) =>
      async ({ answers }: { answers: Answers }) => ({ answers: { ...answers, [name]: name } });
    await Promise.all([one.correct(token, add('a')), other.correct(token, add('b')), one.correct(token, add('c'))]);
    expect((await storedLeads(place))[0]!.answers).toMatchObject({ a: 'a', b: 'b', c: 'c' });
  });

  test('a correction is encrypted by the first key, and a restored backup has it', async () => {
    const keys = readKeys([randomBytes(32), randomBytes(32)].map((key) => key.toString('base64')).join(','));
    place = { ...place, keys };
    const store = await open();
    const { token } = await send(store);
    await correct(store, token);
    const plain = await within(place, (db) => db.selectFrom('lead').selectAll().execute());
    expect(JSON.stringify(plain)).not.toMatch(/Asha|9000000001/);
    expect(await store.see(token)).toMatchObject({ lead: { answers: corrected } });
    const folder = await mkdtemp(join(tmpdir(), 'own-'));
    const [backup, list] = [join(folder, 'leads.db'), join(folder, 'erasures.txt')];
    await writeFile(list, (await run(['erasures'])).out);
    expect(await run(['backup', backup])).toMatchObject({ code: 0 });
    const other = { ...(await fresh()), keys };
    expect(await runCommand(other, ['restore', backup, '--erasures', list])).toMatchObject({ code: 0 });
    const again = await openLeads(other);
    expect(await again.see(token)).toMatchObject({ lead: { answers: corrected, corrected: expect.any(String) } });
    await again.close();
  });

  test('a lead that was withdrawn before it was delivered is never sent, not even by refused --retry', async () => {
    receiver.answer = 400;
    const store = await open({ tells: true });
    const { reference, token } = await send(store);
    await until(async () => (await rows('dead_letter')).length === 1);
    const before = receiver.received.length;
    await store.withdraw(token);
    await until(async () => (await rows('dead_letter')).length === 1);
    expect((await run(['refused'])).out).toContain(`${reference}  lead.withdrawn  `);
    receiver.answer = 200;
    expect((await run(['refused', '--retry'])).out).toContain('Sent again: 1.');
    await until(async () => (await rows('outbox')).length === 0);
    expect(
      bodies()
        .slice(before)
        .every(({ type }) => type === 'lead.withdrawn'),
    ).toBe(true);
    expect(await rows('delivery')).toEqual([]);
  });

  test('a withdrawal during an attempt is sent after it, and the attempt does not delete it', async () => {
    receiver.answer = 'never';
    const store = await open({ tells: true });
    const { token } = await send(store);
    await until(() => receiver.received.length === 1);
    await store.withdraw(token);
    receiver.answer = 200;
    await until(async () => (await rows('outbox')).length === 0);
    expect(bodies().map(({ type }) => type)).toEqual([undefined, 'lead.withdrawn']);
  });

  test('what is withdrawn or erased while others are sent before it is not sent, and its notice is', async () => {
    const store = await open({ tells: true });
    receiver.answer = 'never';
    const leads: Required<Receipt>[] = [];
    // Four are sent at a time. The others have been read from the outbox, and wait in memory.
    const waiting = new Set([...Array(6).keys()].map((index) => `/page-${index}`));
    const quiet = await open();
    for (const page of waiting) leads.push(await send(quiet, { page }));
    await queueAll();
    await until(() => receiver.received.length === 4);
    for (const { lead } of receiver.received) waiting.delete(lead.page);
    const [gone, kept] = [...waiting].map((page) => leads[Number(page.slice(-1))]!);
    await store.erase(gone!.token);
    await store.withdraw(kept!.token);
    receiver.answer = 200;
    await until(async () => (await rows('outbox')).length === 0);
    const about = ({ reference }: Receipt) => bodies().filter((body) => body.reference === reference);
    expect(about(gone!)).toMatchObject([{ type: 'lead.erased' }]);
    expect(about(kept!)).toMatchObject([{ type: 'lead.withdrawn' }]);
  });

  test('an erasure deletes everything, tells the webhook and the audit, and ends the token', async () => {
    const store = await open({ tells: true });
    const { reference, token } = await send(store, { files: [fileOf('proof')] });
    expect(await store.erase(token)).toBe(reference);
    expect(await store.erase(token)).toBeUndefined();
    expect(await store.see(token)).toBeUndefined();
    expect(await store.withdraw(token)).toBeUndefined();
    await until(async () => (await rows('outbox')).length === 0);
    expect(bodies().at(-1)).toMatchObject({ type: 'lead.erased', reference });
    expect(await storedLeads(place)).toEqual([]);
    for (const table of ['lead_access', 'delivery', 'lead_file_part'] as const) expect(await rows(table)).toEqual([]);
    expect(await rows('audit')).toMatchObject([{ operator: 'visitor', action: 'erase', leads: 1 }]);
  });

  test('restore leaves out what was erased since, withdraws again what was withdrawn since, and keeps the other links', async () => {
    const store = await open();
    const [gone, kept, withdrawn] = [await send(store), await send(store), await send(store)];
    await queueAll();
    const folder = await mkdtemp(join(tmpdir(), 'own-'));
    const [backup, list] = [join(folder, 'leads.db'), join(folder, 'erasures.txt')];
    expect(await run(['backup', backup])).toMatchObject({ code: 0 });
    await store.erase(gone.token);
    const at = (await store.withdraw(withdrawn.token))!.lead.withdrawn;
    await writeFile(list, (await run(['erasures'])).out);
    const other = await fresh();
    const restored = await runCommand(other, ['restore', backup, '--erasures', list], {
      settings: { retention: 30, webhook: receiver.url },
    });
    expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('erased: 1. Withdrawn again: 1.') });
    const lines = await within(other, (db) => db.selectFrom('outbox').selectAll().execute());
    const notices = lines.map(({ notice }) => (JSON.parse(notice ?? '{}') as { type?: string }).type);
    expect(notices.sort()).toEqual(['lead.withdrawn', undefined]);
    const again = await openLeads(other);
    expect(await again.see(gone.token)).toBeUndefined();
    expect(await again.see(kept.token)).toMatchObject({ lead: { reference: kept.reference } });
    expect(await again.see(withdrawn.token)).toMatchObject({ lead: { withdrawn: at } });
    await again.close();
  });

  test('the command erase tells the webhook too', async () => {
    const { reference } = await send(await open());
    expect((await run(['erase', '--phone', '-'], '98765 43210')).out).toContain('(lead.erased)');
    expect(await rows('outbox')).toMatchObject([{ notice: expect.stringContaining(reference) }]);
    await open({ tells: true });
    await until(async () => (await rows('outbox')).length === 0);
    expect(bodies()).toMatchObject([{ type: 'lead.erased', reference }]);
  });

  test('the command of lists the leads of a number from standard input', async () => {
    const store = await open();
    const own = await send(store, { answers: { phone: '+91 98765-43210' } });
    const other = await send(store, { answers: { phone: '9000000000' } });
    const { code, out } = await run(['of', '--phone', '-'], '09876543210\n');
    expect([code, out.includes(own.reference), out.includes(other.reference)]).toEqual([0, true, false]);
    expect((await run(['of', '--phone', '-'], '9111111111')).out).toBe('No lead has it.\n');
    expect((await run(['of'])).code).toBe(2);
  });

  test('the command withdraw works once by reference', async () => {
    const { reference, token } = await send(await open());
    expect((await run(['withdraw', reference.toLowerCase()])).out).toContain(`Withdrawn: ${reference}.`);
    expect((await run(['withdraw', reference])).out).toContain('Withdrawn already');
    expect(await (await open()).see(token)).toMatchObject({ lead: { withdrawn: expect.any(String) } });
    expect(await run(['withdraw', 'CH-2222-2222'])).toMatchObject({ code: 1, err: 'No lead has this reference.\n' });
  });

  test('the command unlink ends the link of a lead and no other; the lead stays, and the audit has who did it', async () => {
    const [own, other] = [await send(await open(), { page: '/one' }), await send(await open(), { page: '/other' })];
    expect((await run(['unlink', own.reference])).out).toContain(own.reference);
    expect(await (await open()).see(own.token)).toBeUndefined();
    expect(await (await open()).see(other.token)).toMatchObject({ lead: { page: '/other' } });
    expect((await storedLeads(place)).map(({ reference }) => reference)).toContain(own.reference);
    expect((await run(['unlink', own.reference])).out).toContain('has no link');
    expect(await run(['unlink', 'CH-2222-2222'])).toMatchObject({ code: 1, err: 'No lead has this reference.\n' });
    const done = (await rows('audit')) as unknown as { action: string; leads: number }[];
    expect(done.filter(({ action }) => action === 'unlink').map(({ leads }) => Number(leads))).toEqual([1, 0]);
  });

  test('the command correct replaces a typed answer, and refuses everything else without a change', async () => {
    const answers = { name: 'Asha', phone: '9876543210', age: 40, ok: true, rooms: [{ guest: 'Ravi' }], kind: 'a' };
    const { reference } = await send(await open(), { answers, labels: { kind: { question: 'Kind', answer: 'A' } } });
    const correct = (field: string, input: string) => run(['correct', reference, field], input);
    for (const [field, input] of [
      ['nothing', 'x'],
      ['ok', 'x'],
      ['kind', 'b'],
      ['name', ' '],
      ['phone', '12'],
      ['age', 'old'],
    ] as const)
      expect(await correct(field, input), field).toMatchObject({ code: 1, out: '' });
    expect((await storedLeads(place))[0]!.answers).toEqual(answers);
    expect((await correct('name', 'Asha Rao\n')).out).toContain(
      `Corrected: name of ${reference}. The webhook is told of it (lead.corrected).`,
    );
    expect(await rows('outbox')).toMatchObject([{ notice: expect.stringContaining('lead.corrected') }]);
    await correct('phone', '+91 90000 00000');
    await correct('age', '41');
    await correct('rooms.1.guest', 'Ravi Rao');
    expect((await storedLeads(place))[0]!.answers).toEqual({
      ...answers,
      name: 'Asha Rao',
      phone: '9000000000',
      age: 41,
      rooms: [{ guest: 'Ravi Rao' }],
    });
    expect((await run(['correct', reference])).code).toBe(2);
    expect(JSON.stringify(await rows('audit'))).not.toMatch(/Asha|9000000000/);
  });
});

describe('on PostgreSQL', () => {
  const { fresh } = onPostgres();

  test('an erasure during a correction is told, although the correction commits its notice first', async () => {
    const place = await fresh();
    const store = await openLeads(place);
    const { reference, token } = (await store.save(newLead())) as unknown as Required<Receipt>;
    await store.close();
    const receiver = await startReceiver();
    const teller = await openLeads({ ...place, webhook: { url: receiver.url, secret: 'secret' }, pace });
    let erasing: Promise<unknown> | undefined;
    await within(place, async (db) => {
      const { id } = await db.selectFrom('lead').select('id').executeTakeFirstOrThrow();
      await db.transaction().execute(async (correcting) => {
        await sendNotice(correcting, id, { type: 'lead.corrected', reference, at: new Date().toISOString() }, true);
        erasing = teller.erase(token);
        await until(async () => {
          const { rows } = await sql`select 1 from pg_locks where not granted`.execute(db);
          return rows.length > 0;
        });
      });
    });
    await erasing;
    await until(() => receiver.received.length > 0);
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ type: 'lead.erased', reference });
    await teller.close();
    await receiver.close();
  });
});

import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { LeadsLocation } from '../../src/server/leads/database/open.ts';
import type { Tables } from '../../src/server/leads/database/tables.ts';
import type { Pace } from '../../src/server/leads/delivery/deliver.ts';
import { readKeys } from '../../src/server/leads/encryption/keys.ts';
import { openLeads } from '../../src/server/leads/open.ts';
import type { LeadStore, NewLead } from '../../src/server/leads/store.ts';
import { readLeadPlace } from '../../src/server/settings.ts';
import type { Receipt } from '../../src/shared/plan/lead.ts';
import { call, goodLead, postLead, readableLog, start, storedLeads } from '../unit/server/fixtures.ts';
import { phones, runCommand } from './support/command.ts';
import { onPostgres, onSqlite, type Fresh } from './support/engines.ts';
import { fileOf, newLead, until, within } from './support/leads.ts';
import { startReceiver } from './support/receiver.ts';

const newKey = () => randomBytes(32).toString('base64');
const [old, now, other] = [newKey(), newKey(), newKey()];
const idOf = (key: string) => readKeys(key).first!.id;

const pace: Pace = { first: 40, longest: 160, idle: 50, timeout: 2_000, lease: 4_000, refusals: 2 };
const leadSettings = { phones };
const asha = { name: 'Asha Canary', phone: '9012345678', email: 'asha.canary@example.com', consent: true };
/** Words of the lead and its file. */
const canaries = ['Asha Canary', '9012345678', 'asha.canary', 'canary-licence', 'A secret in the file'];
const found = (bytes: Buffer | string): string[] => canaries.filter((word) => bytes.includes(word));

const tables: readonly (keyof Tables)[] = [
  'lead',
  'lead_access',
  'lead_file',
  'lead_file_part',
  'outbox',
  'dead_letter',
  'delivery',
  'audit',
  'erasure',
  'lead_limit',
  'lead_key',
];

const folderFor = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), name));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const withCanaryFile = (): NewLead => {
  const bytes = Buffer.from(`A secret in the file ${'x'.repeat(300_000)}`);
  return newLead({
    answers: { ...asha, licence: 'canary-licence.pdf' },
    labels: { licence: { question: 'A licence for Asha Canary?' } },
    files: [{ ...fileOf('licence', bytes), name: 'canary-licence.pdf' }],
  });
};

function suite(fresh: Fresh): void {
  let base: LeadsLocation;
  let stores: LeadStore[];
  const at = (keys: string): LeadsLocation => ({ ...base, keys: readKeys(keys) });
  const open = async (keys: string, more: object = {}) => {
    const store = await openLeads({ ...at(keys), leadSettings, pace, ...more });
    stores.push(store);
    return store;
  };
  const closeAll = async () => void (await Promise.all(stores.splice(0).map((store) => store.close())));
  const send = async (keys: string, lead: Partial<NewLead> = {}) => {
    const store = await open(keys);
    const saved = (await store.save(newLead({ answers: asha, ...lead }))) as unknown as Required<Receipt>;
    await closeAll();
    return saved;
  };
  const run = (keys: string, args: string[], input = '') => runCommand(at(keys), args, { input });
  const dump = () =>
    within(base, async (db) => {
      const all = await Promise.all(
        tables.map(async (table) => {
          const rows = (await db.selectFrom(table).selectAll().execute()) as Record<string, unknown>[];
          return rows.flatMap((row) =>
            Object.values(row).map((value) =>
              value instanceof ArrayBuffer || value instanceof Uint8Array
                ? Buffer.from(value as Uint8Array).toString('latin1')
                : String(value),
            ),
          );
        }),
      );
      return all.flat().join('\n');
    });
  /** What the files of the database hold, also its log. */
  const inFiles = (folder = base.dataDir) =>
    base.databaseUrl === undefined
      ? readdirSync(folder).flatMap((name) => found(readFileSync(join(folder, name))))
      : [];
  const keyIds = () =>
    within(base, async (db) => {
      const of = async (table: 'lead' | 'lead_file' | 'lead_file_part') =>
        (await db.selectFrom(table).select('key_id').distinct().execute()).map(({ key_id }) => key_id);
      return [...new Set([...(await of('lead')), ...(await of('lead_file')), ...(await of('lead_file_part'))])];
    });
  beforeEach(async () => {
    [base, stores] = [await fresh(), []];
  });
  afterEach(closeAll);

  test('the database, its log and a backup hold no name, number, address, file name or byte of a file', async () => {
    const store = await open(now);
    const lead = withCanaryFile();
    const { reference } = (await store.save(lead)) as { reference: string };
    expect([await dump().then(found), inFiles()]).toEqual([[], []]);
    const folder = folderFor('backup-');
    expect(await run(now, ['backup', join(folder, 'leads.db')])).toMatchObject({ code: 0 });
    await closeAll();
    expect([inFiles(), found(readFileSync(join(folder, 'leads.db')))]).toEqual([[], []]);
    const shown = await run(now, ['show', reference]);
    expect(found(shown.out)).toEqual(canaries.slice(0, 4));
    expect(await storedLeads(at(now))).toMatchObject([{ reference, answers: lead.answers, labels: lead.labels }]);
  });

  test('leads from before the key are read; rekey encrypts them, and nothing of them stays in the files', async () => {
    const plain = await open('');
    const lead = withCanaryFile();
    const first = (await plain.save(lead)) as unknown as Required<Receipt>;
    await closeAll();
    expect(found(await dump())).toEqual(canaries);
    const store = await open(now);
    const second = (await store.save(newLead({ answers: asha }))) as unknown as Required<Receipt>;
    expect((await storedLeads(at(now))).map(({ reference }) => reference)).toEqual([first.reference, second.reference]);
    expect(await store.save(lead)).toMatchObject({ outcome: 'saved', reference: first.reference });
    expect(await run(now, ['rekey', '--dry-run'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('Not encrypted: 1 leads\n'),
    });
    await closeAll();
    expect(await run(now, ['rekey'])).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringContaining('Written with the first key: 1 of 1\n'),
    });
    expect([await dump().then(found), inFiles(), await keyIds()]).toEqual([[], [], [idOf(now)]]);
    const again = await open(now);
    expect(await again.save(lead)).toMatchObject({ outcome: 'saved', reference: first.reference });
    expect(await again.save({ ...lead, page: '/other' })).toEqual({ outcome: 'conflict' });
    expect((await run(now, ['of', '--phone', asha.phone])).out.match(/^CH-\S+/gm)).toEqual([
      first.reference,
      second.reference,
    ]);
  });

  test('a person is found and erased in leads of every key, and in those without one', async () => {
    const theirs = [];
    for (const keys of ['', old, `${now},${old}`])
      theirs.push(
        (await send(keys)).reference,
        (await send(keys, { answers: { ...asha, phone: '9123456780' } })).reference,
      );
    const both = `${other},${now},${old}`;
    const mine = theirs.filter((_, index) => index % 2 === 0);
    expect((await run(both, ['of', '--phone', '+91 90123 45678'])).out.match(/^CH-\S+/gm)).toEqual(mine);
    expect((await run(both, ['of', '--email', 'ASHA.canary@example.com'])).out.match(/^CH-\S+/gm)).toEqual(theirs);
    expect(await run(both, ['erase', '--phone', asha.phone])).toMatchObject({
      code: 0,
      out: `${mine.map((reference) => `${reference}\n`).join('')}Erased: 3.\n`,
    });
    expect(await storedLeads(at(both))).toHaveLength(3);
    expect(await run(both, ['of', '--phone', asha.phone])).toMatchObject({ code: 0, out: 'No lead has it.\n' });
  });

  test('a person is found although the rules for phone numbers have changed since', async () => {
    const store = await openLeads({ ...at(now), leadSettings: { phones: { country: '1', trunk: '', digits: 12 } } });
    const { reference } = (await store.save(newLead({ answers: { phone: '919012345678' } }))) as { reference: string };
    await store.close();
    expect((await run(now, ['of', '--phone', asha.phone])).out.match(/^CH-\S+/gm)).toEqual([reference]);
    expect((await run(now, ['rekey'])).code).toBe(0);
  });

  test('without an old key its leads are named, with the key and the way out, and hold up no other lead', async () => {
    const [before, after] = [await send(old), await send(now, { answers: { ...asha, name: 'Ravi' } })];
    const report = `Not read: 1 of the leads. The key ${idOf(old)} is missing in LEADS_KEY. Add it there, behind the first key.\n  ${before.reference}\n`;
    const listed = await run(now, ['list']);
    expect(listed).toMatchObject({ code: 1, err: report });
    expect(listed.out.match(/^CH-\S+/gm)).toEqual([after.reference, before.reference]);
    for (const format of ['csv', 'jsonl']) {
      const exported = await run(now, ['export', '--format', format]);
      expect(exported).toMatchObject({ code: 1, err: report });
      expect([exported.out.includes('Ravi'), exported.out.includes(before.reference)]).toEqual([true, false]);
    }
    expect(await run(now, ['of', '--phone', asha.phone])).toMatchObject({ code: 1, err: report });
    expect(await run(now, ['of', '--phone', '9000000000'])).toMatchObject({
      code: 1,
      err: report,
      out: 'No lead that can be read has it.\n',
    });
    const shown = await run(now, ['show', before.reference]);
    expect(shown).toMatchObject({ code: 1, out: '', err: expect.stringContaining(`The key ${idOf(old)} is missing`) });
    expect(await run(now, ['correct', before.reference, 'name'], 'Asha')).toMatchObject({ code: 1 });
    expect(await run(now, ['rekey'])).toMatchObject({ code: 1, err: report });
    expect(await run(`${now},${old}`, ['rekey'])).toMatchObject({ code: 0, err: '' });
    expect(await run(now, ['list'])).toMatchObject({ code: 0, err: '' });
    expect(await storedLeads(at(now))).toMatchObject([{ answers: asha }, { answers: { name: 'Ravi' } }]);
  });

  test('a server without an old key says so, takes leads, and refuses only what needs the key', async () => {
    const lead = newLead({ answers: asha });
    const first = (await (await open(old)).save(lead)) as unknown as Required<Receipt>;
    await closeAll();
    const { log, text } = readableLog();
    const store = await open(now, { log });
    expect(text()).toContain(`Some leads cannot be read. The key ${idOf(old)} is missing in LEADS_KEY.`);
    const results = await Promise.all([store.save(lead), store.save(newLead()), store.find(lead)]);
    expect(results).toMatchObject([{ outcome: 'unreadable' }, { outcome: 'saved' }, { outcome: 'unreadable' }]);
    await expect(store.see(first.token)).rejects.toThrow(`The key ${idOf(old)} is missing`);
    expect(await store.see('wrong')).toBeUndefined();
    await closeAll();
    const whole = await open(`${now},${old}`);
    expect(await whole.save(lead)).toMatchObject({ outcome: 'saved', reference: first.reference });
  });

  test('by HTTP, what needs a missing key is answered with 503, never as if it did not exist', async () => {
    const body = { ...goodLead, answers: { ...goodLead.answers } };
    const key = { 'idempotency-key': 'same' };
    const before = await start({ ...base, ...at(old) });
    const { reference, token } = (await postLead(before.port, body, key)).json() as Receipt;
    await before.close();
    const { log, text } = readableLog();
    const site = await start({ ...base, ...at(now), log });
    const own = (path: string, sent = token) =>
      call(site.port, `/api/requests${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: sent }),
      });
    expect((await postLead(site.port, body, key)).status).toBe(503);
    expect((await own('')).status).toBe(503);
    expect((await postLead(site.port, body)).status).toBe(201);
    expect(text()).toContain(`A lead could not be shown or changed: The key ${idOf(old)} is missing in LEADS_KEY.`);
    expect(text()).toContain(`A lead could not be stored: The key ${idOf(old)} is missing in LEADS_KEY.`);
    expect((await own('', 'x'.repeat(22))).status).toBe(404);
    // An erasure needs no answer.
    const erased = await own('/erase');
    expect([erased.status, erased.json()]).toEqual([200, { reference }]);
    await site.stop();
    await before.stop();
  });

  test('a server without any key is not ready while leads are encrypted, and stores none unencrypted', async () => {
    await send(now);
    await expect(openLeads(base)).rejects.toThrow(
      `Leads are encrypted with the key ${idOf(now)}, and LEADS_KEY is not set. Set it as before.`,
    );
    const site = await start(base);
    expect([(await call(site.port, '/readyz')).status, (await postLead(site.port, goodLead)).status]).toEqual([
      503, 503,
    ]);
    expect((await call(site.port, '/')).status).toBe(200);
    await site.stop();
    expect(await run('', ['rekey'])).toMatchObject({ code: 1, err: expect.stringContaining('LEADS_KEY is not set') });
    expect(await storedLeads(at(now))).toHaveLength(1);
  });

  test('with none before the key, rekey takes the encryption away again', async () => {
    const { reference, token } = await send(now, withCanaryFile());
    expect(await run(`none,${now}`, ['rekey'])).toMatchObject({ code: 0, err: '' });
    expect([await keyIds(), found(await dump())]).toEqual([[null], canaries]);
    const store = await open('');
    expect(await store.see(token)).toMatchObject({ lead: { reference, answers: asha } });
  });

  test('a changed or exchanged value is found: the lead is named, and no wrong answer is shown', async () => {
    const [one, two, three] = [
      await send(now, { answers: { ...asha, name: 'One' } }),
      await send(now),
      await send(now),
    ];
    await within(base, async (db) => {
      const of = (reference: string) =>
        db
          .selectFrom('lead')
          .select(['answers', 'labels'])
          .where('reference', '=', reference)
          .executeTakeFirstOrThrow();
      const [first, second] = [await of(one.reference), await of(two.reference)];
      const set = (reference: string, values: object) =>
        db.updateTable('lead').set(values).where('reference', '=', reference).execute();
      await set(one.reference, { answers: second.answers });
      await set(two.reference, { answers: first.labels });
    });
    const exported = await run(now, ['export']);
    expect(exported.code).toBe(1);
    expect(exported.err).toBe(
      `Not read: 2 of the leads. The key ${idOf(now)} does not open it, so it was changed or is damaged. A backup may have it whole.\n  ${one.reference}\n  ${two.reference}\n`,
    );
    expect(exported.out.match(/^"?CH-[^,"]+/gm)).toEqual([three.reference]);
    // Their hashes still find them, so that they can be erased.
    expect((await run(now, ['erase', '--phone', asha.phone])).out).toContain('Erased: 3.');
  });

  test('a lead whose key column was taken away is damaged, not read as another', async () => {
    const { reference } = await send(now);
    await within(base, (db) => db.updateTable('lead').set({ key_id: null }).execute());
    expect(await run(now, ['export'])).toMatchObject({
      code: 1,
      err: `Not read: 1 of the leads. It is damaged. A backup may have it whole.\n  ${reference}\n`,
    });
  });

  test('a file that cannot be decrypted is not written, and its lead is named', async () => {
    const { reference } = await send(now, withCanaryFile());
    await within(base, async (db) => {
      const [first] = await db.selectFrom('lead_file_part').selectAll().where('part', '=', 1).execute();
      await db
        .updateTable('lead_file_part')
        .set({ bytes: new Uint8Array(first!.bytes) })
        .where('part', '=', 3)
        .execute();
    });
    const folder = folderFor('export-');
    const exported = await run(now, ['export', '--out', join(folder, 'leads.csv')]);
    expect(exported).toMatchObject({ code: 1, err: expect.stringContaining(`  ${reference}\n`) });
    expect(readdirSync(join(folder, 'leads-files', reference))).toEqual([]);
  });

  test('a file that lacks its end is not written, and its lead is named', async () => {
    const { reference } = await send(now, withCanaryFile());
    await within(base, async (db) => {
      const last = db.selectFrom('lead_file_part').select(({ fn }) => fn.max('part').as('part'));
      await db.deleteFrom('lead_file_part').where('part', '=', last).execute();
    });
    const folder = folderFor('export-');
    const exported = await run(now, ['export', '--out', join(folder, 'leads.csv')]);
    expect(exported).toMatchObject({ code: 1, err: expect.stringContaining(`  ${reference}\n`) });
    expect(readdirSync(join(folder, 'leads-files', reference))).toEqual([]);
  });

  test('a corrected answer is encrypted with the first key, and the person is found by it', async () => {
    const { reference } = await send(old);
    const keys = `${now},${old}`;
    expect(await run(keys, ['correct', reference, 'phone'], '9123456780')).toMatchObject({ code: 0 });
    expect(await keyIds()).toEqual([idOf(now)]);
    expect((await run(keys, ['of', '--phone', '9123456780'])).out).toContain(reference);
    expect((await run(keys, ['of', '--phone', asha.phone])).out).toBe('No lead has it.\n');
    expect(await storedLeads(at(now))).toMatchObject([{ answers: { ...asha, phone: '9123456780' } }]);
    expect(found(await dump())).toEqual([]);
  });

  test('the webhook gets the answers; what cannot be decrypted waits until the key is back', async () => {
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    const webhook = { url: receiver.url, secret: 'x'.repeat(16) };
    receiver.answer = 500;
    const { reference } = (await (await open(old, { webhook })).save(newLead({ answers: asha }))) as {
      reference: string;
    };
    await closeAll();
    receiver.received.length = 0;
    receiver.answer = 200;
    const { log, text } = readableLog();
    await open(now, { webhook, log });
    await until(() => text().includes(`The key ${idOf(old)} is missing`) && text().includes('did not take'));
    await closeAll();
    expect(receiver.received).toEqual([]);
    await open(`${now},${old}`, { webhook });
    await until(() => receiver.received.length === 1);
    expect(receiver.received[0]!.lead).toMatchObject({ reference, answers: asha });
  });

  test('a backup is restored without the key into an empty database, and read with it', async () => {
    const { reference, token } = await send(now, withCanaryFile());
    const folder = folderFor('backup-');
    expect(await run('', ['backup', join(folder, 'leads.db')])).toMatchObject({ code: 0, err: '' });
    writeFileSync(join(folder, 'none.txt'), '# end 0\n');
    const source = base;
    for (const keys of ['', now]) {
      base = await fresh();
      const restored = await run(keys, ['restore', join(folder, 'leads.db'), '--erasures', join(folder, 'none.txt')]);
      expect(restored).toMatchObject({ code: 0, out: expect.stringContaining('Restored: 1 leads.') });
      if (keys === '') expect(restored.out).toContain(`To read them, set LEADS_KEY with the key ${idOf(now)}.`);
      await expect(openLeads(base)).rejects.toThrow('LEADS_KEY is not set');
      const store = await open(now);
      expect(await store.see(token)).toMatchObject({ lead: { reference, answers: asha } });
      await closeAll();
    }
    base = source;
  });

  test('rekey that is stopped anywhere goes on when it is run again, and every lead is readable in between', async () => {
    const store = await open(old);
    const leads = Array.from({ length: 250 }, (_, index) => newLead({ answers: { ...asha, number: index } }));
    await Promise.all(leads.map((lead) => store.save(lead)));
    await store.save(withCanaryFile());
    await closeAll();
    const keys = `${now},${old}`;
    // A full disk, a lost connection or Ctrl-C ends it in the middle: here, an error of the database after 100 leads.
    const stop = await within(base, async (db) => {
      const ids = await db.selectFrom('lead').select('id').orderBy('id').execute();
      return ids[150]!.id;
    });
    await stopAt(base, stop);
    expect(await run(keys, ['rekey'])).toMatchObject({
      code: 1,
      err: expect.stringContaining('could not be read or written'),
    });
    await goOn(base);
    expect(await keyIds().then((ids) => ids.sort())).toEqual([idOf(now), idOf(old)].sort());
    expect(await storedLeads(at(keys))).toHaveLength(251);
    const again = await run(keys, ['rekey']);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('Written with the first key: 151 of 151\n') });
    expect(await keyIds()).toEqual([idOf(now)]);
    expect(
      (await storedLeads(at(now))).map(({ answers }) => answers.number).filter((number) => number !== undefined),
    ).toEqual(leads.map((_, index) => index));
  });
}

/** From now on, the database refuses to change this lead. */
const stopAt = (place: LeadsLocation, id: string) =>
  within(place, async (db) => {
    if (place.databaseUrl === undefined) {
      await sql
        .raw(`create trigger stop before update on lead when old.id = '${id}' begin select raise(abort, 'stop'); end`)
        .execute(db);
      return;
    }
    await sql
      .raw(`create function stop() returns trigger language plpgsql as $$ begin raise 'stop'; end $$`)
      .execute(db);
    await sql
      .raw(`create trigger stop before update on lead for each row when (old.id = '${id}') execute function stop()`)
      .execute(db);
  });

const goOn = (place: LeadsLocation) =>
  within(place, (db) => sql.raw(`drop trigger stop${place.databaseUrl === undefined ? '' : ' on lead'}`).execute(db));

test('a command says what is wrong with LEADS_KEY, and how to make a key', async () => {
  expect(await runCommand(() => readLeadPlace({ LEADS_KEY: 'my word' }), ['list'])).toEqual({
    code: 1,
    out: '',
    err: 'Key 1 of LEADS_KEY is not 32 bytes in base64. Make one with: openssl rand -base64 32\n',
  });
});

describe('on SQLite', () => suite(onSqlite()));

describe('on PostgreSQL', () => {
  const { fresh } = onPostgres();
  suite(fresh);

  test('servers that change to another key count leads together', async () => {
    const place = await fresh();
    const limits = { phone: { leads: 3, minutes: 60 } };
    const site = (keys: string) => start({ ...place, keys: readKeys(keys), leadSettings: { limits, phones } });
    const sites = [await site(`${old},${now}`), await site(`${now},${old}`)];
    const statuses = [];
    for (let sent = 0; sent < 6; sent += 1) statuses.push((await postLead(sites[sent % 2]!.port, goodLead)).status);
    expect(statuses).toEqual([201, 201, 201, 429, 429, 429]);
    const counts = await within(place, (db) => db.selectFrom('lead_limit').selectAll().execute());
    expect(JSON.stringify(counts)).not.toMatch(/9876543210|127\.0\.0\.1/);
    await Promise.all(sites.map((one) => one.stop()));
  });
});

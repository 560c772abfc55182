import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Site } from '../../../src/shared/plan/config.generated.ts';
import { leadTimeout } from '../../../src/server/api/deadline.ts';
import type { LeadStore } from '../../../src/server/leads/store.ts';
import { call, goodLead, leadForms, postLead, readableLog, start, storeOf, temporary } from './fixtures.ts';
import { claim, goodClaim, goodParts, postFiles } from './upload-fixtures.ts';

const limits = (address: number, phone = 1000) => ({
  leadSettings: { limits: { address: { leads: address, minutes: 1 }, phone: { leads: phone, minutes: 60 } } },
});
const from = (phone: string) => ({ ...goodLead, answers: { ...goodLead.answers, phone } });

test('too many leads of one address get 429 and Retry-After', async () => {
  const site = await start(limits(2));
  const statuses = [];
  for (let sent = 0; sent < 3; sent += 1) statuses.push(await postLead(site.port, goodLead));
  const last = statuses.at(-1)!;
  expect(statuses.map((answer) => answer.status)).toEqual([201, 201, 429]);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  expect(last.json()).toMatchObject({ type: '/api/problems/too-many-leads', status: 429 });
  await site.stop();
});

test('too many leads for one phone number, in any format, get 429, but a stored lead gets its reference again', async () => {
  const site = await start(limits(1000, 2));
  const key = { 'idempotency-key': 'k1' };
  const first = await postLead(site.port, from('9876543210'), key);
  expect((await postLead(site.port, from('9876543210'))).status).toBe(201);
  const refused = await postLead(site.port, from('9876543210'));
  expect([refused.status, refused.json().detail]).toEqual([429, 'They come from one network for one phone number.']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  expect((await postLead(site.port, from('9876543211'))).status).toBe(201);
  expect((await postLead(site.port, from('9876543210'), key)).json().reference).toBe(first.json().reference);
  expect((await postLead(site.port, { ...from('9876543210'), page: '/' }, key)).status).toBe(409);
  expect(await site.stored()).toHaveLength(3);
  await site.stop();
});

test('leads sent for a number do not block its owner, whose leads are stored and flagged', async () => {
  const site = await start({ ...limits(1000, 2), trustProxy: 'loopback' });
  const via = async (address: string) =>
    (await postLead(site.port, from('9876543210'), { 'x-forwarded-for': address })).status;
  const attacker = ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:3::1'];
  expect([await via(attacker[0]!), await via(attacker[1]!), await via(attacker[2]!)]).toEqual([201, 201, 429]);
  expect(await via('203.0.113.9')).toBe(201);
  expect((await site.stored()).map(({ flag }) => flag)).toEqual([undefined, undefined, 'many-for-phone']);
  await site.stop();
});

test.each(['loopback', '127.0.0.0/8', '1'])(
  'behind the proxy %s each visitor is counted separately',
  async (trustProxy) => {
    const site = await start({ ...limits(1), trustProxy });
    const via = (address: string) => postLead(site.port, goodLead, { 'x-forwarded-for': `6.6.6.6, ${address}` });
    expect((await via('203.0.113.1')).status).toBe(201);
    expect((await via('203.0.113.2')).status).toBe(201);
    expect((await via('203.0.113.2')).status).toBe(429);
    await site.stop();
  },
);

test.each(['loopback', '1'])('behind the proxy %s a port does not make another visitor', async (trustProxy) => {
  const site = await start({ ...limits(1), trustProxy });
  const via = async (address: string) => (await postLead(site.port, goodLead, { 'x-forwarded-for': address })).status;
  expect(await via('203.0.113.1:4711')).toBe(201);
  expect(await via('203.0.113.1:4712')).toBe(429);
  expect(await via('[2001:db8::1]:4711')).toBe(201);
  expect(await via('2001:db8::1')).toBe(429);
  await site.stop();
});

test('a chain of proxies that write ports is followed to the visitor', async () => {
  const site = await start({ ...limits(1), trustProxy: 'loopback, 10.0.0.0/8' });
  const via = async (visitor: string) =>
    (await postLead(site.port, goodLead, { 'x-forwarded-for': `${visitor}, 10.0.0.7:5000` })).status;
  expect([await via('203.0.113.1'), await via('203.0.113.2'), await via('203.0.113.2')]).toEqual([201, 201, 429]);
  await site.stop();
});

test('all households of one /48 are counted together', async () => {
  const site = await start({
    leadSettings: { limits: { network: { leads: 2, minutes: 1 } } },
    trustProxy: 'loopback',
  });
  const via = async (address: string) => {
    const answer = await postLead(site.port, goodLead, { 'x-forwarded-for': address });
    return [answer.status, answer.json().detail];
  };
  for (const household of [1, 2]) expect((await via(`2001:db8:7:${household}::1`))[0]).toBe(201);
  expect(await via('2001:db8:7:3::1')).toEqual([429, 'They come from one network.']);
  expect((await via('203.0.113.1'))[0]).toBe(201);
  await site.stop();
});

test('beyond the limit of everyone, as many leads again are kept and flagged, then none', async () => {
  const site = await start({
    leadSettings: { limits: { all: { leads: 2, minutes: 1 } } },
    trustProxy: 'loopback',
  });
  const statuses = [];
  for (let sent = 1; sent <= 5; sent += 1)
    statuses.push((await postLead(site.port, goodLead, { 'x-forwarded-for': `203.0.113.${sent}` })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 429]);
  expect((await site.stored()).map(({ flag }) => flag)).toEqual([undefined, undefined, 'beyond-limit', 'beyond-limit']);
  await site.stop();
});

test('what is empty, malformed or refused shuts out nobody, however much of it comes', async () => {
  const one = { leads: 1, minutes: 1 };
  const site = await start({ leadSettings: { limits: { address: one, network: one, all: one, phone: one } } });
  const wrong = [
    '',
    '{',
    {},
    { ...goodLead, form: 'other' },
    { ...goodLead, answers: { ...goodLead.answers, phone: '12' } },
    { ...goodLead, consent: { ...goodLead.consent, version: 'v0' } },
  ];
  for (const body of [...wrong, ...wrong]) expect((await postLead(site.port, body)).status).toBeOneOf([400, 422]);
  expect((await postLead(site.port, goodLead)).status).toBe(201);
  expect((await postLead(site.port, goodLead)).status).toBe(429);
  expect((await site.stored()).map(({ flag }) => flag)).toEqual([undefined]);
  await site.stop();
});

test('requests from a page of another site are refused, and do not count toward the limit', async () => {
  const site = await start(limits(1));
  const foreign: Record<string, string>[] = [
    { 'sec-fetch-site': 'cross-site' },
    { 'content-type': 'text/plain' },
    { 'idempotency-key': '' },
  ];
  for (const headers of foreign)
    expect((await postLead(site.port, goodLead, headers)).status).toBeOneOf([400, 403, 415]);
  expect((await postLead(site.port, goodLead)).status).toBe(201);
  expect((await postLead(site.port, goodLead)).status).toBe(429);
  await site.stop();
});

test('without a trusted proxy, a visitor cannot forge an address', async () => {
  const site = await start(limits(1));
  const via = (address: string) =>
    postLead(site.port, goodLead, { 'x-forwarded-for': address, 'x-request-id': 'mine' });
  expect((await via('203.0.113.1')).status).toBe(201);
  const second = await via('203.0.113.2');
  expect([second.status, second.headers['x-request-id'] === 'mine']).toEqual([429, false]);
  await site.stop();
});

test('a lead that fills in the hidden field, or comes too fast, is refused', async () => {
  const site = await start({ leadSettings: { guard: { trap: 'url', fillTime: 2_000 } } });
  const places = async (more: object) =>
    (await postLead(site.port, { ...goodLead, ...more })).json().errors?.map(({ path }) => path);
  expect(await places({})).toEqual(['/trap', '/spent']);
  expect(await places({ trap: 'https://spam.example', spent: 1_999 })).toEqual(['/trap', '/spent']);
  expect(await places({ trap: 1, spent: '2000' })).toEqual(['/trap', '/spent']);
  expect(await places({ trap: '', spent: 2_000 })).toBeUndefined();
  const [stored] = await site.stored();
  expect(stored).toMatchObject({ answers: goodLead.answers });
  await site.stop();
});

test('a disk that fails gives 503, and the retry keeps its key', async () => {
  const { log, text } = readableLog();
  let full = true;
  const store = storeOf({
    save: async () => {
      if (full) throw Object.assign(new Error('no space for Asha'), { code: 'ENOSPC' });
      return { outcome: 'saved', reference: 'CH-2222-2222', token: 'a-token' };
    },
  });
  const site = await start({ store, log });
  const refused = await postLead(site.port, goodLead);
  expect([refused.status, refused.headers['retry-after'], refused.json().type]).toEqual([
    503,
    '30',
    '/api/problems/not-stored',
  ]);
  expect(text()).toContain(`"id":"${refused.headers['x-request-id']}","msg":"A lead could not be stored: ENOSPC"`);
  expect(text()).not.toContain('Asha');
  full = false;
  expect((await postLead(site.port, goodLead)).status).toBe(201);
  await site.stop();
});

test('leads that the disk refused do not count: their sender can send one once the disk works', async () => {
  let full = true;
  const store = storeOf({
    save: async () => {
      if (full) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      return { outcome: 'saved', reference: 'CH-2222-2222', token: 'a-token' };
    },
  });
  const two = { leads: 2, minutes: 60 };
  const site = await start({
    store,
    log: readableLog().log,
    leadSettings: { limits: { address: two, network: two, phone: two, all: two } },
  });
  const statusOf = async () => (await postLead(site.port, goodLead)).status;
  for (let tries = 0; tries < 6; tries += 1) expect(await statusOf()).toBe(503);
  full = false;
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([201, 201, 429]);
  await site.stop();
});

test('leads that the disk refused beyond the limit of all do not fill the reserve', async () => {
  let full = false;
  const flags: unknown[] = [];
  const store = storeOf({
    save: async ({ flag }) => {
      if (full) throw Object.assign(new Error('full'), { code: 'ENOSPC' });
      flags.push(flag);
      return { outcome: 'saved', reference: 'CH-2222-2222', token: 'a-token' };
    },
  });
  const site = await start({
    store,
    log: readableLog().log,
    leadSettings: { limits: { all: { leads: 2, minutes: 60 } } },
  });
  const send = async () => (await postLead(site.port, goodLead)).status;
  expect([await send(), await send()]).toEqual([201, 201]);
  full = true;
  for (let tries = 0; tries < 6; tries += 1) expect(await send()).toBe(503);
  full = false;
  expect([await send(), await send(), await send()]).toEqual([201, 201, 429]);
  expect(flags).toEqual([undefined, undefined, 'beyond-limit', 'beyond-limit']);
  await site.stop();
});

test.each<[string, Partial<LeadStore>]>([
  ['to be stored', { save: () => new Promise(() => {}) }],
  ['to be counted', { limiter: () => () => new Promise(() => {}) }],
])(
  'a lead that waits too long %s gets a response before the page times out',
  async (_, parts) => {
    const { log, text } = readableLog();
    const site = await start({ store: storeOf(parts), log, leadForms: { ...leadForms, claim }, ...limits(2) });
    const answers = await Promise.all([postLead(site.port, goodLead), postFiles(site.port, goodClaim, goodParts)]);
    for (const { status, json, headers } of answers)
      expect([status, json().type, headers['retry-after']]).toEqual([503, '/api/problems/not-stored', '30']);
    const { http } = parse(await readFile('config/site.yaml', 'utf8')) as Site;
    expect(leadTimeout + 1_500).toBeLessThan(http.timeout);
    expect(text()).toContain('no time was left');
    await site.stop();
  },
  30_000,
);

test('an unexpected error gives 500, and logs its place without its message', async () => {
  const { log, text } = readableLog();
  const site = await start({
    store: storeOf({ limiter: () => () => Promise.reject(new TypeError('Asha is not a function')) }),
    log,
    ...limits(1),
  });
  const failed = await postLead(site.port, goodLead);
  expect([failed.status, failed.json().type]).toEqual([500, '/api/problems/server-failed']);
  expect(text()).toMatch(/"kind":"TypeError","stack":" +at .*lead-faults/);
  expect(failed.text + text()).not.toContain('Asha');
  await site.stop();
});

test('while the data folder is a file, pages are served and leads wait', async () => {
  const folder = await temporary();
  const dataDir = join(folder.path, 'x');
  await writeFile(dataDir, '');
  const { log, text } = readableLog();
  const site = await start({ dataDir, log });
  const refused = await postLead(site.port, goodLead);
  expect([refused.status, refused.json().type, Number(refused.headers['retry-after']) > 0]).toEqual([
    503,
    '/api/problems/not-stored',
    true,
  ]);
  expect((await call(site.port, '/')).status).toBe(200);
  expect((await call(site.port, '/readyz')).status).toBe(503);
  expect(text()).toMatch(/"Leads cannot be taken, until .*(EEXIST|ENOTDIR)/);
  await rm(dataDir);
  await expect.poll(async () => (await postLead(site.port, goodLead)).status).toBe(201);
  await expect.poll(async () => (await call(site.port, '/readyz')).status).toBe(200);
  expect(await site.stored()).toHaveLength(1);
  await site.stop();
  await folder.remove();
});

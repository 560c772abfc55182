import { afterEach, expect, test } from 'vitest';
import type { Insight, InsightEntry, InsightNames } from '../../../src/shared/plan/insights.ts';
import { namedIn } from '../../../src/server/insights/names.ts';
import { within } from '../../leads/support/leads.ts';
import { call, goodLead, postLead, readableLog, start, type Started } from './fixtures.ts';

const names: InsightNames = {
  pages: { home: ['lead'], car: ['car'], about: [] },
  forms: {
    lead: { lead: { name: ['required'], phone: ['required', 'pattern', 'taken'], '': ['refusal'] } },
    car: { city: { city: ['required'] }, drivers: { 'drivers.age': ['minimum'] }, 'too-old': {} },
  },
};
const insights = { retention: 400, names };
const day = '2026-11-27';

const came: InsightEntry = ['entered', 'home'];
const read = {
  event: 'message',
  page: 'home',
  form: 'lead',
  step: 'lead',
  field: 'phone',
  message: 'pattern',
} as const;
const reads = (parts: Partial<Insight> = {}) => Object.values({ ...read, ...parts }) as InsightEntry;

let site: Started | undefined;
afterEach(async () => {
  await site?.stop();
  site = undefined;
});

const open = async (options: Parameters<typeof start>[0] = {}) =>
  (site = await start({ insights, day, insightPace: 20, ...options }));

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  call(site!.port, '/api/insights', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** The table once the server has written all that it has taken. */
async function written() {
  await site!.close();
  return within({ dataDir: site!.dataDir }, (db) => db.selectFrom('insight').selectAll().execute());
}

test('what a visit counts is added up by day and by names of config', async () => {
  await open();
  for (let visit = 0; visit < 3; visit += 1) expect((await post([came, reads()])).status).toBe(204);
  expect(await written()).toEqual([
    { day, page: 'home', form: '', step: '', field: '', message: '', event: 'entered', number: 3 },
    { day, ...read, number: 3 },
  ]);
});

test('a beacon counts nothing twice', async () => {
  await open();
  await post(Array.from({ length: 100 }, () => came));
  await post([came]);
  expect(await written()).toMatchObject([{ day, page: 'home', number: 2 }]);
});

test('the table has no column for a person, a device or a time finer than a day', async () => {
  const { log, text } = readableLog();
  await open({ log });
  await post([came], { 'user-agent': 'Someone/1.0', cookie: 'who=asha', referer: 'https://elsewhere.example/asha' });
  const [row, ...others] = await written();
  expect(others).toEqual([]);
  expect(Object.keys(row!).sort()).toEqual(['day', 'event', 'field', 'form', 'message', 'number', 'page', 'step']);
  expect(row!.day).toMatch(/^\d{4}-\d\d-\d\d$/);
  for (const personal of ['Someone', 'asha', '127.0.0.1']) {
    expect(JSON.stringify(row)).not.toContain(personal);
    expect(text()).not.toContain(personal);
  }
});

test.each<Readonly<Record<string, string>>>([{ 'sec-gpc': '1' }, { dnt: '1' }])(
  'a browser that sends %j is not counted',
  async (headers) => {
    await open();
    expect((await post([came], headers)).status).toBe(204);
    expect(await written()).toEqual([]);
  },
);

test('an answer sets no cookie and is not cached', async () => {
  await open();
  const { headers } = await post([came]);
  expect(headers['set-cookie']).toBeUndefined();
  expect(headers['cache-control']).toBe('no-store');
});

test.each<[string, readonly (string | undefined)[]]>([
  ['an unknown page', ['entered', 'nowhere']],
  ['a page by a name of objects', ['entered', '__proto__']],
  ['an unknown event', ['paid', 'home']],
  ['an event by a name of objects', ['toString', 'home']],
  ['a form of another page', reads({ page: 'about' })],
  ['an unknown step', reads({ step: 'last' })],
  ['an unknown field', reads({ field: 'asha@example.in' })],
  ['a message without its field', ['message', 'home', 'lead', 'lead', 'pattern']],
  ['a page that was left forward', ['forward', 'home']],
  ['offers of a form', ['offers', 'home', 'lead']],
])('%s is not counted', async (_, entry) => {
  await open();
  expect((await post([entry])).status).toBe(204);
  expect(await written()).toEqual([]);
});

test.each([
  ['pattern', 'pattern'],
  ['taken', 'taken'],
  ['enum', 'required'],
  ['unreadable', 'unreadable'],
  ['9876543210', 'other'],
])('the message %s counts as %s, and never as words of a visitor', (message, counted) => {
  expect(namedIn(names, reads({ message }))).toEqual({ ...read, message: counted });
});

test('messages of rows, of a refused form, and exits are counted', () => {
  const inRow = { page: 'car', form: 'car', step: 'drivers', field: 'drivers.age', message: 'minimum' };
  const exit = { event: 'entered', page: 'car', form: 'car', step: 'too-old' } as const;
  for (const entry of [{ ...read, ...inRow }, { ...read, field: '', message: 'refusal' }, exit])
    expect(namedIn(names, Object.values(entry) as InsightEntry)).toEqual(entry);
});

test.each([
  ['nothing', null],
  ['an empty list', []],
  ['an object', { event: 'entered', page: 'home' }],
  ['too many', Array.from({ length: 101 }, () => came)],
  ['an entry that is an object', [{ event: 'entered', page: 'home' }]],
  ['an entry of one member', [['entered']]],
  ['an entry of seven members', [[...reads(), 'asha']]],
  ['a number in place of a name', [['entered', 9876543210]]],
  ['a long name', [['entered', 'x'.repeat(101)]]],
])('a body with %s is refused', async (_, body) => {
  await open();
  expect((await post(body)).status).toBe(400);
});

test('calls of other sites, other methods and other types are refused', async () => {
  await open();
  expect((await post([came], { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect((await call(site!.port, '/api/insights')).status).toBe(405);
  expect((await post([came], { 'content-type': 'text/plain' })).status).toBe(415);
  expect(await written()).toEqual([]);
});

test('after 120 beacons in a minute their sender waits, and nothing of the address is stored', async () => {
  await open();
  for (let sent = 0; sent < 120; sent += 1) await post([came]);
  const refused = await post([came]);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(
    (await postLead(site!.port, { ...goodLead, consent: { ...goodLead.consent, at: new Date().toISOString() } }))
      .status,
  ).toBe(201);
  expect(await written()).toMatchObject([{ number: 120 }]);
  const limits = await within({ dataDir: site!.dataDir }, (db) => db.selectFrom('lead_limit').selectAll().execute());
  expect(limits).toEqual([]);
});

test('a site without insights has no such address', async () => {
  await open({ insights: undefined });
  expect((await post([came])).status).toBe(404);
});

test('the API describes it only on a site with insights', async () => {
  await open();
  const described = (await call(site!.port, '/api/openapi.json')).json<{ paths: object }>();
  expect(Object.keys(described.paths)).toContain('/api/insights');
  await site!.stop();
  await open({ insights: undefined });
  expect((await call(site!.port, '/api/openapi.json')).text).not.toContain('insights');
});

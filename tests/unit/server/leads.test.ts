import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createServer } from '../../../src/server/server.ts';
import { call, catalogs, goodLabels, goodLead, leadForms, postLead, readableLog, start } from './fixtures.ts';
import type { Started } from './fixtures.ts';

let site: Started;
beforeEach(async () => void (site = await start()));
afterEach(() => site.stop());

const post = (body: unknown, headers = {}) => postLead(site.port, body, headers);
const stored = () => site.stored();
const ago = (ms: number) => new Date(Date.now() - ms).toISOString();

describe('a good lead', () => {
  test('[spec 7.06] is on disk, for the owner only, before its reference is given', async () => {
    const answer = await post(goodLead, { 'idempotency-key': 'k1' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    const { reference } = answer.json();
    expect(reference).toMatch(/^CH-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(await stored()).toEqual([{ ...goodLead, labels: goodLabels, key: 'k1', reference, at: expect.any(String) }]);
    expect(Date.now() - Date.parse((await stored())[0]!.at)).toBeLessThan(60_000);
    const modes = await Promise.all(['', 'leads.db', 'leads.db-wal'].map((name) => stat(join(site.dataDir, name))));
    expect(modes.map(({ mode }) => (mode & 0o777).toString(8))).toEqual(['700', '600', '600']);
  });

  test('sent again, even ten times at once, is stored once', async () => {
    const key = { 'idempotency-key': 'k2' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(goodLead, key)));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const swapped = {
      ...Object.fromEntries(Object.entries(goodLead).reverse()),
      answers: { consent: true, phone: '9876543210', name: 'Asha' },
    };
    expect((await post(swapped, key)).json().reference).toBe(answers[0]!.json().reference);
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    { answers: { ...goodLead.answers, name: 'Ravi' } },
    { page: '/' },
    { consent: { ...goodLead.consent, at: ago(60_000) } },
  ])('another body under the same key is a conflict: %j', async (other) => {
    const key = { 'idempotency-key': 'k3' };
    await post(goodLead, key);
    expect((await post({ ...goodLead, ...other }, key)).json()).toMatchObject({
      status: 409,
      type: '/api/problems/key-reused',
    });
    expect(await stored()).toHaveLength(1);
  });

  test('many at once are all stored', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(goodLead)));
    const references = new Set(answers.map((answer) => answer.json().reference));
    expect(references.size).toBe(50);
    expect(new Set((await stored()).map((lead) => lead.reference))).toEqual(references);
  });

  test('is recognised after a restart', async () => {
    const key = { 'idempotency-key': 'k4' };
    const { reference } = (await post(goodLead, key)).json();
    await site.close();
    const again = await createServer({ client: site.client, dataDir: site.dataDir, catalogs, leadForms });
    const port = await again.listen(0, '127.0.0.1');
    expect((await postLead(port, goodLead, key)).json()).toMatchObject({ reference });
    expect((await postLead(port, { ...goodLead, page: '/' }, key)).status).toBe(409);
    await again.close();
  });

  test('gets its labels from the server, whatever an old page sends', async () => {
    const labels = { name: { question: 'Forged' }, spy: { question: 'Forged' } };
    expect((await post({ ...goodLead, labels })).status).toBe(201);
    expect((await stored())[0]!.labels).toEqual(goodLabels);
  });

  test('is stored without blank answers, but with the questions that were left empty', async () => {
    await post({ ...goodLead, answers: { ...goodLead.answers, note: '  ' } });
    const [lead] = await stored();
    expect([lead!.answers, lead!.labels]).toEqual([goodLead.answers, goodLabels]);
  });
});

describe('a consent', () => {
  const hour = 60 * 60_000;
  const former = { ...leadForms.lead, formerConsent: { v0: 'I agreed to this' } };
  const agreed = (consent: object) => ({ ...goodLead, consent: { ...goodLead.consent, ...consent } });

  test('to an earlier text, from a tab opened before it changed, is stored with that text', async () => {
    const other = await start({ leadForms: { lead: former } });
    const old = { ...agreed({ version: 'v0' }), config: 'older' };
    expect((await postLead(other.port, old)).status).toBe(201);
    expect((await postLead(other.port, goodLead)).status).toBe(201);
    const words = (await other.stored()).map(({ labels, ...lead }) => [lead.consent, lead.config, labels.consent]);
    expect(words).toEqual([
      [old.consent, 'older', { question: 'I agreed to this' }],
      [goodLead.consent, 'c0ffee', { question: 'I agree' }],
    ]);
    await other.stop();
  });

  test.each([
    ['of an unknown version', { version: 'v0' }, 'version'],
    ['of a version named like a member of every object', { version: 'constructor' }, 'version'],
    ['in the future', { at: ago(-2 * 60_000) }, 'at'],
    ['of more than a day ago', { at: ago(25 * hour) }, 'at'],
    ['of 1970', { at: '1970-01-01T00:00:00Z' }, 'at'],
  ])('%s is refused, and the response has the present consent', async (_, consent, member) => {
    const answer = await post(agreed(consent));
    expect(answer.json()).toMatchObject({
      status: 422,
      type: '/api/problems/unusable-consent',
      errors: [{ path: `/consent/${member}`, keyword: member, message: expect.any(String) }],
      consent: { version: 'a9ee', words: 'I agree' },
    });
    const { at } = answer.json<{ consent: { at: string } }>().consent;
    expect(Math.abs(Date.now() - Date.parse(at))).toBeLessThan(60_000);
    expect(await stored()).toEqual([]);
    expect((await post(agreed({ at }))).status).toBe(201);
  });

  test.each([ago(-5_000), ago(23 * hour)])('at %s is accepted: clocks differ, and phones go offline', async (at) => {
    expect((await post(agreed({ at }))).status).toBe(201);
    expect(await stored()).toMatchObject([{ consent: { at } }]);
  });

  test('that is too old now does not block the reference of a stored lead whose response was lost', async () => {
    const key = { 'idempotency-key': 'k6' };
    const old = agreed({ version: 'v0' });
    const other = await start({ leadForms: { lead: former } });
    const { reference } = (await postLead(other.port, old, key)).json();
    await other.close();
    const later = await createServer({ client: other.client, dataDir: other.dataDir, catalogs, leadForms });
    const port = await later.listen(0, '127.0.0.1');
    expect((await postLead(port, old, key)).json()).toMatchObject({ reference });
    expect((await postLead(port, old)).json().type).toBe('/api/problems/unusable-consent');
    await later.close();
    await other.stop();
  });
});

describe('refusals', () => {
  test.each([
    [{ 'content-type': 'text/plain' }, 415],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [{ 'content-type': 'application/jsonp' }, 415],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'idempotency-key': '' }, 400],
    [{ 'idempotency-key': 'a b' }, 400],
    [{ 'idempotency-key': 'k'.repeat(129) }, 400],
  ])('%j gives %i', async (headers, status) => {
    const answer = await post(goodLead, headers);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({
      type: expect.stringMatching(/^\/api\/problems\/[a-z-]+$/),
      title: expect.any(String),
      status,
      detail: expect.any(String),
    });
    expect(answer.status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  test('a missing key gives 400', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await call(site.port, '/api/leads', { method: 'POST', headers, body: '{}' })).status).toBe(400);
  });

  test('a body over 16 KB gives 413, one below it passes', async () => {
    const long = (length: number) => ({ ...goodLead, answers: { ...goodLead.answers, note: 'a'.repeat(length) } });
    expect((await post(long(16_384))).status).toBe(413);
    expect((await post(long(16_000))).status).toBe(201);
  });

  test.each([
    '',
    '{',
    'null,',
    '{"form":"lead","__proto__":{"x":1}}',
    '{"form":"lead","answers":{"__proto__":{"x":1}}}',
  ])('%j is malformed: 400, and is not quoted', async (body) => {
    const answer = await post(body);
    expect(answer.json()).toMatchObject({ status: 400, type: '/api/problems/malformed-json' });
    expect(answer.text).not.toContain('lead');
  });

  test('lists in lists beyond all measure are malformed as well', async () => {
    const answer = await post(`{"answers":{"name":${'['.repeat(8_000)}${']'.repeat(8_000)}}}`);
    expect(answer.json()).toMatchObject({ status: 400, type: '/api/problems/malformed-json' });
  });

  test.each<[unknown, string[]]>([
    [null, ['']],
    [[], ['']],
    ['"text"', ['']],
    [{}, ['/form', '/answers', '/page', '/config']],
    [{ ...goodLead, x: 1, 'a/b': 2 }, ['/x', '/a~1b']],
    [{ ...goodLead, form: 'other' }, ['/form']],
    [{ ...goodLead, form: 'constructor' }, ['/form']],
    [{ ...goodLead, consent: true }, ['/consent']],
    [{ ...goodLead, consent: undefined }, ['/consent']],
    [{ ...goodLead, consent: { version: 'v 1', at: 'yesterday' } }, ['/consent/version', '/consent/at']],
    [
      { ...goodLead, consent: { ...goodLead.consent, at: '2026-02-30T99:00:00Z', by: 'me' } },
      ['/consent/by', '/consent/at'],
    ],
    [{ ...goodLead, page: 'https://else.example' }, ['/page']],
    [{ ...goodLead, page: `/${'a'.repeat(8192)}` }, ['/page']],
    ...[
      '//evil.example/',
      '/\\evil.example',
      '/<script>alert(1)</script>',
      '/?q=1',
      '/a"b',
      "/'",
      '/none',
      '/robots.txt',
    ].map((page): [unknown, string[]] => [{ ...goodLead, page }, ['/page']]),
    [{ ...goodLead, config: 7 }, ['/config']],
    [{ ...goodLead, answers: { ...goodLead.answers, spy: 1, toString: 'x' } }, ['/answers/spy', '/answers/toString']],
    [{ ...goodLead, answers: { name: [null], phone: null } }, ['/answers/name', '/answers/phone']],
    [{ ...goodLead, answers: { ...goodLead.answers, name: { deep: [] } } }, ['/answers/name/deep']],
    [{ ...goodLead, answers: { ...goodLead.answers, name: {} } }, ['/answers/name']],
    [{ ...goodLead, answers: { ...goodLead.answers, name: ['Asha'] } }, ['/answers/name']],
    [{ ...goodLead, answers: {} }, ['/answers/name', '/answers/phone', '/answers/consent']],
    [
      { ...goodLead, answers: { name: '\u200b\u3164\u2800\u00ad', phone: '12', consent: false } },
      ['/answers/name', '/answers/phone', '/answers/consent'],
    ],
    ['{"form":"lead","page":"/","config":"c","answers":{"name":1e999}}', ['/answers/name']],
    [{ ...goodLead, consent: { version: 'v', at: '2026-02-30T09:00:00Z' } }, ['/consent/at']],
    [{ ...goodLead, consent: { version: 'v', at: '2016-12-31T23:59:60Z' } }, ['/consent/at']],
    [{ ...goodLead, answers: { ['long'.repeat(1_000)]: 1 } }, [`/answers/${'long'.repeat(25)}`]],
  ])('%# an invalid body gives 422 with the paths of its errors', async (body, paths) => {
    const answer = await post(body);
    expect([answer.status, answer.json().type]).toEqual([422, '/api/problems/invalid-lead']);
    expect(answer.json().errors.map((error) => error.path)).toEqual(paths);
    expect(await stored()).toEqual([]);
  });

  test('[spec 8.07] the error of a field has the message of the form', async () => {
    const answer = await post({ ...goodLead, answers: { ...goodLead.answers, phone: '12' } });
    expect(answer.json().errors).toEqual([{ path: '/answers/phone', keyword: 'pattern', message: 'Enter 10 digits' }]);
  });

  test('the rules of a plug-in are checked', async () => {
    const answer = await post({ ...goodLead, answers: { ...goodLead.answers, again: '9876543211' } });
    expect(answer.json().errors).toEqual([
      { path: '/answers/again', keyword: 'differ', message: 'The numbers differ' },
    ]);
  });

  test('a form without consent accepts none', async () => {
    const open = { ...leadForms.lead, shown: { config: 'c0ffee' } };
    const other = await start({ leadForms: { lead: open } });
    expect((await postLead(other.port, goodLead)).json().errors.map(({ path }) => path)).toEqual(['/consent']);
    expect((await postLead(other.port, { ...goodLead, consent: undefined })).status).toBe(201);
    await other.stop();
  });

  test('no route reads leads', async () => {
    await post(goodLead, { 'idempotency-key': 'k5' });
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await call(site.port, '/api/leads', { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    }
    expect((await call(site.port, '/api/leads/k5')).status).toBe(404);
  });

  test('logs have each call with its id, and no answers', async () => {
    const { log, text } = readableLog();
    const other = await start({ log });
    const saved = await postLead(other.port, goodLead);
    await postLead(other.port, '{"form":"lead","answers":{"name":"Asha');
    await call(other.port, '/api/mock/policies?q=Asha');
    const lines = text()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    const [id] = [saved.headers['x-request-id']];
    expect(lines[0]).toMatchObject({ id, method: 'POST', route: '/api/leads', status: 201, ms: expect.any(Number) });
    expect(lines[0]).not.toHaveProperty('problem');
    expect(lines.slice(1)).toMatchObject([
      { status: 400, problem: 'malformed-json' },
      { route: '/api/mock/policies', status: 200 },
    ]);
    expect(text()).not.toMatch(/Asha|9876543210/);
    await other.stop();
  });
});

import { appendFile, readFile, stat } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServer } from '../../../src/server/server.ts';
import { call, catalog, goodLead, leadForms, postLead, start } from './fixtures.ts';
import type { Started } from './fixtures.ts';

let site: Started;
beforeEach(async () => void (site = await start()));
afterEach(() => site.stop());

const post = (body: unknown, headers = {}) => postLead(site.port, body, headers);
const stored = async () => (await readFile(site.leads, 'utf8')).trim().split('\n').filter(Boolean).map((line) => JSON.parse(line));

describe('a good lead', () => {
  test('[spec 7.06] is on disk, for the owner only, before its reference is given', async () => {
    const answer = await post({ ...goodLead, consent: true }, { 'idempotency-key': 'k1' });
    expect([answer.status, answer.headers['cache-control']]).toEqual([201, 'no-store']);
    const { reference } = answer.json();
    expect(reference).toMatch(/^CH-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    expect(await stored()).toEqual([{ ...goodLead, consent: true, key: 'k1', reference, at: expect.any(String) }]);
    expect((await stat(site.leads)).mode & 0o777).toBe(0o600);
  });

  test('sent again, even ten times at once, is stored once', async () => {
    const key = { 'idempotency-key': 'k2' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(goodLead, key)));
    expect(new Set(answers.map((answer) => answer.json().reference)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    const swapped = { answers: { phone: '9876543210', name: 'Asha' }, form: 'lead' };
    expect((await post(swapped, key)).json()).toEqual(answers[0]!.json());
    expect(await stored()).toHaveLength(1);
  });

  test('another body under the same key is a conflict', async () => {
    const key = { 'idempotency-key': 'k3' };
    await post(goodLead, key);
    const other = await post({ ...goodLead, answers: { ...goodLead.answers, name: 'Ravi' } }, key);
    expect(other.json()).toMatchObject({ status: 409, title: 'Conflict' });
    expect(await stored()).toHaveLength(1);
  });

  test('many at once are all kept', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(goodLead)));
    const references = new Set(answers.map((answer) => answer.json().reference));
    expect(references.size).toBe(50);
    expect(new Set((await stored()).map((lead) => lead.reference))).toEqual(references);
  });

  test('is recognised after a restart; a torn last line is cut off', async () => {
    const key = { 'idempotency-key': 'k4' };
    const { reference } = (await post(goodLead, key)).json();
    await site.close();
    await appendFile(site.leads, '{"reference":"CH-AAAA-AAAA","key":"torn","for');
    const again = await createServer({ client: site.client, dataDir: site.dataDir, catalog, leadForms });
    const port = await again.listen(0, '127.0.0.1');
    expect((await postLead(port, goodLead, key)).json()).toEqual({ reference });
    expect((await postLead(port, { ...goodLead, consent: false }, key)).status).toBe(409);
    expect((await postLead(port, goodLead, { 'idempotency-key': 'torn' })).status).toBe(201);
    expect((await stored()).map((lead) => lead.key)).toEqual(['k4', 'torn']);
    await again.close();
  });
});

describe('refusals', () => {
  test.each([
    [{ 'content-type': 'text/plain' }, 415], [{ 'content-type': 'application/x-www-form-urlencoded' }, 415],
    [{ 'content-type': 'application/jsonp' }, 415], [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'idempotency-key': '' }, 400], [{ 'idempotency-key': 'a b' }, 400], [{ 'idempotency-key': 'k'.repeat(129) }, 400],
  ])('%j gives %i', async (headers, status) => {
    const answer = await post(goodLead, headers);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ type: 'about:blank', status, detail: expect.any(String) });
    expect(answer.status).toBe(status);
    expect(await stored()).toEqual([]);
  });

  test('no key at all gives 400', async () => {
    const headers = { 'content-type': 'application/json' };
    expect((await call(site.port, '/api/leads', { method: 'POST', headers, body: '{}' })).status).toBe(400);
  });

  test('a body over 16 KB gives 413, one below it passes', async () => {
    const long = (length: number) => ({ ...goodLead, answers: { ...goodLead.answers, note: 'a'.repeat(length) } });
    expect((await post(long(16_384))).status).toBe(413);
    expect((await post(long(16_000))).status).toBe(201);
  });

  test.each(['', '{', 'null,', '{"form":"lead","__proto__":{"x":1}}', '{"form":"lead","answers":{"__proto__":{"x":1}}}'])(
    '%j is malformed: 400, and is not quoted',
    async (body) => {
      const answer = await post(body);
      expect(answer.json()).toMatchObject({ status: 400, title: 'Bad Request' });
      expect(answer.text).not.toContain('lead');
    },
  );

  test.each<[unknown, string[]]>([
    [null, ['']], [[], ['']], ['"text"', ['']], [{}, ['/form', '/answers']],
    [{ ...goodLead, x: 1, 'a/b': 2 }, ['/x', '/a~1b']], [{ ...goodLead, consent: 'yes' }, ['/consent']],
    [{ ...goodLead, form: 'other' }, ['/form']], [{ ...goodLead, form: 'constructor' }, ['/form']],
    [{ ...goodLead, answers: { ...goodLead.answers, spy: 1, toString: 'x' } }, ['/answers/spy', '/answers/toString']],
    [{ ...goodLead, answers: { name: { deep: [] }, phone: null } }, ['/answers/name', '/answers/phone']],
    [{ ...goodLead, answers: { name: ['Asha'], phone: '9876543210' } }, ['/answers/name']],
    [{ ...goodLead, answers: {} }, ['/answers/name', '/answers/phone']],
    [{ ...goodLead, answers: { name: '  ', phone: '12' } }, ['/answers/name', '/answers/phone']],
    [`{"form":"lead","answers":{"name":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`, ['/answers/name']],
  ])('%j gives 422 with the places at fault', async (body, paths) => {
    const answer = await post(body);
    expect([answer.status, answer.json().title]).toEqual([422, 'Unprocessable Entity']);
    expect(answer.json().errors.map((error) => error.path)).toEqual(paths);
    expect(await stored()).toEqual([]);
  });

  test('[spec 8.07] the words of a field’s error are the form’s own', async () => {
    const answer = await post({ ...goodLead, answers: { name: 'Asha', phone: '12' } });
    expect(answer.json().errors).toEqual([{ path: '/answers/phone', keyword: 'pattern', message: 'Enter 10 digits' }]);
  });

  test('no route reads leads', async () => {
    await post(goodLead, { 'idempotency-key': 'k5' });
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const answer = await call(site.port, '/api/leads', { method });
      expect([answer.status, answer.headers.allow]).toEqual([405, 'POST']);
    }
    expect((await call(site.port, '/api/leads/k5')).status).toBe(404);
  });

  test('logs hold no answer', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => {});
    await post(goodLead);
    await post('{"form":"lead","answers":{"name":"Asha');
    expect(printed).not.toHaveBeenCalled();
    printed.mockRestore();
  });
});

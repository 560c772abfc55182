import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, goodLead, postLead, readableLog, start, storeOf, type Started, type Wire } from './fixtures.ts';

const post = (port: number, path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  call(port, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe("a request of one's own", () => {
  let site: Started;
  const { log, text } = readableLog();
  beforeAll(async () => void (site = await start({ log })));
  afterAll(() => site.stop());
  const send = async () => (await postLead(site.port, goodLead)).json();

  test('is shown to its sender, withdrawn and erased, with the token in the body', async () => {
    const { reference, token } = await send();
    const seen = await post(site.port, '/api/requests', { token });
    expect(seen.status).toBe(200);
    expect(seen.headers['cache-control']).toBe('no-store');
    expect(seen.json()).toEqual({
      reference,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      page: goodLead.page,
      answers: [
        { field: 'name', question: 'Full name', value: 'Asha' },
        { field: 'phone', question: 'Mobile number', value: '9876543210' },
      ],
      files: [],
      consent: { ...goodLead.consent, words: 'I agree' },
      correctable: { form: 'lead', answers: goodLead.answers },
      receivers: [],
      isWaiting: false,
    });
    expect((await post(site.port, '/api/requests/withdraw', { token })).json()).toMatchObject({
      reference,
      withdrawn: expect.any(String),
    });
    expect((await post(site.port, '/api/requests/erase', { token })).json()).toEqual({ reference });
    expect((await site.stored()).map((lead) => lead.reference)).not.toContain(reference);
    expect(text()).not.toContain(token);
  });

  test('gives the same answer to the token of an erased lead and to a wrong one', async () => {
    const { token } = await send();
    await post(site.port, '/api/requests/erase', { token });
    const answerOf = ({ status, text, headers: { 'x-request-id': _, date: __, ...headers } }: Wire) => ({
      status,
      text,
      headers,
    });
    for (const path of ['', '/withdraw', '/erase', '/correct']) {
      const body = path === '/correct' ? { answers: goodLead.answers } : {};
      const erased = answerOf(await post(site.port, `/api/requests${path}`, { ...body, token }));
      expect(erased).toMatchObject({ status: 404, text: expect.stringContaining('unknown-token') });
      expect(answerOf(await post(site.port, `/api/requests${path}`, { ...body, token: 'A'.repeat(22) }))).toEqual(
        erased,
      );
    }
  });

  test.each([{}, { token: 1 }, { token: '' }, { token: 'x'.repeat(101) }, { token: 'x', more: 1 }, [], null])(
    'refuses the body %j',
    async (body) => expect((await post(site.port, '/api/requests', body)).status).toBe(400),
  );

  test.each(['', '/correct', '/withdraw', '/erase'])(
    'is not read from a body in another encoding: %s',
    async (path) => {
      const { token } = await send();
      const body = { token, ...(path === '/correct' && { answers: goodLead.answers }) };
      const encodings: readonly [name: string, value: string][] = [
        ['content-type', 'application/json; charset=utf-16'],
        ['content-encoding', 'gzip'],
      ];
      for (const [name, value] of encodings)
        expect((await post(site.port, `/api/requests${path}`, body, { [name]: value })).status).toBe(415);
      expect((await post(site.port, '/api/requests', { token })).json()).not.toHaveProperty('withdrawn');
    },
  );

  test('is not read from an address, by GET, or for another site', async () => {
    const { token } = await send();
    expect((await call(site.port, `/api/requests?token=${token}`)).status).toBe(405);
    expect((await call(site.port, `/api/requests/${token}`)).status).toBe(404);
    for (const from of ['cross-site', 'same-site'])
      expect((await post(site.port, '/api/requests', { token }, { 'sec-fetch-site': from })).status).toBe(403);
  });
});

test('after twenty wrong tokens, their sender waits, even with a right one; right ones do not count', async () => {
  const { log, text } = readableLog();
  const site = await start({ log });
  const { token } = (await postLead(site.port, goodLead)).json();
  for (let tries = 0; tries < 30; tries += 1)
    expect((await post(site.port, '/api/requests', { token })).status).toBe(200);
  for (let tries = 0; tries < 20; tries += 1)
    expect((await post(site.port, '/api/requests/erase', { token: `wrong${tries}` })).status).toBe(404);
  const refused = await post(site.port, '/api/requests', { token });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(500);
  expect(text().match(/"route":"\/api\/requests\/erase","status":404,.*"problem":"unknown-token"/g)).toHaveLength(20);
  expect(text()).toMatch(/"route":"\/api\/requests","status":429,.*"problem":"too-many-tokens"/);
  expect(text()).not.toMatch(/wrong\d/);
  await site.stop();
});

test('a database that fails is a 503 to try again, and its error is logged without the token', async () => {
  const { log, text } = readableLog();
  const failing = storeOf({
    see: async (token) => {
      throw Object.assign(new Error(`failed for ${token}`), { code: 'SQLITE_FULL' });
    },
  });
  const { createApi } = await import('../../../src/server/api/api.ts');
  const api = createApi({ catalogs: [], leadForms: {}, log }, failing);
  const answer = await api.inject({ method: 'POST', url: '/api/requests', payload: { token: 'secret-token' } });
  expect([answer.statusCode, answer.json<{ type: string }>().type]).toEqual([503, '/api/problems/not-done']);
  expect(text()).toContain('SQLITE_FULL');
  expect(text()).not.toContain('secret-token');
  await api.close();
});

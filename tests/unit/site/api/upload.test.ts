import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi, type Guard } from '../../../../src/site/api/client.ts';
import { CallError, messageFor, statusOf } from '../../../../src/site/api/errors.ts';
import { http } from './samples.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const isAny: Guard<unknown> = (body): body is unknown => body !== undefined;

/** More bytes than the sockets of both ends buffer. */
const large = 30_000_000;

/** Sends a form with a file of this size in bytes. `sent`: the reported progress. */
function upload({ size = 2_000, timeout = 60_000, signal = new AbortController().signal }) {
  const sent: number[] = [];
  const form = new FormData();
  form.append('lead', '{"form":"claim"}');
  form.append('licence', new Blob([new Uint8Array(size)], { type: 'application/pdf' }), 'file');
  const api = createApi({ ...http(server.base), timeout }, () => 'abc');
  const options = { headers: { 'Idempotency-Key': '0190-key' }, signal, onProgress: (part: number) => sent.push(part) };
  const answer = api.post('/leads', form, isAny, options).then(
    (body) => ({ body, error: undefined }),
    (error: unknown) => ({ body: undefined, error }),
  );
  return { sent, answer };
}

describe('an upload', () => {
  it('is a multipart form through the shared client, and reports its progress [spec 7.01]', async () => {
    server.answer({ status: 201, body: { reference: 'CH-7F3K' } });
    const { sent, answer } = upload({});
    expect(await answer).toEqual({ body: { reference: 'CH-7F3K' }, error: undefined });
    const { method, url, headers, body } = server.seen[0]!;
    expect([method, url.pathname]).toEqual(['POST', '/api/leads']);
    expect(headers).toMatchObject({ 'idempotency-key': '0190-key', authorization: 'Bearer abc' });
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=.+/);
    expect(body).toContain('{"form":"claim"}');
    expect(sent.at(-1)).toBe(1);
  });

  it('has no timeout while it sends', async () => {
    server.answer({ body: {}, reads: 3_500 });
    const { sent, answer } = upload({ size: large, timeout: 3_000 });
    expect(await answer).toEqual({ body: {}, error: undefined });
    expect(sent.at(-1)).toBe(1);
  });

  it('has the usual timeout once everything is sent [spec 8.01]', async () => {
    server.answer({ stall: 'before' });
    const { error } = await upload({ timeout: 60 }).answer;
    expect(error).toBeInstanceOf(CallError);
    expect(messageFor(error, http(''))).toBe('Request timeout. Please try again.');
  });

  it.each([
    ['while it is sent', { size: large, reads: 10_000, isAll: false }],
    ['while it waits for the answer', { size: 2_000, reads: 0, isAll: true }],
  ])('ends when the caller cancels it %s', async (_, { size, reads, isAll }) => {
    server.answer({ stall: 'before', reads });
    const stop = new AbortController();
    const { sent, answer } = upload({ size, signal: stop.signal });
    await expect.poll(() => (isAll ? sent.includes(1) : sent.length > 0)).toBe(true);
    stop.abort();
    expect((await answer).error).toMatchObject({ isAxiosError: true, code: 'ERR_CANCELED' });
    expect(sent.includes(1)).toBe(isAll);
  });

  it('does not start if the caller has cancelled it', async () => {
    server.answer({ body: {} });
    expect((await upload({ signal: AbortSignal.abort() }).answer).error).toMatchObject({ code: 'ERR_CANCELED' });
    expect(server.seen).toEqual([]);
  });

  it('reports that the server is busy on a 429 [spec 8.01]', async () => {
    server.answer({ status: 429 });
    const { error } = await upload({}).answer;
    expect([messageFor(error, http('')), statusOf(error)]).toEqual(['Rate limit exceeded. Slow down and retry.', 429]);
  });

  it('passes a refusal of the server through, with its body [spec 8.01]', async () => {
    server.answer({ status: 422, body: { errors: [] } });
    const { error } = await upload({}).answer;
    expect(error).toMatchObject({ isAxiosError: true, status: 422, response: { data: { errors: [] } } });
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi } from '../../../../src/site/api/client.ts';
import { CallError, UnexpectedAnswer, messageFor, statusOf } from '../../../../src/site/api/errors.ts';
import { itemGuard } from '../../../../src/site/catalog/guard.ts';
import { arrayOf } from '../../../../src/site/api/guards.ts';
import { http, policies, policy } from './samples.ts';
import { startServer, type TestServer } from './server.ts';

const isPolicy = itemGuard(policies);

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const api = (token: () => string | null = () => null, timeout = 60_000) =>
  createApi({ ...http(server.base), timeout }, token);
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('the shared HTTP client', () => {
  it('requests a path below the base and returns the body [spec 7.01]', async () => {
    server.answer({ body: policy });
    expect(await api().get('/mock/policy/health-shield-plus', isPolicy)).toEqual(policy);
    expect(server.seen).toMatchObject([{ method: 'GET', url: { pathname: '/api/mock/policy/health-shield-plus' } }]);
    expect(server.seen[0]!.headers.accept).toBe('application/json');
  });

  it('sends the query parameters, encoded [spec 7.01] [spec 7.03]', async () => {
    server.answer({ body: [] });
    await api().get('/mock/policies', arrayOf(isPolicy), {
      type: 'all',
      q: 'care & cure +१',
      minPremium: 0,
      maxPremium: 1000,
    });
    expect(Object.fromEntries(server.seen[0]!.url.searchParams)).toEqual({
      type: 'all',
      q: 'care & cure +१',
      minPremium: '0',
      maxPremium: '1000',
    });
  });

  it('reads the token before each request and sends it as bearer only when there is one [spec 7.01]', async () => {
    server.answer({ body: [] });
    const tokens = [null, 'abc.def', ''];
    const client = api(() => tokens.shift() ?? null);
    for (let call = 0; call < 3; call++) await client.get('/mock/policies', arrayOf(isPolicy));
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer abc.def', undefined]);
  });

  it('does not send a token that is invalid in a header', async () => {
    server.answer({ body: [] });
    await api(() => 'abc\r\nX-Evil: 1').get('/mock/policies', arrayOf(isPolicy));
    await api(() => 'टोकन').get('/mock/policies', arrayOf(isPolicy));
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined]);
  });

  it('never leaves the base, whatever the path', async () => {
    server.answer({ body: policy });
    await api().get('http://evil.example/mock/policy/x', isPolicy);
    expect(server.seen[0]!.url.pathname).toMatch(/^\/api\//);
  });

  it.each(['before', 'within'] as const)(
    'reports a timeout when the response stalls %s its headers [spec 8.01]',
    async (stall) => {
      server.answer({ body: policy, stall });
      const error = await failure(api(undefined, 60).get('/mock/policy/x', isPolicy));
      expect(error).toBeInstanceOf(CallError);
      expect(messageFor(error, http(''))).toBe('Request timeout. Please try again.');
    },
  );

  it('reports that the server is busy on a 429 [spec 8.01]', async () => {
    server.answer({ status: 429, body: { error: 'slow down' } });
    const error = await failure(api().get('/mock/policies', arrayOf(isPolicy)));
    expect(messageFor(error, http(''))).toBe('Rate limit exceeded. Slow down and retry.');
    expect(statusOf(error)).toBe(429);
  });

  it.each([400, 404, 500, 503])(
    'passes a %i through unchanged, even with a page for a body [spec 8.01]',
    async (status) => {
      server.answer({ status, body: '<!doctype html><title>Sorry</title>', type: 'text/html' });
      const error = await failure(api().get('/mock/policies', arrayOf(isPolicy)));
      expect(error).toMatchObject({ isAxiosError: true, status, message: `Request failed with status code ${status}` });
      expect(messageFor(error, http(''))).toBeUndefined();
    },
  );

  it('passes a refused connection through [spec 8.01]', async () => {
    const error = await failure(
      createApi(http('http://127.0.0.1:1/api'), () => null).get('/mock/policies', arrayOf(isPolicy)),
    );
    expect(error).toMatchObject({ isAxiosError: true, code: 'ERR_NETWORK' });
    expect(messageFor(error, http(''))).toBe('We could not be reached.');
    expect(statusOf(error)).toBeUndefined();
  });

  it.each([
    ['a page', '<!doctype html><title>Hotel Wi-Fi</title>', 'text/html'],
    ['JSON cut short', JSON.stringify([policy]).slice(0, 80), 'application/json'],
    ['nothing', '', 'application/json'],
    ['null', 'null', 'application/json'],
    ['another shape', '{"items":[]}', 'application/json'],
    ['a list with one wrong item', JSON.stringify([policy, { ...policy, premium: '899' }]), 'application/json'],
  ])('refuses %s in a 200', async (_, body, type) => {
    server.answer({ body, type });
    expect(await failure(api().get('/mock/policies', arrayOf(isPolicy)))).toBeInstanceOf(UnexpectedAnswer);
  });

  it('aborts a call that the caller cancels', async () => {
    server.answer({ stall: 'before' });
    const stop = new AbortController();
    const call = failure(api().get('/mock/policies', arrayOf(isPolicy), undefined, stop.signal));
    await expect.poll(() => server.seen).toHaveLength(1);
    stop.abort();
    expect(await call).toMatchObject({ code: 'ERR_CANCELED' });
  });
});

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { answerFailure } from '../../../src/server/http/failure.ts';
import { securityHeaders } from '../../../src/server/http/security-headers.ts';
import { dispatch } from '../../../src/server/parts.ts';
import { readSettings } from '../../../src/server/settings.ts';
import { call, goodLead, postLead, readableLog, start, storeOf } from './fixtures.ts';
import type { Started } from './fixtures.ts';

let site: Started | undefined;
afterEach(() => site?.stop());

test('/healthz says that the process responds, /readyz that it accepts leads', async () => {
  let down = false;
  site = await start({
    store: storeOf({
      check: async () => {
        if (down) throw new Error('down');
      },
    }),
  });
  const probe = async (path: string) => {
    const { status, headers, text } = await call(site!.port, path);
    return { status, text, cache: headers['cache-control'], policy: headers['content-security-policy'] !== undefined };
  };
  expect(await probe('/healthz')).toEqual({ status: 200, text: '{"status":"ok"}', cache: 'no-store', policy: true });
  expect(await probe('/readyz')).toEqual({ status: 200, text: '{"status":"ready"}', cache: 'no-store', policy: true });
  down = true;
  await expect
    .poll(() => probe('/readyz'))
    .toMatchObject({ status: 503, text: expect.stringContaining('/api/problems/not-ready') });
  expect((await probe('/healthz')).status).toBe(200);
  expect((await call(site.port, '/')).status).toBe(200);
});

test('while the database hangs, the server is not ready, and sends no second query', async () => {
  let asked = 0;
  site = await start({ store: storeOf({ check: () => new Promise(() => void (asked += 1)) }) });
  const answers = await Promise.all(Array.from({ length: 20 }, () => call(site!.port, '/readyz')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect((await call(site.port, '/readyz')).status).toBe(503);
  expect(asked).toBe(1);
});

test('metrics are served only on their own port', async () => {
  site = await start();
  expect((await call(site.port, '/metrics')).status).toBe(404);
  expect(site.server.metricsPort).toBeUndefined();
  await site.stop();
  site = await start({ metricsAt: { port: 0, host: '127.0.0.1' } });
  await Promise.all([
    call(site.port, '/'),
    call(site.port, '/nowhere'),
    postLead(site.port, goodLead),
    postLead(site.port, {}),
    call(site.port, '/api/mock/policy/life-cover'),
  ]);
  const at = site.server.metricsPort!;
  expect((await call(at, '/')).status).toBe(404);
  const { headers, text } = await call(at, '/metrics');
  expect(headers).toMatchObject({
    'content-type': 'text/plain; version=0.0.4; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(text).toContain('site_pages_total{status="200"} 1\nsite_pages_total{status="404"} 1\n');
  expect(text).toContain('site_api_calls_total{method="POST",route="/api/leads",status="201"} 1\n');
  expect(text).toContain('site_api_calls_total{method="POST",route="/api/leads",status="422"} 1\n');
  expect(text).toContain('site_api_call_seconds_count{route="/api/mock/policy/:id"} 1\n');
  expect(text).toMatch(/site_api_call_seconds_bucket\{route="\/api\/leads",le="\+Inf"\} 2\n/);
  expect(text).toMatch(/^site_outbox_leads 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{(\w+="[^"\\\n]*",?)+\})? [\d.e+-]+)$/);
  expect(text).not.toMatch(/Asha|9876543210|life-cover/);
});

test('behind a proxy that terminates TLS, a visitor without TLS is redirected to HTTPS', async () => {
  site = await start({ trustProxy: 'loopback' });
  const via = (scheme: string, path: string, host = 'www.chhatri.example') =>
    call(site!.port, path, { headers: { host, 'x-forwarded-proto': scheme } });
  const { status, headers } = await via('http', '/compare?type=life');
  expect([status, headers.location]).toEqual([308, 'https://www.chhatri.example/compare?type=life']);
  expect((await via('http', '/a', 'evil.example')).headers.location).toBe('https://www.chhatri.example/a');
  expect((await via('http, https', '/')).status).toBe(308);
  expect((await via('https, http', '/')).status).toBe(200);
  expect(headers['strict-transport-security']).toBeDefined();
  expect((await via('https', '/')).status).toBe(200);
  expect((await via('http', '/healthz')).status).toBe(200);
  // A redirect would hide that the answers came without TLS.
  for (const path of ['/api/leads', '/api/mock/policies?type=life', '/api']) {
    const refused = await via('http', path);
    expect([refused.status, refused.json().type, refused.headers.location]).toEqual([
      403,
      '/api/problems/no-tls',
      undefined,
    ]);
  }
  expect((await via('https', '/api/mock/policies')).status).toBe(200);
  await site.stop();
  site = await start();
  expect((await via('http', '/')).status).toBe(200);
});

test('headers of an untrusted peer set neither the protocol nor the request id', async () => {
  site = await start({ trustProxy: '10.0.0.0/8' });
  const headers = { 'x-forwarded-proto': 'http', 'x-request-id': 'mine' };
  expect((await call(site.port, '/', { headers })).status).toBe(200);
  expect((await call(site.port, '/api/mock/policies', { headers })).headers['x-request-id']).not.toBe('mine');
});

test('behind a trusted proxy its request id is used, unless it is invalid', async () => {
  site = await start({ trustProxy: '1' });
  const named = async (id: string) =>
    (await call(site!.port, '/api/mock/policies', { headers: { 'x-request-id': id } })).headers['x-request-id'];
  expect(await named('abc-123')).toBe('abc-123');
  expect(await named('a b')).toMatch(/^[\da-f-]{36}$/);
});

test.each<[NodeJS.ProcessEnv, RegExp]>([
  [{ TRUST_PROXY: 'true' }, /TRUST_PROXY must list/],
  [{ TRUST_PROXY: '*' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: 'loopback, 10.0.0/8' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: '10.0.0.0/33' }, /TRUST_PROXY/],
  [{ TRUST_PROXY: 'loopback,' }, /TRUST_PROXY/],
  ...['0.0.0.0/0', '::/0', '0.0.0.0/1, 128.0.0.0/1', '::ffff:0:0/96', '0:0:0:0:0:ffff:0:0/96', '2000::/3'].map(
    (all): [NodeJS.ProcessEnv, RegExp] => [{ TRUST_PROXY: all }, /TRUST_PROXY must list/],
  ),
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
  [{ METRICS_PORT: '99999' }, /METRICS_PORT must be 0 to 65535/],
])('%j keeps the server from starting', (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});

test('the folder of leads is beside the config of the server', () => {
  expect(readSettings({}).dataDir).toBe(resolve('data'));
  expect(readSettings({ SITE_ROOT: 'tests/sites/survey' }).dataDir).toBe(resolve('tests/sites/survey/data'));
  expect(readSettings({ SITE_ROOT: 'tests/sites/survey', DATA_DIR: 'here' }).dataDir).toBe(resolve('here'));
});

test('the environment is read', () => {
  expect(readSettings({})).toMatchObject({ port: 3000, logLevel: 'info', metricsAt: undefined, trustProxy: undefined });
  const env = { TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8', METRICS_PORT: '9464', LOG_LEVEL: 'warn' };
  expect(readSettings(env)).toMatchObject({
    trustProxy: env.TRUST_PROXY,
    metricsAt: { port: 9464, host: '127.0.0.1' },
    logLevel: 'warn',
  });
});

test('a listener that throws is a 500 with our headers, and is logged without its words; the process goes on', async () => {
  const { log, text } = readableLog();
  const fails = () => {
    throw new Error('Asha');
  };
  const parts = { pages: fails, api: fails, languages: [] };
  const answer = dispatch(
    () => parts,
    () => undefined,
    answerFailure(securityHeaders(), log),
  );
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const path of ['/', '/api/leads']) {
    const failed = await call(port, path);
    expect([failed.status, failed.json().type]).toEqual([500, '/api/problems/server-failed']);
    expect(failed.headers['content-security-policy']).toBeDefined();
  }
  expect(text()).toContain('"kind":"Error"');
  expect(text()).not.toContain('Asha');
  server.close();
});

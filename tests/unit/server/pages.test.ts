import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { call, script, scriptName, start } from './fixtures.ts';
import type { Started } from './fixtures.ts';

let site: Started;
beforeAll(async () => void (site = await start()));
afterAll(() => site.stop());

const get = (path: string, headers = {}, method = 'GET') => call(site.port, path, { headers, method });

describe('routes', () => {
  test.each([
    '/ClaimSettlement',
    '/claimsettlement',
    '/CLAIMSETTLEMENT/',
    '/claimSettlement?x=1',
    '/claim%53ettlement',
  ])('[spec 2.33] %s shows the page in any letter case', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<h1>Claim Settlement</h1>');
  });

  test('[spec 2.23] a policy has its own page, an unknown id the pattern’s', async () => {
    expect((await get('/policy/Health-Shield')).text).toContain('<h1>Health Shield</h1>');
    expect((await get('/policy/none')).text).toContain('<h1>Policy</h1>');
  });

  test.each([
    '/nowhere',
    '/policy/',
    '/policy/a/b',
    '/policy/a%2Fb',
    '/claimsettlement//',
    '/index.html',
    '/site-routes.json',
    '/.vite/manifest.json',
    '/../server/main.js',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fpackage.json',
    '/constructor',
    '/__proto__',
    '/%00',
    '/assets/gone-BX3k_9aQ.js',
    '/apix',
  ])('[spec 2.32] %s is not found', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).toContain('<h1>404</h1>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('an old path redirects permanently and keeps its query', async () => {
    const [plain, withQuery, joined] = await Promise.all([get('/Landing'), get('/landing?a=1&b=%20'), get('/old?a=1')]);
    expect([plain.status, plain.headers.location]).toEqual([301, '/']);
    expect(withQuery.headers.location).toBe('/?a=1&b=%20');
    expect(joined.headers.location).toBe('/compare?type=life&a=1');
  });

  test.each(['/%', '/%zz', '/%ff', '*'])('%s shows the page for unknown addresses', async (path) => {
    const { status, headers, text } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(text).toContain('<h1>404</h1>');
  });

  test.each([
    ['http://www.chhatri.example/ClaimSettlement', 'Claim Settlement'],
    ['HTTPS://www.chhatri.example:8443/claimsettlement?a=1', 'Claim Settlement'],
    ['http://www.chhatri.example', 'Home'],
  ])('the absolute form %s is read as its path', async (address, title) => {
    const { status, text } = await get(address);
    expect([status, text.includes(`<h1>${title}</h1>`)]).toEqual([200, true]);
  });

  test('the absolute form reaches the API and the probes too', async () => {
    expect((await get('http://x/api/mock/policies')).headers['content-type']).toContain('application/json');
    expect((await get('http://x/healthz')).text).toBe('{"status":"ok"}');
  });

  test.each(['TRACE', 'PROPFIND', 'DELETE'])('%s gives 405 at every address', async (method) => {
    for (const path of ['/', '/api/leads', '/api/mock/policies', '/api/problems/not-found', '/api/openapi.json']) {
      const answer = await get(path, {}, method);
      expect([path, answer.status, answer.headers.allow === undefined]).toEqual([path, 405, false]);
    }
  });

  test('an address over 8 KB gives 414, at any length', async () => {
    for (const size of [8_200, 64_000]) {
      expect((await get(`/compare?q=${'a'.repeat(size)}`)).status).toBe(414);
      expect((await get(`/api/mock/policies?q=${'a'.repeat(size)}`)).status).toBe(414);
    }
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s on a page is refused', async (method) => {
    const answer = await get('/', {}, method);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('search engines', () => {
  test.each([
    ['/ClaimSettlement?step=two', 'noindex'],
    ['/claimsettlement/?x', 'noindex'],
    ['/ClaimSettlement', undefined],
    ['/ClaimSettlement?', undefined],
    ['/?utm=mail', undefined],
    ['/policy/health-shield?x=1', undefined],
    ['/robots.txt?x=1', undefined],
    ['/nowhere?x=1', undefined],
    ['/policy/none', 'noindex'],
    ['/Policy/None/?x=1', 'noindex'],
  ])('%s is answered with X-Robots-Tag %s', async (path, tag) => {
    expect((await get(path)).headers['x-robots-tag']).toBe(tag);
  });
});

describe('caching', () => {
  test('a page is revalidated, and an unchanged one gives 304', async () => {
    const first = await get('/');
    expect(first.headers['cache-control']).toBe('no-cache');
    expect(first.headers.etag).toMatch(/^"[\w-]{43}"$/);
    for (const tags of [first.headers.etag!, `"x", W/${first.headers.etag}`, '*']) {
      const again = await get('/', { 'if-none-match': tags });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, '', first.headers.etag]);
    }
    expect((await get('/', { 'if-none-match': '"other"' })).status).toBe(200);
    expect((await get('/nowhere', { 'if-none-match': '*' })).status).toBe(404);
  });

  test('a file with a hash in its name is cached for a year, another one for an hour', async () => {
    expect((await get(`/${scriptName}`)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [head, full] = await Promise.all([get('/', {}, 'HEAD'), get('/')]);
    expect(head.text).toBe('');
    expect({ ...head.headers, date: '' }).toEqual({ ...full.headers, date: '' });
  });
});

test.each([
  ['/', 'text/html; charset=utf-8'],
  [`/${scriptName}`, 'text/javascript; charset=utf-8'],
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['/assets/mark.SVG', 'image/svg+xml; charset=utf-8'],
  ['/assets/share.png', 'image/png'],
  ['/assets/font.woff2', 'font/woff2'],
  ['/assets/data.unknown', 'application/octet-stream'],
])('%s is of the type %s', async (path, type) => {
  expect((await get(path)).headers['content-type']).toBe(type);
});

describe('encodings', () => {
  test.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0.1, gzip;q=0.9', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['*', 'br'],
    ['GZIP;Q=1', 'gzip'],
    ['x-gzip', 'gzip'],
    ['identity, br;q=0.5', undefined],
    ['*;q=0', undefined],
    ['zstd', undefined],
    ['', undefined],
  ])('%j is answered with %s', async (accept, encoding) => {
    const answer = await get('/', { 'accept-encoding': accept });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toBe('Accept-Encoding');
    const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding ?? ''];
    expect((decode?.(answer.body) ?? answer.body).toString()).toContain('<h1>Home</h1>');
  });

  test('the compressed file of the build is sent as it is, each encoding with its own ETag', async () => {
    const br = await get(`/${scriptName}`, { 'accept-encoding': 'br' });
    const gzip = await get(`/${scriptName}`, { 'accept-encoding': 'gzip' });
    expect(br.text).toBe('made by the build');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
    expect(br.headers.etag).not.toBe(gzip.headers.etag);
    expect(br.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });
});

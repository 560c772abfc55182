import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { studioHttp, type StudioHttp } from '../../../src/studio/http/http.ts';

const token = 'abcdefghijklmnopqrstuvwxyz012345';
let server: Server;
let site: Server;
let port = 0;
let sitePort = 0;
let discarded: unknown[] = [];

beforeAll(async () => {
  const some = { site: () => ({ pages: [] }), discard: (input: unknown) => discarded.push(input) };
  const handlers = some as unknown as StudioHttp['handlers'];
  const studio = studioHttp({
    token,
    handlers,
    checksAnswers: false,
    ports: () => ({ studio: port, site: sitePort }),
    page: async (siteOrigin) => `<script type="module"></script>Studio, and the site at ${siteOrigin}`,
  });
  const started = async (): Promise<Server> => {
    const one = createServer((asked, answer) => studio(asked, answer, () => answer.end('the site')));
    await new Promise<void>((done) => one.listen(0, '127.0.0.1', done));
    return one;
  };
  [server, site] = [await started(), await started()];
  [port, sitePort] = [server, site].map((one) => (one.address() as AddressInfo).port) as [number, number];
});
afterAll(() => {
  server.close();
  site.close();
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends raw HTTP, which no client corrects. */
const ask = (path: string, headers: Record<string, string> = {}, body?: string | Buffer, method?: string) =>
  new Promise<Answer>((done, failed) => {
    const asked = request({
      host: '127.0.0.1',
      port: headers.host?.endsWith(`:${sitePort}`) ? sitePort : port,
      path,
      headers,
      method: method ?? (body === undefined ? 'GET' : 'POST'),
    });
    asked.on('error', failed);
    asked.on('response', (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString()));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
    });
    asked.end(body);
  });

const host = () => ({ host: `127.0.0.1:${port}` });
const inside = () => ({ ...host(), cookie: `other=1; studio-${port}=${token}` });
const fromStudio = () => ({
  ...inside(),
  origin: `http://127.0.0.1:${port}`,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
});

describe('the token', () => {
  it('becomes an HttpOnly, SameSite cookie, and is removed from the address', async () => {
    const { status, headers } = await ask(`/__studio/?token=${token}`, host());
    expect(status).toBe(303);
    expect(headers.location).toBe('/__studio/');
    expect(headers['set-cookie']).toEqual([`studio-${port}=${token}; Path=/; HttpOnly; SameSite=Strict`]);
    expect(headers['referrer-policy']).toBe('no-referrer');
  });

  it.each([
    ['another one', `/__studio/?token=${'z'.repeat(32)}`],
    ['the beginning of it', `/__studio/?token=${token.slice(0, 31)}`],
    ['none', '/__studio/'],
    ['an empty one', '/__studio/?token='],
    ['it at another address', `/__studio/api/site?token=${token}`],
  ])('%s opens nothing', async (_, path) => {
    const { status, headers } = await ask(path, host());
    expect(status).toBe(403);
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('is required at every address of Studio, also unknown ones', async () => {
    for (const path of ['/__studio', '/__studio/', '/__studio/api/site', '/__studio/nothing', '/__studio?x'])
      expect((await ask(path, host())).status, path).toBe(403);
    expect((await ask('/__studio/', inside())).text).toContain('Studio');
    expect((await ask('/__studio/api/site', inside())).text).toBe('{"pages":[]}');
    expect((await ask('/__studio/api/constructor', inside())).status).toBe(404);
  });

  it('is required by every other address of the port too, also for files and leads', async () => {
    for (const path of ['/', '/About', '/__studiox', '/@fs/etc/hostname', '/src/site/app/main.tsx', '/api/leads']) {
      const { status, text } = await ask(path, host());
      expect([status, text.includes('the site')], path).toEqual([403, false]);
      expect((await ask(path, inside())).text).toBe('the site');
      expect((await ask(path, { ...inside(), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    }
    expect((await ask('/api/leads', fromStudio(), '{}')).text).toBe('the site');
    expect((await ask('/api/leads', { ...fromStudio(), origin: 'http://evil.example' }, '{}')).status).toBe(403);
  });

  it('opens a page whose policy lets only its own scripts run', async () => {
    const page = async () => await ask('/__studio/', inside());
    const [one, other] = [await page(), await page()];
    const nonceOf = ({ headers }: Answer) =>
      /script-src 'self' 'nonce-([\w+/=]+)';/.exec(String(headers['content-security-policy']))![1]!;
    expect(one.text).toMatch(`<script nonce="${nonceOf(one)}" type="module"></script>Studio`);
    expect(nonceOf(one)).not.toBe(nonceOf(other));
    expect(one.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
  });

  it('in the cookie of another port is ignored', async () => {
    const cookie = `studio-${port + 1}=${token}`;
    expect((await ask('/__studio/api/site', { ...host(), cookie })).status).toBe(403);
  });
});

describe('the host', () => {
  it.each(['127.0.0.1', 'localhost', '[::1]'])('%s is accepted', async (name) => {
    expect((await ask('/__studio/api/site', { ...inside(), host: `${name}:${port}` })).status).toBe(200);
  });

  it.each(['evil.example', '127.0.0.1.evil.example', 'localhost.', '10.0.0.1', '0.0.0.0', '[::ffff:127.0.0.1]'])(
    '%s is refused, because a page of another site could use it',
    async (name) => {
      expect((await ask('/__studio/api/site', { ...inside(), host: `${name}:${port}` })).status).toBe(421);
      expect((await ask(`/__studio/?token=${token}`, { host: `${name}:${port}` })).status).toBe(421);
    },
  );

  it('without the port, or with another one, is refused', async () => {
    for (const name of ['127.0.0.1', `127.0.0.1:${port + 1}`])
      expect((await ask('/__studio/api/site', { ...inside(), host: name })).status, name).toBe(421);
  });
});

describe('the asking page', () => {
  it('may read only from Studio itself, or from the address bar', async () => {
    for (const [site, status] of [
      ['same-origin', 200],
      ['none', 200],
      ['same-site', 403],
      ['cross-site', 403],
    ] as const)
      expect((await ask('/__studio/api/site', { ...inside(), 'sec-fetch-site': site })).status, site).toBe(status);
  });

  it('may change something only from Studio itself', async () => {
    discarded = [];
    const origin = fromStudio().origin;
    const others = [
      { origin: 'http://evil.example' },
      { origin: 'null' },
      { origin: origin.replace('http:', 'https:') },
      { origin: origin.replace(String(port), String(port + 1)) },
      { origin: `${origin}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
    ];
    for (const other of others)
      expect(
        (await ask('/__studio/api/discard', { ...fromStudio(), ...other }, '{}')).status,
        JSON.stringify(other),
      ).toBe(403);
    const { origin: _, ...without } = fromStudio();
    expect((await ask('/__studio/api/discard', without, '{}')).status).toBe(403);
    expect(discarded).toEqual([]);
    expect((await ask('/__studio/api/discard', fromStudio(), '{"file":"a"}')).status).toBe(200);
    expect(discarded).toEqual([{ file: 'a' }]);
  });

  it('is refused with other methods', async () => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      expect((await ask('/__studio/api/discard', fromStudio(), undefined, method)).status, method).toBe(404);
  });
});

describe('the site in the frame', () => {
  const siteHost = () => ({ host: `127.0.0.1:${sitePort}` });
  const inSite = () => ({ ...siteHost(), cookie: `studio-${port}=${token}` });
  const fromSite = () => ({
    cookie: `studio-${port}=${token}`,
    origin: `http://127.0.0.1:${sitePort}`,
    'content-type': 'application/json',
  });

  it('has an origin of its own, and Studio says so to its page and to the browser', async () => {
    const { text, headers } = await ask('/__studio/', inside());
    expect(text).toContain(`the site at http://127.0.0.1:${sitePort}`);
    expect(headers['content-security-policy']).toContain(`frame-src http://127.0.0.1:${sitePort};`);
    const { text: localhost } = await ask('/__studio/', { ...inside(), host: `localhost:${port}` });
    expect(localhost).toContain(`the site at http://localhost:${sitePort}`);
  });

  it('is served at its own port, with the same cookie, in a frame of Studio and no other page', async () => {
    const framed = { ...inSite(), 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' };
    const { text, headers } = await ask('/About', framed);
    expect(text).toBe('the site');
    expect(headers['content-security-policy']).toBe(`frame-ancestors http://127.0.0.1:${port}`);
    expect((await ask('/About', siteHost())).status).toBe(403);
    expect((await ask('/About', { ...framed, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask('/About', { ...framed, 'sec-fetch-dest': 'script' })).status).toBe(403);
    expect(
      (await ask('/api/leads', { ...fromSite(), ...siteHost(), 'sec-fetch-site': 'same-origin' }, '{}')).text,
    ).toBe('the site');
  });

  it('calls nothing of Studio, at either port, whatever its browser sends', async () => {
    discarded = [];
    for (const sent of [{ 'sec-fetch-site': 'same-site' }, {}] as Record<string, string>[])
      for (const path of ['/__studio/api/site', '/__studio/', '/src/studio/app/main.tsx'])
        expect((await ask(path, { ...fromSite(), ...host(), ...sent })).status, path).toBe(403);
    expect((await ask('/__studio/api/discard', { ...fromSite(), ...host() }, '{}')).status).toBe(403);
    for (const path of ['/__studio', '/__studio/', '/__studio/api/site', `/__studio/?token=${token}`])
      expect((await ask(path, { ...inSite(), 'sec-fetch-site': 'same-origin' })).status, path).toBe(403);
    const own = { ...fromSite(), ...siteHost(), 'sec-fetch-site': 'same-origin' };
    expect((await ask('/__studio/api/discard', own, '{}')).status).toBe(403);
    expect(discarded).toEqual([]);
  });

  it('never has the origin of Studio: its pages at that port lead to its own', async () => {
    for (const dest of ['document', 'iframe', 'frame', 'embed', 'object']) {
      const { status, headers } = await ask('/About?from=1', { ...inside(), 'sec-fetch-dest': dest });
      expect([status, headers.location], dest).toEqual([303, `http://127.0.0.1:${sitePort}/About?from=1`]);
    }
    expect((await ask('/src/studio/app/main.tsx', { ...inside(), 'sec-fetch-dest': 'script' })).text).toBe('the site');
  });
});

describe('a body', () => {
  it('must be JSON, which no HTML form can send', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])
      expect((await ask('/__studio/api/discard', { ...fromStudio(), 'content-type': type }, '{}')).status, type).toBe(
        415,
      );
    for (const body of ['{', '', Buffer.from([0x22, 0xff, 0x22])])
      expect((await ask('/__studio/api/discard', fromStudio(), body)).status).toBe(400);
  });

  it('has a limited size, with or without a length', async () => {
    const long = JSON.stringify('x'.repeat(1_000_001));
    expect(
      (await ask('/__studio/api/discard', { ...fromStudio(), 'content-length': String(long.length) }, long)).status,
    ).toBe(413);
    expect((await ask('/__studio/api/discard', { ...fromStudio(), 'transfer-encoding': 'chunked' }, long)).status).toBe(
      413,
    );
  });
});

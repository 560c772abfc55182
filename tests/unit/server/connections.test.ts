import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { SiteOptions } from '../../../src/server/server.ts';
import { call, goodLead, postLead, start, temporary, writeSite } from './fixtures.ts';
import type { Started } from './fixtures.ts';

let site: Started;
let open: Socket[] = [];
const metricsAt = { port: 0, host: '127.0.0.1' };
beforeEach(async () => void (site = await start({ metricsAt })));
afterEach(async () => {
  open.forEach((socket) => socket.destroy());
  open = [];
  await site.stop();
});

/** Short timeouts. `idle` is longer than `headers`, so that a silent client gets a response with the reason. */
async function hurry(options: Partial<SiteOptions> = {}): Promise<void> {
  await site.stop();
  const timeouts = { headers: 4_000, request: 5_000, idle: 10_000, next: 4_000 };
  site = await start({ metricsAt, timeouts, ...options });
}

/**
 * A connection that sends `start` at once, then one byte after another until it is closed. Resolves to what it
 * received.
 */
function drip(start: string, byte: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1');
    open.push(socket);
    let text = '';
    socket.write(start);
    const timer = byte === '' ? undefined : setInterval(() => socket.writable && socket.write(byte), 50);
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve(text);
    });
  });
}

const head = 'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: k\r\n';

test('300 slow or silent connections are closed in time, while others are served', async () => {
  await hurry();
  const many = <T>(make: () => T) => Array.from({ length: 100 }, make);
  const [headers, bodies, silent] = [
    many(() => drip('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a')),
    many(() => drip(`${head}Content-Length: 1000\r\n\r\n{`, ' ')),
    many(() => drip('', '')),
  ];
  const all = Promise.all([...headers, ...bodies, ...silent]);
  let ended = false;
  void all.then(() => (ended = true));
  // At first all of them are open.
  do {
    const answers = await Promise.all([
      call(site.port, '/'),
      postLead(site.port, goodLead),
      call(site.port, '/api/mock/policies'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 201, 200]);
    await new Promise((resolve) => setTimeout(resolve, 500));
  } while (!ended);
  const texts = await all;
  for (const text of texts) {
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(text).toMatch(/content-security-policy: default-src 'none'/i);
    expect(JSON.parse(text.slice(text.indexOf('\r\n\r\n')))).toMatchObject({
      type: '/api/problems/too-slow',
      status: 408,
    });
  }
});

const connections = async () =>
  /^site_connections (\d+)$/m.exec((await call(site.server.metricsPort!, '/metrics')).text)?.[1];

/** A connection that sends this and reads nothing. Resolves once the server counts it. */
async function sendUnread(text: string): Promise<void> {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
  open.push(socket);
  socket.pause();
  socket.write(text);
  await once(socket, 'connect');
  // Connections are accepted in order: once this one gets a response, that one is counted.
  await call(site.port, '/');
}

test('a client that does not read its answer is cut off', async () => {
  const folder = await temporary();
  const client = await writeSite(folder.path);
  // Far more than the system sends ahead.
  await writeFile(join(client, 'assets/large.png'), Buffer.alloc(32 << 20));
  await hurry({ client });
  await sendUnread('GET /assets/large.png HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(connections).toBe('0');
  await folder.remove();
});

const ahead = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('a client that sends many requests ahead is cut off, before their answers fill the memory', async () => {
  await sendUnread(ahead.repeat(20_000));
  await expect.poll(connections).toBe('0');
  const pages = /^site_pages_total\{status="200"\} (\d+)$/m;
  const answered = Number(pages.exec((await call(site.server.metricsPort!, '/metrics')).text)?.[1]);
  expect(answered).toBeLessThan(100);
});

test('a client that sends some requests ahead gets all answers, again and again', async () => {
  const socket = connect(site.port, '127.0.0.1');
  open.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  for (let asked = 32; asked <= 160; asked += 32) {
    socket.write(ahead.repeat(32));
    await expect.poll(() => text.split(' 200 OK')).toHaveLength(asked + 1);
  }
});

test('a connection stays open when its body arrives after a refusal', async () => {
  // A busy machine may take long from one request to the next.
  const other = await start({ timeouts: { headers: 10_000, request: 20_000, idle: 60_000, next: 60_000 } });
  const socket = connect(other.port, '127.0.0.1');
  open.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.write('POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\n');
  await expect.poll(() => text).toContain(' 415 ');
  socket.write('late');
  for (let asked = 1; asked <= 5; asked += 1) {
    socket.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => text.split(' 200 OK')).toHaveLength(asked + 1);
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
  socket.destroy();
  await other.stop();
});

test('a connection without a request is closed after a timeout', async () => {
  await hurry();
  expect(await drip('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n', '')).toMatch(/^HTTP\/1\.1 200 /);
});

/**
 * Sends a body of up to 1 GB as fast as the server reads it. Resolves when the connection is closed, to the response
 * and the number of MB sent.
 */
function flood(start: string, chunk: Buffer): Promise<{ text: string; sent: number }> {
  return new Promise((resolve) => {
    const socket = connect(site.port, '127.0.0.1');
    open.push(socket);
    let [text, sent] = ['', 0];
    const push = () => {
      while (socket.writable && sent < 1 << 30) {
        sent += chunk.length;
        if (!socket.write(chunk)) return;
      }
    };
    socket.write(start, push);
    socket.on('drain', push);
    socket.on('data', (data) => (text += data));
    socket.on('error', () => {});
    socket.on('close', () => resolve({ text, sent: socket.bytesWritten / 1e6 }));
  });
}

const plain = Buffer.alloc(65_536, 'a');
const chunked = Buffer.concat([Buffer.from('10000\r\n'), plain, Buffer.from('\r\n')]);
const length = 'Content-Length: 1073741824\r\n\r\n';

test.each([
  ['a lead', head + length, plain, 413, 'body-too-large'],
  ['a lead in chunks', `${head}Transfer-Encoding: chunked\r\n\r\n`, chunked, 413, 'body-too-large'],
  ['a text', `POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\n${length}`, plain, 415, 'not-json'],
  ['a page', `POST / HTTP/1.1\r\nHost: x\r\n${length}`, plain, 405, 'method-not-allowed'],
  ['a GET', `GET / HTTP/1.1\r\nHost: x\r\n${length}`, plain, 200, ''],
  ['an unknown address of the API', `POST /api/none HTTP/1.1\r\nHost: x\r\n${length}`, plain, 404, 'not-found'],
])(
  'a body of 1 GB for %s is refused before its end, while others are served',
  async (_what, start, chunk, status, kind) => {
    const before = process.memoryUsage().rss;
    const flooding = Promise.all(Array.from({ length: 4 }, () => flood(start, chunk)));
    expect((await postLead(site.port, goodLead)).status).toBe(201);
    expect((await call(site.port, '/')).status).toBe(200);
    for (const { text, sent } of await flooding) {
      expect([text.slice(0, 12), sent < 1_000]).toEqual([`HTTP/1.1 ${status}`, true]);
      expect(text).toContain(kind);
    }
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(150);
  },
);

test.each([
  ['/landing?name=', 301],
  ['/', 404],
  ['/compare?type=', 404],
  ['/api/mock/policy/', 404],
  ['/api/mock/policies?q=', 200],
  ['/readyz?', 404],
])('an address with every byte that HTTP lets through: %s', async (path, status) => {
  const bytes = Buffer.from(Array.from({ length: 128 }, (_, index) => 128 + index));
  const socket = connect(site.port, '127.0.0.1');
  open.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += chunk));
  socket.write(
    Buffer.concat([
      Buffer.from(`GET ${path}`),
      bytes,
      Buffer.from('"<>\\^`{|}~ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'),
    ]),
  );
  await new Promise((resolve) => socket.on('close', resolve));
  expect(Number(text.slice(9, 12))).toSatisfy((given: number) => given === status || given === 400);
  expect((await call(site.port, '/')).status).toBe(200);
});

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400, 'malformed-request'],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(90_000)}\r\n\r\n`,
    431,
    'headers-too-large',
  ],
  [
    'two lengths',
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{"a":1}',
    400,
    'malformed-request',
  ],
  [
    'a length and chunks',
    'POST /api/leads HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'malformed-request',
  ],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nhost: x\r\nConnection: close\r\n\r\n', 400, 'malformed-request'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, ''],
])('%s gives a problem, and the connection is closed', async (_what, start, status, kind) => {
  const text = await drip(start, '');
  expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(text).toContain(kind);
});

test.each([
  [undefined, 3],
  ['loopback', 5],
])('behind the proxy %s one address has %i of five connections', async (trustProxy, expected) => {
  const other = await start({ mostConnections: 3, trustProxy });
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(other.port, '127.0.0.1');
      open.push(socket);
      socket.on('data', () => resolve(true));
      socket.on('error', () => {});
      socket.on('close', () => resolve(false));
      socket.write('GET /robots.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    });
  const answered = await Promise.all([ask(), ask(), ask(), ask(), ask()]);
  expect(answered.filter(Boolean)).toHaveLength(expected);
  open.forEach((socket) => socket.destroy());
  await expect.poll(ask).toBe(true);
  await other.stop();
});

const robots = 'GET /robots.txt HTTP/1.1\r\nHost: x\r\n';

/** Sends a text on a new connection. Resolves to all that comes until it is closed: '' if that is at once. */
const exchange = (port: number, sent: string, localAddress = '127.0.0.1') =>
  new Promise<string>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    open.push(socket);
    let text = '';
    socket.on('data', (chunk) => (text += chunk));
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
    socket.write(sent);
  });

/** Asks once from an address of this machine. */
const askFrom = (port: number, localAddress: string) =>
  exchange(port, `${robots}Connection: close\r\n\r\n`, localAddress);

test('a header after two thousand others is read too', async () => {
  const others = Array.from({ length: 2_500 }, (_, index) => `a${index}: x\r\n`).join('');
  const last = 'Sec-Fetch-Site: cross-site\r\nContent-Length: 2\r\n\r\n{}';
  const first = 'POST /api/leads HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\n';
  const answer = await exchange(site.port, `${first}Idempotency-Key: one\r\n${others}${last}`);
  expect(answer).toMatch(/^HTTP\/1\.1 403 /);
});

test('an address that asks too often gets 429 while another is served, and is served again later', async () => {
  const other = await start({ requestLimit: { most: 20, window: 2_000 } });
  const flood = await exchange(other.port, `${robots}\r\n`.repeat(30));
  expect(flood.match(/HTTP\/1\.1 200/g)!.length).toBeLessThanOrEqual(20);
  expect(flood).toContain('HTTP/1.1 429');
  expect(flood).toContain('too-many-requests');
  expect(flood).toMatch(/Retry-After: [12]\r\n/);
  expect(await askFrom(other.port, '127.0.0.2')).toContain('HTTP/1.1 200');
  await expect.poll(() => askFrom(other.port, '127.0.0.1')).toContain('HTTP/1.1 200');
  await other.stop();
});

test('behind a trusted proxy the requests of one address are not limited', async () => {
  const other = await start({ requestLimit: { most: 3, window: 600_000 }, trustProxy: 'loopback' });
  for (let asked = 0; asked < 6; asked++) expect(await askFrom(other.port, '127.0.0.1')).toContain('HTTP/1.1 200');
  await other.stop();
});

test('a new connection of an address that asks too often is closed at once', async () => {
  const other = await start({ requestLimit: { most: 1, window: 600_000 } });
  expect(await askFrom(other.port, '127.0.0.1')).toContain('HTTP/1.1 200');
  expect(await askFrom(other.port, '127.0.0.1')).toContain('HTTP/1.1 429');
  expect(await askFrom(other.port, '127.0.0.1')).toBe('');
  await other.stop();
});

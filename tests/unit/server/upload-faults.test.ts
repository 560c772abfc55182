import { readdir } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { defaultTimeouts } from '../../../src/server/http/connections.ts';
import type { UploadSettings } from '../../../src/server/api/uploads/uploads.ts';
import { call, start } from './fixtures.ts';
import { claim, goodClaim, jpeg, multipart, multipartHeaders, pdf, postFiles, type Part } from './upload-fixtures.ts';

const usual: UploadSettings = { memory: 3_000_000, time: 60_000, rate: { bytes: 0, every: 60_000 } };

async function begin(uploads: UploadSettings, timeouts = defaultTimeouts, more: Parameters<typeof start>[0] = {}) {
  const site = await start({ leadForms: { claim }, uploads, timeouts, trustProxy: 'loopback', ...more });
  onTestFinished(() => site.stop());
  return site;
}

const lead = { ...goodClaim, answers: { name: 'Asha', licence: 'licence.pdf', photos: ['front.jpg'] } };
const parts = (bytes: number): readonly Part[] => [
  ['licence', pdf()],
  ['photos', jpeg(bytes)],
];
const body = multipart(lead, parts(2_000_000));
const headersOf = (key: string) => ({
  ...multipartHeaders,
  'idempotency-key': key,
  'content-length': `${body.length}`,
});

/** Sends all of a lead but its end. */
async function allButEnd(port: number, from = '203.0.113.1'): Promise<ClientRequest> {
  const headers = { ...headersOf(crypto.randomUUID()), 'x-forwarded-for': from };
  const sent = request({ port, host: '127.0.0.1', path: '/api/leads', method: 'POST', headers, agent: false });
  sent.on('error', () => {});
  await new Promise((resolve) => sent.write(body.subarray(0, -60), resolve));
  await pause(200);
  return sent;
}

test('files without space in memory get 503 and Retry-After; with free space they are accepted', async () => {
  const site = await begin(usual);
  const first = await allButEnd(site.port);
  // Until the server has read the first one, there is space.
  let key = {};
  const refused = await vi.waitUntil(
    async () => {
      key = { 'idempotency-key': crypto.randomUUID() };
      const answer = await postFiles(site.port, lead, parts(2_000_000), key);
      return answer.status !== 201 && answer;
    },
    { timeout: 60_000 },
  );
  expect([refused.status, refused.json().type, refused.headers['retry-after']]).toEqual([
    503,
    '/api/problems/not-stored',
    '30',
  ]);
  expect((await postFiles(site.port, lead, parts(500_000))).status).toBe(201);
  const answered = new Promise((resolve) => first.on('response', ({ statusCode }) => resolve(statusCode)));
  first.end(body.subarray(-60));
  expect(await answered).toBe(201);
  expect((await postFiles(site.port, lead, parts(2_000_000), key)).status).toBe(201);
  const sizes = (await site.stored()).map(({ files }) => files?.[1]?.size);
  expect(sizes.slice(-3)).toEqual([500_000, 2_000_000, 2_000_000]);
});

test('the API of every language shares the memory for files', async () => {
  const languages = [{ base: '/hi', language: 'hi', catalogs: [], leadForms: { claim } }];
  const site = await begin(usual, defaultTimeouts, { languages });
  const first = await allButEnd(site.port);
  const sendIn = (path: string) =>
    call(site.port, path, {
      method: 'POST',
      headers: { ...headersOf(crypto.randomUUID()), 'x-forwarded-for': '203.0.113.2' },
      body,
    });
  await expect.poll(async () => (await sendIn('/api/leads')).status).toBe(503);
  expect((await sendIn('/hi/api/leads')).status).toBe(503);
  first.destroy();
  await expect.poll(async () => (await sendIn('/hi/api/leads')).status).toBe(201);
});

test('a sender who is slow over many connections uses only a share of the memory', async () => {
  const site = await begin({ ...usual, memory: 40_000_000 });
  const from = (address: string) =>
    postFiles(site.port, lead, parts(2_000_000), { 'x-forwarded-for': address }).then(({ status }) => status);
  const slow = [];
  for (let index = 0; index < 12; index += 1) slow.push(await allButEnd(site.port, `2001:db8:7:${index}::1`));
  await expect.poll(() => from('2001:db8:7:99::1')).toBe(503);
  expect(await from('203.0.113.2')).toBe(201);
  expect(await from('2001:db8:8::1')).toBe(201);
  for (const sent of slow) sent.destroy();
  await expect.poll(() => from('2001:db8:7:99::1')).toBe(201);
});

test('when a sender disconnects during an upload, its memory is freed, and no file is left', async () => {
  const site = await begin(usual);
  for (let gone = 0; gone < 4; gone += 1) (await allButEnd(site.port)).destroy();
  await expect.poll(async () => (await postFiles(site.port, lead, parts(2_000_000))).status).toBe(201);
  expect(await site.stored()).toHaveLength(1);
  const files = await readdir(site.dataDir);
  expect(files.filter((name) => !/^leads\.db(-wal|-shm|\.reserve)?$/.test(name))).toEqual([]);
});

test('a slow sender gets 408 after the timeout, and its memory is freed', async () => {
  const site = await begin({ ...usual, time: 1_500 }, { ...defaultTimeouts, headers: 400, request: 500 });
  const socket = connect(site.port, '127.0.0.1');
  const head = Object.entries(headersOf('slow')).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.on('error', () => {});
  socket.write(`POST /api/leads HTTP/1.1\r\nHost: localhost\r\n${head.join('')}\r\n`);
  socket.write(body.subarray(0, 1_900_000));
  let at = 1_900_000;
  const drip = setInterval(() => socket.write(body.subarray(at, (at += 10))), 50);
  const answer = await text(socket);
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*"\/api\/problems\/too-slow"/);
  expect((await postFiles(site.port, lead, parts(2_000_000))).status).toBe(201);
  expect(await site.stored()).toHaveLength(1);
});

test('a sender below the least rate gets 408 long before the timeout, and its memory is freed', async () => {
  // More than any sender reaches: the first look refuses a body that does not end.
  const site = await begin({ ...usual, rate: { bytes: Number.MAX_SAFE_INTEGER, every: 200 } });
  const sent = await allButEnd(site.port);
  const answer = await new Promise<IncomingMessage>((resolve) => sent.on('response', resolve));
  expect([answer.statusCode, JSON.parse(await text(answer))]).toMatchObject([408, { type: '/api/problems/too-slow' }]);
  expect(await site.stored()).toEqual([]);
  await expect.poll(async () => (await postFiles(site.port, lead, parts(2_000_000))).status).toBe(201);
});

test('a slow phone has longer for files than for other requests', async () => {
  const site = await begin({ ...usual, time: 60_000 }, { ...defaultTimeouts, headers: 400, request: 500 });
  const sent = await allButEnd(site.port);
  const answered = new Promise((resolve) => sent.on('response', ({ statusCode }) => resolve(statusCode)));
  await pause(1_500);
  sent.end(body.subarray(-60));
  expect(await answered).toBe(201);
});

import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { postLead, start, type Started } from './fixtures.ts';
import {
  claim,
  goodClaim,
  jpeg,
  leave,
  multipart,
  multipartHeaders,
  pdf,
  postFiles,
  type Part,
} from './upload-fixtures.ts';

let site: Started;
afterEach(() => site.stop());

const begin = async (files: object) => {
  site = await start({
    leadForms: { claim },
    leadSettings: { limits: { address: { leads: 1_000, minutes: 1 }, files } },
    trustProxy: 'loopback',
  });
};
const lead = { ...goodClaim, answers: { name: 'Asha', licence: 'licence.pdf', photos: ['front.jpg'] } };

/** Sends a picture of this size in MB, with a licence of 3 kB. */
const send = async (megabytes: number, from = '203.0.113.1', headers = {}) => {
  const parts: readonly Part[] = [
    ['licence', pdf()],
    ['photos', jpeg(megabytes * 1_000_000)],
  ];
  const answer = await postFiles(site.port, lead, parts, { 'x-forwarded-for': from, ...headers });
  return answer;
};
test('too many megabytes of files from one address get 429 and Retry-After, and others are accepted', async () => {
  await begin({ address: { megabytes: 6, minutes: 60 } });
  expect((await send(2)).status).toBe(201);
  expect((await send(3)).status).toBe(201);
  const refused = await send(2);
  expect([refused.status, refused.json().detail]).toEqual([
    429,
    'Their files are too large, and come from one address.',
  ]);
  expect(refused.json().type).toBe('/api/problems/too-many-leads');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_000);
  expect((await send(0.5)).status).toBe(201);
  expect((await send(2, '203.0.113.2')).status).toBe(201);
  expect(await site.stored()).toHaveLength(4);
});

test('one network has its own limit; beyond that of all visitors, as much again is stored and flagged', async () => {
  await begin({ network: { megabytes: 3, minutes: 60 }, all: { megabytes: 3, minutes: 60 } });
  const via = async (from: string) => {
    const answer = await send(2, from);
    return [answer.status, answer.json().detail];
  };
  expect((await via('2001:db8:7:1::1'))[0]).toBe(201);
  expect(await via('2001:db8:7:2::1')).toEqual([429, 'Their files are too large, and come from one network.']);
  expect((await via('203.0.113.1'))[0]).toBe(201);
  expect(await via('203.0.113.2')).toEqual([429, 'They come from everywhere.']);
  expect((await site.stored()).map(({ flag }) => flag)).toEqual([undefined, 'beyond-limit']);
});

test('files of leads that are refused shut out no other sender', async () => {
  await begin({ all: { megabytes: 3, minutes: 60 } });
  for (let sent = 1; sent <= 4; sent += 1) {
    const answer = await postFiles(site.port, { ...lead, answers: {} }, [['photos', jpeg(2_000_000)]]);
    expect(answer.status).toBe(422);
  }
  expect((await send(2, '203.0.113.2')).status).toBe(201);
  expect((await site.stored()).map(({ flag }) => flag)).toEqual([undefined]);
});

test('beyond the limit, a stored lead still gets its reference again', async () => {
  await begin({ address: { megabytes: 5, minutes: 60 } });
  // Without a length, only received bytes can be counted.
  const chunked = { 'transfer-encoding': 'chunked' };
  const first = await send(2, undefined, { 'idempotency-key': 'k1' });
  expect((await send(2)).status).toBe(201);
  const again = await send(2, undefined, { ...chunked, 'idempotency-key': 'k1' });
  expect([again.status, again.json().reference]).toEqual([201, first.json().reference]);
  expect((await send(0.1)).status).toBe(429);
  expect(await site.stored()).toHaveLength(2);
});

test('an upload without a length is refused after it exceeds the limit', async () => {
  await begin({ address: { megabytes: 1, minutes: 60 } });
  expect((await send(2, undefined, { 'transfer-encoding': 'chunked' })).status).toBe(429);
  expect(await site.stored()).toEqual([]);
});

test('an upload refused by its announced length is not read, and does not count', async () => {
  await begin({ address: { megabytes: 1, minutes: 60 } });
  const answer = await new Promise<number>((resolve, reject) => {
    const headers = { ...multipartHeaders, 'idempotency-key': 'k1', 'content-length': '2000000' };
    const sent = request({ port: site.port, host: '127.0.0.1', path: '/api/leads', method: 'POST', headers });
    sent.on('response', ({ statusCode }) => resolve(statusCode!)).on('error', reject);
    sent.flushHeaders();
  });
  expect(answer).toBe(429);
  expect((await send(0.5, '127.0.0.1')).status).toBe(201);
});

test('received bytes count also when the upload is invalid or its sender disconnects', async () => {
  await begin({ address: { megabytes: 3, minutes: 60 } });
  const headers = { ...multipartHeaders, 'x-forwarded-for': '203.0.113.1' };
  expect((await postLead(site.port, Buffer.alloc(1_000_000), headers)).status).toBe(400);
  await new Promise((resolve) => {
    const all = { ...headers, 'idempotency-key': 'k1', 'content-length': '2000000' };
    const sent = request({ port: site.port, host: '127.0.0.1', path: '/api/leads', method: 'POST', headers: all });
    sent.on('error', resolve);
    sent.write(multipart(lead, [['licence', pdf(1_500_000)]]).subarray(0, -200), () => void leave(sent));
  });
  expect((await send(1)).status).toBe(429);
  expect((await send(0.4)).status).toBe(201);
});

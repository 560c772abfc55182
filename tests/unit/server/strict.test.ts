import { connect } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, goodLead, leadForms, postLead, start, type Started } from './fixtures.ts';
import { boundary, claim, goodClaim, goodParts, multipart, multipartHeaders } from './upload-fixtures.ts';

let site: Started;
beforeAll(async () => void (site = await start({ leadForms: { ...leadForms, claim } })));
afterAll(() => site.stop());

const type = (value: string) => ({ 'content-type': value });
const text = JSON.stringify(goodLead);

describe('the body of a lead', () => {
  it.each([
    ['compressed', { 'content-encoding': 'gzip' }, 'The body must not be compressed.'],
    ['compressed twice', { 'content-encoding': 'gzip, br' }, 'The body must not be compressed.'],
    ['in UTF-16', type('application/json; charset=utf-16'), 'The body must be in UTF-8.'],
    ['in Latin letters', type('application/json;Charset="iso-8859-1"'), 'The body must be in UTF-8.'],
  ])('%s is refused', async (_, headers, detail) => {
    const answer = await postLead(site.port, goodLead, headers);
    expect([answer.status, answer.json().detail]).toEqual([415, detail]);
  });

  it.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'application/json ; charset=UTF8'])(
    'of type %s is taken',
    async (value) => expect((await postLead(site.port, goodLead, type(value))).status).toBe(201),
  );

  it('that is not in UTF-8 is refused, never stored with other letters, with files or without', async () => {
    const broken = Buffer.from(text.replace('Asha', 'Ash\u00e4'), 'latin1');
    const claimed = multipart(goodClaim, goodParts);
    claimed[claimed.indexOf('Asha')] = 0xff;
    for (const answer of [await postLead(site.port, broken), await postLead(site.port, claimed, multipartHeaders)])
      expect([answer.status, answer.json().detail]).toEqual([400, 'The body is not in UTF-8.']);
  });

  it.each([
    text.replace('"page"', '"page":"/old","page"'),
    text.replace('"name":"Asha"', '"name":"Asha","name":"Ravi"'),
    text.replace('"name":"Asha"', '"name":"Asha","na\\u006de":"Asha"'),
    text.replace('"name":"Asha"', '"name":[{"a":1,"a":2}]'),
  ])('%# with two members of one name is refused, with files or without', async (body) => {
    const withFiles = postLead(site.port, multipart(body, []), multipartHeaders);
    for (const answer of [await postLead(site.port, body), await withFiles])
      expect([answer.status, answer.json().detail]).toEqual([400, 'An object has two members of one name.']);
  });

  it('is taken with any letters and signs of JSON in its texts', async () => {
    const name = `Tata & Sons "a":1, \\" O'Brien {x} [:] <3 %20 ॐ 🙂`;
    const answer = await postLead(site.port, { ...goodLead, answers: { ...goodLead.answers, name, note: '\\' } });
    expect(answer.status).toBe(201);
    const kept = (await site.stored()).find(({ reference }) => reference === answer.json().reference);
    expect(kept?.answers).toMatchObject({ name, note: '\\' });
  });
});

it.each(['DELETE', 'POST', 'PUT'])('%s is not a method of the probes', async (method) => {
  for (const path of ['/healthz', '/readyz']) {
    const answer = await call(site.port, path, { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  }
  expect((await call(site.port, '/healthz', { method: 'HEAD' })).status).toBe(200);
});

it.each([
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
  ['two lengths', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a length and chunks', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ['long headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(90_000)}\r\n\r\n`, 431],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: x\r\nExpect: tea\r\nConnection: close\r\n\r\n', 200],
  ['no host in HTTP/1.0', 'GET / HTTP/1.0\r\n\r\n', 200],
])('the answer to %s has the security headers, and closes the connection', async (_, request, status) => {
  const socket = connect(site.port, '127.0.0.1').on('error', () => {});
  socket.write(request);
  const answer = await textOf(socket);
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  for (const name of ['content-security-policy', 'x-content-type-options', 'strict-transport-security'])
    expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
});

it.each([
  ['a lead', type('application/json')],
  ['a lead with files', type(`multipart/form-data; boundary=${boundary}`)],
  ['a text', type('text/plain')],
])('who sends %s of 40 MB, slowly, is told why it is refused', async (_, headers) => {
  const socket = connect(site.port, '127.0.0.1');
  const failures: Error[] = [];
  socket.on('error', (error) => failures.push(error));
  const head = Object.entries({ host: 'x', 'idempotency-key': 'k', ...headers, 'content-length': '40000000' });
  socket.write(`POST /api/leads HTTP/1.1\r\n${head.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`);
  for (let sent = 0; sent < 40; sent += 1) {
    await new Promise((resolve) => socket.write(Buffer.alloc(1_000_000, 'a'), resolve));
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  socket.end();
  expect(await textOf(socket)).toMatch(/^HTTP\/1\.1 41[35] /);
  expect(failures).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Policy } from '../../support/catalog-items.ts';
import { call, catalogs, start } from './fixtures.ts';
import type { Started } from './fixtures.ts';

interface SiteSchema {
  readonly properties: {
    readonly storage: { readonly properties: { readonly longestList: { readonly maximum: number } } };
  };
}

const [policies, termPlans] = catalogs;

let site: Started;
beforeAll(async () => void (site = await start()));
afterAll(() => site.stop());

const get = (path: string, headers = {}, method = 'GET') => call(site.port, `/api/mock${path}`, { headers, method });
const ids = async (query: string) => (await get(`/policies${query}`)).json<Policy[]>().map((policy) => policy.id);

describe('policies', () => {
  test.each([
    ['', ['health-shield', 'life-cover', 'family-health']],
    ['?type=all&q=&minPremium=0&maxPremium=1000', ['health-shield', 'life-cover', 'family-health']],
    ['?type=health', ['health-shield', 'family-health']],
    ['?type=term', []],
    ['?q=HEALTH', ['health-shield', 'family-health']],
    ['?q=%20neelam%20', ['life-cover']],
    ['?q=.*', []],
    ['?maxPremium=700', ['health-shield', 'life-cover']],
    ['?minPremium=300.5&maxPremium=700', ['health-shield']],
    ['?ids=life-cover', ['life-cover']],
    ['?ids=family-health%2Cnone,health-shield,health-shield', ['health-shield', 'family-health']],
    ['?ids=none', []],
    ['?ids=life-cover,health-shield&type=life', ['life-cover']],
  ])('[spec 7.03] [spec 2.55] %j', async (query, expected) => expect(await ids(query)).toEqual(expected));

  test.each([
    ['?type=boat', 'type'],
    ['?type=', 'type'],
    ['?type=health&type=life', 'type'],
    ['?colour=red', 'colour'],
    ['?__proto__=1', '__proto__'],
    [`?q=${'a'.repeat(101)}`, 'q'],
    ['?maxPremium=', 'maxPremium'],
    ['?maxPremium=1001', 'maxPremium'],
    ['?minPremium=-1', 'minPremium'],
    ['?minPremium=1e2', 'minPremium'],
    ['?minPremium=NaN', 'minPremium'],
    ['?minPremium=600&maxPremium=500', 'minPremium'],
    ['?q[]=a', 'q[]'],
    ['?ids=', 'ids'],
    ['?ids=life-cover,', 'ids'],
    ['?ids=<script>', 'ids'],
    [`?ids=${'a'.repeat(65)}`, 'ids'],
    [`?ids=${Array(101).fill('a').join()}`, 'ids'],
    ['?ids=a&ids=b', 'ids'],
  ])('[spec 7.03] [spec 9.12] %j is refused with the parameter’s name', async (query, parameter) => {
    const answer = await get(`/policies${query}`);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ type: '/api/problems/bad-parameter', status: 400, parameter });
    expect([answer.status, answer.json().detail]).toEqual([400, expect.stringContaining(parameter)]);
  });

  test('one call returns as many policies as a device can save, whatever their ids', async () => {
    const site = JSON.parse(readFileSync('schemas/site.schema.json', 'utf8')) as SiteSchema;
    const mostPolicyIds = policies.api.ids!;
    expect(site.properties.storage.properties.longestList.maximum).toBe(mostPolicyIds);
    const longest = Array.from({ length: mostPolicyIds }, (_, index) => String(index).padStart(64, '0'));
    const query = new URLSearchParams({ ids: [...longest.slice(1), 'life-cover'].join(',') });
    expect(await ids(`?${query}`)).toEqual(['life-cover']);
  });

  test('every query of the filters of the pages is answered', async () => {
    const filters = { type: { is: 'type', any: 'all', none: ['boat'] }, maxPremium: { atMost: 'premium', to: 25_000 } };
    const other = await start({ catalogs: [{ ...policies, api: { ...policies.api, filters } }] });
    const ask = async (query: string) => (await call(other.port, `/api/mock/policies?${query}`)).status;
    expect(await ask('type=boat&maxPremium=25000')).toBe(200);
    expect(await ask('type=pets')).toBe(400);
    expect(await ask('maxPremium=25001')).toBe(400);
    await other.stop();
  });

  test('[spec 7.04] a known id returns its policy, and an unknown one 404', async () => {
    expect((await get('/policy/life-cover')).json()).toEqual(policies.items[1]);
    expect((await get('/policy/none')).json()).toMatchObject({ status: 404, type: '/api/problems/not-found' });
    expect((await get('/policy/life-cover?x=1')).status).toBe(400);
  });
});

test('[spec 7.05] the term plans are returned', async () => {
  expect((await get('/term/plans')).json()).toEqual(termPlans.items);
});

test('responses have an ETag, a short max-age and a content encoding', async () => {
  const full = await get('/policies', { 'accept-encoding': 'br' });
  expect(JSON.parse(brotliDecompressSync(full.body).toString())).toEqual(policies.items);
  expect(full.headers['cache-control']).toBe('public, max-age=30');
  const again = await get('/policies', { 'accept-encoding': 'br', 'if-none-match': full.headers.etag! });
  expect([again.status, again.text]).toEqual([304, '']);
});

test.each(['/policies', '/policy/life-cover', '/term/plans'])('%s may only be read', async (path) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    const answer = await get(path, { 'content-type': 'text/xml' }, method);
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  }
  const head = await get(path, {}, 'HEAD');
  expect([head.status, head.text]).toEqual([200, '']);
});

test.each(['/api', '/api/', '/api?x', '/api/none', '/api/mock/policies/'])('%s is unknown', async (path) => {
  for (const method of ['GET', 'POST']) {
    const answer = await call(site.port, path, {
      method,
      body: method === 'POST' ? '<x/>' : undefined,
      headers: { 'content-type': 'a/b' },
    });
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 404, type: '/api/problems/not-found' });
  }
});

test('a malformed address is a problem too', async () => {
  expect((await get('/policy/%zz')).json()).toMatchObject({ status: 400, type: '/api/problems/malformed-request' });
});

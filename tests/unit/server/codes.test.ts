import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FoundOptions } from '../../../src/server/api/list-search.ts';
import { call, start } from './fixtures.ts';
import type { Started } from './fixtures.ts';

const coupons = [
  { value: 'KILN10', label: '10% off', with: { discount: 10 } },
  { value: 'CLAY20', label: '20% off', with: { discount: 20 } },
];

let site: Started;
beforeAll(async () => {
  site = await start({ lists: [{ id: 'coupons', most: 1, secret: true, options: coupons }], trustProxy: '1' });
});
afterAll(() => site.stop());

/** Asks about a code from an address of its own, so that no test counts for another. */
const ask = (body: unknown, from: string, headers = {}) =>
  call(site.port, '/api/lists/coupons', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from, ...headers },
    body: JSON.stringify(body),
  });

describe('a secret list says whether it has a code', () => {
  test('a known code comes with what it sets, and no other', async () => {
    const answer = await ask({ value: 'CLAY20' }, '198.51.100.1');
    expect([answer.status, answer.json<FoundOptions>()]).toEqual([200, { count: 1, options: [coupons[1]] }]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each(['CLAY', 'clay20', '20% off', ' '])('%j finds nothing', async (value) => {
    expect((await ask({ value }, '198.51.100.2')).json()).toEqual({ count: 0, options: [] });
  });

  test('it cannot be read or searched', async () => {
    for (const query of ['', '?q=10', '?value=CLAY20'])
      expect((await call(site.port, `/api/lists/coupons${query}`)).status).toBe(404);
  });

  test.each<[string, unknown]>([
    ['no value', {}],
    ['an empty value', { value: '' }],
    ['a long value', { value: 'A'.repeat(101) }],
    ['a list', { value: ['CLAY20'] }],
    ['more than a value', { value: 'CLAY20', all: true }],
  ])('%s is refused', async (_, body) => {
    expect((await ask(body, '198.51.100.3')).status).toBe(400);
  });

  test('a page of another site cannot ask', async () => {
    expect((await ask({ value: 'CLAY20' }, '198.51.100.4', { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });

  test('whoever guesses has to wait, and others do not', async () => {
    for (let count = 0; count < 20; count += 1) await ask({ value: `GUESS${count}` }, '203.0.113.5');
    const refused = await ask({ value: 'CLAY20' }, '203.0.113.5');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.text).not.toContain('discount');
    expect((await ask({ value: 'CLAY20' }, '192.0.2.6')).status).toBe(200);
  });
});

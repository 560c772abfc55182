import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FoundOptions } from '../../../src/server/api/list-search.ts';
import { lists as texts } from '../../sites/pincodes/lists.ts';
import { call, start } from './fixtures.ts';
import type { Started } from './fixtures.ts';

const places = [
  { value: '411001', label: '411001 Shivajinagar', of: 'pune' },
  { value: '411002', label: '411002 Śrīnagar', of: 'pune' },
  { value: '110001', label: '110001 Pune Road', of: 'delhi' },
  { value: '560001', label: '560001 बाज़ार', note: 'Bengaluru (Urban)', of: 'bengaluru' },
  { value: 'pune', label: 'Pune' },
];
const many = [...texts['pincodes.yaml']!().matchAll(/value: '(\d+)', label: '([^']*)', of: (\w+)/g)].map(
  ([, value = '', label = '', of = '']) => ({ value, label, of }),
);

let site: Started;
beforeAll(async () => {
  site = await start({
    lists: [
      { id: 'places', most: 3, options: places },
      { id: 'forms/parcel/place', most: 20, options: many },
    ],
  });
});
afterAll(() => site.stop());

const get = (path: string, headers = {}) => call(site.port, `/api/lists/${path}`, { headers });
const found = async (query: string, list = 'places') => {
  const { count, options } = (await get(`${list}?${new URLSearchParams(query)}`)).json<FoundOptions>();
  return [count, options.map(({ value }) => value)];
};

describe('the search of a list that is too long for a page', () => {
  test.each<[string, string, [number, string[]]]>([
    ['without words: the first, and how many there are', '', [5, ['411001', '411002', '110001']]],
    ['the beginning of a number', 'q=4110', [2, ['411001', '411002']]],
    ['a number that is written with a blank', 'q=411 001', [1, ['411001']]],
    ['the digits of another script', 'q=४११००२', [1, ['411002']]],
    ['the beginning of any word, whatever its case', 'q=SHIVAJI', [1, ['411001']]],
    ['an accent that was not typed', 'q=srinagar', [1, ['411002']]],
    ['a word in Devanagari', 'q=बाज़ार', [1, ['560001']]],
    ['the second line of an option', 'q=urban bengal', [1, ['560001']]],
    ['what begins with the words comes first', 'q=pune', [2, ['pune', '110001']]],
    ['every word has to match', 'q=pune 411001', [0, []]],
    ['the middle of a word does not match', 'q=nagar', [0, []]],
    ['signs are not words', 'q=()', [5, ['411001', '411002', '110001']]],
    ['the choice of another field', 'of=pune&q=4', [2, ['411001', '411002']]],
    ['options of no choice belong to all', 'of=delhi&q=pune', [2, ['pune', '110001']]],
    ['one option by its value', 'value=110001', [1, ['110001']]],
    ['a value that there is not', 'value=11', [0, []]],
  ])('%s', async (_, query, expected) => expect(await found(query)).toEqual(expected));

  test('a list of 20,000 options answers with a part of them', async () => {
    const path = encodeURIComponent('forms/parcel/place');
    expect(await found('q=129999', path)).toEqual([1, ['129999']]);
    const [count, values] = await found('of=pune', path);
    expect([count, (values as string[]).length]).toEqual([2000, 20]);
  });

  test.each([
    ['colour=red', 'colour'],
    [`q=${'a'.repeat(101)}`, 'q'],
    ['q=a&q=b', 'q'],
    ['__proto__=1', '__proto__'],
  ])('%j is refused with the parameter’s name', async (query, parameter) => {
    const answer = await get(`places?${query}`);
    expect([answer.status, answer.json()]).toEqual([400, expect.objectContaining({ parameter })]);
  });

  test('a list that nothing searches is not served', async () => {
    expect((await get('districts')).status).toBe(404);
    expect((await call(site.port, '/api/lists/places', { method: 'PUT' })).status).toBe(405);
  });

  test('a browser may keep an answer, and is told when nothing has changed', async () => {
    const { headers } = await get('places?q=pune');
    expect(headers['cache-control']).toBe('public, max-age=30');
    expect((await get('places?q=pune', { 'If-None-Match': headers.etag })).status).toBe(304);
  });

  test('the description of the API has it, and an answer is as described', async () => {
    const { paths } = (await call(site.port, '/api/openapi.json')).json<{
      paths: Record<string, { get: { responses: Record<string, { content: Record<string, { schema: object }> }> } }>;
    }>();
    const { schema } = paths['/api/lists/{list}']!.get.responses[200]!.content['application/json']!;
    const fits = new Ajv2020({ strict: true, strictTypes: false, allowUnionTypes: true }).compile(schema);
    expect([fits((await get('places?q=4')).json()), fits.errors]).toEqual([true, null]);
  });

  test('a site without such lists has no such route', async () => {
    const other = await start();
    expect((await call(other.port, '/api/lists/places')).status).toBe(404);
    await other.stop();
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scoreOf } from '../../support/observatory.ts';
import type { Visit } from '../../support/observatory.ts';
import { call, start } from './fixtures.ts';
import type { Started } from './fixtures.ts';

let site: Started;
beforeAll(async () => void (site = await start({ trustProxy: 'loopback' })));
afterAll(() => site.stop());

/** Requests a page as Mozilla's Observatory does, through a proxy that terminates TLS. */
async function visit(path: string): Promise<Visit> {
  const host = 'www.chhatri.example';
  const [secure, plain] = await Promise.all(
    ['https', 'http'].map((scheme) => call(site.port, path, { headers: { host, 'x-forwarded-proto': scheme } })),
  );
  const { 'set-cookie': cookies = [], ...headers } = secure!.headers;
  return {
    headers: headers as Visit['headers'],
    cookies,
    html: secure!.text,
    insecure: { from: `http://${host}${path}`, to: plain!.headers.location },
  };
}

test.each([
  '/',
  '/ClaimSettlement',
  '/policy/health-shield',
  '/nowhere',
  '/api/mock/policies',
  '/api/none',
  '/healthz',
])('%s has no penalty by the rules of the HTTP Observatory', async (path) => {
  const seen = await visit(path);
  // Only pages are for people, who may come without TLS. The API refuses such calls.
  const isPage = !/^\/(api|healthz)/.test(path);
  const { score, results } = scoreOf(isPage ? seen : { ...seen, insecure: undefined });
  expect(Object.values(results).filter(([, modifier]) => modifier < 0)).toEqual([]);
  expect([score, results.redirection![0]]).toEqual([
    120,
    isPage ? 'redirection-to-https' : 'redirection-not-needed-no-http',
  ]);
});

describe('findings of the Observatory', () => {
  test.each<[string, Partial<Visit['headers']>, number, string]>([
    ['no policy', { 'content-security-policy': undefined }, -45, 'csp-not-implemented'],
    [
      'inline scripts',
      { 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'" },
      -20,
      'csp-implemented-with-unsafe-inline',
    ],
    [
      'eval',
      { 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-eval'; frame-ancestors 'none'" },
      -10,
      'csp-implemented-with-unsafe-eval',
    ],
    [
      'inline styles',
      { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'" },
      0,
      'csp-implemented-with-unsafe-inline-in-style-src-only',
    ],
    ['no HSTS', { 'strict-transport-security': undefined }, -20, 'hsts-not-implemented'],
    [
      'HSTS for a day',
      { 'strict-transport-security': 'max-age=86400' },
      -10,
      'hsts-implemented-max-age-less-than-six-months',
    ],
    ['whole addresses to others', { 'referrer-policy': 'unsafe-url' }, -5, 'referrer-policy-unsafe'],
    ['types guessed', { 'x-content-type-options': undefined }, -5, 'x-content-type-options-not-implemented'],
    [
      'resources for all',
      { 'cross-origin-resource-policy': 'cross-origin' },
      -20,
      'corp-implemented-with-cross-origin',
    ],
    [
      'content for all',
      { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' },
      -50,
      'cross-origin-resource-sharing-implemented-with-universal-access',
    ],
  ])('%s', async (_what, headers, penalty, result) => {
    const seen = await visit('/');
    const { results } = scoreOf({ ...seen, headers: { ...seen.headers, ...headers } });
    const found = Object.values(results);
    expect(found.map(([name]) => name)).toContain(result);
    expect(found.reduce((sum, [, modifier]) => sum + Math.min(0, modifier), 0)).toBe(penalty);
  });
});

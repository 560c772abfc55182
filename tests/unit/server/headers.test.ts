import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from '../../../src/server/http/security-headers.ts';
import { call, scriptName, start } from './fixtures.ts';
import type { Started } from './fixtures.ts';

let site: Started;
beforeAll(async () => void (site = await start()));
afterAll(() => site.stop());

const expected = securityHeaders({ frames: ['https://maps.example'] });

describe('security headers', () => {
  test.each([
    '/',
    '/nowhere',
    '/landing',
    '/%',
    `/${scriptName}`,
    '/api/mock/policies',
    '/api/none',
    '/api/mock/policy/%zz',
  ])('%s carries them all, sets no cookie, and lets no other origin read', async (path) => {
    const { headers } = await call(site.port, path);
    for (const [name, value] of Object.entries(expected)) expect(headers[name.toLowerCase()]).toBe(value);
    expect(
      Object.keys(headers).filter((name) => /^(set-cookie|access-control-.*|server|x-powered-by)$/.test(name)),
    ).toEqual([]);
  });

  test('only resources of the site are allowed, and frames that config declares', () => {
    const policy = expected['Content-Security-Policy']!.split('; ');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain('frame-src https://maps.example');
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy.join()).not.toMatch(/unsafe|\*|data:|http:/);
    expect(securityHeaders()['Content-Security-Policy']).toContain("frame-src 'none'");
    expect(securityHeaders()['Cross-Origin-Embedder-Policy']).toBe('require-corp');
  });
});

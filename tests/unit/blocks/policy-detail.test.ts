import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../src/api/client.ts';
import { isGone, policyOf } from '../../../src/api/policy.ts';
import { policyIdIn } from '../../../src/blocks/policy-detail/FetchedPolicy.tsx';
import { policy } from '../api/samples.ts';

describe('the policy of a page', () => {
  const get = vi.fn(async () => policy);
  const ask = (id: string) => new QueryClient().fetchQuery(policyOf({ get } as unknown as Api, id));

  it('is asked for by the end of the address, in any letter case [spec 2.33] [spec 2.59] [spec 7.04]', async () => {
    expect([policyIdIn('/policy/Health%2Dshield-PLUS/'), policyIdIn('/policy/%'), policyIdIn('/')]).toEqual([
      'health-shield-plus',
      '',
      '',
    ]);
    expect(await ask(policyIdIn('/policy/Health-Shield-Plus'))).toBe(policy);
    expect(get).toHaveBeenCalledWith(
      '/mock/policy/health-shield-plus',
      expect.anything(),
      undefined,
      expect.anything(),
    );
  });

  it.each(['', '../leads', 'a b', '<script>', 'a'.repeat(65)])(
    'is not asked for by "%s", which no policy can have',
    async (id) => {
      get.mockClear();
      const failure: unknown = await ask(id).catch((error: unknown) => error);
      expect([get.mock.calls.length, isGone(failure)]).toEqual([0, true]);
    },
  );

  it('is gone when the server says so, and not when the way there is broken', () => {
    const failed = (status?: number) => Object.assign(new Error(), { status });
    expect([404, 500, 429, undefined].map((status) => isGone(failed(status)))).toEqual([true, false, false, false]);
  });
});

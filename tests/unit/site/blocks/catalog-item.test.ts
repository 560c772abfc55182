import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { Api } from '../../../../src/site/api/client.ts';
import { itemOf, itemsWith, listedItems } from '../../../../src/site/catalog/items.ts';
import { itemIdIn } from '../../../../src/site/blocks/catalog-item/FetchedItem.tsx';
import { policies, policy } from '../api/samples.ts';

describe('the policy of a page', () => {
  const get = vi.fn(async () => policy);
  const ask = (id: string) => new QueryClient().fetchQuery(itemOf({ get } as unknown as Api, policies, id));

  it('is requested by the id in the address, in any letter case [spec 2.33] [spec 2.59] [spec 7.04]', async () => {
    const idIn = (pathname: string) => itemIdIn(pathname, '/policy/{id}');
    expect([idIn('/policy/Health%2Dshield-PLUS/'), idIn('/policy/%'), idIn('/')]).toEqual([
      'health-shield-plus',
      '',
      '',
    ]);
    expect(itemIdIn('/plans/health-shield-plus/details', '/plans/{id}/details')).toBe('health-shield-plus');
    expect(await ask(idIn('/policy/Health-Shield-Plus'))).toBe(policy);
    expect(get).toHaveBeenCalledWith(
      '/mock/policy/health-shield-plus',
      expect.anything(),
      undefined,
      expect.anything(),
    );
  });

  it.each(['', '../leads', 'a b', '<script>', 'a'.repeat(65)])(
    'is not requested by the invalid id "%s"',
    async (id) => {
      get.mockClear();
      await expect(ask(id)).rejects.toThrow();
      expect(get).not.toHaveBeenCalled();
    },
  );
});

describe('several policies', () => {
  const other = { ...policy, id: 'rail-yatra-cover' };
  const start = () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
    const get = vi.fn(async (path: string) => (path.endsWith('ies') ? [policy, other] : policy));
    const api = { get } as unknown as Api;
    /** A request of the page, which uses cached items. */
    const ask = async (...ids: string[]) => {
      const observer = new QueryObserver(client, itemsWith(api, policies, ids, client));
      const leave = observer.subscribe(() => undefined);
      await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true);
      leave();
      return observer.getCurrentResult().data;
    };
    return { client, get, api, ask };
  };

  it('are requested in one call, which leaves out unknown ones, and each is cached', async () => {
    const { client, get, api, ask } = start();
    expect(await ask(policy.id, other.id, 'none')).toEqual([policy, other]);
    const query = { ids: `${policy.id},${other.id},none` };
    expect(get.mock.calls).toEqual([['/mock/policies', expect.anything(), query, expect.anything()]]);
    expect(await client.fetchQuery(itemOf(api, policies, other.id))).toBe(other);
    expect(await ask(other.id)).toEqual([other]);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('cause no call if there are none', async () => {
    const { get, ask } = start();
    expect(await ask()).toEqual([]);
    expect(get).not.toHaveBeenCalled();
  });

  it('are requested again when a cached one is stale', async () => {
    const { client, get, api, ask } = start();
    for (const { id } of [policy, other])
      client.setQueryData(itemOf(api, policies, id).queryKey, policy, { updatedAt: id === other.id ? 1 : Date.now() });
    await ask(policy.id, other.id);
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('need no call when a list has loaded them, before or after the first use', async () => {
    const { client, get, ask } = start();
    await ask(policy.id);
    const observer = new QueryObserver(client, listedItems(client, policies));
    const leave = observer.subscribe(() => undefined);
    const known = () => [...(observer.getCurrentResult().data ?? []).keys()];
    expect(known()).toEqual([policy.id, other.id]);
    const third = { ...policy, id: 'griha-cover' };
    get.mockResolvedValueOnce([third]);
    await ask(third.id);
    await expect.poll(known).toContain(third.id);
    expect(known()).toEqual([policy.id, other.id, third.id]);
    expect(get).toHaveBeenCalledTimes(2);
    leave();
  });
});

import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import { isItem as isPolicy } from 'virtual:item-guard/policies';
import { isPolicyId } from '../catalog/policyId.ts';
import type { Api } from '../../api/client.ts';
import { arrayOf } from '../../api/guards.ts';
import type { Policy } from '../../plan/config.generated.ts';

/**
 * The query for one policy (spec 7.04), whose answer all parts of the site share. An id that no policy can have fails
 * without a call.
 */
export const policyOf = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['policy', id],
    queryFn: ({ signal }) =>
      isPolicyId(id) ? api.get(`/mock/policy/${id}`, isPolicy, undefined, signal) : Promise.reject(new NoSuchPolicy()),
    ...(isPolicyId(id) ? {} : { retry: false }),
  });

/**
 * The query for several policies in one call (spec 7.03). Its answer leaves out those that the catalog does not know.
 * Each policy is kept as the answer of `policyOf` too, and where `client` has all of them, there is no call; nor is
 * there one for no policies.
 */
export const policiesOf = (api: Api, ids: readonly string[], client: QueryClient) => {
  const kept = () => ids.map((id) => client.getQueryState(policyOf(api, id).queryKey));
  return queryOptions({
    queryKey: ['policies', 'ids', ids],
    queryFn: async ({ signal }) => {
      const policies = await api.get('/mock/policies', arrayOf(isPolicy), { ids: ids.join(',') }, signal);
      for (const policy of policies) client.setQueryData(policyOf(api, policy.id).queryKey, policy);
      addListed(client, policies);
      return policies;
    },
    initialData: () => {
      const policies = kept().flatMap((state) => state?.data ?? []);
      return policies.length === ids.length ? policies : undefined;
    },
    initialDataUpdatedAt: () => Math.min(...kept().map((state) => state?.dataUpdatedAt ?? 0)),
  });
};

/**
 * The query for the policies that lists have brought, by id, so that a chosen one is known whatever is listed now. It
 * makes no call: it starts with the lists in the cache, and each later list adds its own by `addListed`.
 */
export const listedPolicies = (client: QueryClient) =>
  queryOptions({
    queryKey: ['listed-policies'],
    queryFn: skipToken,
    initialData: (): ReadonlyMap<string, Policy> => {
      const lists = client.getQueriesData<Policy[]>({ queryKey: ['policies'] });
      return byId(lists.flatMap(([, policies]) => policies ?? []));
    },
  });

/** Adds the policies of a list to `listedPolicies`, if a part of the page has asked for them. */
export function addListed(client: QueryClient, policies: readonly Policy[]): void {
  const { queryKey } = listedPolicies(client);
  client.setQueryData(queryKey, (listed) => listed && new Map([...listed, ...byId(policies)]));
}

const byId = (policies: readonly Policy[]): ReadonlyMap<string, Policy> =>
  new Map(policies.map((policy) => [policy.id, policy]));

class NoSuchPolicy extends Error {
  override readonly name = 'NoSuchPolicy';
}

import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/client.ts';
import { isItem as isPolicy } from 'virtual:item-guard/policies';
import { arrayOf } from '../../../api/guards.ts';
import { useApi } from '../../../api/useApi.ts';
import { addListed, listedPolicies } from '../../api/policy.ts';
import type { Policy } from '../../../plan/config.generated.ts';
import type { Bounds, Criteria } from './criteria.ts';

type Filter = Pick<Criteria, 'type' | 'q' | 'maxPremium'>;

const isPolicies = arrayOf(isPolicy);

const policiesQuery = (api: Api, { type, q, maxPremium }: Filter) =>
  queryOptions({
    queryKey: ['policies', type, q, maxPremium],
    queryFn: async ({ client, signal }) => {
      const filter = { type, q, minPremium: 0, maxPremium };
      const policies = await api.get('/mock/policies', isPolicies, filter, signal);
      addListed(client, policies);
      return policies;
    },
  });

/** The policies that fit the filters (spec 7.03). Those of the previous filters stay until the new ones are there. */
export function usePolicies(filter: Filter, enabled: boolean) {
  return useQuery({ ...policiesQuery(useApi(), filter), enabled, placeholderData: keepPreviousData });
}

interface ChosenPolicies {
  /** The chosen ids. Those that no policy has are left out as soon as all policies have been fetched. */
  readonly ids: readonly string[];
  /** In the order in which they were chosen. */
  readonly policies: readonly Policy[];
}

const none: ReadonlyMap<string, Policy> = new Map();

/**
 * The chosen policies, whatever the filters are: from the lists that were fetched before, or else from that of all
 * policies.
 */
export function useChosenPolicies(ids: readonly string[], { types, max }: Bounds): ChosenPolicies {
  const { data: known = none } = useQuery(listedPolicies(useQueryClient()));
  const allPolicies = policiesQuery(useApi(), { type: types[0] ?? '', q: '', maxPremium: max });
  const { isSuccess } = useQuery({ ...allPolicies, enabled: ids.some((id) => !known.has(id)) });
  return {
    ids: isSuccess ? ids.filter((id) => known.has(id)) : ids,
    policies: ids.flatMap((id) => known.get(id) ?? []),
  };
}

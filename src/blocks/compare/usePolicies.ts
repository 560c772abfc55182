import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { isPolicy } from 'virtual:policy-guard';
import { arrayOf } from '../../api/guards.ts';
import { useApi } from '../../api/useApi.ts';
import type { Policy } from '../../plan/config.generated.ts';
import type { Bounds, Criteria } from './criteria.ts';

type Filter = Pick<Criteria, 'type' | 'q' | 'maxPremium'>;

const isPolicies = arrayOf(isPolicy);

const policiesOf = (api: Api, { type, q, maxPremium }: Filter) =>
  queryOptions({
    queryKey: ['policies', type, q, maxPremium],
    queryFn: ({ signal }) => api.get('/mock/policies', isPolicies, { type, q, minPremium: 0, maxPremium }, signal),
  });

/** The policies that fit (spec 7.03); those of the criteria before stay until they are there. */
export function usePolicies(filter: Filter, enabled: boolean) {
  return useQuery({ ...policiesOf(useApi(), filter), enabled, placeholderData: (before) => before });
}

export interface Chosen {
  /** Ids without those that no policy has, known once the list of everything is there. */
  readonly ids: readonly string[];
  /** In the order of choice. */
  readonly policies: readonly Policy[];
}

/** The chosen policies, whatever the filters are now: from all lists that were fetched, else from the list of everything. */
export function useChosen(ids: readonly string[], { types, max }: Bounds): Chosen {
  const fetched = useQueryClient().getQueriesData<Policy[]>({ queryKey: ['policies'] });
  const known = new Map(fetched.flatMap(([, policies]) => policies ?? []).map((policy) => [policy.id, policy]));
  const everything = policiesOf(useApi(), { type: types[0] ?? '', q: '', maxPremium: max });
  const { isSuccess } = useQuery({ ...everything, enabled: ids.some((id) => !known.has(id)) });
  return {
    ids: isSuccess ? ids.filter((id) => known.has(id)) : ids,
    policies: ids.flatMap((id) => known.get(id) ?? []),
  };
}

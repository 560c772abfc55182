import { useQuery } from '@tanstack/react-query';
import { isTermPlan } from 'virtual:term-plan-guard';
import { arrayOf } from '../../api/guards.ts';
import { useApi } from '../../api/useApi.ts';

const isTermPlans = arrayOf(isTermPlan);

/** All term plans (spec 7.05). Blocks of one page share the call. */
export function useTermPlans() {
  const api = useApi();
  return useQuery({
    queryKey: ['term-plans'],
    queryFn: ({ signal }) => api.get('/mock/term/plans', isTermPlans, undefined, signal),
  });
}

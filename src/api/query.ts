import { QueryClient } from '@tanstack/react-query';
import type { Query } from '../plan/config.generated.ts';
import { statusOf } from './errors.ts';

/** The data-fetching client (spec 7.02). */
export const createQueryClient = ({ retries, freshFor, refetchOnFocus }: Query): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < retries && isWorthRetrying(error),
        retryDelay,
        staleTime: freshFor,
        refetchOnWindowFocus: refetchOnFocus,
        // Without a network a call fails at once and the visitor is told; the default waits in silence.
        networkMode: 'always',
      },
    },
  });

/** The same request refused for what it says (4xx) is refused again; a 429 is about when it came. */
export function isWorthRetrying(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status < 400 || status >= 500;
}

/** In ms: 400, 800, then 1000, so that an error shows soon. */
export const retryDelay = (attempt: number): number => Math.min(400 * 2 ** attempt, 1000);

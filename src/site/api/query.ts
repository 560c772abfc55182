import { QueryClient } from '@tanstack/react-query';
import type { Query } from '../../shared/plan/config.generated.ts';
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
        // A call without a network fails at once, and the visitor is told. By default the library waits in silence.
        networkMode: 'always',
      },
    },
  });

/**
 * A request that was refused for its content (4xx) will be refused again. A 429 was refused because it came too soon.
 */
export function isWorthRetrying(error: unknown): boolean {
  const status = statusOf(error);
  return status === undefined || status === 429 || status < 400 || status >= 500;
}

/** In ms: 400, 800, then 1000. Short, so that the visitor soon sees the error. */
export const retryDelay = (attempt: number): number => Math.min(400 * 2 ** attempt, 1000);

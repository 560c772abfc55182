import { QueryClient } from '@tanstack/react-query';
import type { Query } from '../../shared/plan/config.generated.ts';

/** The data-fetching client (spec 7.02). */
export const createQueryClient = ({ retries, retryDelay, freshFor, refetchOnFocus }: Query): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: retries,
        retryDelay: (failures) => retryDelay * 2 ** failures,
        staleTime: freshFor,
        refetchOnWindowFocus: refetchOnFocus,
        // A call without a network fails at once, and the visitor is told. By default the library waits in silence.
        networkMode: 'always',
      },
    },
  });

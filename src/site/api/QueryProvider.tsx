import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Site } from '../../shared/plan/config.generated.ts';
import { createQueryClient } from './query.ts';
import { ApiContext, apiOf } from './useApi.ts';

let sharedClient: QueryClient | undefined;

/** The tab's one query client. */
export const queryClientOf = ({ query }: Pick<Site, 'query'>): QueryClient =>
  (sharedClient ??= createQueryClient(query));

/**
 * Provides its children with the tab's one HTTP client and one query client. A block that fetches wraps itself
 * in it, inside a part that is loaded lazily. So the page shows before the libraries are here, and pages without
 * such a block never load them.
 */
export default function QueryProvider({
  site,
  children,
}: {
  site: Pick<Site, 'http' | 'query' | 'storage'>;
  children: ReactNode;
}) {
  return (
    <ApiContext value={apiOf(site)}>
      <QueryClientProvider client={queryClientOf(site)}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

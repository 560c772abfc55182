import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Site } from '../plan/config.generated.ts';
import { createQueryClient } from './query.ts';
import { ApiContext, apiOf } from './useApi.ts';

let shared: QueryClient | undefined;

/**
 * Gives what stands in it the tab's one HTTP client and one query client. A block that fetches
 * wraps itself in it, in a part that it loads lazily: the page is there before the libraries,
 * other pages do without.
 */
export default function QueryProvider({ site, children }: { site: Site; children: ReactNode }) {
  shared ??= createQueryClient(site.query);
  return (
    <ApiContext value={apiOf(site)}>
      <QueryClientProvider client={shared}>{children}</QueryClientProvider>
    </ApiContext>
  );
}

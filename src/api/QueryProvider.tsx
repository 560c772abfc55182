import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSite } from '../render/context.tsx';
import { createQueryClient } from './query.ts';

let shared: QueryClient | undefined;

/**
 * Gives what stands in it the tab's one query client. A block that fetches wraps itself in it,
 * in a part that it loads lazily: the page is there before the library, other pages do without.
 */
export default function QueryProvider({ children }: { children: ReactNode }) {
  const { query } = useSite().site;
  shared ??= createQueryClient(query);
  return <QueryClientProvider client={shared}>{children}</QueryClientProvider>;
}

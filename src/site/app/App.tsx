import { Suspense } from 'react';
import { EntryContext, SiteContext, type CatalogEntry } from '../render/context.tsx';
import { ErrorBoundary } from '../render/ErrorBoundary.tsx';
import { Layout } from '../render/layout/Layout.tsx';
import { useSiteModule } from './hot.ts';
import { PageOutlet } from './PageOutlet.tsx';

/** The whole site inside a router. The same tree is prerendered and hydrated. */
export function App({ entry }: { entry?: CatalogEntry }) {
  return (
    <SiteContext value={useSiteModule()}>
      <EntryContext value={entry}>
        <Layout>
          <ErrorBoundary>
            <Suspense>
              <PageOutlet />
            </Suspense>
          </ErrorBoundary>
        </Layout>
      </EntryContext>
    </SiteContext>
  );
}

import { Suspense } from 'react';
import * as siteModule from 'virtual:site';
import { EntryContext, SiteContext, type Entry } from '../render/context.tsx';
import { ErrorBoundary } from '../render/ErrorBoundary.tsx';
import { Layout } from '../render/layout/Layout.tsx';
import { PageOutlet } from './PageOutlet.tsx';

/** The whole site inside a router. The same tree is prerendered and hydrated. */
export function App({ entry }: { entry?: Entry }) {
  return (
    <SiteContext value={siteModule}>
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

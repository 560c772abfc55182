/// <reference types="vite/client" />
import { useCallback, useEffect, useState } from 'react';
import { changedEvent } from '../contract/events.ts';
import type { SiteAnswer } from '../site/contract.ts';
import { api } from './api.ts';

/** The site as Studio knows it, and a number that grows whenever it may have changed. */
export interface KnownSite {
  readonly site: SiteAnswer | undefined;
  readonly version: number;
  readonly error: string | undefined;
}

/** The current site, loaded again whenever the server says that it has changed. */
export function useSite(): KnownSite {
  const [known, setKnown] = useState<KnownSite>({ site: undefined, version: 0, error: undefined });
  const load = useCallback(() => {
    api.site().then(
      (site) => setKnown(({ version }) => ({ site, version: version + 1, error: undefined })),
      (error: Error) => setKnown((before) => ({ ...before, error: error.message })),
    );
  }, []);
  useEffect(() => {
    load();
    import.meta.hot?.on(changedEvent, load);
    return () => import.meta.hot?.off(changedEvent, load);
  }, [load]);
  return known;
}

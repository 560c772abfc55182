import { createContext, useContext } from 'react';
import { openStorage } from '../storage/device.ts';
import { token } from '../storage/token.ts';
import type { Site } from '../../shared/plan/config.generated.ts';
import { createApi, type Api } from './client.ts';

let sharedApi: Api | undefined;

/**
 * The one HTTP client of the tab, with the site's settings and the token that the device keeps (spec 7.01, 9.04, 9.06).
 */
export function apiOf(site: Pick<Site, 'http' | 'storage'>): Api {
  sharedApi ??= createApi(
    site.http,
    token(
      openStorage(() => localStorage),
      site.storage.token,
    ).get,
  );
  return sharedApi;
}

export const ApiContext = createContext<Api | null>(null);

/** The HTTP client for a component. Throws outside a QueryProvider. */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('useApi needs a QueryProvider');
  return api;
}

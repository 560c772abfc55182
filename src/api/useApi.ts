import type { Site } from '../plan/config.generated.ts';
import { openStorage } from '../engine/storage/device.ts';
import { token } from '../engine/storage/token.ts';
import { useSite } from '../render/context.tsx';
import { createApi, type Api } from './client.ts';

let shared: Api | undefined;

/** The tab's one HTTP client, with the site's settings and the token on the device (spec 7.01, 9.04, 9.06). */
export function apiOf({ http, storage }: Site): Api {
  shared ??= createApi(http, token(openStorage(() => localStorage), storage.token).get);
  return shared;
}

/** The same for a component. It brings axios along. */
export const useApi = (): Api => apiOf(useSite().site);

import { useSyncExternalStore } from 'react';

/**
 * Whether what only the browser knows (address, storage) may show. False on the server and in the
 * first draw of a page that the server rendered, so that both draw the same.
 */
export function useLoaded(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;

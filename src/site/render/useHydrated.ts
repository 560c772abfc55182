import { useSyncExternalStore } from 'react';

/**
 * Whether the page may show what only the browser knows, such as the address's query or the device's storage.
 * False in the prerendered page and in the browser's first draw of it, because both must draw the same.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => undefined;

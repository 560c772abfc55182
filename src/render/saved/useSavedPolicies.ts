import { useSyncExternalStore } from 'react';
import { openStorage } from '../../storage/device.ts';
import { savedPolicies, type SavedPolicies, type SavedPolicy } from '../../storage/savedPolicies.ts';
import { useSite } from '../context.tsx';

let shared: SavedPolicies | undefined;
let follows = false;

/** The tab's one store of saved policies (spec 3.01). */
export function useSavedStore(): SavedPolicies {
  const { savedPolicies: key } = useSite().site.storage;
  return (shared ??= savedPolicies(
    openStorage(() => localStorage),
    key,
  ));
}

/** The policies that are saved on this device, in the order of saving. None in the prerendered page. */
export function useSavedPolicies(): readonly SavedPolicy[] {
  const store = useSavedStore();
  return useSyncExternalStore(subscribe, store.get, store.getServer);
}

/** From the first time on, to the end of the tab, it also follows other tabs: no change of theirs is missed between two pages. */
function subscribe(listener: () => void): () => void {
  if (!shared) return () => undefined;
  if (!follows) shared.connect(window);
  follows = true;
  return shared.subscribe(listener);
}

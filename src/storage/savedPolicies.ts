import type { DeviceStorage } from './device.ts';
import { hasIdAndTime, listStore } from './list.ts';
import type { Store } from './store.ts';

/** A policy that the visitor saved (spec 3.01). `savedAt` in ms. */
export interface SavedPolicy {
  readonly id: string;
  readonly savedAt: number;
}

/** Each call returns whether the list is on the device; false where storage is off or full, and it lives in this tab alone. */
export interface SavedPolicies extends Store<readonly SavedPolicy[]> {
  /** Saves it, at the end of the list. An id that is already saved stays as it is. */
  add(id: string): boolean;
  /** Puts one back where it stood, with the time that it had. */
  putBack(policy: SavedPolicy): boolean;
  remove(id: string): boolean;
}

/** The saved policies on this device (spec 3.01, 3.03), in the order in which they were saved. */
export function savedPolicies(
  storage: DeviceStorage | undefined,
  key: string,
  now: () => number = Date.now,
): SavedPolicies {
  const { change, ...store } = listStore(storage, key, isSavedPolicy);
  const put = (policy: SavedPolicy) =>
    change((all) => {
      if (all.some(({ id }) => id === policy.id)) return all;
      const later = all.findIndex(({ savedAt }) => savedAt > policy.savedAt);
      return later < 0 ? [...all, policy] : [...all.slice(0, later), policy, ...all.slice(later)];
    });
  return {
    ...store,
    add: (id) => put({ id, savedAt: now() }),
    putBack: put,
    remove: (id) =>
      change((all) => (all.some((policy) => policy.id === id) ? all.filter((policy) => policy.id !== id) : all)),
  };
}

const isSavedPolicy = (value: unknown): value is SavedPolicy => hasIdAndTime(value, 'savedAt');

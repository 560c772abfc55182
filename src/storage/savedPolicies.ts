import type { DeviceStorage } from './device.ts';
import { hasIdAndTime, listStore } from './listStore.ts';
import type { Store } from './store.ts';

/** A policy that the visitor saved (spec 3.01). `savedAt` is in ms. */
export interface SavedPolicy {
  readonly id: string;
  readonly savedAt: number;
}

/**
 * Each change returns whether it is on the device. It is not where storage is off or full: there the list lives in this
 * tab alone.
 */
export interface SavedPolicies extends Store<readonly SavedPolicy[]> {
  /** Saves a policy at the end of the list. One that is already saved keeps its place and time. */
  add(id: string): boolean;
  /** Puts a removed policy back where it stood, with the time that it had. */
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
  const insert = (policy: SavedPolicy) =>
    change((all) => {
      if (all.some(({ id }) => id === policy.id)) return all;
      const later = all.findIndex(({ savedAt }) => savedAt > policy.savedAt);
      return later < 0 ? [...all, policy] : [...all.slice(0, later), policy, ...all.slice(later)];
    });
  return {
    ...store,
    add: (id) => insert({ id, savedAt: now() }),
    putBack: insert,
    remove: (id) =>
      change((all) => (all.some((policy) => policy.id === id) ? all.filter((policy) => policy.id !== id) : all)),
  };
}

const isSavedPolicy = (value: unknown): value is SavedPolicy => hasIdAndTime(value, 'savedAt');

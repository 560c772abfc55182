import type { DeviceStorage } from './device.ts';
import { hasIdAndTime, listStore } from './list.ts';
import type { Store } from './store.ts';

/** A policy that the visitor saved (spec 3.01). `savedAt` in ms. */
export interface SavedPolicy {
  readonly id: string;
  readonly savedAt: number;
}

export interface SavedPolicies extends Store<readonly SavedPolicy[]> {
  /** Saves it, at the end of the list. An id that is already saved stays as it is. */
  add(id: string): void;
  remove(id: string): void;
}

/** The saved policies on this device (spec 3.01, 3.03), in the order in which they were saved. */
export function savedPolicies(storage: DeviceStorage | undefined, key: string, now: () => number = Date.now): SavedPolicies {
  const { change, ...store } = listStore(storage, key, isSavedPolicy);
  const isSaved = (id: string) => store.get().some((policy) => policy.id === id);
  return {
    ...store,
    add(id) {
      if (!isSaved(id)) change([...store.get(), { id, savedAt: now() }]);
    },
    remove(id) {
      if (isSaved(id)) change(store.get().filter((policy) => policy.id !== id));
    },
  };
}

const isSavedPolicy = (value: unknown): value is SavedPolicy => hasIdAndTime(value, 'savedAt');

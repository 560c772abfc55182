import { isPolicyId } from '../catalog/policyId.ts';
import type { DeviceStorage } from '../../storage/device.ts';
import { hasIdAndTime, listStore } from '../../storage/listStore.ts';
import type { Store } from '../../storage/store.ts';

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
  /**
   * Saves a policy at the end of the list, where the oldest one makes room for it if need be. One that is already saved
   * keeps its place and time.
   */
  add(id: string): boolean;
  /** Puts a removed policy back where it stood, with the time that it had. */
  putBack(policy: SavedPolicy): boolean;
  remove(...ids: readonly string[]): boolean;
}

/** The saved policies on this device (spec 3.01, 3.03), in the order in which they were saved and at most `longest`. */
export function savedPolicies(
  storage: DeviceStorage | undefined,
  key: string,
  longest: number,
  now: () => number = Date.now,
): SavedPolicies {
  const { change, ...store } = listStore(storage, key, { isItem: isSavedPolicy, longest, newest: 'last' });
  const insert = (policy: SavedPolicy) =>
    change((all) => {
      if (all.some(({ id }) => id === policy.id)) return all;
      // Room is made first: behind items with a time in the future the new one might be the oldest itself.
      const others = all.slice(Math.max(0, all.length + 1 - longest));
      const later = others.findIndex(({ savedAt }) => savedAt > policy.savedAt);
      return later < 0 ? [...others, policy] : [...others.slice(0, later), policy, ...others.slice(later)];
    });
  return {
    ...store,
    add: (id) => insert({ id, savedAt: now() }),
    putBack: insert,
    remove: (...ids) =>
      change((all) => (all.some(({ id }) => ids.includes(id)) ? all.filter(({ id }) => !ids.includes(id)) : all)),
  };
}

const isSavedPolicy = (value: unknown): value is SavedPolicy =>
  hasIdAndTime(value, 'savedAt') && isPolicyId((value as SavedPolicy).id);

import type { DeviceStorage } from './device.ts';
import { hasIdAndTime, listStore } from './listStore.ts';
import type { Store } from './store.ts';

/** What the visitor sees of something that can be saved, which is kept with it. */
export interface SeenItem {
  /** Such as its price. */
  readonly words?: string | undefined;
  /** The names of what is different about it. */
  readonly changed?: readonly string[] | undefined;
}

/** Something that the visitor saved (spec 3.01). `savedAt` is in ms. */
export interface SavedItem extends SeenItem {
  readonly id: string;
  readonly savedAt: number;
}

/**
 * Each change returns whether it is on the device. It is not if storage is off or full: then the list exists only in
 * this tab.
 */
export interface SavedItems extends Store<readonly SavedItem[]> {
  /**
   * Saves an item at the end of the list, where the oldest one makes room for it if need be. One that is already saved
   * keeps its place and time.
   */
  add(id: string, seen?: SeenItem): boolean;
  /** Puts a removed item back in its place, with its time. */
  putBack(item: SavedItem): boolean;
  remove(...ids: readonly string[]): boolean;
}

/** Which items may be saved, and how many. */
export interface SavedRules {
  readonly isId: (text: string) => boolean;
  readonly longest: number;
}

/** What is saved on this device (spec 3.01, 3.03), in the order in which it was saved and at most `longest`. */
export function savedItems(
  storage: DeviceStorage | undefined,
  key: string,
  { isId, longest }: SavedRules,
  now: () => number = Date.now,
): SavedItems {
  const isItem = (value: unknown): value is SavedItem =>
    hasIdAndTime(value, 'savedAt') &&
    isId((value as SavedItem).id) &&
    isWords((value as SavedItem).words) &&
    areNames((value as SavedItem).changed);
  const { change, ...store } = listStore(storage, key, { isItem, longest, newest: 'last' });
  const insert = (saved: SavedItem) =>
    change((all) => {
      if (all.some(({ id }) => id === saved.id)) return all;
      // Room is made first: behind items with a time in the future the new one might be the oldest itself.
      const others = all.slice(Math.max(0, all.length + 1 - longest));
      const later = others.findIndex(({ savedAt }) => savedAt > saved.savedAt);
      return later < 0 ? [...others, saved] : [...others.slice(0, later), saved, ...others.slice(later)];
    });
  return {
    ...store,
    add: (id, { words, changed } = {}) =>
      insert({ id, savedAt: now(), ...(words !== undefined && { words }), ...(changed && { changed }) }),
    putBack: insert,
    remove: (...ids) =>
      change((all) => (all.some(({ id }) => ids.includes(id)) ? all.filter(({ id }) => !ids.includes(id)) : all)),
  };
}

/** Longer ones are not ours. */
const isWords = (value: unknown): boolean => value === undefined || (typeof value === 'string' && value.length <= 200);

const areNames = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.length <= 20 && value.every(isWords));

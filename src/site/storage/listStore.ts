import { readJson, writeJson, type DeviceStorage } from './device.ts';
import { listeners } from './listeners.ts';
import { watchStorage, type Store } from './store.ts';

/** A list on the device. */
export interface ListStore<T> extends Store<readonly T[]> {
  /**
   * Replaces the current list by what `make` returns for it, in memory even where it cannot be written.
   * Returns  whether the new list is on the device
   */
  change(make: (items: readonly T[]) => readonly T[]): boolean;
}

/** What a list may hold. */
interface ListRules<T> {
  readonly isItem: (value: unknown) => value is T;
  /** Most items. The oldest ones are removed. */
  readonly longest: number;
  /** The end of the list with the newest item. */
  readonly newest: 'first' | 'last';
}

/**
 * A list that is read when the store is made, and is empty when it cannot be read (spec 3.03). Items that `isItem` does
 * not accept are left out, and so are the oldest of too many; of two items with one id the first stays. Storage can be
 * changed by others, so this applies to reading as well as to writing.
 */
export function listStore<T extends { readonly id: string }>(
  storage: DeviceStorage | undefined,
  key: string,
  { isItem, longest, newest }: ListRules<T>,
): ListStore<T> {
  const none: readonly T[] = [];
  const { subscribe, notify } = listeners();
  const shortened = (items: readonly T[]): readonly T[] => {
    if (items.length <= longest) return items;
    return newest === 'first' ? items.slice(0, longest) : items.slice(-longest);
  };
  const load = (): readonly T[] => {
    const stored = readJson(storage, key);
    return Array.isArray(stored) ? shortened(firstOfEachId(stored.filter(isItem))) : none;
  };
  let items = load();
  let isOnDevice = true;
  const replace = (next: readonly T[]) => {
    items = next;
    notify();
  };
  return {
    get: () => items,
    getServer: () => none,
    subscribe,
    connect: (target) =>
      watchStorage(target, storage, key, () => {
        isOnDevice = true;
        replace(load());
      }),
    change(make) {
      // Another tab may have written since, without an event: reading again keeps its changes.
      const before = isOnDevice ? load() : items;
      const next = shortened(make(before));
      if (next !== before) isOnDevice = writeJson(storage, key, next);
      if (!haveSameIds(next, items)) replace(next);
      return isOnDevice;
    },
  };
}

function firstOfEachId<T extends { readonly id: string }>(items: readonly T[]): readonly T[] {
  const byId = new Map<string, T>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

const haveSameIds = (a: readonly { readonly id: string }[], b: readonly { readonly id: string }[]): boolean =>
  a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);

/**
 * Whether a value is an object with a text `id` and, under the name `time`, a time in ms. All our lists hold such
 * items.
 */
export function hasIdAndTime(value: unknown, time: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Readonly<Record<string, unknown>>;
  return typeof item.id === 'string' && Number.isFinite(item[time]);
}

import { readJson, writeJson, type DeviceStorage } from './device.ts';
import { listeners } from './listeners.ts';
import { follow, type Store } from './store.ts';

/** A list on the device. */
export interface ListStore<T> extends Store<readonly T[]> {
  /**
   * Replaces the current list by what `make` returns for it, in memory even where it cannot be written.
   * Returns  whether the new list is on the device
   */
  change(make: (items: readonly T[]) => readonly T[]): boolean;
}

/**
 * A list that is read when the store is made, and is empty when it cannot be read (spec 3.03).
 * Items that `isItem` does not accept are left out; of two items with one id the first stays.
 */
export function listStore<T extends { readonly id: string }>(
  storage: DeviceStorage | undefined,
  key: string,
  isItem: (value: unknown) => value is T,
): ListStore<T> {
  const none: readonly T[] = [];
  const { subscribe, notify } = listeners();
  const load = (): readonly T[] => {
    const stored = readJson(storage, key);
    return Array.isArray(stored) ? stored.filter(isItem).filter(isFirstOfId) : none;
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
      follow(target, storage, key, () => {
        isOnDevice = true;
        replace(load());
      }),
    change(make) {
      // Another tab may have written since, without our hearing of it: reading again keeps what it wrote.
      const before = isOnDevice ? load() : items;
      const next = make(before);
      if (next !== before) isOnDevice = writeJson(storage, key, next);
      if (!haveSameIds(next, items)) replace(next);
      return isOnDevice;
    },
  };
}

const isFirstOfId = <T extends { readonly id: string }>(item: T, index: number, items: readonly T[]): boolean =>
  items.findIndex((other) => other.id === item.id) === index;

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

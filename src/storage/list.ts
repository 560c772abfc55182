import { readJson, writeJson, type DeviceStorage } from './device.ts';
import { follow, listeners, type Store } from './store.ts';

/** A list on the device. */
export interface ListStore<T> extends Store<readonly T[]> {
  /**
   * Makes another list of the one that is there now, in memory even where it cannot be written.
   * Returns  whether it is on the device
   */
  change(make: (items: readonly T[]) => readonly T[]): boolean;
}

/**
 * A list that loads at the start and is empty when it cannot be read (spec 3.03).
 * `isItem` sorts out items of another shape; of two with one id the first stays.
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
  let isKept = true;
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
        isKept = true;
        replace(load());
      }),
    change(make) {
      // What another tab wrote since, whether or not we were told, must not be lost.
      const before = isKept ? load() : items;
      const next = make(before);
      if (next !== before) isKept = writeJson(storage, key, next);
      if (!haveSameIds(next, items)) replace(next);
      return isKept;
    },
  };
}

const isFirstOfId = <T extends { readonly id: string }>(item: T, index: number, items: readonly T[]): boolean =>
  items.findIndex((other) => other.id === item.id) === index;

const haveSameIds = (a: readonly { readonly id: string }[], b: readonly { readonly id: string }[]): boolean =>
  a.length === b.length && a.every(({ id }, index) => id === b[index]?.id);

/** Whether it is an object with a text `id` and a time in ms under `time`: what both lists hold. */
export function hasIdAndTime(value: unknown, time: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Readonly<Record<string, unknown>>;
  return typeof item.id === 'string' && Number.isFinite(item[time]);
}

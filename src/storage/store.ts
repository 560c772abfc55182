import type { DeviceStorage } from './device.ts';

/** What a store listens to: `window`, or anything that sends `storage` events. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
}

/** The parts of a StorageEvent that we read; a null key means that everything was cleared. */
export interface StorageChange {
  readonly key: string | null;
  readonly storageArea?: unknown;
}

/** A value on the device, shaped for `useSyncExternalStore(store.subscribe, store.get, store.getServer)`. */
export interface Store<T> {
  get(): T;
  /** What the server rendered: always the empty value. */
  getServer(): T;
  subscribe(listener: () => void): () => void;
  /** Follow the changes of other tabs. Returns the function that ends it. */
  connect(target: StorageEvents): () => void;
}

/** Who wants to hear of a store's changes; `notify` tells them all. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    subscribe(listener: () => void) {
      all.add(listener);
      return () => void all.delete(listener);
    },
    notify() {
      for (const listener of [...all]) listener();
    },
  };
}

/** Call `reload` when another tab changes the key of this storage. Returns the function that ends it. */
export function follow(
  target: StorageEvents,
  storage: DeviceStorage | undefined,
  key: string,
  reload: () => void,
): () => void {
  const listener = (event: StorageChange) => {
    const isOurs = event.storageArea === undefined || event.storageArea === null || event.storageArea === storage;
    if (isOurs && (event.key === null || event.key === key)) reload();
  };
  target.addEventListener('storage', listener);
  return () => target.removeEventListener('storage', listener);
}

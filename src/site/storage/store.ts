import type { DeviceStorage } from './device.ts';

/** The source of `storage` events: `window`, or anything that sends them. */
export interface StorageEvents {
  addEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
  removeEventListener(type: 'storage', listener: (event: StorageChange) => void): void;
}

/** The parts of a StorageEvent that we read. A null key means that everything was cleared. */
export interface StorageChange {
  readonly key: string | null;
  readonly storageArea?: unknown;
}

/** A value on the device, shaped for `useSyncExternalStore(store.subscribe, store.get, store.getServer)`. */
export interface Store<T> {
  get(): T;
  /** What the prerendered page shows: always the empty value. */
  getServer(): T;
  subscribe(listener: () => void): () => void;
  /** Follows changes that other tabs make. Returns the function that ends it. */
  connect(target: StorageEvents): () => void;
}

/** Calls `reload` when another tab changes the key of this storage. Returns the function that ends it. */
export function watchStorage(
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

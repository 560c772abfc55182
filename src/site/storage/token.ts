import { readText, removeKey, writeText, type DeviceStorage } from './device.ts';
import { listeners } from './listeners.ts';
import { watchStorage, type Store } from './store.ts';

export interface Token extends Store<string | null> {
  set(token: string): void;
  clear(): void;
}

/**
 * The sign-in token (spec 3.04, 6.01); null when there is none. `get` reads it from the device each time,
 * because every request must send the one that is there now (spec 7.01).
 */
export function token(storage: DeviceStorage | undefined, key: string): Token {
  const { subscribe, notify } = listeners();
  /** The latest value if the device refused it; undefined while the stored one is valid. */
  let unwritten: string | null | undefined;
  const keep = (value: string | null, written: boolean) => {
    unwritten = written ? undefined : value;
    notify();
  };
  return {
    get: () => (unwritten === undefined ? readText(storage, key) : unwritten) || null,
    getServer: () => null,
    subscribe,
    connect: (target) => watchStorage(target, storage, key, () => keep(null, true)),
    set: (value) => keep(value, writeText(storage, key, value)),
    clear: () => keep(null, removeKey(storage, key)),
  };
}

import type { DeviceStorage } from '../../../../src/site/storage/device.ts';
import type { StorageChange, StorageEvents } from '../../../../src/site/storage/store.ts';

export type Device = DeviceStorage & { readonly entries: Map<string, string> };

/** Working storage. */
export function device(entries: Readonly<Record<string, string>> = {}): Device {
  const map = new Map(Object.entries(entries));
  return {
    entries: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
  };
}

const refuse = (): never => {
  throw new Error('refused');
};

/** Full storage: it can be read and emptied. */
export const fullDevice = (entries: Readonly<Record<string, string>> = {}): Device => ({
  ...device(entries),
  setItem: refuse,
});

/** Disabled storage. */
export const offDevice = (): DeviceStorage => ({ getItem: refuse, setItem: refuse, removeItem: refuse });

/** Sends events from other tabs. */
export function otherTabs(): StorageEvents & { send(change: StorageChange): void } {
  const all = new Set<(change: StorageChange) => void>();
  return {
    addEventListener: (_, listener) => void all.add(listener),
    removeEventListener: (_, listener) => void all.delete(listener),
    send: (change) => all.forEach((listener) => listener(change)),
  };
}

import type { DeviceStorage } from '../../../../src/site/storage/device.ts';
import type { StorageChange, StorageEvents } from '../../../../src/site/storage/store.ts';

export type Device = DeviceStorage & { readonly kept: Map<string, string> };

/** Storage that works. */
export function device(kept: Readonly<Record<string, string>> = {}): Device {
  const map = new Map(Object.entries(kept));
  return {
    kept: map,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: (key) => void map.delete(key),
  };
}

const refuse = (): never => {
  throw new Error('refused');
};

/** Storage that is full: it can be read and emptied. */
export const fullDevice = (kept: Readonly<Record<string, string>> = {}): Device => ({
  ...device(kept),
  setItem: refuse,
});

/** Storage that is switched off. */
export const offDevice = (): DeviceStorage => ({ getItem: refuse, setItem: refuse, removeItem: refuse });

/** Sends what other tabs did. */
export function otherTabs(): StorageEvents & { send(change: StorageChange): void } {
  const all = new Set<(change: StorageChange) => void>();
  return {
    addEventListener: (_, listener) => void all.add(listener),
    removeEventListener: (_, listener) => void all.delete(listener),
    send: (change) => all.forEach((listener) => listener(change)),
  };
}

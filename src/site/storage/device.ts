/** The part of the browser's storage that we use. Every call may throw: storage can be off, full or forbidden. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Takes `() => localStorage`. Returns undefined on a server, and where the browser throws as soon as storage is named.
 */
export function openStorage(open: () => DeviceStorage | undefined): DeviceStorage | undefined {
  return attempt(open);
}

/** The text under a key; null when there is none or it cannot be read. */
export const readText = (storage: DeviceStorage | undefined, key: string): string | null =>
  attempt(() => storage?.getItem(key)) ?? null;

/** The value under a key; undefined when there is none or its text is not JSON. */
export const readJson = (storage: DeviceStorage | undefined, key: string): unknown =>
  attempt((): unknown => JSON.parse(readText(storage, key) ?? ''));

/** Returns whether the text was written and can be read again: not when storage is full, off or absent. */
export const writeText = (storage: DeviceStorage | undefined, key: string, text: string): boolean =>
  attempt(() => {
    storage?.setItem(key, text);
    return storage?.getItem(key) === text;
  }) ?? false;

/** Returns whether the value was written: also not when it cannot be turned into JSON. */
export const writeJson = (storage: DeviceStorage | undefined, key: string, value: unknown): boolean =>
  attempt(() => writeText(storage, key, JSON.stringify(value))) ?? false;

/** Returns whether the key is gone. */
export const removeKey = (storage: DeviceStorage | undefined, key: string): boolean =>
  attempt(() => {
    storage?.removeItem(key);
    return true;
  }) ?? false;

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** 128 random bits in hexadecimal. `crypto.randomUUID` does not exist where a page is not served over HTTPS. */
export const randomId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Whether JSON or an entry of the history is an object with keys. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

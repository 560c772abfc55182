/** What we use of the browser's storage. Any of it may throw: storage off, full, or forbidden. */
export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `openStorage(() => localStorage)`: undefined where even naming it throws, or on a server. */
export function openStorage(open: () => DeviceStorage | undefined): DeviceStorage | undefined {
  return attempt(open);
}

/** The text under a key; null when there is none or it cannot be read. */
export const readText = (storage: DeviceStorage | undefined, key: string): string | null =>
  attempt(() => storage?.getItem(key)) ?? null;

/** The JSON under a key; undefined when there is none or it is no JSON. */
export const readJson = (storage: DeviceStorage | undefined, key: string): unknown =>
  attempt((): unknown => JSON.parse(readText(storage, key) ?? ''));

/** Whether the text was written; false when storage is full, off or absent. */
export const writeText = (storage: DeviceStorage | undefined, key: string, text: string): boolean =>
  attempt(() => {
    storage?.setItem(key, text);
    return storage !== undefined;
  }) ?? false;

/** Whether the value could be put as JSON and written. */
export const writeJson = (storage: DeviceStorage | undefined, key: string, value: unknown): boolean =>
  attempt(() => writeText(storage, key, JSON.stringify(value))) ?? false;

/** Whether the key is gone. */
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

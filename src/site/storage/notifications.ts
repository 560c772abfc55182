import { randomId, type DeviceStorage } from './device.ts';
import { hasIdAndTime, listStore } from './listStore.ts';
import type { Store } from './store.ts';

/** A notification with whatever fields its caller gave it (spec 3.02). `createdAt` is in ms. */
export interface Notification {
  readonly id: string;
  readonly createdAt: number;
  readonly [field: string]: unknown;
}

export interface Notifications extends Store<readonly Notification[]> {
  /** Puts a notification on top. `fields` cannot replace its id or time. */
  add(fields?: Readonly<Record<string, unknown>>): Notification;
  remove(id: string): void;
}

/** The notifications on this device, newest first and at most `longest` (spec 3.02, 3.03). */
export function notifications(
  storage: DeviceStorage | undefined,
  key: string,
  longest: number,
  now: () => number = Date.now,
): Notifications {
  const { change, ...store } = listStore(storage, key, { isItem: isNotification, longest, newest: 'first' });
  return {
    ...store,
    add(fields = {}) {
      const notification = { ...fields, id: randomId(), createdAt: now() };
      change((all) => [notification, ...all]);
      return notification;
    },
    remove: (id) => void change((all) => all.filter((one) => one.id !== id)),
  };
}

const isNotification = (value: unknown): value is Notification => hasIdAndTime(value, 'createdAt');

import { isItemId, isOfferId } from '../../shared/catalog/ids.ts';
import type { SitePlan } from '../../shared/plan/site.ts';
import { openStorage, type DeviceStorage } from './device.ts';
import { notifications, type Notifications } from './notifications.ts';
import { savedItems, type SavedItems } from './savedItems.ts';
import type { Store } from './store.ts';

/** A list of saved things: its key on the device, and which ids are valid. */
export interface SavedList {
  readonly key: string;
  readonly isId: (text: string) => boolean;
}

/** The items of a catalog that visitors save (spec 3.01). */
export const savedList = (key: string): SavedList => ({ key, isId: isItemId });

/** The items that forms offer and visitors save. */
export const savedOffers = (key: string): SavedList => ({ key, isId: isOfferId });

type DeviceSettings = Pick<SitePlan['storage'], 'notifications' | 'longestList'>;

/** By their keys the one store of each list, which all components of this tab share. */
const saved = new Map<string, SavedItems>();
const notified = new Map<string, Notifications>();

export const savedStore = ({ key, isId }: SavedList, { longestList }: DeviceSettings): SavedItems =>
  sharedIn(saved, key, (storage) => savedItems(storage, key, { isId, longest: longestList }));

export const notificationsOf = ({ notifications: key, longestList }: DeviceSettings): Notifications =>
  sharedIn(notified, key, (storage) => notifications(storage, key, longestList));

/** Loads the lists of the device as the site starts (spec 3.03). */
export function loadLists({ storage, savedLists }: Pick<SitePlan, 'storage' | 'savedLists'>): void {
  notificationsOf(storage);
  for (const key of savedLists) savedStore(savedList(key), storage);
  if (storage.savedOffers !== undefined) savedStore(savedOffers(storage.savedOffers), storage);
}

/** A new store never stops to follow other tabs, so that it misses no change. The prerenderer has no tabs. */
function sharedIn<T extends Store<unknown>>(
  stores: Map<string, T>,
  key: string,
  make: (storage: DeviceStorage | undefined) => T,
): T {
  const known = stores.get(key);
  if (known) return known;
  const store = make(openStorage(() => localStorage));
  if (typeof window !== 'undefined') store.connect(window);
  stores.set(key, store);
  return store;
}

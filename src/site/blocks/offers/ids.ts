import { useSite } from '../../render/context.tsx';
import { savedOffers, type SavedList } from '../../storage/lists.ts';

/** An item of what a form offers, in an address or on the device: health.tulsi-gold. */
export const offerId = (form: string, item: string): string => `${form}.${item}`;

/** The form of an item. */
export const formOf = (id: string): string => id.split('.')[0]!;

/** The items that visitors save. The contract of the block says in x-needs that site.yaml has their key. */
export const useSavedOffers = (): SavedList => savedOffers(useSite().site.storage.savedOffers!);

/** The query parameter for the id of an item, which may repeat. */
const PARAM = 'offers';

export const shareAddress = (page: string, ids: readonly string[]): string =>
  `${page}?${String(new URLSearchParams(ids.map((id) => [PARAM, id])))}`;

export const idsIn = (search: string): readonly string[] => new URLSearchParams(search).getAll(PARAM);

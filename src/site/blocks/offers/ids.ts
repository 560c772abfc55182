import { useSite } from '../../render/context.tsx';
import { savedOffers, type SavedList } from '../../storage/lists.ts';

/** An item of what a form offers, in an address or on the device: health.tulsi-gold. */
export const offerId = (form: string, item: string): string => `${form}.${item}`;

/** The form of an item. */
export const formOf = (id: string): string => id.split('.')[0]!;

/** The items that visitors save. The contract of the block says in x-needs that site.yaml has their key. */
export const useSavedOffers = (): SavedList => savedOffers(useSite().site.storage.savedOffers!);

/** The query parameter for the id of an item and its price, health.tulsi-gold:8084, which may repeat. */
const PARAM = 'offers';

/** An item that an address names, with the price that its visitor saw. */
export interface NamedOffer {
  readonly id: string;
  readonly price?: number;
}

/** The address of a page that shows items, with the prices that they have here. */
export const shareAddress = (page: string, shown: readonly NamedOffer[]): string =>
  `${page}?${String(new URLSearchParams(shown.map(({ id, price }) => [PARAM, price === undefined ? id : `${id}:${price}`])))}`;

/** The items that an address names. What is not a price is left out. */
export const offersIn = (search: string): readonly NamedOffer[] =>
  new URLSearchParams(search).getAll(PARAM).map((text) => {
    const [id = '', amount = ''] = text.split(':');
    return { id, ...(/^[1-9]\d{0,8}$/.test(amount) && { price: Number(amount) }) };
  });

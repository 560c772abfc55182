import type { AboutValues, OffersPlan } from '../../../shared/plan/offers.ts';
import { useSite } from '../../render/context.tsx';
import { savedOffers, type SavedList } from '../../storage/lists.ts';

/** An item of what a form offers, in an address or on the device: health.tulsi-gold. */
export const offerId = (form: string, item: string): string => `${form}.${item}`;

/** The form of an item. */
export const formOf = (id: string): string => id.split('.')[0]!;

/** The items that visitors save. The contract of the block says in x-needs that site.yaml has their key. */
export const useSavedOffers = (): SavedList => savedOffers(useSite().site.storage.savedOffers!);

/**
 * The query parameter for the id of an item, its price, what this is for, and what is different about the item. It may
 * repeat: health.tulsi-gold:8084:amount=1000000:two-rooms.
 */
const PARAM = 'offers';

/** An item that an address names, with the price that its visitor saw, and the values in the words about it. */
export interface NamedOffer {
  readonly id: string;
  readonly price?: number;
  readonly told?: AboutValues;
  /** The names of what was different about the item. */
  readonly changed?: readonly string[];
}

/** The address of a page that shows items, with the prices that they have here. */
export const shareAddress = (page: string, shown: readonly NamedOffer[]): string =>
  `${page}?${String(new URLSearchParams(shown.map((one) => [PARAM, inAddress(one)])))}`;

function inAddress({ id, price, told = {}, changed = [] }: NamedOffer): string {
  const values = Object.entries(price === undefined ? {} : told).map(([name, value]) => `${name}=${value}`);
  return [id, price, values.join(','), changed.join(',')].join(':').replace(/:+$/, '');
}

/** An item that an address names, with unchecked texts of the values in the words about it. */
export interface SharedOffer extends Omit<NamedOffer, 'told'> {
  readonly told: Readonly<Record<string, string>>;
}

/** The items that an address names. What is not a price is left out. */
export const offersIn = (search: string): readonly SharedOffer[] =>
  new URLSearchParams(search).getAll(PARAM).map((text) => {
    const [id = '', amount = '', values = '', changes = ''] = text.split(':');
    const told = Object.fromEntries(values.split(',').map((one) => one.split('=', 2)));
    return { id, told, changed: changes.split(','), ...(/^[1-9]\d{0,8}$/.test(amount) && { price: Number(amount) }) };
  });

/** The values of an address that the words about a price can have: no text but a choice. */
export const toldIn = (read: SharedOffer['told'], { told = [], fields }: OffersPlan): AboutValues =>
  Object.fromEntries(
    told.flatMap((name) => {
      const text = Object.hasOwn(read, name) ? read[name]! : '';
      const choices = Object.hasOwn(fields, name) ? fields[name]!.choices : undefined;
      const value = choices ? choices.find((one) => String(one.value) === text)?.value : plainValue(text);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );

const plainValue = (text: string): number | boolean | undefined =>
  text === 'true' || text === 'false'
    ? text === 'true'
    : /^\d{1,12}(\.\d{1,20})?$/.test(text)
      ? Number(text)
      : undefined;

import { problems as say } from '../../../shared/problems/catalogue.ts';
import type { Checked } from '../../check/checked.ts';
import { placeOf } from '../../read/source.ts';
import { judged, combined, type Examined } from './examined.ts';

/**
 * Checks that the items of a catalog come with the least price first, because lists show them in its order until the
 * visitor sorts them. Offers of forms need no check: their block sorts them.
 */
export function examineOrder(source: Checked<'catalog'>): Examined {
  const { attributes = {}, items, unfair } = source.data;
  const key = Object.keys(attributes).find((name) => attributes[name]!.tells === 'price');
  if (key === undefined) return combined('order', [{ counts: {}, unfair: unneeded(source, true), excused: [] }]);
  const prices = items.map((item) => Number(item[key] ?? attributes[key]!.missing));
  const late = firstLate(prices);
  const counts = { items: items.length };
  if (!late) return combined('order', [{ counts, unfair: unneeded(source, unfair !== undefined), excused: [] }]);
  const { index, dearer } = late;
  const place = items[index]![key] === undefined ? ['items', index] : ['items', index, key];
  const problem = say.dearerFirst(placeOf(source, place), prices[index]!, dearer);
  return combined('order', [{ counts, ...judged(problem, unfair?.order) }]);
}

/** The first price after a greater one. An item without a price, which is NaN here, says nothing of the others. */
function firstLate(prices: readonly number[]): { readonly index: number; readonly dearer: number } | undefined {
  let dearer = -Infinity;
  for (const [index, price] of prices.entries()) {
    if (price < dearer) return { index, dearer };
    if (price > dearer) dearer = price;
  }
  return undefined;
}

/** Counts the blocks with offers, which always show the least price first. */
export const countOffers = ({ data: { blocks = [] } }: Checked<'page'>): Examined =>
  combined('order', [
    { counts: { 'lists of offers': blocks.filter(({ block }) => block === 'offers').length }, unfair: [], excused: [] },
  ]);

const unneeded = (source: Checked<'catalog'>, isFine: boolean) =>
  isFine && source.data.unfair ? [say.unneededFair(placeOf(source, ['unfair', 'order'], 'key'), 'order')] : [];

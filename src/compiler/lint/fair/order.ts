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
  const late = prices.findIndex((price, index) => index > 0 && price < prices[index - 1]!);
  const counts = { items: items.length };
  if (late < 0) return combined('order', [{ counts, unfair: unneeded(source, unfair !== undefined), excused: [] }]);
  const place = items[late]![key] === undefined ? ['items', late] : ['items', late, key];
  const problem = say.dearerFirst(placeOf(source, place), prices[late]!, prices[late - 1]!);
  return combined('order', [{ counts, ...judged(problem, unfair?.order) }]);
}

/** Counts the blocks with offers, which always show the least price first. */
export const countOffers = ({ data: { blocks = [] } }: Checked<'page'>): Examined =>
  combined('order', [
    { counts: { 'lists of offers': blocks.filter(({ block }) => block === 'offers').length }, unfair: [], excused: [] },
  ]);

const unneeded = (source: Checked<'catalog'>, isFine: boolean) =>
  isFine && source.data.unfair ? [say.unneededFair(placeOf(source, ['unfair', 'order'], 'key'), 'order')] : [];

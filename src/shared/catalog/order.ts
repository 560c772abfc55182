import type { CatalogItem, CatalogPlan } from '../plan/catalog.ts';
import { figureOf } from './values.ts';

/** The catalog's own order. Any other order is the name of an attribute. */
export const listedOrder = 'listed';

/**
 * The items in an order: those with the best figure first, those without one last. Equal items keep the catalog's
 * order.
 */
export function sorted(items: readonly CatalogItem[], order: string, catalog: CatalogPlan): readonly CatalogItem[] {
  const better = catalog.attributes[order]?.better;
  if (!better) return items;
  const score = scoreOf(order, catalog);
  // Two without a figure are equal, and the difference of their scores is NaN.
  return [...items].sort((one, other) => score(other) - score(one) || 0);
}

/** How good an item is in an attribute: the higher, the better. An item without a figure comes last. */
export const scoreOf = (name: string, catalog: Pick<CatalogPlan, 'attributes'>) => {
  const sign = catalog.attributes[name]?.better === 'lowest' ? -1 : 1;
  return (item: CatalogItem): number => {
    const figure = figureOf(item, name, catalog);
    return figure === undefined ? -Infinity : sign * figure;
  };
};

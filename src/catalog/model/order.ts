import type { CatalogItem, CatalogPlan } from '../../plan/catalog.ts';
import { valueOf } from './told.ts';

/** The order of the catalog. Any other one is that of an attribute. */
export const listed = 'listed';

/** The items in an order: those with the best figure first. Equals stay as they are listed. */
export function sorted(items: readonly CatalogItem[], order: string, catalog: CatalogPlan): readonly CatalogItem[] {
  const better = catalog.attributes[order]?.better;
  if (!better) return items;
  const score = scoreOf(order, catalog);
  return [...items].sort((one, other) => score(other) - score(one));
}

/** How good an item is in an attribute: the higher, the better. */
export const scoreOf = (name: string, catalog: Pick<CatalogPlan, 'attributes'>) => {
  const sign = catalog.attributes[name]?.better === 'lowest' ? -1 : 1;
  return (item: CatalogItem): number => sign * Number(valueOf(item, name, catalog));
};

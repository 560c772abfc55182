import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/useApi.ts';
import type { CatalogCompareBlock } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../shared/plan/catalog.ts';
import { itemsQuery, listedItems } from '../../catalog/items.ts';
import type { ItemQuery } from '../../../shared/catalog/filter.ts';
import type { Bounds } from './criteria.ts';

type Filters = Pick<CatalogCompareBlock, 'filters'>;

/** The query of the API, in the order of its parameters: the values of the filters, and the fixed ones. */
const askedOf = (asked: ItemQuery, { filters: { always } }: Filters, { api }: CatalogPlan): ItemQuery => {
  const all: ItemQuery = { ...always, ...asked };
  return Object.fromEntries(
    Object.keys(api.filters ?? {}).flatMap((name) => (name in all ? [[name, all[name]!]] : [])),
  );
};

/** The items that fit the filters (spec 7.03). Those of the previous filters stay until the new ones are there. */
export function useItems(block: Filters, catalog: CatalogPlan, asked: ItemQuery, enabled: boolean) {
  const query = itemsQuery(useApi(), catalog, askedOf(asked, block, catalog));
  return useQuery({ ...query, enabled, placeholderData: keepPreviousData });
}

interface ChosenItems {
  /** The chosen ids. Unknown ones are left out as soon as all items have been fetched. */
  readonly ids: readonly string[];
  /** In the order in which they were chosen. */
  readonly items: readonly CatalogItem[];
}

const noItems: ReadonlyMap<string, CatalogItem> = new Map();

/**
 * The chosen items, whatever the filters are: from the lists that were fetched before, or else from that of all items.
 */
export function useChosenItems(
  block: Filters,
  catalog: CatalogPlan,
  ids: readonly string[],
  { controls }: Bounds,
): ChosenItems {
  const { data: known = noItems } = useQuery(listedItems(useQueryClient(), catalog));
  const all = Object.fromEntries(controls.map(({ name, start }) => [name, start]));
  const query = itemsQuery(useApi(), catalog, askedOf(all, block, catalog));
  const { isSuccess } = useQuery({ ...query, enabled: ids.some((id) => !known.has(id)) });
  return {
    ids: isSuccess ? ids.filter((id) => known.has(id)) : ids,
    items: ids.flatMap((id) => known.get(id) ?? []),
  };
}

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/useApi.ts';
import type { CatalogCompareBlock } from '../../../shared/plan/blocks.generated.ts';
import type { CatalogItem, CatalogPlan } from '../../../shared/plan/catalog.ts';
import { itemsOf, listedItems } from '../../catalog/items.ts';
import type { Asked } from '../../../shared/catalog/filter.ts';
import type { Bounds } from './criteria.ts';

type Filters = Pick<CatalogCompareBlock, 'filters'>;

/** What the API is asked for, in the order of its parameters: the values of the filters, and what is always asked. */
const askedOf = (asked: Asked, { filters: { always } }: Filters, { api }: CatalogPlan): Asked => {
  const all: Asked = { ...always, ...asked };
  return Object.fromEntries(
    Object.keys(api.filters ?? {}).flatMap((name) => (name in all ? [[name, all[name]!]] : [])),
  );
};

/** The items that fit the filters (spec 7.03). Those of the previous filters stay until the new ones are there. */
export function useItems(block: Filters, catalog: CatalogPlan, asked: Asked, enabled: boolean) {
  const query = itemsOf(useApi(), catalog, askedOf(asked, block, catalog));
  return useQuery({ ...query, enabled, placeholderData: keepPreviousData });
}

interface ChosenItems {
  /** The chosen ids. Those that no item has are left out as soon as all items have been fetched. */
  readonly ids: readonly string[];
  /** In the order in which they were chosen. */
  readonly items: readonly CatalogItem[];
}

const none: ReadonlyMap<string, CatalogItem> = new Map();

/**
 * The chosen items, whatever the filters are: from the lists that were fetched before, or else from that of all items.
 */
export function useChosenItems(
  block: Filters,
  catalog: CatalogPlan,
  ids: readonly string[],
  { controls }: Bounds,
): ChosenItems {
  const { data: known = none } = useQuery(listedItems(useQueryClient(), catalog));
  const all = Object.fromEntries(controls.map(({ name, start }) => [name, start]));
  const query = itemsOf(useApi(), catalog, askedOf(all, block, catalog));
  const { isSuccess } = useQuery({ ...query, enabled: ids.some((id) => !known.has(id)) });
  return {
    ids: isSuccess ? ids.filter((id) => known.has(id)) : ids,
    items: ids.flatMap((id) => known.get(id) ?? []),
  };
}

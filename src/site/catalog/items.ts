import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { Api } from '../api/client.ts';
import { arrayOf } from '../api/guards.ts';
import type { CatalogItem, CatalogPlan } from '../../shared/plan/catalog.ts';
import type { ItemQuery } from '../../shared/catalog/filter.ts';
import { isItemId } from '../../shared/catalog/ids.ts';
import { itemGuard } from './guard.ts';

/**
 * The query for one item (spec 7.04), whose answer all parts of the site share. An id that no item can have fails
 * without a call.
 */
export const itemOf = (api: Api, catalog: CatalogPlan, id: string) =>
  queryOptions({
    queryKey: [catalog.id, 'item', id],
    queryFn: ({ signal }) =>
      isItemId(id) && catalog.api.item
        ? api.get(catalog.api.item.replace('{id}', id), itemGuard(catalog), undefined, signal)
        : Promise.reject(new NoSuchItem()),
    ...(isItemId(id) ? {} : { retry: false }),
  });

/** The query for the items that fit the filters (spec 7.03, 7.05). */
export const itemsQuery = (api: Api, catalog: CatalogPlan, asked?: ItemQuery) =>
  queryOptions({
    queryKey: [catalog.id, 'list', asked],
    queryFn: async ({ client, signal }) => {
      const items = await api.get(catalog.api.list, arrayOf(itemGuard(catalog)), asked, signal);
      addListed(client, catalog, items);
      return items;
    },
  });

/**
 * The query for several items in one call (spec 7.03). Its answer leaves out those that the catalog does not know. Each
 * item is also cached as the answer of `itemOf`. There is no call if `client` has all of them, or for no items.
 */
export const itemsWith = (api: Api, catalog: CatalogPlan, ids: readonly string[], client: QueryClient) => {
  const kept = () => ids.map((id) => client.getQueryState(itemOf(api, catalog, id).queryKey));
  return queryOptions({
    queryKey: [catalog.id, 'list', 'ids', ids],
    queryFn: async ({ signal }) => {
      const items = await api.get(catalog.api.list, arrayOf(itemGuard(catalog)), { ids: ids.join(',') }, signal);
      for (const item of items) client.setQueryData(itemOf(api, catalog, item.id).queryKey, item);
      addListed(client, catalog, items);
      return items;
    },
    initialData: () => {
      const items = kept().flatMap((state) => state?.data ?? []);
      return items.length === ids.length ? items : undefined;
    },
    initialDataUpdatedAt: () => Math.min(...kept().map((state) => state?.dataUpdatedAt ?? 0)),
  });
};

/**
 * The query for the items that lists have brought, by id, so that a chosen one is known even if it is not listed now.
 * It makes no call: it starts with the lists in the cache, and each later list adds its own by `addListed`.
 */
export const listedItems = (client: QueryClient, { id }: Pick<CatalogPlan, 'id'>) =>
  queryOptions({
    queryKey: [id, 'listed'],
    queryFn: skipToken,
    initialData: (): ReadonlyMap<string, CatalogItem> => {
      const lists = client.getQueriesData<CatalogItem[]>({ queryKey: [id, 'list'] });
      return byId(lists.flatMap(([, items]) => items ?? []));
    },
  });

/** Adds the items of a list to `listedItems`, if a part of the page has asked for them. */
function addListed(client: QueryClient, catalog: CatalogPlan, items: readonly CatalogItem[]): void {
  const { queryKey } = listedItems(client, catalog);
  client.setQueryData(queryKey, (listed) => listed && new Map([...listed, ...byId(items)]));
}

const byId = (items: readonly CatalogItem[]): ReadonlyMap<string, CatalogItem> =>
  new Map(items.map((item) => [item.id, item]));

class NoSuchItem extends Error {
  override readonly name = 'NoSuchItem';
}

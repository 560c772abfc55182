import { aboutOf, type About } from '../../shared/catalog/values.ts';
import type { ServedCatalog } from '../../shared/plan/catalog.ts';

/** The catalogs that the API serves. */
export const servedOf = (catalogs: readonly Partial<ServedCatalog>[]): readonly ServedCatalog[] =>
  catalogs.filter((catalog): catalog is ServedCatalog => catalog.api !== undefined);

/** The items that leads can ask about, by id. Without the texts that replace missing attributes. */
export type OfferedById = ReadonlyMap<string, About>;

export const offeredById = (catalogs: readonly ServedCatalog[]): OfferedById =>
  new Map(
    catalogs.flatMap(({ items, attributes }) => {
      const stated = Object.entries(attributes).map(([name, { missing: _, ...own }]) => [name, own] as const);
      const catalog = { attributes: Object.fromEntries(stated) };
      return items.map((item) => [item.id, aboutOf(item, catalog)] as const);
    }),
  );

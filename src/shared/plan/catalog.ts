import type { Attribute, CatalogApi } from './config.generated.ts';

/** Paths of the API that the server itself uses. No catalog may use one of them, or a path below. */
export const serverPaths = ['/leads', '/lists', '/problems'] as const;

/** The attributes of a catalog's items, by key. */
export type Attributes = Readonly<Record<string, Attribute>>;

/** An item of a catalog. The attributes of the catalog say what else it holds. */
export interface CatalogItem {
  readonly id: string;
  readonly [attribute: string]: unknown;
}

/** A catalog as the pages that show its items have it. */
export interface CatalogPlan {
  readonly id: string;
  readonly attributes: Attributes;
  readonly api: CatalogApi;
  /** The key under which a device keeps saved items. */
  readonly saveAs?: string;
  /** The address of an item's page, with {id} in it. */
  readonly page?: string;
  /** Replaces an item that cannot be loaded, on a page that shows one. */
  readonly sample?: CatalogItem;
}

/** A catalog that the API serves, with the JSON Schema of its items. */
export interface ServedCatalog extends CatalogPlan {
  readonly items: readonly CatalogItem[];
  readonly schema: object;
}

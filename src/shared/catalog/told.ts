import type { CatalogItem, CatalogPlan } from '../plan/catalog.ts';
import type { Attribute } from '../plan/config.generated.ts';

type Stating = Pick<CatalogPlan, 'attributes'>;

/** What an item states, or what stands for it where the item leaves it out. */
export const valueOf = (item: CatalogItem, name: string, { attributes }: Stating): unknown =>
  item[name] ?? attributes[name]?.missing;

/** A number that an item states, or that stands for it; undefined where there is none. */
export function figureOf(item: CatalogItem, name: string, catalog: Stating): number | undefined {
  const value = valueOf(item, name, catalog);
  return typeof value === 'number' ? value : undefined;
}

/** What an item tells by one of its attributes, such as its name. */
function told(item: CatalogItem, what: Attribute['tells'], catalog: Stating): unknown {
  const name = Object.keys(catalog.attributes).find((one) => catalog.attributes[one]!.tells === what);
  return name === undefined ? undefined : valueOf(item, name, catalog);
}

export const nameOf = (item: CatalogItem, catalog: Stating): string => String(told(item, 'name', catalog) ?? item.id);

export const makerOf = (item: CatalogItem, catalog: Stating): string | undefined =>
  told(item, 'by', catalog) as string | undefined;

/** What words about an item can name: {name}, {by}, {price}. */
export interface About {
  readonly name: string;
  readonly by?: string | undefined;
  readonly price?: number | undefined;
}

/** What visitors read of an item, with what stands for a price that it leaves out. */
export const aboutOf = (item: CatalogItem, catalog: Stating): About => ({
  name: nameOf(item, catalog),
  by: makerOf(item, catalog),
  price: told(item, 'price', catalog) as number | undefined,
});

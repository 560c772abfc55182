import type { CatalogItem, CatalogPlan } from '../plan/catalog.ts';
import type { Attribute } from '../plan/config.generated.ts';

type Stating = Pick<CatalogPlan, 'attributes'>;

/** An item's value of an attribute, or the attribute's `missing` value if the item has none. */
export const statedValue = (item: CatalogItem, name: string, { attributes }: Stating): unknown =>
  item[name] ?? attributes[name]?.missing;

/** The same as a number; undefined if there is none. */
export function figureOf(item: CatalogItem, name: string, catalog: Stating): number | undefined {
  const value = statedValue(item, name, catalog);
  return typeof value === 'number' ? value : undefined;
}

/** An item's value of the attribute with a role, such as `name`. */
function valueByRole(item: CatalogItem, what: Attribute['tells'], catalog: Stating): unknown {
  const name = Object.keys(catalog.attributes).find((one) => catalog.attributes[one]!.tells === what);
  return name === undefined ? undefined : statedValue(item, name, catalog);
}

export const itemName = (item: CatalogItem, catalog: Stating): string =>
  String(valueByRole(item, 'name', catalog) ?? item.id);

export const makerOf = (item: CatalogItem, catalog: Stating): string | undefined =>
  valueByRole(item, 'by', catalog) as string | undefined;

/** Values that texts about an item can print: {name}, {by}, {price}. */
export interface About {
  readonly name: string;
  readonly by?: string | undefined;
  readonly price?: number | undefined;
}

/** These values of an item, with the `missing` value for an absent price. */
export const aboutOf = (item: CatalogItem, catalog: Stating): About => ({
  name: itemName(item, catalog),
  by: makerOf(item, catalog),
  price: valueByRole(item, 'price', catalog) as number | undefined,
});

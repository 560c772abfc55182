import type { Attributes } from '../../shared/plan/catalog.ts';
import type { Attribute } from '../../shared/plan/config.generated.ts';
import { contractOfItem } from '../check/attributes.ts';
import type { Block, Checked } from '../check/checked.ts';
import type { Contracts, JsonSchema } from '../check/contracts.ts';
import type { SymbolTable } from './symbols.ts';

type Catalog = Checked<'catalog'>;
type Contracted = Readonly<Record<string, JsonSchema>>;

/** The contract of an item: as the catalog declares it, or that of every offer. */
export function itemContract({ data: { attributes } }: Catalog, { schemas }: Pick<Contracts, 'schemas'>): JsonSchema {
  if (attributes) return contractOfItem(attributes);
  return (schemas.get('catalog.schema.json')?.definitions as Contracted).offer!;
}

/** The attributes of the items of a catalog. For offers, those that tell visitors something. */
export function attributesOf(catalog: Catalog, contracts: Pick<Contracts, 'schemas'>): Attributes {
  if (catalog.data.attributes) return catalog.data.attributes;
  return Object.fromEntries(
    Object.entries(itemContract(catalog, contracts).properties as Contracted).flatMap(([name, { 'x-tells': tells }]) =>
      tells === undefined ? [] : [[name, { type: 'text', tells } as Attribute]],
    ),
  );
}

/** The catalog whose items a block shows. */
export const catalogOf = ({ catalog = '' }: Block, { catalogs }: Pick<SymbolTable, 'catalogs'>): Catalog | undefined =>
  catalogs.get(catalog);

/** By catalog: the address of the first page for each of its items, with {id} in it. */
export const entryPaths = ({ pages, catalogs }: Pick<SymbolTable, 'pages' | 'catalogs'>): Record<string, string> =>
  Object.fromEntries(
    pages.toReversed().flatMap(({ data: { entries = '', path } }) => (catalogs.has(entries) ? [[entries, path]] : [])),
  );

import type { Contracts, JsonSchema } from '../check/contracts.ts';
import type { Block } from '../check/checked.ts';
import type { SymbolTable } from './symbols.ts';

/** The contract of the items of each kind of catalog (`of`), as catalog.schema.json names it. */
export function itemContracts({ schemas }: Pick<Contracts, 'schemas'>): ReadonlyMap<string, JsonSchema> {
  const { allOf, definitions } = schemas.get('catalog.schema.json') as unknown as {
    readonly allOf: readonly {
      readonly if: { readonly properties: { readonly of: { readonly const: string } } };
      readonly then: { readonly properties: { readonly items: { readonly items: { readonly $ref: string } } } };
    }[];
    readonly definitions: Readonly<Record<string, JsonSchema>>;
  };
  return new Map(
    allOf.map((branch) => {
      const name = branch.then.properties.items.items.$ref.replace('#/definitions/', '');
      return [branch.if.properties.of.const, definitions[name] ?? {}];
    }),
  );
}

/** The kind of catalog whose items a block shows, by `x-catalog` of its contract. */
export const catalogOf = ({ block }: Pick<Block, 'block'>, { schemas }: Pick<Contracts, 'schemas'>) =>
  schemas.get(`blocks/${block}.schema.json`)?.['x-catalog'] as string | undefined;

/** By kind of catalog: the address of the first page that each of its items has, with {id} in it. */
export const entryPaths = ({ pages, catalogs }: Pick<SymbolTable, 'pages' | 'catalogs'>): Record<string, string> =>
  Object.fromEntries(
    pages.toReversed().flatMap(({ data: { entries = '', path } }) => {
      const kind = catalogs.get(entries)?.data.of;
      return kind === undefined ? [] : [[kind, path]];
    }),
  );

/** The value that stands for all in a list that filters items. */
export const allValue = 'all';

/** The choices that the contract of a catalog's items gives a property of theirs. */
export const choicesOf = (kind: string, property: string, contracts: Pick<Contracts, 'schemas'>): readonly string[] => {
  const { properties } = (itemContracts(contracts).get(kind) ?? {}) as {
    readonly properties?: Readonly<Record<string, { readonly enum?: readonly string[] }>>;
  };
  return properties?.[property]?.enum ?? [];
};

import type { CompareBlock } from '../../plan/blocks.generated.ts';
import type { Checked } from '../check/checked.ts';
import { optionsOf, type SymbolTable } from './symbols.ts';

/** A block that compares policies, and where it stands. */
interface Comparison {
  readonly page: Checked<'page'>;
  readonly index: number;
  readonly block: CompareBlock;
}

export const comparisons = ({ pages }: Pick<SymbolTable, 'pages'>): Comparison[] =>
  pages.flatMap((page) =>
    (page.data.blocks ?? []).flatMap((block, index) =>
      block.block === 'compare' ? [{ page, index, block: block as unknown as CompareBlock }] : [],
    ),
  );

/** The name of all classes together in a query of the API. */
const allClasses = 'all';

/** The classes of insurance that a policy may have, as its contract lists them. */
function policyClasses({ contracts }: Pick<SymbolTable, 'contracts'>): readonly string[] {
  const { policy } = contracts.schemas.get('catalog.schema.json')?.definitions as {
    readonly policy: { readonly properties: { readonly type: { readonly enum: readonly string[] } } };
  };
  return policy.properties.type.enum;
}

/** The types that a comparison may filter by. */
export const filterTypes = (symbols: Pick<SymbolTable, 'contracts'>): readonly string[] => [
  allClasses,
  ...policyClasses(symbols),
];

/** What the API may be asked about policies. */
export interface PolicyQueryRange {
  readonly types: readonly string[];
  /** In rupees a year. */
  readonly highestPremium: number;
}

/**
 * What the API answers about policies: whatever a filter of the site can ask, up to the end of the longest slider or
 * the highest premium. A type whose plans stand on another page has no policies, but may be asked for.
 */
export function policyQueryRange(symbols: SymbolTable): PolicyQueryRange {
  const blocks = comparisons(symbols).map(({ block }) => block);
  const policies = [...symbols.catalogs.values()].flatMap(({ data }) => (data.of === 'policies' ? data.items : []));
  const premiums = policies.map(({ premium }) => premium ?? 0);
  return {
    types: [...new Set([...filterTypes(symbols), ...blocks.flatMap(({ elsewhere }) => elsewhere?.type ?? [])])],
    highestPremium: Math.max(0, ...premiums, ...blocks.map(({ maxPremium }) => maxPremium.max)),
  };
}

/** The values of a comparison's filter by type. */
export const typesOf = ({ types }: CompareBlock, symbols: SymbolTable): readonly string[] =>
  optionsOf(types, symbols).map(({ value }) => String(value));

/** The address of the page that each policy has, with {id} in it. */
export const policyPath = ({ pages, catalogs }: Pick<SymbolTable, 'pages' | 'catalogs'>): string | undefined =>
  pages.find(({ data }) => catalogs.get(data.entries ?? '')?.data.of === 'policies')?.data.path;

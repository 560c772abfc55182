import type { CompareBlock } from '../../plan/blocks.generated.ts';
import type { Policy } from '../../plan/config.generated.ts';
import { allTypes } from './policies.ts';

/** What the API may be asked about policies. */
export interface PolicyQueries {
  readonly types: readonly string[];
  /** In rupees a year. */
  readonly highestPremium: number;
}

/** The parts of a block that ask; blocks that only show policies have none of them. */
type Asking = Partial<Pick<CompareBlock, 'maxPremium' | 'elsewhere'>>;

/**
 * What the API answers about policies: whatever a filter of the site can ask, up to the end of the longest slider or
 * the highest premium. A type whose plans stand on another page has no policies, but may be asked for.
 */
export function policyQueries(policies: readonly Policy[], contract: object, blocks: readonly Asking[]): PolicyQueries {
  const { properties } = contract as { readonly properties?: { readonly type: { readonly enum: readonly string[] } } };
  const ends = blocks.map(({ maxPremium }) => maxPremium?.max ?? 0);
  return {
    types: [
      ...new Set([
        allTypes,
        ...(properties?.type.enum ?? []),
        ...blocks.flatMap(({ elsewhere }) => elsewhere?.type ?? []),
      ]),
    ],
    highestPremium: Math.max(0, ...policies.map(({ premium }) => premium), ...ends),
  };
}

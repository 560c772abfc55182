import { offeredOf } from '../../engine/offered.ts';
import type { Offered } from '../../engine/offered.ts';
import type { Policy, TermPlan } from '../../plan/config.generated.ts';

/** What the API serves, as the compiler read it from config/catalog. */
export interface Catalog {
  readonly policies: readonly Policy[];
  readonly termPlans: readonly TermPlan[];
  /** What may be asked about policies, made from the filters of the pages. */
  readonly policyQueries: {
    readonly types: readonly string[];
    /** In rupees a year. */
    readonly highestPremium: number;
  };
  /** JSON Schemas of a policy and of a term plan. */
  readonly itemSchemas: { readonly policy: object; readonly termPlan: object };
}

/** What leads can ask about, by id. */
export type OfferedById = ReadonlyMap<string, Offered>;

export const offeredById = ({ policies, termPlans }: Catalog): OfferedById =>
  new Map([...policies, ...termPlans].map((item) => [item.id, offeredOf(item)]));

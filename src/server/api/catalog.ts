import { offeredOf } from '../../insurance/catalog/offered.ts';
import type { Offered } from '../../insurance/catalog/offered.ts';
import { policyQueries, type PolicyQueries } from '../../insurance/catalog/queries.ts';
import type { CompareBlock } from '../../plan/blocks.generated.ts';
import type { Policy, TermPlan } from '../../plan/config.generated.ts';

/** What the API serves, as the compiler read it from config/catalog. */
export interface Catalog {
  readonly policies: readonly Policy[];
  readonly termPlans: readonly TermPlan[];
  /** What may be asked about policies, made from the filters of the pages. */
  readonly policyQueries: PolicyQueries;
  /** JSON Schemas of a policy and of a term plan. */
  readonly itemSchemas: { readonly policy: object; readonly termPlan: object };
}

/** The catalog from what the compiler gives: items, their contracts and the blocks that show them, by kind. */
export const catalogOf = ({ items, itemSchemas, shownBy }: Emitted): Catalog => {
  const policies = (items.policies ?? []) as readonly Policy[];
  const policy = itemSchemas.policies ?? {};
  return {
    policies,
    termPlans: (items['term-plans'] ?? []) as readonly TermPlan[],
    policyQueries: policyQueries(policies, policy, (shownBy.policies ?? []) as readonly CompareBlock[]),
    itemSchemas: { policy, termPlan: itemSchemas['term-plans'] ?? {} },
  };
};

type ByKind<T> = Readonly<Record<string, T>>;

interface Emitted {
  readonly items: ByKind<readonly object[]>;
  readonly itemSchemas: ByKind<object>;
  readonly shownBy: ByKind<readonly object[]>;
}

/** What leads can ask about, by id. */
export type OfferedById = ReadonlyMap<string, Offered>;

export const offeredById = ({ policies, termPlans }: Catalog): OfferedById =>
  new Map([...policies, ...termPlans].map((item) => [item.id, offeredOf(item)]));

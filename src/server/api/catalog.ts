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

/** The type that stands for all classes (spec 2.21), and that a query without one asks for. */
export const allTypes = 'all';

/** A checked query of spec 7.03. */
export interface PolicyQuery {
  /** Only policies with one of these ids; undefined asks for all. */
  readonly ids?: ReadonlySet<string> | undefined;
  readonly type: string;
  /** Words of the name or the insurer. */
  readonly q: string;
  /** In rupees a year, included. */
  readonly minPremium: number;
  /** In rupees a year, included. */
  readonly maxPremium: number;
}

/** The policies that fit the query, in the catalog's order (spec 2.55). */
export function filterPolicies(policies: readonly Policy[], query: PolicyQuery): Policy[] {
  const words = fold(query.q);
  return policies.filter(
    (policy) =>
      (query.ids?.has(policy.id) ?? true) &&
      (query.type === allTypes || policy.type === query.type) &&
      policy.premium >= query.minPremium &&
      policy.premium <= query.maxPremium &&
      (fold(policy.name).includes(words) || fold(policy.provider).includes(words)),
  );
}

/** Removes differences of letter case, and between the two ways in which Unicode writes an accented letter. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}

/** What leads can ask about, by id. */
export type OfferedById = ReadonlyMap<string, Offered>;

export const offeredById = ({ policies, termPlans }: Catalog): OfferedById =>
  new Map([...policies, ...termPlans].map((item) => [item.id, offeredOf(item)]));

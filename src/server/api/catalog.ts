import type { Policy, TermPlan } from '../../plan/config.generated.ts';

/** What the API serves, as the compiler read it from config/catalog. */
export interface Catalog {
  readonly policies: readonly Policy[];
  readonly termPlans: readonly TermPlan[];
  /** JSON Schemas of a policy and of a term plan. */
  readonly itemSchemas: { readonly policy: object; readonly termPlan: object };
}

/**
 * The classes that a visitor may ask for (spec 2.21). No policy is of the class `term`: term plans have a call of their
 * own.
 */
export const policyClasses = ['all', 'health', 'life', 'auto', 'travel', 'home', 'term'] as const;

/** A checked query of spec 7.03. */
export interface PolicyQuery {
  readonly type: (typeof policyClasses)[number];
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
      (query.type === 'all' || policy.type === query.type) &&
      policy.premium >= query.minPremium &&
      policy.premium <= query.maxPremium &&
      (fold(policy.name).includes(words) || fold(policy.provider).includes(words)),
  );
}

/** Removes differences of letter case, and between the two ways in which Unicode writes an accented letter. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}

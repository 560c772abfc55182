/** A policy that visitors compare (spec 3.15): premium in rupees a year, coverage in rupees, csr in percent. */
export interface Policy {
  readonly id: string;
  readonly type: PolicyType;
  readonly name: string;
  readonly provider: string;
  readonly premium: number;
  readonly coverage: number;
  readonly csr: number;
  readonly benefits: readonly string[];
  readonly exclusions: readonly string[];
}

export type PolicyType = 'health' | 'life' | 'auto' | 'travel' | 'home';

/** A term plan (spec 3.16). What is absent is shown with a default of spec 9.15, by the page. */
export interface TermPlan {
  readonly id: string;
  readonly title: string;
  readonly provider: string;
  readonly coverage?: number;
  readonly premium?: number;
  readonly csr?: number;
  readonly coPay?: string;
  readonly covid?: string;
  readonly hospitals?: string;
  readonly ncb?: string;
  readonly restoration?: string;
  readonly waiting?: string;
  readonly renewal?: string;
}

/** What the API serves, as the compiler read it from config/catalog. */
export interface Catalog {
  readonly policies: readonly Policy[];
  readonly termPlans: readonly TermPlan[];
  /** JSON Schemas of their items. */
  readonly itemSchemas: { readonly policy: object; readonly termPlan: object };
}

/** The kinds a visitor may ask for (spec 2.21). `term` names no policy: term plans have a call of their own. */
export const policyKinds = ['all', 'health', 'life', 'auto', 'travel', 'home', 'term'] as const;

/** A checked query of spec 7.03; premiums in rupees a year, both ends included. */
export interface PolicyQuery {
  readonly type: (typeof policyKinds)[number];
  readonly q: string;
  readonly minPremium: number;
  readonly maxPremium: number;
}

/** The policies that answer the query, in the catalog's order (spec 2.55). */
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

/** Letter case and the two Unicode spellings of an accented letter make no difference. */
function fold(text: string): string {
  return text.normalize('NFC').toLowerCase().trim();
}

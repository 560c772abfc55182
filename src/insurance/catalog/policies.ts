import type { Policy } from '../../plan/config.generated.ts';

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

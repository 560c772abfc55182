import type { Policy } from '../../plan/config.generated.ts';

export type Figure = 'premium' | 'coverage' | 'csr';

/** Which ids have the best figure of those side by side: lowest premium, highest coverage and ratio (spec 2.58). */
export function bestOf(policies: readonly Policy[]): Readonly<Record<Figure, ReadonlySet<string>>> {
  return {
    premium: holders(policies, ({ premium }) => -premium),
    coverage: holders(policies, ({ coverage }) => coverage),
    csr: holders(policies, ({ csr }) => csr),
  };
}

/** All that share the highest worth; none when there is nothing to compare with. */
function holders(policies: readonly Policy[], worth: (policy: Policy) => number): Set<string> {
  const best = Math.max(...policies.map(worth));
  return new Set(policies.length < 2 ? [] : policies.filter((policy) => worth(policy) === best).map(({ id }) => id));
}

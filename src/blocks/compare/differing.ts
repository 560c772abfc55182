import type { Policy } from '../../plan/config.generated.ts';

/** What can be compared by a text that is the same for policies that do not differ in it. */
export interface Comparable {
  mark(policy: Policy): string;
}

/** The rows in which the policies are not all the same. */
export function differing<Row extends Comparable>(rows: readonly Row[], policies: readonly Policy[]): readonly Row[] {
  return rows.filter(({ mark }) => new Set(policies.map(mark)).size > 1);
}

/** The mark of a list of points: their order makes no difference. */
export const markOf = (points: readonly string[]): string => JSON.stringify([...new Set(points)].sort());

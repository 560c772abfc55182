import type { Problem } from '../../shared/problems/problem.ts';

/** The limit of reports of the same kind; more would not help. */
export const mostTold = 3;

/** A problem for each of the first few things. The last of these gives the number of the others. */
export const firstFew = <Thing>(
  all: readonly Thing[],
  problem: (thing: Thing, others: number) => Problem,
): Problem[] => {
  const others = Math.max(0, all.length - mostTold);
  return all.slice(0, mostTold).map((thing, index) => problem(thing, index === mostTold - 1 ? others : 0));
};

import type { Problem } from '../../shared/problems/problem.ts';

/** More of the same would say nothing new. */
export const mostTold = 3;

/** A problem for each of the first few things. The last of these says how many others there are. */
export const firstFew = <Thing>(
  all: readonly Thing[],
  problem: (thing: Thing, others: number) => Problem,
): Problem[] => {
  const others = Math.max(0, all.length - mostTold);
  return all.slice(0, mostTold).map((thing, index) => problem(thing, index === mostTold - 1 ? others : 0));
};

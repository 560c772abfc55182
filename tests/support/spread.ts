/** At most `count` of the items, evenly spread over all of them. */
export const spread = <T>(all: readonly T[], count: number): readonly T[] =>
  all.length <= count
    ? all
    : Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]!);

/** The items with some words: first those whose first words they are, then those that begin with them. */
export function foundIn<Item>(items: readonly Item[], wordsOf: (item: Item) => string, sought: string): Item[] {
  const wanted = sought.toLowerCase();
  const ranked = items.map((item) => ({ item, rank: rankOf(`${wordsOf(item).toLowerCase()} `, wanted) }));
  return ranks.flatMap((rank) => ranked.filter((one) => one.rank === rank).map(({ item }) => item));
}

const ranks = [0, 1, 2] as const;

/** Undefined if the wanted words are not in `words`. */
function rankOf(words: string, wanted: string): (typeof ranks)[number] | undefined {
  if (words.startsWith(`${wanted} `)) return 0;
  if (words.startsWith(wanted)) return 1;
  return words.includes(wanted) ? 2 : undefined;
}

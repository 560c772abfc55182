/** Another one for each load of the page. */
const seed = Math.floor(Math.random() * 2 ** 32);

/**
 * The items in random order, the same while the page stays open.
 * Takes    `keyOf`: the name of an item; `stays`: an item that stays last
 */
export default function shuffled<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  stays: (item: Item) => boolean = () => false,
): readonly Item[] {
  const rank = new Map(items.map((item) => [item, stays(item) ? Infinity : seededNumber(keyOf(item))]));
  return [...items].sort((a, b) => (rank.get(a) === rank.get(b) ? 0 : rank.get(a)! - rank.get(b)!));
}

/** A number of a text that differs with the seed (FNV-1a, mixed at the end). */
function seededNumber(text: string): number {
  const hash = [...text].reduce((sum, letter) => Math.imul(sum ^ letter.codePointAt(0)!, 16_777_619), seed);
  const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}

/** What the page of a field with `random` ships. */
export type Shuffle = typeof shuffled;

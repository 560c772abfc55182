/**
 * With how many characters or items two texts or lists begin alike, and with how many of the others they end alike.
 * What is between is where they differ.
 */
export function sameEnds<Item>(one: ArrayLike<Item>, other: ArrayLike<Item>): { start: number; end: number } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return { start, end };
}

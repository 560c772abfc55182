/** The lengths of the common start and of the common end of two texts or lists. They differ between these. */
export function sameEnds<Item>(one: ArrayLike<Item>, other: ArrayLike<Item>): { start: number; end: number } {
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  return { start, end };
}

import { diffArrays, type ChangeObject } from 'diff';
import { sameEnds } from '../../shared/engine/same-ends.ts';

/** Items of a list from one index to another. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where two lists differ: some items, or none, stand in place of others, or of none. */
export interface Stretch {
  readonly was: Range;
  readonly is: Range;
}

/** Of lists that differ in more items than these, it is not looked for what only moved: that would take minutes. */
const mostSought = 3000;

/** The stretches in which one list of texts differs from another, in their order. */
export function stretches(before: readonly string[], after: readonly string[]): Stretch[] {
  const found: Stretch[] = [];
  let [was, is] = [0, 0];
  for (const [old, now] of [...matches(before, after), [before.length, after.length] as const]) {
    if (old > was || now > is) found.push({ was: { start: was, end: old }, is: { start: is, end: now } });
    [was, is] = [old + 1, now + 1];
  }
  return found;
}

/** An item of either list, by its index, that is the same. */
type Match = readonly [old: number, now: number];

function matches(before: readonly string[], after: readonly string[]): Match[] {
  // An item of one list alone has no match. Without such items the search is short where most is new.
  const [old, now] = [placesIn(before, new Set(after)), placesIn(after, new Set(before))];
  const options = { maxEditLength: mostSought };
  const parts = diffArrays(itemsAt(before, old), itemsAt(after, now), options) as ChangeObject<string[]>[] | undefined;
  if (!parts) return atEnds(before, after);
  const found: Match[] = [];
  let [from, to] = [0, 0];
  for (const { added, removed, count } of parts) {
    if (!added && !removed) for (let nth = 0; nth < count; nth++) found.push([old[from + nth]!, now[to + nth]!]);
    if (!added) from += count;
    if (!removed) to += count;
  }
  return found;
}

const placesIn = (items: readonly string[], known: ReadonlySet<string>): number[] =>
  items.flatMap((item, place) => (known.has(item) ? [place] : []));
const itemsAt = (items: readonly string[], places: readonly number[]): string[] => places.map((place) => items[place]!);

/** The items with which both lists begin, and those with which both end. */
function atEnds(before: readonly string[], after: readonly string[]): Match[] {
  const { start, end } = sameEnds(before, after);
  return [
    ...Array.from({ length: start }, (_, place): Match => [place, place]),
    ...Array.from({ length: end }, (_, nth): Match => [before.length - end + nth, after.length - end + nth]),
  ];
}

/** A text as its lines, each with its line end. */
export const linesOf = (text: string): string[] => text.split(/(?<=\n)/);

/** The newer lines, with some stretches as they were. */
export function linesWithout(before: readonly string[], after: readonly string[], some: readonly Stretch[]): string {
  let text = '';
  let at = 0;
  for (const { was, is } of some) {
    text += after.slice(at, is.start).join('') + before.slice(was.start, was.end).join('');
    at = is.end;
  }
  return text + after.slice(at).join('');
}

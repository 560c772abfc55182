import { diffArrays, type ChangeObject } from 'diff';
import { sameEnds } from '../../shared/engine/same-ends.ts';

/** Items of a list from one index to another. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A difference of two lists: the items of `was` were replaced by those of `is`. Either may be empty. */
export interface ChangedRange {
  readonly was: Range;
  readonly is: Range;
}

/** Maximum number of differing items for an exact diff, which would take minutes for more. */
const maxDiffLength = 3000;

/** The ranges in which two lists of texts differ, in order. */
export function stretches(before: readonly string[], after: readonly string[]): ChangedRange[] {
  const found: ChangedRange[] = [];
  let [was, is] = [0, 0];
  for (const [old, now] of [...matches(before, after), [before.length, after.length] as const]) {
    if (old > was || now > is) found.push({ was: { start: was, end: old }, is: { start: is, end: now } });
    [was, is] = [old + 1, now + 1];
  }
  return found;
}

/** The indexes of an item that is in both lists. */
type Match = readonly [old: number, now: number];

function matches(before: readonly string[], after: readonly string[]): Match[] {
  // Items of only one list have no match. Leaving them out makes the diff fast if most items are new.
  const [old, now] = [placesIn(before, new Set(after)), placesIn(after, new Set(before))];
  const options = { maxEditLength: maxDiffLength };
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

/** The common items at the start and at the end. */
function atEnds(before: readonly string[], after: readonly string[]): Match[] {
  const { start, end } = sameEnds(before, after);
  return [
    ...Array.from({ length: start }, (_, place): Match => [place, place]),
    ...Array.from({ length: end }, (_, nth): Match => [before.length - end + nth, after.length - end + nth]),
  ];
}

/** The lines of a text, each with its line end. */
export const splitLines = (text: string): string[] => text.split(/(?<=\n)/);

/** The new lines, with some ranges reverted. */
export function linesWithout(
  before: readonly string[],
  after: readonly string[],
  some: readonly ChangedRange[],
): string {
  let text = '';
  let at = 0;
  for (const { was, is } of some) {
    text += after.slice(at, is.start).join('') + before.slice(was.start, was.end).join('');
    at = is.end;
  }
  return text + after.slice(at).join('');
}

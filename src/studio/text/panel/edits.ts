import { sameEnds } from '../../../shared/engine/same-ends.ts';
import { editsBetween } from '../../../authoring/language/edits.ts';
import type { TextEdit } from '../../../authoring/language/types.ts';

/** The smallest edits from one text to another, so that the cursor stays in place. */
export function changesOf(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const { start, end } = sameEnds(before, after);
  const [was, words] = [before, after].map((text) => text.slice(start, text.length - end)) as [string, string];
  // A replaced range may contain unchanged words.
  const edits = was !== '' && words !== '' ? editsBetween(was, words) : [{ start: 0, end: was.length, words }];
  return edits.map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start }));
}

/** Applies sorted edits to a text. */
export const withChanges = (text: string, edits: readonly TextEdit[]): string =>
  edits.reduceRight((now, { start, end, words }) => now.slice(0, start) + words + now.slice(end), text);

/**
 * Three-way merge: the edits of `theirs`, adapted to `mine`. Undefined if both have changed the same words, which a
 * person must decide.
 */
export function editsFrom(theirs: string, before: string, mine: string): TextEdit[] | undefined {
  if (mine === before) return changesOf(before, theirs);
  const own = changesOf(before, mine);
  const others = changesOf(before, theirs).filter((one) => !own.some((other) => isSameEdit(one, other)));
  if (others.some((one) => own.some((other) => one.start <= other.end && other.start <= one.end))) return undefined;
  return others.map((edit) => {
    const by = own
      .filter(({ start }) => start < edit.start)
      .reduce((sum, { start, end, words }) => sum + words.length - (end - start), 0);
    return { ...edit, start: edit.start + by, end: edit.end + by };
  });
}

const isSameEdit = (one: TextEdit, other: TextEdit): boolean =>
  one.start === other.start && one.end === other.end && one.words === other.words;

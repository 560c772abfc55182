import { sameEnds } from '../../../shared/engine/same-ends.ts';
import { editsBetween } from '../../../authoring/language/edits.ts';
import type { TextEdit } from '../../../authoring/language/types.ts';

/** The edits that make one text of another: of as few words as can be, so that a cursor stays where it stands. */
export function changesOf(before: string, after: string): TextEdit[] {
  if (before === after) return [];
  const { start, end } = sameEnds(before, after);
  const [was, words] = [before, after].map((text) => text.slice(start, text.length - end)) as [string, string];
  // Where words became others, some between them may be the same.
  const edits = was !== '' && words !== '' ? editsBetween(was, words) : [{ start: 0, end: was.length, words }];
  return edits.map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start }));
}

/** A text in which edits are made, which come in their order. */
export const withChanges = (text: string, edits: readonly TextEdit[]): string =>
  edits.reduceRight((now, { start, end, words }) => now.slice(0, start) + words + now.slice(end), text);

/**
 * Two texts were made of one. These edits bring into the first what the second has changed. Undefined where both have
 * changed the same words: only a person knows what becomes of those.
 */
export function editsFrom(theirs: string, before: string, mine: string): TextEdit[] | undefined {
  if (mine === before) return changesOf(before, theirs);
  const own = changesOf(before, mine);
  const others = changesOf(before, theirs).filter((one) => !own.some((other) => isSame(one, other)));
  if (others.some((one) => own.some((other) => one.start <= other.end && other.start <= one.end))) return undefined;
  return others.map((edit) => {
    const by = own
      .filter(({ start }) => start < edit.start)
      .reduce((sum, { start, end, words }) => sum + words.length - (end - start), 0);
    return { ...edit, start: edit.start + by, end: edit.end + by };
  });
}

const isSame = (one: TextEdit, other: TextEdit): boolean =>
  one.start === other.start && one.end === other.end && one.words === other.words;

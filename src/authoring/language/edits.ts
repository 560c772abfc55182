import { diffLines, diffWordsWithSpace, type Change } from 'diff';
import type { TextEdit } from './types.ts';

/** The edits that make one text of another, each of as few words as it can be. */
export function editsBetween(before: string, after: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let offset = 0;
  // Lines are compared first, because to compare all words of two long texts takes long.
  for (const [removed, added] of changes(diffLines(before, after))) {
    let within = offset;
    for (const [words, by] of changes(diffWordsWithSpace(removed, added))) {
      if (words !== by) edits.push({ start: within, end: within + words.length, words: by });
      within += words.length;
    }
    offset += removed.length;
  }
  return edits;
}

/** What stands in two texts in the same place, one after the other: the same words, or those that became others. */
function changes(parts: readonly Change[]): [removed: string, added: string][] {
  const found: [string, string][] = [];
  for (const { value, added, removed } of parts) {
    const last = found.at(-1);
    const isOpen = last !== undefined && last[0] !== last[1];
    if (!added && !removed) found.push([value, value]);
    else if (last && isOpen)
      found[found.length - 1] = removed ? [last[0] + value, last[1]] : [last[0], last[1] + value];
    else found.push(removed ? [value, ''] : ['', value]);
  }
  return found;
}

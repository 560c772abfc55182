import { diffLines, diffWordsWithSpace, type Change } from 'diff';
import type { TextEdit } from './types.ts';

/** The smallest edits that turn one text into another. */
export function editsBetween(before: string, after: string): TextEdit[] {
  const edits: TextEdit[] = [];
  let offset = 0;
  // Compares lines first, because a word diff of two long texts is slow.
  for (const [removed, added] of replacements(diffLines(before, after))) {
    let within = offset;
    for (const [words, by] of replacements(diffWordsWithSpace(removed, added))) {
      if (words !== by) edits.push({ start: within, end: within + words.length, words: by });
      within += words.length;
    }
    offset += removed.length;
  }
  return edits;
}

/** The parts of a diff as pairs of removed and added words; equal if nothing changed. */
function replacements(parts: readonly Change[]): [removed: string, added: string][] {
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

import { escapePattern } from '../../shared/engine/format/escape.ts';
import { plainText } from '../../shared/engine/format/rich.ts';
import type { SoughtWords } from './contract.ts';

/** Names of values, the words that choose a plural, and addresses of links: visitors do not read them. */
const unread = String.raw`\{\s*[\w.]+\s*(?:,[^{}]*)?(?:\}(?:\s*other\s*(?=\{))?)?|\}\s*[\w=]+\s*(?=\{)|\]\([^\s()]+\)`;

/** Finds the sought words, in the group `found`, and what visitors do not read. */
function patternOf({ words, matchesCase, wholeWords }: SoughtWords): RegExp {
  const sought = words
    .trim()
    .split(/\s+/)
    .map(escapePattern)
    .join(String.raw`\s+`);
  const whole = wholeWords ? String.raw`(?<![\p{L}\p{N}])${sought}(?![\p{L}\p{N}])` : sought;
  return new RegExp(`(?<found>${whole})|${unread}`, matchesCase ? 'gu' : 'giu');
}

/** A piece of a text. */
export interface TextPiece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text in pieces: the sought words, and what is between them. */
export function piecesOf(value: string, sought: SoughtWords): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { 0: text, index, groups } of value.matchAll(patternOf(sought))) {
    if (groups?.found === undefined) continue;
    pieces.push({ text: value.slice(end, index), isFound: false }, { text, isFound: true });
    end = index + text.length;
  }
  return [...pieces, { text: value.slice(end), isFound: false }].filter(({ text }) => text !== '');
}

const has = (value: string, sought: SoughtWords): boolean => piecesOf(value, sought).some(({ isFound }) => isFound);

/** Whether a text has the words as it is written, or only as it is read: if a part of them is bold or a link. */
export const matchOf = (value: string, sought: SoughtWords): 'written' | 'read' | undefined =>
  has(value, sought) ? 'written' : has(plainText(value), sought) ? 'read' : undefined;

/** A text with other words. */
export const replaced = (value: string, sought: SoughtWords, by: string): string =>
  piecesOf(value, sought)
    .map(({ text, isFound }) => (isFound ? wordsInstead(text, sought, by) : text))
    .join('');

/** The words to put in place of found ones. At the beginning of a sentence, they begin with a capital too. */
export const wordsInstead = (found: string, { matchesCase }: SoughtWords, by: string): string =>
  !matchesCase && /^\p{Lu}/u.test(found) ? by.charAt(0).toUpperCase() + by.slice(1) : by;

/**
 * A mark is a number in invisible letters at the end of a text. The letters are the "invisible operators" of Unicode:
 * they have no width, do not change line breaks, are not whitespace in JavaScript, and are never typed.
 */
const [markStart, ...digits] = ['\u2064', '\u2061', '\u2062', '\u2063'] as const;

const pattern = /\u2064[\u2061-\u2063]+/g;

/** The mark of a number. */
export const encode = (index: number): string =>
  markStart + [...index.toString(digits.length)].map((digit) => digits[Number(digit)]).join('');

/** A mark in a text: its number, and where the text before it ends. */
export interface FoundMark {
  readonly index: number;
  readonly at: number;
}

/** The marks in a text, in their order. */
export const marksIn = (text: string): FoundMark[] =>
  [...text.matchAll(pattern)].map((match) => ({ index: decode(match[0]), at: match.index }));

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replaceAll(pattern, '');

const decode = (mark: string): number =>
  parseInt(
    [...mark.slice(1)].map((letter) => digits.indexOf(letter as (typeof digits)[number])).join(''),
    digits.length,
  );

/**
 * A mark is a number in invisible letters at the end of a text, with the length of the text where that is known. The
 * letters are the "invisible operators" of Unicode: they have no width, do not change line breaks, are not whitespace
 * in JavaScript, and are never typed.
 */
const [markStart, zero, one, lengthStart] = ['\u2064', '\u2061', '\u2062', '\u2063'] as const;

const pattern = /\u2064([\u2061\u2062]+)(?:\u2063([\u2061\u2062]+))?/g;

/** The mark of a number. `length`: letters of the text before it, unless values are filled into the text. */
export const encode = (index: number, length?: number): string =>
  markStart + written(index) + (length === undefined ? '' : lengthStart + written(length));

/** A mark in a text. */
export interface FoundMark {
  readonly index: number;
  /** Where the text before it ends. */
  readonly at: number;
  /** Where that text begins, which can be before its node; undefined if it is not known. */
  readonly from?: number;
}

/** The marks in a text, in their order. */
export function marksIn(text: string): FoundMark[] {
  return [...text.matchAll(pattern)].map(({ 1: number = '', 2: length, index: at }) => {
    const index = read(number);
    return length === undefined ? { index, at } : { index, at, from: startOf(text, at, read(length)) };
  });
}

/** The marks of the texts that can have the letter at an offset: one, or several if it cannot be known which. */
export function marksAt(text: string, offset: number): FoundMark[] {
  const after = marksIn(text).filter(({ at, from = 0 }) => from <= offset && offset < at);
  const sure = after.find(({ from }) => from !== undefined);
  return sure ? [sure] : after;
}

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replaceAll(pattern, '');

/** The offset that is some letters before another one. Marks between them do not count. */
function startOf(text: string, end: number, length: number): number {
  const before = text.slice(0, end);
  const marks = [...before.matchAll(pattern)].reverse();
  let from = end - length;
  for (const { 0: mark, index } of marks) if (index + mark.length > from) from -= mark.length;
  return from;
}

const written = (number: number): string =>
  [...number.toString(2)].map((digit) => (digit === '0' ? zero : one)).join('');

const read = (letters: string): number =>
  parseInt([...letters].map((letter) => (letter === zero ? '0' : '1')).join(''), 2);

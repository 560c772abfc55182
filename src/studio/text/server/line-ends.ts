import type { TextRange, TextEdit } from '../../../authoring/language/types.ts';

/** A text with \n as line ends, as in editors. */
export const plainText = (text: string): string => text.replaceAll('\r\n', '\n');

/** A text with the line ends of a file. */
export const textLike = (file: string, plain: string): string =>
  hasReturns(file) ? plain.replaceAll('\n', '\r\n') : plain;

/** Converts an offset of a plain text to one of the file's text. */
export function offsetIn(text: string, plain: number): number {
  let offset = 0;
  for (const line of text.split('\r\n')) {
    if (plain <= line.length) return offset + plain;
    plain -= line.length + 1;
    offset += line.length + 2;
  }
  return text.length;
}

/** Returns a function that converts a range of the file's text to one of its plain text. */
export function plainStretchIn(text: string): (stretch: TextRange) => TextRange {
  if (!hasReturns(text)) return ({ start, end }) => ({ start, end });
  const plain = (offset: number): number => plainText(text.slice(0, offset)).length;
  return ({ start, end }) => ({ start: plain(start), end: plain(end) });
}

/** Applies sorted edits with offsets of the plain text. Keeps all line ends. */
export const withEdits = (text: string, edits: readonly TextEdit[]): string =>
  edits.reduceRight(
    (now, { start, end, words }) =>
      now.slice(0, offsetIn(text, start)) + textLike(text, words) + now.slice(offsetIn(text, end)),
    text,
  );

const hasReturns = (text: string): boolean => text.includes('\r\n');

import type { Stretch, TextEdit } from '../../../authoring/language/types.ts';

/** A text whose lines all end with one character, as editors count them. */
export const plainText = (text: string): string => text.replaceAll('\r\n', '\n');

/** A text whose lines end as those of a file do. */
export const textLike = (file: string, plain: string): string =>
  hasReturns(file) ? plain.replaceAll('\n', '\r\n') : plain;

/** An offset of a file's text by that of its plain text. */
export function offsetIn(text: string, plain: number): number {
  let offset = 0;
  for (const line of text.split('\r\n')) {
    if (plain <= line.length) return offset + plain;
    plain -= line.length + 1;
    offset += line.length + 2;
  }
  return text.length;
}

/** What gives a stretch of the plain text by that of the file's. */
export function plainStretchIn(text: string): (stretch: Stretch) => Stretch {
  if (!hasReturns(text)) return ({ start, end }) => ({ start, end });
  const plain = (offset: number): number => plainText(text.slice(0, offset)).length;
  return ({ start, end }) => ({ start: plain(start), end: plain(end) });
}

/** A text in which edits of its plain text are made, which come in their order. Every other line ends as it did. */
export const withEdits = (text: string, edits: readonly TextEdit[]): string =>
  edits.reduceRight(
    (now, { start, end, words }) =>
      now.slice(0, offsetIn(text, start)) + textLike(text, words) + now.slice(offsetIn(text, end)),
    text,
  );

const hasReturns = (text: string): boolean => text.includes('\r\n');

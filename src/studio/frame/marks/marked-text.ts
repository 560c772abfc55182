import { parseRich, plainText } from '../../../shared/engine/format/rich.ts';
import type { VisibleText } from '../../../compiler/lint/copy/texts.ts';
import { encode, withoutMarks } from '../marks.ts';

/** Strong words and links, as parseRich reads them. */
const pieces = /\*\*(?<strong>[^*\n]+)\*\*|\[(?<label>[^\][\n]+)\](?<href>\([^\s()]+\))/g;

/**
 * A text with a mark at its end. In a rich text each piece has the mark, because plain, strong and link pieces are
 * rendered separately. If that would change how the text is parsed, only its end has the mark.
 */
export function markedText({ kind, value }: Pick<VisibleText, 'kind' | 'value'>, index: number): string {
  const isFilled = value.includes('{');
  const mark = (words: string): string => encode(index, isFilled ? undefined : words.length);
  if (kind !== 'rich') return value + mark(value);
  const pieceByPiece = withPieces(value, mark);
  const isReadAlike = withoutMarks(JSON.stringify(parseRich(pieceByPiece))) === JSON.stringify(parseRich(value));
  return isReadAlike ? pieceByPiece : value + mark(plainText(value));
}

function withPieces(value: string, mark: (words: string) => string): string {
  let end = 0;
  let marked = '';
  const plain = (words: string): string => (words === '' ? '' : words + mark(words));
  for (const { 0: piece, index, groups: { strong, label = '', href } = {} } of value.matchAll(pieces)) {
    marked += plain(value.slice(end, index));
    marked += strong === undefined ? `[${label}${mark(label)}]${href}` : `**${strong}${mark(strong)}**`;
    end = index + piece.length;
  }
  return marked + plain(value.slice(end));
}

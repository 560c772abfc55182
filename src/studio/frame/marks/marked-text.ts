import { parseRich } from '../../../shared/engine/format/rich.ts';
import type { VisibleText } from '../../../compiler/lint/copy/texts.ts';

/** Strong words and links, as parseRich reads them. */
const pieces = /\*\*(?<strong>[^*\n]+)\*\*|\[(?<label>[^\][\n]+)\](?<href>\([^\s()]+\))/g;

/**
 * A text with a mark at its end. In a rich text each piece has the mark, because plain, strong and link pieces are
 * rendered separately. If that would change how the text is parsed, only its end has the mark.
 */
export function markedText({ kind, value }: Pick<VisibleText, 'kind' | 'value'>, mark: string): string {
  if (kind !== 'rich') return value + mark;
  const pieceByPiece = withPieces(value, mark);
  const read = JSON.stringify(parseRich(pieceByPiece)).replaceAll(mark, '');
  return read === JSON.stringify(parseRich(value)) ? pieceByPiece : value + mark;
}

function withPieces(value: string, mark: string): string {
  let end = 0;
  let marked = '';
  const plain = (words: string): string => (words === '' ? '' : words + mark);
  for (const { 0: piece, index, groups: { strong, label, href } = {} } of value.matchAll(pieces)) {
    marked += plain(value.slice(end, index));
    marked += strong === undefined ? `[${label}${mark}]${href}` : `**${strong}${mark}**`;
    end = index + piece.length;
  }
  return marked + plain(value.slice(end));
}

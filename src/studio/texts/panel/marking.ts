import { parseRich, plainText, type RichNode } from '../../../shared/engine/format/rich.ts';

/** A text with a selection. */
export interface TextSelection {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A piece of a rich text with its offsets. */
interface Piece extends Pick<TextSelection, 'start' | 'end'> {
  readonly node: RichNode;
}

const markupOf = (node: RichNode): string =>
  typeof node === 'string' ? node : 'strong' in node ? `**${node.strong}**` : `[${node.label}](${node.href})`;

const nodeText = (node: RichNode): string =>
  typeof node === 'string' ? node : 'strong' in node ? node.strong : node.label;

function piecesOf(text: string): Piece[] {
  let end = 0;
  return parseRich(text).map((node) => {
    const start = end;
    end += markupOf(node).length;
    return { node, start, end };
  });
}

/** The strong or link piece that contains a selection. */
const pieceAround = ({ text, start, end }: TextSelection): Piece | undefined =>
  piecesOf(text).find(
    (piece) =>
      typeof piece.node !== 'string' &&
      piece.start <= start &&
      end <= piece.end &&
      !(start === end && end === piece.start),
  );

/** A selection without blanks at its ends; for an empty one, the word at the cursor. */
export function chosenWords({ text, start, end }: TextSelection): TextSelection {
  if (start === end) {
    const before = /[\p{L}\p{N}\p{M}'’-]*$/u.exec(text.slice(0, start))![0].length;
    const after = /^[\p{L}\p{N}\p{M}'’-]*/u.exec(text.slice(end))![0].length;
    return { text, start: start - before, end: end + after };
  }
  const chosen = text.slice(start, end);
  if (chosen.trim() === '') return { text, start, end: start };
  const first = start + chosen.length - chosen.trimStart().length;
  return { text, start: first, end: first + chosen.trim().length };
}

/** The link that contains a selection. */
export function linkAt(chosen: TextSelection): { readonly label: string; readonly href: string } | undefined {
  const node = pieceAround(chosen)?.node;
  return typeof node === 'object' && 'href' in node ? node : undefined;
}

/** Whether a selection is in strong words. */
export function isStrong(chosen: TextSelection): boolean {
  const node = pieceAround(chosen)?.node;
  return typeof node === 'object' && 'strong' in node;
}

/** Toggles bold. Undefined where bold is not possible: in a link, or over two lines. */
export function strong(chosen: TextSelection): TextSelection | undefined {
  const piece = pieceAround(chosen);
  if (piece && isStrong(chosen)) return unmarked(chosen, piece);
  const stretch = chosenWords(chosen);
  const inner = stretch.text.slice(stretch.start, stretch.end);
  return inner === '' || piece ? undefined : marked(instead(stretch, stretch, `**${inner}**`, 2));
}

/** Makes a link, or changes its address; '' removes the link. `label`: text of the link if nothing is selected. */
export function linked(chosen: TextSelection, href: string, label: string): TextSelection | undefined {
  const piece = pieceAround(chosen);
  const known = linkAt(chosen);
  if (piece && !known) return undefined;
  if (piece && known) return href === '' ? unmarked(chosen, piece) : linkText(chosen, piece, known.label, href);
  const stretch = chosenWords(chosen);
  const inner = stretch.text.slice(stretch.start, stretch.end);
  if (href === '') return undefined;
  return linkText(stretch, stretch, inner === '' ? label : inner, href);
}

const linkText = (chosen: TextSelection, stretch: Pick<TextSelection, 'start' | 'end'>, label: string, href: string) =>
  marked(instead(chosen, stretch, `[${label}](${href})`, 1, label.length));

/** Replaces a range of a text. `before`: offset of the new selection in the replacement. */
function instead(
  { text }: TextSelection,
  { start, end }: Pick<TextSelection, 'start' | 'end'>,
  by: string,
  before: number,
  length: number = by.length - 2 * before,
): TextSelection {
  return { text: text.slice(0, start) + by + text.slice(end), start: start + before, end: start + before + length };
}

/** Removes the marks of a piece; undefined if the text would then be parsed differently. */
function unmarked(chosen: TextSelection, piece: Piece): TextSelection | undefined {
  const plain = instead(chosen, piece, nodeText(piece.node), 0);
  return plainText(plain.text) === plainText(chosen.text) ? plain : undefined;
}

/** The selection, if its new marks are parsed as intended; undefined if not. */
function marked(chosen: TextSelection): TextSelection | undefined {
  const { text, start, end } = chosen;
  const piece = pieceAround(chosen);
  const isRead = piece !== undefined && nodeText(piece.node) === text.slice(start, end);
  const rest = text.slice(0, piece?.start) + text.slice(start, end) + text.slice(piece?.end);
  return isRead && plainText(text) === plainText(rest) ? chosen : undefined;
}

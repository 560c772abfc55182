import { parseRich, plainText, type RichNode } from '../../../shared/engine/format/rich.ts';

/** A text with a stretch of it chosen. */
export interface Chosen {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A piece of a rich text, and where it stands in it. */
interface Piece extends Pick<Chosen, 'start' | 'end'> {
  readonly node: RichNode;
}

const written = (node: RichNode): string =>
  typeof node === 'string' ? node : 'strong' in node ? `**${node.strong}**` : `[${node.label}](${node.href})`;

const wordsOf = (node: RichNode): string =>
  typeof node === 'string' ? node : 'strong' in node ? node.strong : node.label;

function piecesOf(text: string): Piece[] {
  let end = 0;
  return parseRich(text).map((node) => {
    const start = end;
    end += written(node).length;
    return { node, start, end };
  });
}

/** The strong words or the link in which a stretch lies. */
const around = ({ text, start, end }: Chosen): Piece | undefined =>
  piecesOf(text).find(
    (piece) =>
      typeof piece.node !== 'string' &&
      piece.start <= start &&
      end <= piece.end &&
      !(start === end && end === piece.start),
  );

/** A stretch without blanks at its ends; where nothing is chosen, the word that the cursor stands in. */
export function words({ text, start, end }: Chosen): Chosen {
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

/** The link in which a stretch lies. */
export function linkAt(chosen: Chosen): { readonly label: string; readonly href: string } | undefined {
  const node = around(chosen)?.node;
  return typeof node === 'object' && 'href' in node ? node : undefined;
}

/** Whether a stretch lies in strong words. */
export function isStrong(chosen: Chosen): boolean {
  const node = around(chosen)?.node;
  return typeof node === 'object' && 'strong' in node;
}

/** Makes words strong, or strong words plain. Undefined where the marks cannot stand: in a link, or over two lines. */
export function strong(chosen: Chosen): Chosen | undefined {
  const piece = around(chosen);
  if (piece && isStrong(chosen)) return unmarked(chosen, piece);
  const stretch = words(chosen);
  const inner = stretch.text.slice(stretch.start, stretch.end);
  return inner === '' || piece ? undefined : marked(instead(stretch, stretch, `**${inner}**`, 2));
}

/**
 * Makes words a link, or leads a link elsewhere; with '' it becomes plain words again. `label`: the words of a link
 * where none are chosen.
 */
export function linked(chosen: Chosen, href: string, label: string): Chosen | undefined {
  const piece = around(chosen);
  const known = linkAt(chosen);
  if (piece && !known) return undefined;
  if (piece && known) return href === '' ? unmarked(chosen, piece) : linkText(chosen, piece, known.label, href);
  const stretch = words(chosen);
  const inner = stretch.text.slice(stretch.start, stretch.end);
  if (href === '') return undefined;
  return linkText(stretch, stretch, inner === '' ? label : inner, href);
}

const linkText = (chosen: Chosen, stretch: Pick<Chosen, 'start' | 'end'>, label: string, href: string) =>
  marked(instead(chosen, stretch, `[${label}](${href})`, 1, label.length));

/**
 * A text with other words in place of a stretch. `before`: how many letters of them stand before what is chosen then.
 */
function instead(
  { text }: Chosen,
  { start, end }: Pick<Chosen, 'start' | 'end'>,
  by: string,
  before: number,
  length: number = by.length - 2 * before,
): Chosen {
  return { text: text.slice(0, start) + by + text.slice(end), start: start + before, end: start + before + length };
}

/** A text in which marked words are plain; undefined where they would be read as other marks then. */
function unmarked(chosen: Chosen, piece: Piece): Chosen | undefined {
  const plain = instead(chosen, piece, wordsOf(piece.node), 0);
  return plainText(plain.text) === plainText(chosen.text) ? plain : undefined;
}

/** A text whose marks are read as what they are meant for; undefined where they are not. */
function marked(chosen: Chosen): Chosen | undefined {
  const { text, start, end } = chosen;
  const piece = around(chosen);
  const isRead = piece !== undefined && wordsOf(piece.node) === text.slice(start, end);
  const rest = text.slice(0, piece?.start) + text.slice(start, end) + text.slice(piece?.end);
  return isRead && plainText(text) === plainText(rest) ? chosen : undefined;
}

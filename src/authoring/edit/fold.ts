/** Default line width, if neither the text nor others in the file show one. */
const defaultWidth = 100;

/**
 * A changed line may become this wide (Prettier's limit for code) before the rest of its paragraph is wrapped again.
 */
const maxChangedWidth = 120;

export interface Folding {
  /** The column at which lines begin. `first`: that of the first line, if it differs. */
  readonly indent: number;
  readonly first?: number;
  /** The old lines, without indentation. */
  readonly before?: readonly string[];
  /** The width of other folded texts of the file. */
  readonly width?: number | undefined;
}

/**
 * Folds a text into lines that YAML joins again. Unchanged lines are kept, and so is a changed line that still fits.
 * Otherwise the paragraph is wrapped again from there on, at the width of its other lines.
 */
export function folded(text: string, folding: Folding): string[] {
  const { before = [] } = folding;
  const old = paragraphsOf(before);
  const now = text.split('\n');
  const same = old.map((lines) => lines.join(' '));
  const [from, behind] = [sharedStart(same, now), sharedEnd(same, now)];
  const inPairs = old.length === now.length;
  const untouched = old.filter((_, index) => index < from || index >= old.length - behind);
  const lines = now.map((paragraph, index) => {
    const kept =
      index < from ? old[index] : index >= now.length - behind ? old[old.length - now.length + index] : undefined;
    return kept ?? refolded(paragraph, (inPairs && old[index]) || [], { ...folding, untouched, isTop: index === 0 });
  });
  return lines.flatMap((paragraph, index) => (index === 0 ? paragraph : ['', ...paragraph]));
}

/** Groups folded lines into paragraphs. Each paragraph is one line of the text. */
function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (line !== '') paragraphs.at(-1)!.push(line);
    // The first blank line ends a paragraph. Each further one is an empty paragraph.
    else if (index > 0) paragraphs.push([]);
  }
  return paragraphs;
}

function sharedStart(old: readonly string[], now: readonly string[]): number {
  const end = Math.min(old.length, now.length);
  let count = 0;
  while (count < end && old[count] === now[count]) count++;
  return count;
}

function sharedEnd(old: readonly string[], now: readonly string[]): number {
  const end = Math.min(old.length, now.length) - sharedStart(old, now);
  let count = 0;
  while (count < end && old.at(-1 - count) === now.at(-1 - count)) count++;
  return count;
}

interface Paragraph extends Folding {
  /** The lines of other paragraphs. */
  readonly untouched: readonly (readonly string[])[];
  readonly isTop: boolean;
}

function refolded(text: string, old: readonly string[], paragraph: Paragraph): string[] {
  if (text === '') return [];
  let rest = text;
  let from = 0;
  for (; from < old.length && (rest === old[from] || rest.startsWith(`${old[from]} `)); from++)
    rest = rest.slice(old[from]!.length + 1);
  let to = old.length;
  for (; to > from && (rest === old[to - 1] || rest.endsWith(` ${old[to - 1]}`)); to--)
    rest = rest.slice(0, Math.max(0, rest.length - old[to - 1]!.length - 1));
  // Words inserted between two lines join one of them.
  if (from === to && rest !== '' && from > 0) rest = `${old[--from]} ${rest}`;
  else if (from === to && rest !== '' && to < old.length) rest = `${rest} ${old[to++]}`;
  const [above, below] = [old.slice(0, from), old.slice(to)];
  if (rest === '') return [...above, ...below];
  const column = (line: number) =>
    paragraph.isTop && line === 0 ? (paragraph.first ?? paragraph.indent) : paragraph.indent;
  const width = widthOf(above, below, old, paragraph);
  if (to - from === 1 && column(from) + rest.length <= Math.max(width, maxChangedWidth))
    return [...above, rest, ...below];
  return [...above, ...filled(rest, below, (line) => width - column(from + line))];
}

/**
 * The width of the kept lines, or else of other texts in the file. The last line of a paragraph is ignored, because it
 * is usually shorter.
 */
function widthOf(
  above: readonly string[],
  below: readonly string[],
  old: readonly string[],
  { untouched, indent, width }: Paragraph,
): number {
  const full = [...above, ...below.slice(0, -1), ...untouched.flatMap((lines) => lines.slice(0, -1))];
  if (full.length > 0) return indent + Math.max(...full.map(({ length }) => length));
  // A long text on one line: its author does not wrap lines.
  if (old.length === 1 && indent + old[0]!.length > maxChangedWidth) return Infinity;
  return width ?? defaultWidth;
}

/** Fills lines with words until the rest fits before the following lines. */
function filled(text: string, below: readonly string[], room: (line: number) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let following = below;
  let words = splitWords(text);
  for (;;) {
    for (const word of words) {
      if (line !== '' && line.length + 1 + word.length > room(lines.length)) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    const [next, ...others] = following;
    const [word = ''] = next === undefined ? [] : splitWords(next);
    if (next === undefined || line.length + 1 + word.length > room(lines.length)) return [...lines, line, ...following];
    words = splitWords(next);
    following = others;
  }
}

/** A text can be folded only at a single space: two would become one. */
const splitWords = (text: string): string[] => text.split(/(?<=\S) (?=\S)/);

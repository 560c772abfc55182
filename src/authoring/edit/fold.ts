/** How wide lines are made where a text was on one line until now, and no other tells. */
const usualWidth = 100;

/** A line that was changed may become as wide as Prettier lets code be before what follows it is broken anew. */
const widest = 120;

export interface Folding {
  /** The column at which lines begin; that of the first one may be another. */
  readonly indent: number;
  readonly first?: number;
  /** The lines as they were before, without what stands before them. */
  readonly before?: readonly string[];
  /** The width of other folded texts of the file. */
  readonly width?: number | undefined;
}

/**
 * Breaks a text into lines that YAML joins again. Lines of before stay as they are where nothing in them has changed,
 * and so does one that has been changed and still fits. Where it does not, the paragraph is broken anew from there on,
 * as wide as its other lines.
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

/** Lines to paragraphs, each of which is a line of the text. */
function paragraphsOf(lines: readonly string[]): string[][] {
  const paragraphs: string[][] = [[]];
  for (const [index, line] of lines.entries()) {
    if (line !== '') paragraphs.at(-1)!.push(line);
    // The first blank line ends a paragraph, and each further one is an empty paragraph.
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
  // Words that came between two lines belong to one of them.
  if (from === to && rest !== '' && from > 0) rest = `${old[--from]} ${rest}`;
  else if (from === to && rest !== '' && to < old.length) rest = `${rest} ${old[to++]}`;
  const [above, below] = [old.slice(0, from), old.slice(to)];
  if (rest === '') return [...above, ...below];
  const column = (line: number) =>
    paragraph.isTop && line === 0 ? (paragraph.first ?? paragraph.indent) : paragraph.indent;
  const width = widthOf(above, below, old, paragraph);
  if (to - from === 1 && column(from) + rest.length <= Math.max(width, widest)) return [...above, rest, ...below];
  return [...above, ...filled(rest, below, (line) => width - column(from + line))];
}

/**
 * As wide as the lines that stay, or else as other texts of the file. The last line of a paragraph tells nothing: it is
 * mostly shorter.
 */
function widthOf(
  above: readonly string[],
  below: readonly string[],
  old: readonly string[],
  { untouched, indent, width }: Paragraph,
): number {
  const full = [...above, ...below.slice(0, -1), ...untouched.flatMap((lines) => lines.slice(0, -1))];
  if (full.length > 0) return indent + Math.max(...full.map(({ length }) => length));
  // Whoever wrote it on one line, however long, does not break lines.
  if (old.length === 1 && indent + old[0]!.length > widest) return Infinity;
  return width ?? usualWidth;
}

/** Fills lines with words until what is left fits with the lines that follow. */
function filled(text: string, below: readonly string[], room: (line: number) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let following = below;
  let words = wordsOf(text);
  for (;;) {
    for (const word of words) {
      if (line !== '' && line.length + 1 + word.length > room(lines.length)) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    const [next, ...others] = following;
    const [word = ''] = next === undefined ? [] : wordsOf(next);
    if (next === undefined || line.length + 1 + word.length > room(lines.length)) return [...lines, line, ...following];
    words = wordsOf(next);
    following = others;
  }
}

/** A text can be broken at a single space alone: two of them would become one. */
const wordsOf = (text: string): string[] => text.split(/(?<=\S) (?=\S)/);

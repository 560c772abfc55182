import type { CST } from 'yaml';
import { columnOf, endOfItem, isFlow, itemTokens, startOfItem, type Collection } from './tokens.ts';

/** The offsets of an entry of a map or list. */
export interface Span {
  /** The start of the comment lines directly above it, else of itself. */
  readonly start: number;
  /** The start of its dash, key or value. */
  readonly at: number;
  /** The end of its value. */
  readonly body: number;
  /** The end of the entry: after the comment on its last line, and the deeper indented comment lines below. */
  readonly end: number;
  /** In brackets: the comma after it. */
  readonly comma?: number | undefined;
}

/** The surroundings of a map or list in block style. */
export interface Surroundings {
  /** The end of the dash or colon before it. */
  readonly from: number;
  /** The latest possible end of what belongs to it. */
  readonly limit: number;
  readonly after: 'dash' | 'colon' | 'document';
}

/** The spans of the entries of a map or list. `around` is used only in block style. */
export const spansOf = (text: string, token: Collection, around: Surroundings): Span[] =>
  isFlow(token) ? flowSpans(text, token) : blockSpans(text, token, around);

interface Line {
  readonly offset: number;
  readonly text: string;
}

/** The lines of a range of the text. The first and last may be partial. */
function linesBetween(text: string, from: number, to: number): Line[] {
  let offset = from;
  return text
    .slice(from, to)
    .split('\n')
    .map((line) => {
      const one = { offset, text: line };
      offset += line.length + 1;
      return one;
    });
}

const isBlank = ({ text }: Line): boolean => text.trim() === '';
const isComment = ({ text }: Line): boolean => text.trimStart().startsWith('#');
const indentOf = ({ text }: Line): number => text.length - text.trimStart().length;
const endOfLine = ({ offset, text }: Line): number => offset + text.trimEnd().length;

function blockSpans(text: string, token: Collection, { from, limit, after }: Surroundings): Span[] {
  const bounds = itemTokens(token).map((item) => ({ at: startOfItem(item), body: endOfItem(item, text) }));
  const column = columnOf(text, bounds[0]?.at ?? 0);
  const gaps = bounds.map(({ at }, index) => {
    const lines = linesBetween(text, index === 0 ? from : bounds[index - 1]!.body, at);
    return index === 0 ? { lines, own: 0 } : { lines, own: ownLines(lines, lines.length - 1, column) };
  });
  const tail = linesBetween(text, bounds.at(-1)?.body ?? from, limit);
  const last = tail[ownLines(tail, tail.length, column)]!;
  return bounds.map(({ at, body }, index) => {
    const { lines, own } = gaps[index]!;
    const next = gaps[index + 1];
    const start = index === 0 ? firstStart(lines, at, after) : headStart(lines, own + 1, at);
    return { start, at, body, end: endOfLine(next ? next.lines[next.own]! : last) };
  });
}

/** The index of the last line below an entry that belongs to it: deeper indented comments. */
function ownLines(lines: readonly Line[], count: number, column: number): number {
  let own = 0;
  for (let index = 1; index < count; index++) {
    const line = lines[index]!;
    if (isBlank(line)) continue;
    if (!isComment(line) || indentOf(line) <= column) break;
    own = index;
  }
  return own;
}

/** The start of the comment lines directly above an entry, not before the line `lowest`. */
function headStart(lines: readonly Line[], lowest: number, at: number): number {
  let head = lines.length - 1;
  while (head > lowest && isComment(lines[head - 1]!)) head--;
  const line = lines[head];
  return !line || head >= lines.length - 1 ? at : line.offset + indentOf(line);
}

function firstStart(lines: readonly Line[], at: number, after: Surroundings['after']): number {
  if (after === 'document') {
    const start = headStart(lines, 0, at);
    // The comment at the top of a file is about the file.
    return start === (lines[0]?.offset ?? 0) + indentOf(lines[0]!) ? at : start;
  }
  const first = lines[0]!;
  const isHeaded = after === 'dash' && lines.length > 1 && isComment(first);
  if (isHeaded && lines.slice(1, -1).every(isComment)) return first.offset + indentOf(first);
  return headStart(lines, 1, at);
}

function flowSpans(text: string, token: CST.FlowCollection): Span[] {
  const commas = token.items.flatMap(({ start }) =>
    start.filter(({ type }) => type === 'comma').map(({ offset }) => offset),
  );
  const close = token.end[0]?.offset ?? token.offset;
  const items = itemTokens(token);
  const starts = items.map(startOfItem);
  return items.map((item, index) => {
    const [at, body, comma] = [starts[index]!, endOfItem(item, text), commas[index]];
    const before = index === 0 ? token.offset + 1 : (commas[index - 1] ?? token.offset) + 1;
    const behind = comma === undefined ? body : comma + 1;
    const [rest] = linesBetween(text, behind, starts[index + 1] ?? close);
    const end = rest && isComment(rest) ? endOfLine(rest) : behind;
    return { start: headStart(linesBetween(text, before, at), 1, at), at, body, end, comma };
  });
}

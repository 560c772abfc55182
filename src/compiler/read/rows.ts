import { perText } from '../../shared/memo.ts';

/** Whole lines of a text, each of which is an item of the same list. */
export interface Rows {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** Fewer rows than these are not worth leaving out. */
const least = 24;

/** Rows that stay on each side of what is left out, and around what is looked at: more than an edit looks at. */
const around = 5;

const plain = String.raw`(?:-(?=\d))?[^\s,[\]{}#&*!|>'"%@\x60:?-][^,[\]{}#:\n\r\t]*(?::(?=[\w/])[^,[\]{}#:\n\r\t]*)*`;
const cell = String.raw`(?:${plain}|'(?:[^'\n\r\t]|'')*'|"(?:[^"\\\n\r\t]|\\["\\/nt])*")`;
const listOf = (item: string): string => String.raw`\[ ?${item}(?:, ?${item})* ?\]`;
const pair = `[A-Za-z][\\w-]*: (?:${cell}|${listOf(cell)})`;
const map = String.raw`\{(?!.*[{ ]([\w-]+): .*[ ,]\2: ) ?${pair}(?:, ?${pair})* ?\}`;

/**
 * A list or map in brackets as an item on one line, and nothing in it that concerns other lines: no anchor, no alias,
 * no tag. Whatever stands around it, it is read alike.
 */
const rowPattern = new RegExp(
  String.raw`( *)- (?:${listOf(`(?:${cell}|${listOf(cell)})`)}|${map}) *(?: #[^\n\r]*)?\r?\n`,
  'y',
);

/** Where the row ends that begins at an offset, and how far it is indented; undefined where there is none. */
function rowAt(text: string, offset: number): { readonly end: number; readonly indent: number } | undefined {
  rowPattern.lastIndex = offset;
  const found = rowPattern.exec(text);
  return found ? { end: rowPattern.lastIndex, indent: found[1]!.length } : undefined;
}

/** How many rows stand in a stretch of whole lines; undefined where something else stands there too. */
export function rowsBetween(text: string, start: number, end: number, indent: number): number | undefined {
  let count = 0;
  for (let at = start; at < end; count++) {
    const row = rowAt(text, at);
    if (row?.indent !== indent) return undefined;
    at = row.end;
  }
  return count;
}

function runsOf(text: string): Rows[] {
  const runs: Rows[] = [];
  for (let at = 0; at < text.length;) {
    const first = rowAt(text, at);
    if (!first) {
      const next = text.indexOf('\n', at);
      at = next === -1 ? text.length : next + 1;
      continue;
    }
    let [end, count] = [first.end, 1];
    for (let row = rowAt(text, end); row?.indent === first.indent; row = rowAt(text, end), count++) end = row.end;
    if (count >= least) runs.push({ start: at, end, count });
    at = end;
  }
  return runs;
}

/** The rows that follow one another in a text, where they are many. */
export const knownRuns = perText(4, runsOf);

/** Where the line begins that stands so many lines before another, but not before `from`. */
function linesBefore(text: string, offset: number, lines: number, from: number): number {
  let at = offset;
  for (let line = 0; line < lines && at > from; line++) at = text.lastIndexOf('\n', at - 2) + 1;
  return Math.max(at, from);
}

/** Where the line begins that stands so many lines behind another, but not behind `to`. */
export function linesAfter(text: string, offset: number, lines: number, to: number): number {
  let at = offset;
  for (let line = 0; line < lines && at < to; line++) at = text.indexOf('\n', at) + 1;
  return Math.min(at, to);
}

function countLines(text: string, start: number, end: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** A stretch of a run, without the rows at its ends. */
export function inner(text: string, { start, end }: Pick<Rows, 'start' | 'end'>): Rows[] {
  const first = linesAfter(text, start, around, end);
  const last = linesBefore(text, end, around, first);
  const count = last > first ? countLines(text, first, last) : 0;
  return count >= least ? [{ start: first, end: last, count }] : [];
}

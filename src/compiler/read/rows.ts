import { perText } from '../../shared/memo.ts';

/** Whole lines of a text, each of which is an item of the same list. */
export interface Rows {
  readonly start: number;
  readonly end: number;
  readonly count: number;
}

/** Leaving out fewer rows than this is not worth it. */
const least = 24;

/** Rows that stay on each side of the omitted ones, and around the place of interest: more than an edit needs. */
const marginRows = 5;

const plainScalar = String.raw`(?:-(?=\d))?[^\s,[\]{}#&*!|>'"%@\x60:?-][^,[\]{}#:\n\r\t]*(?::(?=[\w/])[^,[\]{}#:\n\r\t]*)*`;
const cellSource = String.raw`(?:${plainScalar}|'(?:[^'\n\r\t]|'')*'|"(?:[^"\\\n\r\t]|\\["\\/nt])*")`;
const flowList = (item: string): string => String.raw`\[ ?${item}(?:, ?${item})* ?\]`;
const pair = `[A-Za-z][\\w-]*: (?:${cellSource}|${flowList(cellSource)})`;
const flowMap = String.raw`\{(?!.*[{ ]([\w-]+): .*[ ,]\2: ) ?${pair}(?:, ?${pair})* ?\}`;

/**
 * A list or map in brackets as an item on one line, without anything that affects other lines: no anchor, alias or tag.
 * It is parsed the same whatever is around it.
 */
const rowPattern = new RegExp(
  String.raw`( *)- (?:${flowList(`(?:${cellSource}|${flowList(cellSource)})`)}|${flowMap}) *(?: #[^\n\r]*)?\r?\n`,
  'y',
);

/** The end of the row that begins at an offset, and its indentation; undefined if there is none. */
function rowAt(text: string, offset: number): { readonly end: number; readonly indent: number } | undefined {
  rowPattern.lastIndex = offset;
  const found = rowPattern.exec(text);
  return found ? { end: rowPattern.lastIndex, indent: found[1]!.length } : undefined;
}

/** The number of rows in a stretch of whole lines; undefined if it contains something else too. */
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

/** The longer runs of consecutive rows in a text. */
export const knownRuns = perText(4, runsOf);

/** The start of the line that is this number of lines before another, but not before `from`. */
function linesBefore(text: string, offset: number, lines: number, from: number): number {
  let at = offset;
  for (let line = 0; line < lines && at > from; line++) at = text.lastIndexOf('\n', at - 2) + 1;
  return Math.max(at, from);
}

/** The start of the line that is this number of lines after another, but not after `to`. */
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
  const first = linesAfter(text, start, marginRows, end);
  const last = linesBefore(text, end, marginRows, first);
  const count = last > first ? countLines(text, first, last) : 0;
  return count >= least ? [{ start: first, end: last, count }] : [];
}

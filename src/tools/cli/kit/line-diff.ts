import { structuredPatch, type StructuredPatchHunk } from 'diff';
import type { Colours } from './colours.ts';

/** A removed or added line, with its number in the old or new text. */
export interface DiffLine {
  readonly sign: '-' | '+';
  readonly line: number;
  readonly text: string;
}

/** The changed lines between two texts, in groups of neighbours. Empty if nothing changed. */
export function lineDiff(before: string, after: string): DiffLine[][] {
  const [old, now] = [before, after].map((text) => text.replace(/\n?$/, '\n'));
  return structuredPatch('', '', old ?? '', now ?? '', '', '', { context: 0 }).hunks.map(numbered);
}

function numbered({ lines, oldStart, newStart }: StructuredPatchHunk): DiffLine[] {
  const next = { '-': oldStart, '+': newStart };
  return lines.map((line) => {
    const sign = line.startsWith('-') ? '-' : '+';
    return { sign, line: next[sign]++, text: line.slice(1) };
  });
}

/** Prints a diff under the name of its file. */
export function printDiff(
  file: string,
  hunks: readonly (readonly DiffLine[])[],
  { strong, good, bad, dim }: Colours,
): string {
  const paint = { '-': bad, '+': good };
  const width = String(Math.max(...hunks.flat().map(({ line }) => line), 0)).length;
  const lines = hunks.map((hunk) =>
    shortenedLines(hunk)
      .map(({ sign, line, text }) =>
        `  ${dim(String(line).padStart(width))} ${paint[sign](`${sign} ${text}`)}`.trimEnd(),
      )
      .join('\n'),
  );
  return [strong(file), ...(lines.length > 0 ? [lines.join(`\n  ${dim('…')}\n`)] : [])].join('\n');
}

/** Longer lines are cut around the change, to about one line of a terminal. */
const maxLineCharacters = 120;

/** Cuts the lines of a hunk. Each removed line is compared with the added line in its place. */
function shortenedLines(hunk: readonly DiffLine[]): DiffLine[] {
  const [gone, come] = [hunk.filter(({ sign }) => sign === '-'), hunk.filter(({ sign }) => sign === '+')];
  return hunk.map((line) => {
    const [own, others] = line.sign === '-' ? [gone, come] : [come, gone];
    const other = others[own.indexOf(line)]?.text ?? '';
    let same = 0;
    while (same < line.text.length && line.text[same] === other[same]) same += 1;
    return { ...line, text: cut(line.text, same) };
  });
}

/** Cuts a text around the offset of its first difference. Both lines of a pair are cut at the same place. */
function cut(text: string, at: number): string {
  if (text.length <= maxLineCharacters) return text;
  const start = at < maxLineCharacters / 2 ? 0 : at - maxLineCharacters / 3;
  const end = start + maxLineCharacters;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

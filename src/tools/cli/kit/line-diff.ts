import { structuredPatch, type StructuredPatchHunk } from 'diff';
import type { Colours } from './colours.ts';

/** A line that is gone or new, with its number in the text that has it. */
export interface DiffLine {
  readonly sign: '-' | '+';
  readonly line: number;
  readonly text: string;
}

/** How one text became another: the lines that changed, in groups of neighbours. Empty when nothing changed. */
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

/** A diff as it is printed, under the name of its file. */
export function printDiff(
  file: string,
  hunks: readonly (readonly DiffLine[])[],
  { strong, good, bad, dim }: Colours,
): string {
  const paint = { '-': bad, '+': good };
  const width = String(Math.max(...hunks.flat().map(({ line }) => line), 0)).length;
  const lines = hunks.map((hunk) =>
    shortened(hunk)
      .map(({ sign, line, text }) =>
        `  ${dim(String(line).padStart(width))} ${paint[sign](`${sign} ${text}`)}`.trimEnd(),
      )
      .join('\n'),
  );
  return [strong(file), ...(lines.length > 0 ? [lines.join(`\n  ${dim('…')}\n`)] : [])].join('\n');
}

/** Longer lines are cut around what changed, so that each takes about one line of a terminal. */
const mostCharacters = 120;

/** The lines of a hunk, cut. Each line that is gone is compared with the line that came in its place. */
function shortened(hunk: readonly DiffLine[]): DiffLine[] {
  const [gone, come] = [hunk.filter(({ sign }) => sign === '-'), hunk.filter(({ sign }) => sign === '+')];
  return hunk.map((line) => {
    const [own, others] = line.sign === '-' ? [gone, come] : [come, gone];
    const other = others[own.indexOf(line)]?.text ?? '';
    let same = 0;
    while (same < line.text.length && line.text[same] === other[same]) same += 1;
    return { ...line, text: cut(line.text, same) };
  });
}

/** Cuts a text around the offset at which it starts to differ. Both lines of a pair are cut at the same place. */
function cut(text: string, at: number): string {
  if (text.length <= mostCharacters) return text;
  const start = at < mostCharacters / 2 ? 0 : at - mostCharacters / 3;
  const end = start + mostCharacters;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}

import type { Colours } from './colours.ts';

/** A line that is gone, new, or the same in both texts; numbered as in the text that has it, the newer one for the same. */
export interface DiffLine {
  readonly sign: '-' | '+' | ' ';
  readonly line: number;
  readonly text: string;
}

/** How one text became another, line by line, with `around` lines of what stayed at each change; an empty array when nothing changed. */
export function lineDiff(before: string, after: string, around = 1): DiffLine[][] {
  const all = aligned(before.replace(/\n$/, '').split('\n'), after.replace(/\n$/, '').split('\n'));
  const hunks: DiffLine[][] = [];
  let last = -Infinity;
  for (const [index, { sign }] of all.entries()) {
    if (sign === ' ') continue;
    const from = Math.max(index - around, last + 1, 0);
    if (from > last + 1 || hunks.length === 0) hunks.push([]);
    let end = index;
    while (end < Math.min(index + around, all.length - 1) && all[end + 1]?.sign === ' ') end += 1;
    if (end > last) hunks.at(-1)?.push(...all.slice(Math.max(from, last + 1), end + 1));
    last = Math.max(last, end);
  }
  return hunks;
}

/** A diff as it is printed, under the name of its file. */
export function printDiff(
  file: string,
  hunks: readonly (readonly DiffLine[])[],
  { strong, good, bad, dim }: Colours,
): string {
  const paint = { '-': bad, '+': good, ' ': (text: string) => text };
  const wide = String(Math.max(...hunks.flat().map(({ line }) => line), 0)).length;
  const lines = hunks.map((hunk) =>
    shortened(hunk)
      .map(({ sign, line, text }) =>
        `  ${dim(String(line).padStart(wide))} ${paint[sign](`${sign} ${text}`)}`.trimEnd(),
      )
      .join('\n'),
  );
  return [strong(file), ...(lines.length > 0 ? [lines.join(`\n  ${dim('…')}\n`)] : [])].join('\n');
}

/** Longer lines are cut around what changed. */
const widest = 120;

/** The lines of a hunk, each no longer than a terminal shows: those that are gone beside those that came for them. */
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

function cut(text: string, at: number): string {
  if (text.length <= widest) return text;
  // Where the lines are still the same, so that both start at the same letter.
  const start = at < widest / 2 ? 0 : at - widest / 3;
  return `${start > 0 ? '…' : ''}${text.slice(start, start + widest)}${start + widest < text.length ? '…' : ''}`;
}

function aligned(before: readonly string[], after: readonly string[]): DiffLine[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < before.length - start && end < after.length - start && before.at(-1 - end) === after.at(-1 - end))
    end += 1;
  const same = (text: string, index: number): DiffLine => ({ sign: ' ', line: index + 1, text });
  return [
    ...after.slice(0, start).map(same),
    ...middle(before.slice(start, before.length - end), after.slice(start, after.length - end), start),
    ...after.slice(after.length - end).map((text, index) => same(text, after.length - end + index)),
  ];
}

/** The longest lines in common stay, by the table of their lengths. */
function middle(before: readonly string[], after: readonly string[], offset: number): DiffLine[] {
  const wide = after.length + 1;
  const common = new Uint32Array((before.length + 1) * wide);
  const at = (i: number, j: number) => common[i * wide + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      common[i * wide + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    if (i < before.length && j < after.length && before[i] === after[j])
      lines.push({ sign: ' ', line: offset + ++j, text: before[i++] ?? '' });
    else if (i < before.length && (j === after.length || at(i + 1, j) >= at(i, j + 1)))
      lines.push({ sign: '-', line: offset + ++i, text: before[i - 1] ?? '' });
    else lines.push({ sign: '+', line: offset + ++j, text: after[j - 1] ?? '' });
  }
  return lines;
}

import type { Problem } from './problem.ts';
import { counted } from './show.ts';

/** Longer lines are cut around the problem. */
const mostCharacters = 100;

/** Sets the parts of a printed problem apart, on a terminal that shows colours. */
export interface Paint {
  readonly place: (text: string) => string;
  readonly code: (text: string) => string;
  readonly fix: (text: string) => string;
  readonly frame: (text: string) => string;
  readonly marks: (text: string) => string;
}

const unchanged = (text: string): string => text;
const unpainted: Paint = { place: unchanged, code: unchanged, fix: unchanged, frame: unchanged, marks: unchanged };

/**
 * A problem as it is printed: its place and code, its message with the fix, and the line with marks under the place.
 */
export function printProblem({ code, place, message, fix }: Problem, paint: Paint = unpainted): string {
  const number = String(place.line);
  const { text, column } = excerptAround(place.excerpt, place.column);
  const head = [
    `${paint.place(`${place.file}:${place.line}:${place.column}`)}  ${paint.code(code)}`,
    `  ${message}${fix === '' ? '' : ` ${paint.fix(fix)}`}`,
  ];
  // A problem with a whole file, or at its end, has no line to show.
  if (text.trim() === '') return head.join('\n');
  const marks = '^'.repeat(Math.max(1, Math.min(place.length, text.length - column + 1)));
  return [
    ...head,
    `${paint.frame(`  ${number} |`)} ${text}`,
    `  ${' '.repeat(number.length)}   ${' '.repeat(column - 1)}${paint.marks(marks)}`,
  ].join('\n');
}

/** All problems, sorted by file and place, and how many there are. */
export function printProblems(problems: readonly Problem[], paint: Paint = unpainted): string {
  const files = new Set(problems.map((problem) => problem.place.file)).size;
  const count = `${counted(problems.length, 'problem')} in ${counted(files, 'file')}`;
  return [...sortProblems(problems).map((problem) => printProblem(problem, paint)), count].join('\n\n');
}

/** Sorts by file, place and code, so that the order does not depend on which check found a problem first. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compare(a.place.file, b.place.file) ||
      a.place.line - b.place.line ||
      a.place.column - b.place.column ||
      compare(a.code, b.code) ||
      compare(a.message, b.message),
  );
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The part of a line around a column that is short enough to print, and the column in that part. */
function excerptAround(line: string, column: number): { text: string; column: number } {
  // Tabs would move the marks, and a terminal takes control characters for commands.
  const text = line.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');
  if (text.length <= mostCharacters) return { text, column };
  const start = Math.max(0, Math.min(column - 20, text.length - mostCharacters));
  const end = start + mostCharacters;
  const before = start > 0 ? '…' : '';
  const after = end < text.length ? '…' : '';
  return { text: before + text.slice(start, end) + after, column: column - start + before.length };
}

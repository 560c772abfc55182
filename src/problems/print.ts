import type { Problem } from './problem.ts';

/** Excerpts longer than this are cut around the problem. */
const widest = 100;

/** Draws parts of a problem apart, on a terminal that can. */
export interface Paint {
  readonly place: (text: string) => string;
  readonly code: (text: string) => string;
  readonly fix: (text: string) => string;
  readonly frame: (text: string) => string;
  readonly marks: (text: string) => string;
}

const plain = (text: string): string => text;
const unpainted: Paint = { place: plain, code: plain, fix: plain, frame: plain, marks: plain };

/** A problem as it is printed: place and code, message with fix, the line with the spot marked. */
export function printProblem({ code, place, message, fix }: Problem, paint: Paint = unpainted): string {
  const number = String(place.line);
  const { text, column } = window(place.excerpt, place.column);
  const head = [
    `${paint.place(`${place.file}:${place.line}:${place.column}`)}  ${paint.code(code)}`,
    `  ${message}${fix === '' ? '' : ` ${paint.fix(fix)}`}`,
  ];
  // Of a problem with a whole file, or at its end, there is nothing to show.
  if (text.trim() === '') return head.join('\n');
  const marks = '^'.repeat(Math.max(1, Math.min(place.length, text.length - column + 1)));
  return [
    ...head,
    `${paint.frame(`  ${number} |`)} ${text}`,
    `  ${' '.repeat(number.length)}   ${' '.repeat(column - 1)}${paint.marks(marks)}`,
  ].join('\n');
}

/** All problems, sorted by file and place, with a closing count. */
export function printProblems(problems: readonly Problem[], paint: Paint = unpainted): string {
  const files = new Set(problems.map((problem) => problem.place.file)).size;
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in ${files} ${files === 1 ? 'file' : 'files'}`;
  return [...sortProblems(problems).map((problem) => printProblem(problem, paint)), count].join('\n\n');
}

/** By file, then place, then code: the order never depends on how the problems were found. */
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

function window(line: string, column: number): { text: string; column: number } {
  // Neither tabs nor characters that a terminal takes for commands.
  const text = line.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');
  if (text.length <= widest) return { text, column };
  const start = Math.max(0, Math.min(column - 20, text.length - widest));
  return {
    text: `${start > 0 ? '…' : ''}${text.slice(start, start + widest)}${start + widest < text.length ? '…' : ''}`,
    column: column - start + (start > 0 ? 1 : 0),
  };
}

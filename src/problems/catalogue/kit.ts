import type { ProblemCode } from '../codes.ts';
import { didYouMean } from '../nearest.ts';
import type { Place, Problem } from '../problem.ts';

/** What a code means and what to do about it, at more length than a problem has room for. `explain CODE` prints it. */
export interface Explanation {
  readonly means: string;
  readonly fix: string;
}

/** The explanations that one file of the catalogue gives. A code that does not exist is a type error. */
export type Explanations = Readonly<Partial<Record<ProblemCode, Explanation>>>;

export const problem = (code: ProblemCode, place: Place, message: string, fix: string): Problem => ({
  code,
  place,
  message,
  fix,
});

/** The words of an error as a part of a sentence: in one line, cut when they are long, without the full stop. */
export function inOneLine(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

/** A factory for names of one kind that nothing has. The fix is the nearest known name. */
export const unknownName =
  (code: ProblemCode, what: string) =>
  (place: Place, typed: string, known: Iterable<string>): Problem =>
    problem(code, place, `No ${what} is called "${typed}".`, didYouMean(typed, known));

/** A factory for files of one kind that nothing refers to. */
export const unusedFile =
  (code: ProblemCode, what: string) =>
  (place: Place, id: string): Problem =>
    problem(code, place, `Nothing uses the ${what} "${id}".`, `Refer to it, or delete the file.`);

import { didYouMean } from '../nearest.ts';
import type { Place } from '../place.ts';

/** What a code means and what to do about it, in more detail than a problem. `explain CODE` prints it. */
export interface Explanation {
  readonly means: string;
  readonly fix: string;
}

/** The explanations that one file of the catalogue gives, by the code. */
export type Explanations = Readonly<Record<`${string}/${string}`, Explanation>>;

/** A factory of the problems that have one message: it takes their place, and what the message and the fix need. */
export const problem =
  <Code extends string, Given extends readonly unknown[]>(
    code: Code,
    words: (...given: Given) => readonly [message: string, fix: string],
  ) =>
  (place: Place, ...given: Given) => {
    const [message, fix] = words(...given);
    return { code, place, message, fix };
  };

/** The words of an error as a part of a sentence: in one line, cut when they are long, without the full stop. */
export function inOneLine(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim().replace(/\.$/, '');
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
}

/** A factory for unknown names of one kind. The fix is the nearest known name. */
export const unknownName = <Code extends string>(code: Code, what: string) =>
  problem(code, (typed: string, known: Iterable<string>) => [
    `No ${what} is called "${typed}".`,
    didYouMean(typed, known),
  ]);

/** A factory for unused files of one kind. */
export const unusedFile = <Code extends string>(code: Code, what: string) =>
  problem(code, (id: string) => [`Nothing uses the ${what} "${id}".`, 'Refer to it, or delete the file.']);

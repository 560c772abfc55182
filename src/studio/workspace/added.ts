import type { Problem } from '../../shared/problems/problem.ts';

/** The problems that are not known yet. */
export function addedIn(problems: readonly Problem[], known: readonly Problem[]): readonly Problem[] {
  const keys = new Set(known.map(problemKey));
  return problems.filter((problem) => !keys.has(problemKey(problem)));
}

/** Key of a problem that does not depend on its line. */
const problemKey = ({ code, place, message }: Problem): string => `${code} ${place.file} ${message}`;

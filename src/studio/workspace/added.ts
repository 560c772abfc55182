import type { Problem } from '../../shared/problems/problem.ts';

/** The problems that are not among those known. */
export function addedIn(problems: readonly Problem[], known: readonly Problem[]): readonly Problem[] {
  const keys = new Set(known.map(keyOf));
  return problems.filter((problem) => !keys.has(keyOf(problem)));
}

/** Tells a problem from others, wherever its line has moved. */
const keyOf = ({ code, place, message }: Problem): string => `${code} ${place.file} ${message}`;

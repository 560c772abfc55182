import type { Problem } from './problem.ts';

/**
 * A name that is not known is said once a file, where it stands first, with the other lines that have it:
 * a field that was renamed is one mistake, however often it is named.
 */
export function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const byMistake = new Map<unknown, Problem[]>();
  for (const problem of problems) {
    const mistake = problem.code.endsWith('/unknown') ? `${problem.place.file} ${problem.code} ${problem.message}` : problem;
    byMistake.set(mistake, [...(byMistake.get(mistake) ?? []), problem]);
  }
  return [...byMistake.values()].flatMap((same) => {
    const [first, ...others] = [...same].sort((a, b) => a.place.line - b.place.line || a.place.column - b.place.column);
    if (!first) return [];
    const lines = [...new Set(others.map(({ place }) => place.line))].filter((line) => line !== first.place.line);
    return [lines.length === 0 ? first : { ...first, fix: `${first.fix} It stands in ${lines.length === 1 ? 'line' : 'lines'} ${listed(lines)} too.` }];
  });
}

const listed = (lines: readonly number[]): string => (lines.length === 1 ? String(lines[0]) : `${lines.slice(0, -1).join(', ')} and ${String(lines.at(-1))}`);

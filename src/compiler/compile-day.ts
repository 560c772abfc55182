import { sortProblems } from '../shared/problems/print.ts';
import type { Problem } from '../shared/problems/problem.ts';
import { atOrigin, atTemplate, withoutRepeats } from '../shared/problems/repeats.ts';
import type { ResultCache } from './cache/results.ts';
import { Day, type Read, type Reported } from './day.ts';
import { isAdvice, passes, slow } from './passes.ts';
import type { SymbolTable } from './resolve/symbols.ts';

/** A site on a day, with everything checked except what needs simulated visitors. */
export interface DayBegun extends Reported {
  readonly symbols: SymbolTable;
  /** Runs the simulated visitors, and the examples if the site is sound by then. */
  finish(): Reported;
}

/** Takes the files as they are on a day through all passes. `kept`: cached results of this day. */
export function compileDay(read: Read, day: string, kept: ResultCache): DayBegun {
  const site = new Day(read, day, kept);
  const isSlow = ({ name }: { readonly name: string }) => slow.includes(name);
  site.run(passes.filter((pass) => !isSlow(pass)));
  let whole: Reported | undefined;
  return {
    symbols: site.symbols,
    ...outcome(site),
    finish: () => {
      if (!whole) site.run(passes.filter(isSlow));
      return (whole ??= outcome(site));
    },
  };
}

/** Files that nothing uses. */
export const unusedCodes: ReadonlySet<string> = new Set([
  'asset/unused',
  'form/unused',
  'list/unused',
  'table/unused',
  'wizard/unused',
]);

/** Whether it is about something that nothing uses: a file, or an exception that no longer excuses anything. */
const isUnused = ({ code }: Problem): boolean => unusedCodes.has(code) || code.endsWith('/unneeded');

/**
 * The problems so far. Examples that no longer hold, unfinished and long texts, and what nothing uses only block
 * publishing: otherwise the last thing that needs an exception could not be removed before the exception, nor after it.
 */
function outcome(site: Day): Reported {
  const examples = new Set(site.found(['examples']));
  const isUnready = (problem: Problem) => isAdvice(problem) || isUnused(problem) || examples.has(problem);
  const all = [...site.read.problems, ...site.found()];
  const told = (problems: readonly Problem[]) => sortProblems(withoutRepeats(atOrigin(atTemplate(problems))));
  return { problems: told(all.filter((one) => !isUnready(one))), unready: told(all.filter(isUnready)) };
}

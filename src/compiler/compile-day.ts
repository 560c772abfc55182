import { sortProblems } from '../shared/problems/print.ts';
import type { Problem } from '../shared/problems/problem.ts';
import { atOrigin, atTemplate, withoutRepeats } from '../shared/problems/repeats.ts';
import type { Kept } from './cache/kept.ts';
import { Day, type Read, type Told } from './day.ts';
import { passes, slow } from './passes.ts';
import type { SymbolTable } from './resolve/symbols.ts';

/** A site on a day, of which all is checked but what takes visitors. */
export interface DayBegun extends Told {
  readonly symbols: SymbolTable;
  /** Lets visitors try the forms, and runs the examples of a site that is sound by then. */
  finish(): Told;
}

/** Takes the files through all passes, as they are on a day. `kept`: what was made on this day. */
export function compileDay(read: Read, day: string, kept: Kept): DayBegun {
  const site = new Day(read, day, kept);
  const isSlow = ({ name }: { readonly name: string }) => slow.includes(name);
  site.run(passes.filter((pass) => !isSlow(pass)));
  let whole: Told | undefined;
  return {
    symbols: site.symbols,
    ...outcome(site),
    finish: () => {
      if (!whole) site.run(passes.filter(isSlow));
      return (whole ??= outcome(site));
    },
  };
}

/** What is wrong by now. Examples that no longer hold, and words to come, only keep a site from being published. */
function outcome(site: Day): Told {
  const examples = new Set(site.found(['examples']));
  const isUnready = (problem: Problem) => problem.code === 'copy/unfinished' || examples.has(problem);
  const all = [...site.read.problems, ...site.found()];
  const told = (problems: readonly Problem[]) => sortProblems(withoutRepeats(atOrigin(atTemplate(problems))));
  return { problems: told(all.filter((one) => !isUnready(one))), unready: told(all.filter(isUnready)) };
}

import type { Site } from '../../../compiler/compile-site.ts';
import { createCompiler, type Places } from '../../../compiler/compiler.ts';
import { printProblem } from '../../../shared/problems/print.ts';
import { exit, Refusal } from '../kit/command.ts';

/** Compiles the site of a call. */
export const compiled = (places: Places): Site => createCompiler(places).compile();

/** Compiles the site for a command that needs a valid site. Throws a Refusal with the first problems. */
export const soundSite = (places: Places): Site => sound(compiled(places));

/** Maximum number of problems in a Refusal. */
const maxShownProblems = 3;

/** Returns a valid site. Throws a Refusal with the first problems otherwise. */
export function sound(site: Site): Site {
  const { problems } = site;
  if (problems.length === 0) return site;
  const more =
    problems.length > maxShownProblems
      ? `\n\nand ${problems.length - maxShownProblems} more: npm run check shows them.`
      : '';
  throw new Refusal(
    `The config has problems. Fix them first:\n\n${problems
      .slice(0, maxShownProblems)
      .map((problem) => printProblem(problem))
      .join('\n\n')}${more}`,
    exit.failed,
  );
}

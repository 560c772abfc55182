import type { Site } from '../../../compiler/compile-site.ts';
import { createCompiler, type Places } from '../../../compiler/compiler.ts';
import { printProblem } from '../../../shared/problems/print.ts';
import { exit, Refusal } from '../kit/command.ts';

/** Compiles the site of a call. */
export const compiled = (places: Places): Site => createCompiler(places).compile();

/**
 * Compiles the site for a command that cannot work on a site with problems. Throws a Refusal that shows the first of
 * them.
 */
export const soundSite = (places: Places): Site => sound(compiled(places));

/** So many problems are shown where they keep a command from its work. */
const shown = 3;

/** Returns a site that has no problem. Throws a Refusal that shows the first problems otherwise. */
export function sound(site: Site): Site {
  const { problems } = site;
  if (problems.length === 0) return site;
  const more = problems.length > shown ? `\n\nand ${problems.length - shown} more: npm run check shows them.` : '';
  throw new Refusal(
    `The config is not sound. Mend this first:\n\n${problems
      .slice(0, shown)
      .map((problem) => printProblem(problem))
      .join('\n\n')}${more}`,
    exit.failed,
  );
}

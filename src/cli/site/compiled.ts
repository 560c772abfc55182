import type { Site } from '../../compiler/compile-site.ts';
import { createCompiler, type Places } from '../../compiler/compiler.ts';
import { printProblem } from '../../problems/print.ts';
import { exit, Refusal } from '../kit/command.ts';

/** The site of a call, compiled once. */
export const compiled = (places: Places): Site => createCompiler(places).compile();

/** The same, for commands that cannot tell what a site with problems means. */
export const soundSite = (places: Places): Site => sound(compiled(places));

/** So many problems are shown where a command cannot go on for them. */
const shown = 3;

/** The site, when it has no problem. Throws a Refusal otherwise, which shows the first of them. */
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

import { join } from 'node:path';
import { readContracts, type Contracts } from '../../build/check/contracts.ts';
import { compileSite, type Site } from '../../build/compile-site.ts';
import { KeptData } from '../../build/read/kept-data.ts';
import { printProblem } from '../../problems/print.ts';
import { exit, Refusal, type Call } from './command.ts';

type Places = Pick<Call, 'project' | 'root' | 'kept'>;

/** Compiles the site of a call, as often as it is asked, with what earlier runs kept. */
export function compiler({ project, root, kept }: Places): { readonly contracts: Contracts; compile(): Site } {
  const contracts = readContracts(project, kept);
  const data = kept === undefined ? undefined : new KeptData(join(kept, 'data.json'));
  return {
    contracts,
    compile: () => {
      const site = compileSite(root, contracts, data);
      data?.save();
      return site;
    },
  };
}

/** The site of a call, compiled once. */
export const compiled = (places: Places): Site => compiler(places).compile();

/** The same, for commands that cannot tell what a site with problems means. */
export const soundSite = (places: Places): Site => sound(compiled(places));

/** So many problems are shown where a command cannot go on for them. */
const shown = 3;

/** The site, when it has no problem. Throws a Refusal otherwise, which shows the first of them. */
export function sound(site: Site): Site {
  const { problems } = site;
  if (problems.length === 0) return site;
  const more = problems.length > shown ? `\n\nand ${problems.length - shown} more: npm run check shows them.` : '';
  throw new Refusal(`The config is not sound. Mend this first:\n\n${problems.slice(0, shown).map((problem) => printProblem(problem)).join('\n\n')}${more}`, exit.failed);
}

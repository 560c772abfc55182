import { join } from 'node:path';
import { readContracts, type Contracts } from '../../build/check/contracts.ts';
import { compileSite, type Site } from '../../build/compile-site.ts';
import { KeptData } from '../../build/read/kept-data.ts';
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

/** The site, when it has no problem. Throws a Refusal otherwise. */
export function sound(site: Site): Site {
  if (site.problems.length === 0) return site;
  const [count, them] = site.problems.length === 1 ? ['a problem', 'it'] : [`${site.problems.length} problems`, 'them'];
  throw new Refusal(`The config has ${count}: npm run check shows ${them}.`, exit.failed);
}

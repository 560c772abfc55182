import { join } from 'node:path';
import { readContracts, type Contracts } from './check/contracts.ts';
import { compileSite, type Site } from './compile-site.ts';
import { DataCache } from './cache/data-cache.ts';

export interface Places {
  /** The folder that holds schemas/. */
  readonly project: string;
  /** The folder that holds config/. */
  readonly root: string;
  /** Where earlier runs of the same code kept what they made (see kept.js); none of it is used without. */
  readonly cache: string | undefined;
}

/** Compiles a site as often as it is asked, with what earlier runs kept. */
export interface Compiler {
  readonly contracts: Contracts;
  compile(): Site;
}

export function createCompiler({ project, root, cache }: Places): Compiler {
  const contracts = readContracts(project, cache);
  const data = cache === undefined ? undefined : new DataCache(join(cache, 'data.json'));
  return {
    contracts,
    compile: () => {
      const site = compileSite(root, contracts, data);
      data?.save();
      return site;
    },
  };
}

import { join } from 'node:path';
import { readContracts, type Contracts } from './check/contracts.ts';
import { compileSite, type Site } from './compile-site.ts';
import { DataCache } from './cache/data-cache.ts';

export interface Places {
  /** The folder that holds schemas/. */
  readonly project: string;
  /** The folder that holds config/. */
  readonly root: string;
  /** The folder in which runs of the same code keep what they made (cache/folder.js). Without it nothing is kept. */
  readonly cache: string | undefined;
}

/** Compiles a site as often as it is asked, using what earlier runs kept. */
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

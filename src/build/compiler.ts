import { join } from 'node:path';
import { readContracts, type Contracts } from './check/contracts.ts';
import { compileSite, type Site } from './compile-site.ts';
import { KeptData } from './read/kept-data.ts';

export interface Places {
  /** The folder that holds schemas/. */
  readonly project: string;
  /** The folder that holds config/. */
  readonly root: string;
  /** Where earlier runs of the same code kept what they made (see kept.js); none of it is used without. */
  readonly kept: string | undefined;
}

/** Compiles a site as often as it is asked, with what earlier runs kept. */
export interface Compiler {
  readonly contracts: Contracts;
  compile(): Site;
}

export function compilerOf({ project, root, kept }: Places): Compiler {
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

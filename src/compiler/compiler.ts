import { readContracts, type Contracts } from './check/contracts.ts';
import { beginSite, type KeptDays, type Site, type SiteBegun } from './compile-site.ts';
import { DataCache } from './cache/data-cache.ts';
import type { Unsaved } from './read/files.ts';

export interface Places {
  /** The folder that contains schemas/. */
  readonly project: string;
  /** The folder that contains config/. */
  readonly root: string;
  /** The cache folder that runs of the same code share (cache/folder.js). Without it nothing is cached. */
  readonly cache: string | undefined;
}

/** Compiles a site any number of times, using the cache and its own earlier results. */
export interface Compiler {
  readonly contracts: Contracts;
  compile(): Site;
  /** Compiles it without the simulated visitors. `unsaved`: the texts in an editor that are not on the disk yet. */
  begin(unsaved?: Unsaved): SiteBegun;
}

export function createCompiler({ project, root, cache }: Places): Compiler {
  const contracts = readContracts(project, { cache, site: root });
  const data = cache === undefined ? undefined : new DataCache(cache, root);
  const kept: KeptDays = new Map();
  const begin = (unsaved?: Unsaved): SiteBegun => {
    const begun = beginSite(root, contracts, data, kept, unsaved);
    const finish = () => {
      const site = begun.finish();
      data?.save();
      return site;
    };
    return { ...begun, finish };
  };
  return { contracts, begin, compile: () => begin().finish() };
}

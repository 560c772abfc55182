import { join } from 'node:path';
import { readContracts, type Contracts } from './check/contracts.ts';
import { beginSite, type KeptDays, type Site, type SiteBegun } from './compile-site.ts';
import { DataCache } from './cache/data-cache.ts';
import type { Unsaved } from './read/files.ts';

export interface Places {
  /** The folder that holds schemas/. */
  readonly project: string;
  /** The folder that holds config/. */
  readonly root: string;
  /** The folder in which runs of the same code keep what they made (cache/folder.js). Without it nothing is kept. */
  readonly cache: string | undefined;
}

/** Compiles a site as often as it is asked, using what earlier runs kept, and its own before. */
export interface Compiler {
  readonly contracts: Contracts;
  compile(): Site;
  /** Compiles it up to the visitors. `unsaved`: the texts that an editor has and the disk has not. */
  begin(unsaved?: Unsaved): SiteBegun;
}

export function createCompiler({ project, root, cache }: Places): Compiler {
  const contracts = readContracts(project, { cache, site: root });
  const data = cache === undefined ? undefined : new DataCache(join(cache, 'data.json'));
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

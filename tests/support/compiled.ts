import { join } from 'node:path';
import { cacheFolder } from '../../src/compiler/cache/folder.js';
import { readContracts } from '../../src/compiler/check/contracts.ts';
import { createCompiler, type Compiler } from '../../src/compiler/compiler.ts';
import type { SiteBegun } from '../../src/compiler/compile-site.ts';

// One process loads many test files, and compiling our site takes seconds: each process compiles a site once.

const project = join(import.meta.dirname, '../..');
const cache = cacheFolder(project);
const compilers = new Map<string, Compiler>();
const sites = new Map<string, SiteBegun>();

/** The contracts, with the validators that the command line uses. */
export const contracts = readContracts(project, { cache });

/** The compiler of the site in `root`, which keeps its results. */
export function compilerOf(root: string): Compiler {
  const compiler = compilers.get(root) ?? createCompiler({ project, root, cache });
  compilers.set(root, compiler);
  return compiler;
}

/** The site in `root` as it was when this process first asked: for folders that no test changes. */
export function siteOf(root = project): SiteBegun {
  const site = sites.get(root) ?? compilerOf(root).begin();
  sites.set(root, site);
  return site;
}

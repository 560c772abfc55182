import { join } from 'node:path';
import type { Site } from '../compiler/compile-site.ts';
import { createCompiler, type Compiler } from '../compiler/compiler.ts';
import { cacheFolder } from '../compiler/cache/folder.js';
import { moduleCode } from './modules.ts';

/**
 * A compiled site that follows its files. Code comes from the last site without problems, problems from the newest one.
 */
export class LiveSite {
  private readonly compiler: Compiler;
  private readonly places: { readonly root: string; readonly src: string };
  private good: Site;
  private newest: Site;
  /** The code of each module as Vite has it, to know which modules a change concerns. */
  private readonly handedOut = new Map<string, string>();

  constructor(project: string, root: string) {
    this.places = { root, src: join(project, 'src') };
    this.compiler = createCompiler({ project, root, cache: cacheFolder(project) });
    this.good = this.newest = this.compiler.compile();
  }

  get problems(): Site['problems'] {
    return this.newest.problems;
  }

  get names(): Site['symbols'] {
    return this.good.symbols;
  }

  /** Read the config anew. A site with problems leaves the last good one in place. */
  update(): void {
    this.newest = this.compiler.compile();
    if (this.newest.problems.length === 0) this.good = this.newest;
  }

  /** The code of a config file or virtual module; undefined for any other module. */
  codeOf(id: string): string | undefined {
    const code = moduleCode(id, this.good.symbols, this.places);
    if (code !== undefined) this.handedOut.set(id, code);
    return code;
  }

  /** Whether a module would get other code now than it was given. */
  isStale(id: string): boolean {
    const before = this.handedOut.get(id);
    return before !== undefined && moduleCode(id, this.good.symbols, this.places) !== before;
  }
}

import { join } from 'node:path';
import type { Site } from '../compiler/compile-site.ts';
import { createCompiler, type Compiler } from '../compiler/compiler.ts';
import { cacheFolder } from '../compiler/cache/folder.js';
import { moduleCode } from './modules.ts';

/**
 * A compiled site that follows its files. Modules come from the last site without problems, problems from the newest
 * one.
 */
export class LiveSite {
  private readonly compiler: Compiler;
  private readonly places: { readonly root: string; readonly src: string };
  private good: Site;
  private newest: Site;
  /** The code of each module as Vite got it last, which shows whether a change concerns the module. */
  private readonly handedOut = new Map<string, string>();

  constructor(project: string, root: string) {
    this.places = { root, src: join(project, 'src') };
    this.compiler = createCompiler({ project, root, cache: cacheFolder(project) });
    this.good = this.newest = this.compiler.compile();
  }

  get problems(): Site['problems'] {
    return this.newest.problems;
  }

  /** What keeps nobody from looking at the site. */
  get unready(): Site['unready'] {
    return this.newest.unready;
  }

  get names(): Site['symbols'] {
    return this.good.symbols;
  }

  /** Reads the config again. If it has problems, the last good site stays in place. */
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

  /** Whether a module's code differs now from the code that Vite got last. */
  isStale(id: string): boolean {
    const before = this.handedOut.get(id);
    return before !== undefined && moduleCode(id, this.good.symbols, this.places) !== before;
  }
}

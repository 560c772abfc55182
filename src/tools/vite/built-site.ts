import type { Plugin } from 'vite';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { emittedCode } from './modules.ts';

/** A compiled site that no longer changes, with the code of its modules: the bundles of a build share them. */
export class BuiltSite {
  readonly problems = [];
  private readonly code = new Map<string, string | undefined>();

  constructor(
    readonly names: SymbolTable,
    private readonly places: { readonly root: string; readonly src: string },
  ) {}

  codeOf(id: string): string | undefined {
    if (!this.code.has(id)) this.code.set(id, emittedCode(id, this.names, this.places));
    return this.code.get(id);
  }
}

const NAME = 'built-site';

/**
 * Hands a compiled site without problems to the plug-in that makes its modules, which would otherwise compile it once
 * more for each bundle. Vite reads its config as a module of its own each time, so no variable leads there.
 */
export const handOver = (site: BuiltSite): Plugin => ({ name: NAME, api: site });

/** The compiled site among the plug-ins of a build, if it was handed over. */
export const handedOver = (plugins: readonly Plugin[]): BuiltSite | undefined =>
  plugins.find(({ name }) => name === NAME)?.api as BuiltSite | undefined;

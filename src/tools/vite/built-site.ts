import type { Plugin } from 'vite';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { emittedCode } from './modules.ts';

/** A compiled site that does not change, with the code of its modules, shared by the bundles of a build. */
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
 * Passes a compiled site without problems to the site plug-in, which would otherwise compile it again for each bundle.
 * Vite loads its config as a new module each time, so a variable cannot be shared.
 */
export const handOver = (site: BuiltSite): Plugin => ({ name: NAME, api: site });

/** The compiled site among the plug-ins of a build, if there is one. */
export const handedOver = (plugins: readonly Plugin[]): BuiltSite | undefined =>
  plugins.find(({ name }) => name === NAME)?.api as BuiltSite | undefined;

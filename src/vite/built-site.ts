import { join } from 'node:path';
import type { SymbolTable } from '../compiler/resolve/symbols.ts';
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

let building: BuiltSite | undefined;

/** Hands a compiled site without problems to the bundler, which would otherwise compile it once more for each bundle. */
export function handOver(symbols: SymbolTable, project: string, root: string): void {
  building = new BuiltSite(symbols, { root, src: join(project, 'src') });
}

export const handedOver = (): BuiltSite | undefined => building;

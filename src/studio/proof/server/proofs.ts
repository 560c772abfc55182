import type { Unsaved } from '../../../compiler/read/files.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { FormName } from '../contract.ts';
import type { Answering } from './asked.ts';
import type { Proved } from './form-proof.ts';

/** Proofs for the forms of a site, cached for each version of the site. */
export class Proofs {
  private readonly known = new WeakMap<SymbolTable, Map<string, Promise<readonly Proved[]>>>();

  constructor(
    readonly visitors: Answering,
    private readonly unsaved: Unsaved,
  ) {}

  /** Empty for an invalid form. */
  of(form: FormName, symbols: SymbolTable): Promise<readonly Proved[]> {
    const known = this.known.get(symbols) ?? new Map<string, Promise<readonly Proved[]>>();
    this.known.set(symbols, known);
    const key = `${form.kind} ${form.id}`;
    const before = known.get(key);
    if (before) return before;
    const asked = this.visitors.prove(form, new Map(this.unsaved)).catch(() => {
      known.delete(key);
      return [];
    });
    known.set(key, asked);
    return asked;
  }
}

import type { Unsaved } from '../../../compiler/read/files.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { FormName } from '../contract.ts';
import type { Answering } from './asked.ts';
import type { Proved } from './form-proof.ts';

/** What visitors have found out about the forms of a site, asked for once for each state of it. */
export class Proofs {
  private readonly known = new WeakMap<SymbolTable, Map<string, Promise<readonly Proved[]>>>();

  constructor(
    readonly visitors: Answering,
    private readonly unsaved: Unsaved,
  ) {}

  /** Nothing is known of a form that is not sound. */
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

import type { Checked } from '../../compiler/check/checked.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import { formsIn, usesOf } from '../../compiler/model/uses.ts';
import type { FormModel } from '../../compiler/model/types.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { Kind } from '../../compiler/read/source.ts';

/**
 * What is known of a site while it is edited: of each file its newest text that fitted its contract, because the text
 * that is there now may be half a line.
 */
export class KnownSite {
  private constructor(
    /** What the newest compilation has found. */
    readonly symbols: SymbolTable,
    readonly files: ReadonlyMap<string, Checked>,
  ) {}

  /** What a compilation has found, and what the one before knew of files that are broken now. */
  static after(symbols: SymbolTable, before?: KnownSite): KnownSite {
    const lost = [...(before?.files ?? [])].filter(
      ([file, { kind, id }]) => !symbols.files.has(file) && symbols.broken.has(`${kind}/${id}`),
    );
    return new KnownSite(symbols, new Map([...lost, ...symbols.files]));
  }

  of<K extends Kind>(kind: K): Checked<K>[] {
    return [...this.files.values()].filter((source) => source.kind === kind) as unknown as Checked<K>[];
  }

  named<K extends Kind>(kind: K, id: string | undefined): Checked<K> | undefined {
    return this.of(kind).find((source) => source.id === id);
  }

  /** Every form and wizard. */
  get models(): FormModel[] {
    return [...this.of('form'), ...this.of('wizard')].map(formModel);
  }

  /** The forms and wizards on the page in a file. */
  modelsOn(file: string): FormModel[] {
    const page = this.files.get(file);
    return page ? formsIn(usesOf(page, this.symbols), this.symbols).map(formModel) : [];
  }

  /** The form or wizard in a file. */
  modelIn(file: string): FormModel | undefined {
    const source = this.files.get(file);
    return source?.kind === 'form' || source?.kind === 'wizard' ? formModel(source) : undefined;
  }
}

import type { Checked } from '../../compiler/check/checked.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import { formsIn, usesOf } from '../../compiler/model/uses.ts';
import type { FormModel } from '../../compiler/model/types.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { Kind } from '../../compiler/read/source.ts';

/** The site while it is edited: the latest valid version of each file, because the current text may be incomplete. */
export class KnownSite {
  private constructor(
    /** The result of the latest compilation. */
    readonly symbols: SymbolTable,
    readonly files: ReadonlyMap<string, Checked>,
  ) {}

  /** The result of a compilation, with the previous versions of files that are now broken. */
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

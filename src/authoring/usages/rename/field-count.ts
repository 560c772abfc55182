import { formModel } from '../../../compiler/model/form-model.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';

/** The number of fields in all forms and wizards, which shows whether a rename merged two. */
export const fieldCount = ({ symbols }: { readonly symbols: SymbolTable }): number =>
  [...symbols.forms.values(), ...symbols.wizards.values()]
    .flatMap((source) => formModel(source).sets)
    .reduce((sum, { fields }) => sum + fields.size, 0);

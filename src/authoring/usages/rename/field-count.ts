import { formModel } from '../../../compiler/model/form-model.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';

/** How many fields all forms and wizards have, which shows whether a rename made one of two. */
export const fieldCount = ({ symbols }: { readonly symbols: SymbolTable }): number =>
  [...symbols.forms.values(), ...symbols.wizards.values()]
    .flatMap((source) => formModel(source).sets)
    .reduce((sum, { fields }) => sum + fields.size, 0);

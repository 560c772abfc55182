import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import { formModel } from '../model/form-model.ts';
import type { FormModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import { references } from '../resolve/references.ts';
import { pageAt, type SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks that some form or wizard carries to a page the answers that its blocks show (`x-ref: carried` in their
 * contracts).
 * Problem: field/unknown
 */
export function lintCarried(symbols: SymbolTable): Problem[] {
  return symbols.pages.flatMap((page) => {
    const named = references(page.data, 'page.schema.json', symbols.contracts).filter(({ kind }) => kind === 'carried');
    if (named.length === 0) return [];
    const forms = [...symbols.forms.values(), ...symbols.wizards.values()].map(formModel);
    const known = new Set(forms.flatMap((model) => carriedTo(page, model, symbols)));
    return named
      .filter(({ value }) => !known.has(value))
      .map(({ value, path }) => say.unknownField(placeOf(page, path), value, known));
  });
}

/** The answers that the buttons of a form or wizard carry to a page. */
const carriedTo = (page: Checked<'page'>, { actions, fields, carried }: FormModel, symbols: SymbolTable): string[] =>
  actions.flatMap(({ action: { navigate } }) => {
    if (!navigate || pageAt(navigate.to, symbols) !== page) return [];
    const { carry = [], with: given = {} } = navigate;
    return [...(carry === 'all' ? [...fields.keys(), ...carried] : carry), ...Object.keys(given)];
  });

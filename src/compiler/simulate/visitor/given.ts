import type { Contracts } from '../../check/contracts.ts';
import type { FormModel } from '../../model/types.ts';
import { references } from '../../resolve/references.ts';
import { settingsOf } from '../../resolve/settings.ts';
import { optionsOf, type SymbolTable } from '../../resolve/symbols.ts';

/**
 * Fields that are answered by something other than their own control: an effect, a link, another control, a chosen
 * option, or, in a form, its page.
 */
export function givenFields(model: FormModel, symbols: SymbolTable): ReadonlySet<string> {
  const { source, sets, fields, carried } = model;
  const effects = sets.flatMap((set) => set.effects);
  const options = [...fields.values()].flatMap(({ list }) => optionsOf(list, symbols));
  return new Set([
    ...effects.flatMap(({ config: { set } }) => Object.keys(set ?? {})),
    ...carried,
    ...settingsOf(source, symbols.contracts).flatMap(({ data, contract }) =>
      fieldsNamedIn(data, contract, symbols.contracts),
    ),
    ...options.flatMap((option) => Object.keys(option.with ?? {})),
    ...(model.kind === 'form' ? fields.keys() : []),
  ]);
}

/** The fields that the settings of a control or plug-in name, as their contract says. */
export const fieldsNamedIn = (settings: object, contract: string, contracts: Contracts): string[] =>
  references(settings, contract, contracts)
    .filter(({ kind }) => kind === 'field')
    .map(({ value }) => value);

import type { FieldPlan } from '../../shared/plan/form.ts';
import type { FieldModel } from '../model/types.ts';
import { drawingOf } from '../resolve/drawn-by.ts';
import { addressOf, isSecret, searchedListOf } from '../resolve/long-lists.ts';
import { numberStyleOf } from '../resolve/money.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';
import { optionWords } from './words.ts';

/** The options of a field, and the list that its control searches on the server. */
export function listPlan(
  field: FieldModel,
  symbols: SymbolTable,
): Pick<FieldPlan, 'searched' | 'listSays' | 'choices' | 'suggestions' | 'typed' | 'secret'> {
  const { list, suggest } = field;
  const searched = searchedListOf(field, symbols);
  const from = addressOf(searched, symbols);
  return {
    ...(searched === undefined ? {} : { searched }),
    ...(field.widget === 'code' && { typed: true as const }),
    ...(isSecret(list, symbols) && { secret: true as const }),
    ...(from && { listSays: { loading: from.loading, failed: from.failed, none: from.none } }),
    ...(list === undefined
      ? {}
      : { choices: optionsOf(list, symbols).map((option) => optionWords(option, numberStyleOf(symbols))) }),
    ...(suggest === undefined ? {} : { suggestions: optionsOf(suggest, symbols).map((option) => option.label) }),
  };
}

/** The control of a field, and the widget that draws it if that has another name. */
export function widgetPlan(field: FieldModel, symbols: SymbolTable): Pick<FieldPlan, 'widget' | 'drawnBy'> {
  const { widget } = field;
  const { kind, name } = drawingOf(widget, symbols.contracts, searchedListOf(field, symbols) !== undefined);
  return { widget, ...(kind === 'widget' && name !== widget && { drawnBy: name }) };
}

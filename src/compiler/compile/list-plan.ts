import type { FieldUi } from '../../shared/plan/config.generated.ts';
import type { FieldPlan } from '../../shared/plan/form.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import { noticeOf } from '../model/notice.ts';
import type { FieldModel } from '../model/types.ts';
import { isNoticed } from '../model/purposes.ts';
import { drawingOf, type Special } from '../resolve/drawn-by.ts';
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

/** What a field has that another widget than that of its control draws. */
export const specialOf = (field: FieldModel, symbols: SymbolTable): Special | undefined =>
  searchedListOf(field, symbols) !== undefined ? 'searched' : isNoticed(field, symbols) ? 'noticed' : undefined;

/**
 * The control of a field, the widget that draws it if that has another name, and the notice beside the consent box of a
 * form that is sent.
 */
export function widgetPlan(
  field: FieldModel,
  source: CheckedForm | CheckedWizard,
  symbols: SymbolTable,
): Pick<FieldPlan, 'widget' | 'drawnBy' | 'notice'> {
  const { widget } = field;
  const { kind, name } = drawingOf(widget, symbols.contracts, specialOf(field, symbols));
  const notice = isNoticed(field, symbols) ? noticeOf([source], symbols) : undefined;
  return { widget, ...(kind === 'widget' && name !== widget && { drawnBy: name }), ...(notice && { notice }) };
}

/** The look of a field without what its plan has in another form, and without what only the compiler needs. */
export function plainLook({
  widget: _,
  options: __,
  suggest: ___,
  unseen: ____,
  prefill: _____,
  rows: ______,
  private: _______,
  purpose: ________,
  ...look
}: FieldUi) {
  return look;
}

import type { FieldModel } from '../../../compiler/model/types.ts';
import type { Condition } from '../../../compiler/model/conditions.ts';
import { constantsIn, optionsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { conditionNames } from './condition-names.ts';
import { saidBy } from '../../../shared/conditions/says.ts';
import { valueWords } from './values.ts';

/** The fields that a condition may read, by name. */
export type FieldModels = ReadonlyMap<string, FieldModel>;

/** A condition worded as in Studio: “Age” is at least 60. A condition without a sentence is shown as written. */
export function conditionWords(condition: Condition, fields: FieldModels, symbols: SymbolTable): string {
  const names = conditionNames(fields.values(), constantsIn(symbols), symbols);
  return saidBy(condition, names).sentence ?? (typeof condition === 'string' ? condition : valueWords(condition));
}

/** The label of a field, or its name if it has none. In rows: Members 2: Age; Rooms 1: Guests 2: Age. */
export function fieldLabel(name: string, fields: FieldModels): string {
  const [owner = '', row, ...inner] = name.split('.');
  const field = fields.get(owner);
  const own = field?.schema.title ?? owner;
  return row === undefined ? own : `${own} ${row}: ${fieldLabel(inner.join('.'), field?.rows?.fields ?? new Map())}`;
}

/** An answer as text: the label of an option, other answers unchanged. */
export function answerLabel(
  value: string | number | boolean,
  field: FieldModel | undefined,
  symbols: SymbolTable,
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return optionsOf(field?.list, symbols).find((option) => option.value === value)?.label ?? String(value);
}

import type { FieldModel } from '../../../compiler/model/types.ts';
import type { Condition } from '../../../compiler/model/conditions.ts';
import { constantsIn, optionsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { namesOf } from './condition-names.ts';
import { saidBy } from '../../../shared/conditions/says.ts';
import { valueWords } from './values.ts';

/** The fields that a condition may read, by name. */
export type Fields = ReadonlyMap<string, FieldModel>;

/** A condition as Studio says it: “Age” is at least 60. What has no sentence is told as it is written. */
export function conditionWords(condition: Condition, fields: Fields, symbols: SymbolTable): string {
  const names = namesOf(fields.values(), constantsIn(symbols), symbols);
  return saidBy(condition, names).sentence ?? (typeof condition === 'string' ? condition : valueWords(condition));
}

/** What a visitor reads beside a field, in a row after that of the rows: Members 2: Age. Its name without a label. */
export function fieldLabel(name: string, fields: Fields): string {
  const [owner = '', row, inner] = name.split('.');
  const field = fields.get(owner);
  const [own, ofRow] = [field?.schema.title ?? owner, field?.rows?.fields.get(inner ?? '')?.schema.title ?? inner];
  return inner === undefined ? own : `${own} ${row}: ${ofRow}`;
}

/** The label of an option that is an answer; other answers as they are. */
export function answerLabel(
  value: string | number | boolean,
  field: FieldModel | undefined,
  symbols: SymbolTable,
): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return optionsOf(field?.list, symbols).find((option) => option.value === value)?.label ?? String(value);
}

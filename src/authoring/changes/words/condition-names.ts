import type { ValueType } from '../../../compiler/expression/language.ts';
import { valueType } from '../../../compiler/model/expressions.ts';
import type { FieldModel } from '../../../compiler/model/types.ts';
import { numberStyleOf } from '../../../compiler/resolve/money.ts';
import { optionsOf, type SymbolTable } from '../../../compiler/resolve/symbols.ts';
import { isDay } from '../../../compiler/schedule/dated.ts';
import type { Type } from '../../../shared/conditions/expression.ts';
import { Names, type Name } from '../../../shared/conditions/names.ts';
import type { Literal } from '../../../shared/conditions/tree.ts';

/** The names that a condition can use: fields by their titles, and constants. */
export const conditionNames = (
  fields: Iterable<FieldModel>,
  constants: ReadonlyMap<string, unknown>,
  symbols: SymbolTable,
): Names =>
  new Names(
    [
      ...[...fields].map((field) => fieldName(field, symbols)),
      ...[...constants].flatMap(([name, value]) => constantName(name, value)),
    ],
    numberStyleOf(symbols),
  );

function fieldName(field: FieldModel, symbols: SymbolTable): Name {
  const type = typeOfValue(valueType(field));
  return {
    name: field.name,
    title: field.schema.title ?? spacedName(field.name),
    type,
    options: optionsOf(field.list, symbols).map(({ value, label }) => ({ value, label })),
    ...(type === 'truth' && field.ui.computed === undefined && { isBox: true as const }),
  };
}

function typeOfValue(type: ValueType): Type {
  switch (type) {
    case 'bool':
      return 'truth';
    case 'double':
      return 'number';
    case 'Day':
      return 'date';
    case 'string':
      return 'text';
    default:
      return type.startsWith('list<Row') ? 'rows' : 'choices';
  }
}

function constantName(name: string, value: unknown): Name[] {
  const type = { number: 'number', boolean: 'truth', string: isDay(String(value)) ? 'date' : 'text' }[
    typeof value as string
  ] as Type | undefined;
  if (type === undefined) return [];
  // A property of an offer has a different value for each offer.
  const [file, own = ''] = name.split('.');
  if (file === 'offer') return [{ name, title: `${spacedName(own)} of the offer`, type, options: [] }];
  return [{ name, title: name, type, options: [], value: value as Literal }];
}

/** A name as words, for a field without a title: ownDamage → own damage. */
const spacedName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

import { nearestValue } from '../../shared/problems/nearest.ts';
import { quote, show } from '../../shared/problems/show.ts';
import type { JsonSchema } from '../check/contracts.ts';
import { reason, typeName, typeOf } from '../check/reason.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';
import { checker } from './checker.ts';
import type { FieldSchema } from './types.ts';

/** Why a value cannot answer a field, and how to fix it. */
export interface Misfit {
  readonly why: string;
  readonly fix: string;
}

/** The name of a field's option list. */
export const listOf = (field: FieldSchema | undefined): string | undefined =>
  field?.['x-list'] ?? field?.items?.['x-list'];

/** The values of a field's option list; undefined when it has none, or one that cannot be read. */
export function choicesOf(
  field: FieldSchema | undefined,
  symbols: SymbolTable,
): readonly (string | number)[] | undefined {
  const list = listOf(field);
  return list === undefined || !symbols.lists.has(list)
    ? undefined
    : optionsOf(list, symbols).map(({ value }) => value);
}

/** Why the type of a value does not fit a field. Controls cannot give such an answer. */
export function wrongType({ type, items }: Pick<FieldSchema, 'type' | 'items'>, value: unknown): Misfit | undefined {
  if (type === 'array') {
    if (!Array.isArray(value))
      return { why: `it is ${typeOf(value)}, and the answer is a list`, fix: 'Write it as a list: [one, two].' };
    const odd = value.find((item) => !hasType(items?.type ?? 'string', item) && !hasType('number', item));
    return odd === undefined
      ? undefined
      : { why: `${quote(odd)} is ${typeOf(odd)}`, fix: `Choose each from: ${typeName('string')}s.` };
  }
  if (hasType(type, value)) return undefined;
  const quoted =
    type === 'string' ? `Put it in quotes: "${show(value)}".` : `Write it as ${typeName(type)}, without quotes.`;
  return { why: `it is ${typeOf(value)}, and the answer is ${typeName(type)}`, fix: quoted };
}

function hasType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return typeof value === type;
}

/** Why a field refuses a value: its type, its choices, or a rule of its schema. */
export function misfitOf(field: FieldSchema, value: unknown, symbols: SymbolTable): Misfit | undefined {
  return wrongType(field, value) ?? noChoice(field, value, symbols) ?? brokenRule(field, value);
}

function noChoice(field: FieldSchema, value: unknown, symbols: SymbolTable): Misfit | undefined {
  const choices: readonly unknown[] | undefined = choicesOf(field, symbols);
  const given = [value].flat();
  const odd = choices && given.find((item) => !choices.includes(item));
  if (odd === undefined) return undefined;
  const what = given.length > 1 ? `${quote(odd)} is` : 'it is';
  return { why: `${what} not one of the choices of "${listOf(field) ?? ''}"`, fix: nearestValue(odd, choices ?? []) };
}

function brokenRule(field: FieldSchema, value: unknown): Misfit | undefined {
  const validate = checker(checkedSchema(field));
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return {
    why: `it ${error ? reason({ ...error, data: value }) : 'is not allowed'}`,
    fix: 'Change it, or the rules of the field.',
  };
}

/** The part of a field's schema that a validator checks answers against. */
export function checkedSchema(field: FieldSchema): JsonSchema {
  const { 'x-list': _, items, title: __, default: ___, ...rules } = field;
  return { ...rules, ...(items === undefined ? {} : { items: { type: items.type, ...itemRules(items) } }) };
}

/** The rules of each text of a list that is typed. */
export function itemRules({
  format,
  pattern,
  minLength,
  maxLength,
}: NonNullable<FieldSchema['items']>): Pick<FieldSchema, 'format' | 'pattern' | 'minLength' | 'maxLength'> {
  return {
    ...(format !== undefined && { format }),
    ...(pattern !== undefined && { pattern }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
}

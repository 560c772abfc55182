import type { JsonSchema } from '../check/contracts.ts';
import { quote, show } from '../../problems/show.ts';
import { reason, typeName, typeOf } from '../check/words.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { array, at, record, text } from '../read/data.ts';
import { nearestValue } from '../../problems/nearest.ts';
import { checker } from './checker.ts';

/** Why a value is no answer to a field, and how to mend it. */
export interface Misfit {
  readonly why: string;
  readonly fix: string;
}

/** The values of a field's option list; undefined when it has none. */
export function choicesOf(field: unknown, symbols: SymbolTable): readonly unknown[] | undefined {
  const list = listOf(field);
  return list === undefined
    ? undefined
    : array(at(symbols.lists.get(list)?.data, ['items'])).map((item) => at(item, ['value']));
}

/** The name of a field's option list. */
export const listOf = (field: unknown): string | undefined =>
  text(at(field, ['x-list'])) ?? text(at(field, ['items', 'x-list']));

/** Why a value is of the wrong type for a field; no control gives such an answer. */
export function wrongType(field: unknown, value: unknown): Misfit | undefined {
  const type = String(at(field, ['type']));
  if (type === 'array') {
    if (!Array.isArray(value))
      return { why: `it is ${typeOf(value)}, and the answer is a list`, fix: 'Write it as a list: [one, two].' };
    const odd = value.find(
      (item) => !hasType(String(at(field, ['items', 'type']) ?? 'string'), item) && !hasType('number', item),
    );
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
export function misfitOf(field: unknown, value: unknown, symbols: SymbolTable): Misfit | undefined {
  return wrongType(field, value) ?? noChoice(field, value, symbols) ?? brokenRule(field, value);
}

function noChoice(field: unknown, value: unknown, symbols: SymbolTable): Misfit | undefined {
  const choices = choicesOf(field, symbols);
  const odd = choices && [value].flat().find((item) => !choices.includes(item));
  return odd === undefined
    ? undefined
    : {
        why: `${[value].flat().length > 1 ? `${quote(odd)} is` : 'it is'} none of the choices of "${listOf(field) ?? ''}"`,
        fix: nearestValue(odd, choices ?? []),
      };
}

function brokenRule(field: unknown, value: unknown): Misfit | undefined {
  const validate = checker(rulesOf(field));
  if (validate(value)) return undefined;
  const [error] = validate.errors ?? [];
  return {
    why: `it ${error ? reason({ ...error, data: value }) : 'is not allowed'}`,
    fix: 'Change it, or the rules of the field.',
  };
}

/** A field's schema without what is not JSON Schema. */
export function rulesOf(field: unknown): JsonSchema {
  const { 'x-list': _, items, title: __, default: ___, ...rules } = record(field);
  return { ...rules, ...(items === undefined ? {} : { items: { type: at(items, ['type']) } }) };
}

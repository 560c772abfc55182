import { neededBy } from '../expression/needed.ts';
import { isFault, parseExpression } from '../../shared/conditions/cel/parse.ts';
import { scopeOf } from '../model/expressions.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { startsAnswered } from './messages.ts';
import { possibleIn } from './possible.ts';

/**
 * The fields of a form or step that have an answer once it is passed; and the questions that have one in each row, as
 * members.share. A computed field has one when all its inputs have.
 * Takes    `before`: fields of earlier steps that have one
 */
export function certainFields(set: FieldSetModel, symbols: SymbolTable, before: readonly string[] = []): string[] {
  const { config, fields, validation } = set;
  if (validation === 'none' || config.when !== undefined) return [];
  const certain = new Set([...fields.values()].filter(isAnswered).map(({ name }) => name));
  for (const { name, rows } of fields.values())
    for (const question of rows ? certainFields(rows, symbols, [...before, ...certain]) : [])
      certain.add(`${name}.${question}`);
  for (const name of workedOutWith(set, symbols, [...before, ...certain])) certain.add(name);
  return [...certain];
}

/** The computed fields of a form or step that are shown at any time, and have a value once others have an answer. */
export function workedOutWith(set: FieldSetModel, symbols: SymbolTable, known: readonly string[]): string[] {
  const certain = new Set<string>();
  const computed = [...set.fields.values()].filter(({ ui }) => ui.computed !== undefined && ui.when === undefined);
  const isWorkedOut = ({ ui: { computed: text = '' } }: FieldModel): boolean => {
    const expression = parseExpression(text);
    return !isFault(expression) && !possibleIn(expression.ast, set, new Set([...known, ...certain]), symbols).missing;
  };
  for (let next: FieldModel | undefined; (next = computed.find((one) => !certain.has(one.name) && isWorkedOut(one)));)
    certain.add(next.name);
  return [...certain];
}

const isAnswered = (field: FieldModel): boolean =>
  field.ui.when === undefined &&
  (field.required || startsAnswered(field) || (field.rows !== undefined && (field.schema.minItems ?? 0) > 0));

/** The fields that have an answer when an expression has a value, including those that their own values depend on. */
export function presentWith(text: string, set: FieldSetModel): string[] {
  const found = new Set<string>();
  const visit = (one: string): void => {
    const expression = parseExpression(one);
    for (const name of isFault(expression) ? [] : neededBy(expression.ast, scopeOf(set))) {
      if (found.has(name)) continue;
      found.add(name);
      const computed = set.all.get(name)?.ui.computed;
      if (computed !== undefined) visit(computed);
    }
  };
  visit(text);
  return [...found];
}

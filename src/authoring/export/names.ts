import type { ASTNode } from '@marcbachmann/cel-js';
import type { FieldModel, FieldSetModel } from '../../compiler/model/types.ts';
import { constantIn } from '../../shared/conditions/cel/walk.ts';
import { answer, CannotSay, constantOf, type Expression } from '../import/expression.ts';

/** What the expressions of a field set can name. */
export interface NamesIn {
  /** The id of the question of each field: of a field in rows, members.share. */
  readonly fields: ReadonlyMap<string, { readonly id: string; readonly field: FieldModel }>;
  readonly constants: ReadonlyMap<string, unknown>;
}

export function namesIn(set: FieldSetModel, constants: ReadonlyMap<string, unknown>): NamesIn {
  const own = (name: string): string =>
    set.holder !== undefined && set.fields.has(name) ? `${set.holder}.${name}` : name;
  return {
    fields: new Map([...set.all].map(([name, field]) => [name, { id: own(name), field }])),
    constants,
  };
}

/** Whether a field has a value even without an answer: a box is not ticked, and a list is empty. */
export const isAlwaysKnown = ({ schema: { type } }: FieldModel): boolean => type === 'boolean' || type === 'array';

/** Whether a question of rows is answered in each row. */
export const isSure = ({ required, ui }: FieldModel): boolean => required && ui.when === undefined;

/** A value that an expression has in it. Throws CannotSay. */
export function fixedValue(given: unknown): Expression {
  if (typeof given === 'bigint') return constantOf(Number(given));
  if (typeof given === 'string' || typeof given === 'number' || typeof given === 'boolean') return constantOf(given);
  throw new CannotSay('it has a value of another kind');
}

/** The answer to a field. Throws CannotSay. */
export function fieldNamed(name: string, { fields }: NamesIn): Expression {
  const found = fields.get(name);
  if (!found)
    throw new CannotSay(name.startsWith('_') ? 'it counts days, months or years' : `${name} is not a question`);
  if (found.field.widget === 'projection') throw new CannotSay('it reads the rows of a projection');
  return answer(found.id);
}

/** The value of a constant. Throws CannotSay. */
export function constantNamed(node: ASTNode, { fields, constants }: NamesIn): Expression {
  const constant = constantIn(node, fields, new Set());
  if (constant === undefined) throw new CannotSay('it goes through rows');
  return fixedValue(constants.get(constant));
}

import type { ASTNode } from '@marcbachmann/cel-js';
import { isFault, parseExpression } from '../expression/parse.ts';
import { anything, between, possible, type Possible } from '../expression/possible.ts';
import { choicesOf } from '../model/answer.ts';
import { scopeOf } from '../model/expressions.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** What an expression of a set can be, with answers that its fields allow. Fields that are `given` are answered. */
export function possibleIn(
  ast: ASTNode,
  set: FieldSetModel,
  given: ReadonlySet<string>,
  symbols: SymbolTable,
): Possible {
  const scope = scopeOf(set);
  const known = new Map<string, Possible>();
  const ofField = (name: string): Possible => {
    // What rests on itself is told elsewhere; here it can be anything.
    if (!known.has(name)) known.set(name, anything).set(name, answersTo(set.all.get(name), name));
    return known.get(name)!;
  };
  const answersTo = (field: FieldModel | undefined, name: string): Possible => {
    if (!field) return anything;
    const { computed } = field.ui;
    if (computed === undefined) return { ...typed(field, symbols), ...(given.has(name) && { missing: false }) };
    const expression = parseExpression(computed);
    if (isFault(expression)) return anything;
    const value = possible(expression.ast, scope, ofField);
    const unit = field.schema.multipleOf ?? (field.schema.type === 'integer' ? 1 : 0);
    return {
      ...value,
      missing: !given.has(name) && field.schema.type !== 'boolean',
      // A box in a field or step that is hidden is not ticked.
      no: value.no || value.missing || !given.has(name),
      least: value.least - unit,
      greatest: value.greatest + unit,
    };
  };
  return possible(ast, scope, ofField);
}

/** What visitors can answer. Without an answer, a box is not ticked and a list of choices is empty. */
function typed({ schema }: FieldModel, symbols: SymbolTable): Possible {
  const { maxItems = Infinity, minLength = 1, maxLength = Infinity } = schema;
  if (schema.type === 'boolean') return { ...anything, missing: false };
  if (schema.type === 'array') return { ...anything, missing: false, sizes: [0, maxItems] };
  if (schema.type === 'string') return { ...anything, sizes: [Math.max(1, minLength), maxLength] };
  const choices = choicesOf(schema, symbols)?.map(Number);
  if (choices && choices.length > 0) return between(Math.min(...choices), Math.max(...choices), true);
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, const: only } = schema;
  if (typeof only === 'number') return between(only, only, true);
  return between(
    Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity),
    Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity),
    true,
  );
}

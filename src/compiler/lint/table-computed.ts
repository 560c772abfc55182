import type { ASTNode } from '@marcbachmann/cel-js';
import { plainNumber, roundTo } from '../../shared/engine/expressions/numbers.ts';
import type { CellValue } from '../../shared/plan/table.ts';
import { isFault, parseExpression } from '../../shared/conditions/cel/parse.ts';
import { valueAt } from '../expression/value-at.ts';
import { nodesOf, childNodes } from '../../shared/conditions/cel/walk.ts';
import { choicesOf } from '../model/answer.ts';
import { formModel } from '../model/form-model.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** An answer to a question, and the value that a part of an expression has with it. */
export interface Brought {
  readonly field: FieldModel;
  readonly answer: CellValue;
  readonly value: CellValue;
}

/**
 * The values of a part of an expression for answers to a question, if the part depends on nothing else: at the bounds
 * of a number, and for each choice. `root`: the expression. Answers with which the part is not evaluated are left out.
 * Empty if the part depends on several questions, or if rules or conditions may exclude an answer.
 */
export function broughtAbout(node: ASTNode, root: ASTNode, set: FieldSetModel, symbols: SymbolTable): Brought[] {
  const guards = guardsOf(root, node) ?? [];
  const names = new Set([node, ...guards.map(({ condition }) => condition)].flatMap((part) => restsOn(part, set)));
  const [name] = names;
  const field = name === undefined ? undefined : set.all.get(name);
  if (!field || names.size > 1 || isRuled(field.name, set)) return [];
  const constants = set.source.constants ?? new Map<string, unknown>();
  return answersTo(field, symbols).flatMap((answer) => {
    const ofField = (asked: string): unknown => (asked === field.name ? answer : worked(asked));
    const at = (part: ASTNode): unknown => valueAt(part, ofField, constants);
    const worked = (asked: string): unknown => {
      const computed = set.all.get(asked);
      const expression = computed && expressionOf(computed);
      const value = expression && at(expression);
      const unit = computed?.schema.multipleOf ?? (computed?.schema.type === 'integer' ? 1 : undefined);
      return typeof value === 'number' && unit !== undefined ? plainNumber(roundTo(value, unit)) : value;
    };
    const value = guards.every(({ condition, holds }) => at(condition) === holds) ? at(node) : undefined;
    return value === undefined ? [] : [{ field, answer, value: value as CellValue }];
  });
}

/** Whether an expression evaluates one of its parts with all answers. */
export const isAlwaysReached = (part: ASTNode, root: ASTNode): boolean => guardsOf(root, part)?.length === 0;

interface Guard {
  readonly condition: ASTNode;
  readonly holds: boolean;
}

/** The conditions under which an expression evaluates one of its parts; undefined if it does not contain the part. */
function guardsOf(root: ASTNode, part: ASTNode): Guard[] | undefined {
  if (root === part) return [];
  for (const [index, inner] of childNodes(root).entries()) {
    const found = guardsOf(inner, part);
    if (!found) continue;
    const [condition] = childNodes(root);
    if (!condition || index === 0) return found;
    if (root.op === '?:') return [{ condition, holds: index === 1 }, ...found];
    if (root.op === '&&' || root.op === '||') return [{ condition, holds: root.op === '&&' }, ...found];
    return found;
  }
  return undefined;
}

/** The questions that a part depends on, also through computed fields. An unknown name counts as itself. */
function restsOn(part: ASTNode, set: FieldSetModel, above: readonly string[] = []): string[] {
  return [...nodesOf(part)].flatMap(({ node }) => {
    if (node.op !== 'id') return [];
    const name = node.args;
    const field = set.all.get(name);
    const expression = field && !above.includes(name) ? expressionOf(field) : undefined;
    return expression ? restsOn(expression, set, [...above, name]) : [name];
  });
}

/** The expression of a computed field that is always shown. */
function expressionOf({ ui: { computed, when } }: FieldModel): ASTNode | undefined {
  const expression = computed === undefined || when !== undefined ? undefined : parseExpression(computed);
  return expression && !isFault(expression) ? expression.ast : undefined;
}

/** Whether something other than its own schema may restrict the answers to a field. */
const isRuled = (name: string, { source }: FieldSetModel): boolean =>
  formModel(source).sets.some(
    ({ conditions, expressions, plugins }) =>
      conditions.some(({ of, reads }) =>
        of.kind === 'step' || of.kind === 'exit'
          ? reads.some(({ field }) => field === name)
          : (of.kind === 'choice' || of.kind === 'years') && of.field === name,
      ) ||
      expressions.some(({ of, reads }) => of.kind === 'assert' && reads.includes(name)) ||
      plugins.some((plugin) => JSON.stringify(plugin).includes(`"${name}"`)),
  );

/** Answers to a question: every choice, or the first and the last number, and their neighbours. */
function answersTo(field: FieldModel, symbols: SymbolTable): readonly CellValue[] {
  const { schema, ui } = field;
  if (ui.computed !== undefined || ui.when !== undefined) return [];
  if (schema.type === 'boolean') return [true, false];
  const choices = schema.type === 'array' ? [] : choicesOf(schema, symbols);
  if (choices ?? (schema.type !== 'number' && schema.type !== 'integer')) return choices ?? [];
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const unit = multipleOf ?? (schema.type === 'integer' ? 1 : undefined);
  if (exclusiveMinimum !== undefined || exclusiveMaximum !== undefined) return [];
  return [minimum, maximum].flatMap((bound, index) => {
    if (bound === undefined) return [];
    if (unit === undefined) return [bound];
    const isFit = plainNumber(roundTo(bound, unit)) === bound;
    const next = Number((bound + (index === 0 ? unit : -unit)).toPrecision(12));
    return isFit ? [bound, ...((minimum ?? next) <= next && next <= (maximum ?? next) ? [next] : [])] : [];
  });
}

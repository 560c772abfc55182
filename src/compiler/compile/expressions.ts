import type { Scope } from '../expression/scope.ts';
import { ASSERT } from '../../shared/engine/expressions/run.ts';
import type { JsonSchema } from '../check/contracts.ts';
import { checkExpression } from '../expression/check.ts';
import { expressionCode, type Code } from '../expression/emit.ts';
import { conditionSchema, type Condition } from '../model/conditions.ts';
import { choicesOf } from '../model/answer.ts';
import { scopeOf } from '../model/expressions.ts';
import type { ExpressionOwner, FieldModel, FieldSetModel } from '../model/types.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** A condition that a validator checks, or an expression. */
export type CompiledCondition = JsonSchema | Code;

export const isCode = (condition: CompiledCondition): condition is Code => typeof condition.code === 'string';

/** The code of an expression without problems. */
export function codeOf(text: string, scope: Scope): Code {
  const checked = checkExpression(text, scope);
  if ('ast' in checked) return expressionCode(checked, scope);
  throw new Error(`The expression ${text} is not sound: ${checked[0]?.why ?? ''}`);
}

/** Compiles a condition in either notation. */
export const compileCondition = (condition: Condition, set: Parameters<typeof scopeOf>[0]): CompiledCondition =>
  typeof condition === 'string' ? codeOf(condition, scopeOf(set)) : conditionSchema(condition);

/** An expression that must hold, or that gives the bound of a number, as a rule with the name `rule`. */
export interface CompiledAssert extends Code {
  readonly rule: string;
  readonly at: string;
  /** Which bound the expression gives, if it does, and the step of the number that it bounds. */
  readonly bound?: 'minimum' | 'maximum';
  readonly unit?: number;
}

/** The name of an expression that must hold, among the rules of its set. */
export const assertName = (index: number): string => `${ASSERT} ${index}`;

/** The name of an expression among the rules of its set; undefined if it is not a rule. */
export function ruleName(of: ExpressionOwner): string | undefined {
  if (of.kind === 'assert') return assertName(of.rule);
  return of.kind === 'bound' ? `${of.at} ${of.keyword}` : undefined;
}

export const compileAsserts = (set: FieldSetModel): CompiledAssert[] =>
  set.expressions.flatMap(({ of, text }) => {
    if (of.kind !== 'assert' && of.kind !== 'bound') return [];
    const unit = of.kind === 'bound' ? unitOf(set.fields.get(of.at)!) : undefined;
    return [
      {
        rule: ruleName(of)!,
        at: of.at,
        ...codeOf(text, scopeOf(set)),
        ...(of.kind === 'bound' && { bound: of.keyword }),
        ...(unit !== undefined && { unit }),
      },
    ];
  });

/** The bounds that expressions give, each as a rule with the message of its field. */
export const expressionBounds = ({ expressions }: FieldSetModel): { field: string; keyword: 'minimum' | 'maximum' }[] =>
  expressions.flatMap(({ of }) => (of.kind === 'bound' ? [{ field: of.at, keyword: of.keyword }] : []));

/** A computed value of a field: always, or only until the visitor changes it. */
export interface CompiledValue extends Code {
  readonly field: string;
  readonly prefill?: true;
  /** Its number is rounded to a multiple of this, half up. */
  readonly unit?: number;
  /** The only answers that a prefilled choice accepts. */
  readonly among?: readonly (string | number)[];
}

/** The values of a set, each after those that it depends on. */
export function compileValues(set: FieldSetModel, symbols: SymbolTable): CompiledValue[] {
  const scope = scopeOf(set);
  return inDependencyOrder(set).flatMap((field) => {
    const { computed, prefill } = field.ui;
    const text = computed ?? prefill;
    if (text === undefined) return [];
    const unit = unitOf(field);
    // The engine itself checks whether a choice that another answer narrows is offered.
    const among =
      computed === undefined && field.options.of === undefined ? choicesOf(field.schema, symbols) : undefined;
    return [
      {
        field: field.name,
        ...(computed === undefined && { prefill: true as const }),
        ...(unit !== undefined && { unit }),
        ...(among && field.schema.type !== 'array' && { among }),
        ...codeOf(text, scope),
      },
    ];
  });
}

/** A whole number is rounded to 1; any other number to the step in its schema. */
const unitOf = ({ schema: { type, multipleOf } }: FieldModel): number | undefined =>
  multipleOf ?? (type === 'integer' ? 1 : undefined);

/** The fields of a set, each after those that its value depends on. */
function inDependencyOrder({ fields, expressions }: FieldSetModel): FieldModel[] {
  const reads = new Map(
    expressions.flatMap(({ of, reads: named }) =>
      of.kind === 'computed' || of.kind === 'prefill' ? [[of.field, named] as const] : [],
    ),
  );
  const ordered = new Set<string>();
  const visit = (name: string, above: readonly string[]): void => {
    if (ordered.has(name) || above.includes(name)) return;
    for (const read of reads.get(name) ?? []) if (fields.has(read)) visit(read, [...above, name]);
    ordered.add(name);
  };
  for (const name of fields.keys()) visit(name, []);
  return [...ordered].map((name) => fields.get(name)!);
}

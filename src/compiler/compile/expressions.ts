import { ASSERT } from '../../engine/expressions/run.ts';
import type { JsonSchema } from '../check/contracts.ts';
import { checkExpression, type Scope } from '../expression/check.ts';
import { expressionCode, type Code } from '../expression/emit.ts';
import { conditionSchema, type Condition } from '../model/conditions.ts';
import { scopeOf } from '../model/expressions.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';

/** A condition that a validator decides, or an expression. */
export type CompiledCondition = JsonSchema | Code;

export const isCode = (condition: CompiledCondition): condition is Code => typeof condition.code === 'string';

/** The code of an expression in which the lint found nothing. */
export function codeOf(text: string, scope: Scope): Code {
  const checked = checkExpression(text, scope);
  if ('ast' in checked) return expressionCode(checked, scope);
  throw new Error(`The expression ${text} is not sound: ${checked[0]?.why ?? ''}`);
}

/** Compiles a condition, whichever way it is written. */
export const compileCondition = (condition: Condition, set: Parameters<typeof scopeOf>[0]): CompiledCondition =>
  typeof condition === 'string' ? codeOf(condition, scopeOf(set)) : conditionSchema(condition);

/** An expression that must hold, as a rule of the name `rule`. */
export interface CompiledAssert extends Code {
  readonly rule: string;
  readonly at: string;
}

/** The name of an expression that must hold, among the rules of its set. */
export const assertName = (index: number): string => `${ASSERT} ${index}`;

export const compileAsserts = (set: FieldSetModel): CompiledAssert[] =>
  (set.config.rules ?? []).flatMap((rule, index) =>
    'assert' in rule ? [{ rule: assertName(index), at: rule.at, ...codeOf(rule.assert, scopeOf(set)) }] : [],
  );

/** What is worked out for a field: always, or only until the visitor changes it. */
export interface CompiledValue extends Code {
  readonly field: string;
  readonly prefill?: true;
  /** To a multiple of what its number is rounded, half up. */
  readonly unit?: number;
}

/** The values of a set, each after those that it rests on. */
export function compileValues(set: FieldSetModel): CompiledValue[] {
  const scope = scopeOf(set);
  return inOrder(set).flatMap((field) => {
    const { computed, prefill } = field.ui;
    const text = computed ?? prefill;
    if (text === undefined) return [];
    const unit = unitOf(field);
    return [
      {
        field: field.name,
        ...(computed === undefined && { prefill: true as const }),
        ...(unit !== undefined && { unit }),
        ...codeOf(text, scope),
      },
    ];
  });
}

/** A whole number is rounded to 1; any other number to the step that its schema states. */
const unitOf = ({ schema: { type, multipleOf } }: FieldModel): number | undefined =>
  multipleOf ?? (type === 'integer' ? 1 : undefined);

/** The fields of a set, each after those whose values its own rests on. */
function inOrder({ fields, expressions }: FieldSetModel): FieldModel[] {
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

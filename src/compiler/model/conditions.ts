import type { AnswerRule, Condition } from '../../plan/config.generated.ts';
import type { JsonSchema } from '../check/contracts.ts';
import type { Path } from '../read/source.ts';

/** The parts of a condition: what it asks of the answers to fields, and the conditions within it. */
export interface ConditionParts {
  readonly rules: Readonly<Record<string, AnswerRule>>;
  readonly anyOf: readonly Condition[];
  readonly not: Condition | undefined;
}

export function conditionParts({ anyOf = [], not, ...rules }: Condition): ConditionParts {
  // No field can be called anyOf or not, so every other key holds a rule.
  return { rules: rules as Record<string, AnswerRule>, anyOf, not };
}

/** The JSON Schema that answers must satisfy for a condition such as `{ city: { const: Pune } }`. */
export function conditionSchema(condition: Condition): JsonSchema {
  const { rules, anyOf, not } = conditionParts(condition);
  return {
    type: 'object',
    required: Object.keys(rules),
    properties: rules,
    ...(anyOf.length === 0 ? {} : { anyOf: anyOf.map(conditionSchema) }),
    ...(not === undefined ? {} : { not: conditionSchema(not) }),
  };
}

/** What a condition asks of one field, and where. */
export interface ConditionRead {
  readonly field: string;
  readonly path: Path;
  readonly rule: AnswerRule;
}

/** Every place where a condition names a field. `path` is where the condition stands. */
export function conditionReads(condition: Condition, path: Path): ConditionRead[] {
  const { rules, anyOf, not } = conditionParts(condition);
  return [
    ...Object.entries(rules).map(([field, rule]) => ({ field, path: [...path, field], rule })),
    ...anyOf.flatMap((branch, index) => conditionReads(branch, [...path, 'anyOf', index])),
    ...(not === undefined ? [] : conditionReads(not, [...path, 'not'])),
  ];
}

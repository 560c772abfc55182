import { readLines } from '../../shared/conditions/cel/read-lines.ts';
import { meantBy } from '../../shared/conditions/map.ts';
import type { AnswerRule, ConditionMap } from '../../shared/plan/config.generated.ts';
import type { JsonSchema } from '../check/contracts.ts';
import { isFault, parseExpression, type Expression, type Fault } from '../../shared/conditions/cel/parse.ts';
import { fieldsIn } from '../expression/names.ts';
import type { Path, Source } from '../read/source.ts';

/** A condition as config writes it: a map of fields, or an expression. */
export type Condition = ConditionMap | string;

/** The parts of a condition: its rules about the answers to fields, and the conditions within it. */
export interface ConditionParts {
  readonly rules: Readonly<Record<string, AnswerRule>>;
  readonly anyOf: readonly ConditionMap[];
  readonly not: ConditionMap | undefined;
}

export function conditionParts({ anyOf = [], not, ...rules }: ConditionMap): ConditionParts {
  // No field can be called anyOf or not, so every other key is a rule.
  return { rules: rules as Record<string, AnswerRule>, anyOf, not };
}

/** The JSON Schema that answers must satisfy for a condition such as `{ city: { const: Pune } }`. */
export function conditionSchema(condition: ConditionMap): JsonSchema {
  const { rules, anyOf, not } = conditionParts(condition);
  return {
    type: 'object',
    required: Object.keys(rules),
    properties: rules,
    ...(anyOf.length === 0 ? {} : { anyOf: anyOf.map(conditionSchema) }),
    ...(not === undefined ? {} : { not: conditionSchema(not) }),
  };
}

/** A field that a condition reads, and where. */
export interface ConditionRead {
  readonly field: string;
  readonly path: Path;
  readonly rule: AnswerRule;
  /** Whether the field is named inside the text of an expression, which is at `path`. */
  readonly inside?: true;
}

/** Every place where a condition names a field. `path` is that of the condition. */
export function conditionReads(condition: ConditionMap, path: Path): ConditionRead[] {
  const { rules, anyOf, not } = conditionParts(condition);
  return [
    ...Object.entries(rules).map(([field, rule]) => ({ field, path: [...path, field], rule })),
    ...anyOf.flatMap((branch, index) => conditionReads(branch, [...path, 'anyOf', index])),
    ...(not === undefined ? [] : conditionReads(not, [...path, 'not'])),
  ];
}

/** The meaning of a condition, in either notation. */
export interface ConditionMeaning {
  /** The equivalent map; undefined for an expression that a map cannot express. */
  readonly map: ConditionMap | undefined;
  readonly expression: Expression | Fault | undefined;
  readonly reads: readonly ConditionRead[];
}

/** The map that is equivalent to an expression that compares fields with values: age >= 18 && city == "Pune". */
export function conditionMapOf(
  expression: Expression,
  constants: ReadonlyMap<string, unknown>,
): ConditionMap | undefined {
  const lines = readLines(expression, { constants });
  return lines && (meantBy(lines) as ConditionMap | undefined);
}

/** Reads the condition at a path. */
export function conditionMeaning(
  written: Condition,
  path: Path,
  { constants }: Pick<Source, 'constants'>,
): ConditionMeaning {
  if (typeof written !== 'string') return { map: written, expression: undefined, reads: conditionReads(written, path) };
  const expression = parseExpression(written);
  if (isFault(expression)) return { map: undefined, expression, reads: [] };
  const known = constants ?? new Map<string, unknown>();
  const map = conditionMapOf(expression, known);
  const reads = map
    ? conditionReads(map, []).map(({ field, rule }) => ({ field, rule }))
    : fieldsIn(expression, known).map((field) => ({ field, rule: {} }));
  return { map, expression, reads: reads.map((read) => ({ ...read, path, inside: true })) };
}

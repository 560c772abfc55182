import type { JsonSchema } from '../check/contracts.ts';
import { array, record } from '../resolve/symbols.ts';

/** `{ city: { const: Pune } }` as the JSON Schema that answers must satisfy. */
export function conditionSchema(condition: unknown): JsonSchema {
  const { anyOf, not, ...fields } = record(condition);
  return {
    type: 'object',
    required: Object.keys(fields),
    properties: fields,
    ...(anyOf === undefined ? {} : { anyOf: array(anyOf).map(conditionSchema) }),
    ...(not === undefined ? {} : { not: conditionSchema(not) }),
  };
}

/** The fields that a condition names, with the path of each inside the condition. */
export function conditionFields(
  condition: unknown,
  path: readonly (string | number)[] = [],
): { field: string; path: (string | number)[] }[] {
  const { anyOf, not, ...fields } = record(condition);
  return [
    ...Object.keys(fields).map((field) => ({ field, path: [...path, field] })),
    ...array(anyOf).flatMap((branch, index) => conditionFields(branch, [...path, 'anyOf', index])),
    ...(not === undefined ? [] : conditionFields(not, [...path, 'not'])),
  ];
}

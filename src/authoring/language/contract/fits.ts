import type { JsonSchema } from '../../../compiler/check/contracts.ts';
import { record } from '../../../compiler/read/data.ts';
import type { ContractPart } from './parts.ts';

/** Whether the `if` of a contract holds for data. Supports the keywords that schemas/ uses. */
export function conditionHolds(condition: JsonSchema, data: unknown): boolean {
  const { required = [], properties = {}, not, const: only, enum: some, pattern } = condition;
  const keys = record(data);
  return (
    (required as readonly string[]).every((key) => Object.hasOwn(keys, key)) &&
    Object.entries(properties as Record<string, JsonSchema>).every(
      ([key, inner]) => !Object.hasOwn(keys, key) || conditionHolds(inner, keys[key]),
    ) &&
    (not === undefined || !conditionHolds(not as JsonSchema, data)) &&
    (only === undefined || only === data) &&
    (some === undefined || (some as readonly unknown[]).includes(data)) &&
    (pattern === undefined || new RegExp(pattern as string, 'u').test(String(data)))
  );
}

/** Keys that any map may have: they are removed before validation. */
export const anywhere: ReadonlySet<string> = new Set(['$ref', 'from', 'until']);

/** Whether incomplete data can still become valid for a part of a contract. Missing values may become anything. */
export function mayBecome({ schema }: Pick<ContractPart, 'schema'>, data: unknown): boolean {
  if (data === undefined || data === null) return true;
  const { properties, additionalProperties, const: only, enum: some } = schema;
  if (typeof data !== 'object')
    return isOfType(schema, data) && (only === undefined || only === data) && (!some || isAmong(some, data));
  if (!isOfType(schema, data) || only !== undefined || some !== undefined) return false;
  if (Array.isArray(data)) return true;
  const known = (properties ?? {}) as Record<string, JsonSchema>;
  return Object.entries(data).every(([key, value]) => {
    const own = known[key];
    if (own) return own.const === undefined || own.const === value;
    return additionalProperties !== false || anywhere.has(key);
  });
}

const isAmong = (some: unknown, data: unknown): boolean => (some as readonly unknown[]).includes(data);

function isOfType({ type }: JsonSchema, data: unknown): boolean {
  if (type === undefined) return true;
  const types = [type].flat();
  if (Array.isArray(data)) return types.includes('array');
  if (typeof data === 'number') return types.includes('number') || types.includes('integer');
  return types.includes(typeof data === 'object' ? 'object' : typeof data);
}

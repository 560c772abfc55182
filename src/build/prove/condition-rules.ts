import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { array, record } from '../link/names.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';

/**
 * What a condition may ask of an answer. JSON Schema ignores a keyword that it does not know, so a misspelt one
 * would always hold; and of those it knows, some would have to ship a helper with each validator.
 */
const rules: readonly string[] = [
  'const', 'enum', 'minimum', 'exclusiveMinimum', 'maximum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength', 'pattern', 'format', 'minItems', 'maxItems', 'contains', 'type', 'not', 'anyOf',
];

/** Rules inside a condition that cannot be read. Problems: schema/unknown-key, schema/not-allowed, condition/bad. */
export function badRules(source: Source, condition: unknown, path: Path): Problem[] {
  const { anyOf, not, ...fields } = record(condition);
  return [
    ...Object.entries(fields).flatMap(([field, rule]) => badRule(source, field, rule, [...path, field])),
    ...array(anyOf).flatMap((branch, index) => badRules(source, branch, [...path, 'anyOf', index])),
    ...(not === undefined ? [] : badRules(source, not, [...path, 'not'])),
  ];
}

function badRule(source: Source, field: string, rule: unknown, path: Path): Problem[] {
  if (!rule || typeof rule !== 'object' || Array.isArray(rule)) return [say.badCondition(placeOf(source, path), field)];
  const inner = (value: unknown, ...more: Path) => badRule(source, field, value, [...path, ...more]);
  return Object.entries(rule as Record<string, unknown>).flatMap(([key, value]) => {
    if (!rules.includes(key)) return [say.unknownKey(placeOf(source, [...path, key], 'key'), key, rules)];
    if (key === 'not' || key === 'contains') return inner(value, key);
    if (key === 'anyOf') return array(value).flatMap((branch, index) => inner(branch, key, index));
    const isWord = key === 'const' ? isScalar(value) : key === 'enum' ? array(value).length > 0 && array(value).every(isScalar) : true;
    if (!isWord) return [say.badCondition(placeOf(source, [...path, key]), field)];
    return key === 'format' && value !== 'email' && value !== 'date' ? [say.notAllowed(placeOf(source, [...path, key]), String(value), ['email', 'date'])] : [];
  });
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

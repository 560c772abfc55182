import { isDeepStrictEqual } from 'node:util';
import { isMap } from '../../compiler/read/shape.ts';
import { isTruth, literalOf, writeCel } from './cel.ts';
import { answered, CannotSay, compare, constantOf, type Expression } from './expression.ts';
import type { Json } from './form.ts';
import type { Scope } from './scope.ts';

/** A condition as `when` takes it: a map of answers if it can be one, or else an expression. Throws CannotSay. */
export const writeCondition = (expression: Expression, scope: Scope): Json | string =>
  toMap(expression, scope) ?? writeCel(expression, scope);

/** The condition as a map; undefined if a map cannot say it. */
function toMap(expression: Expression, scope: Scope): Json | undefined {
  switch (expression.op) {
    case 'all':
      return merged(expression.of.map((one) => toMap(one, scope)));
    case 'any': {
      const parts = expression.of.map((one) => toMap(one, scope));
      if (parts.some((one) => one === undefined)) return undefined;
      const once = parts.filter((one, index) => parts.findIndex((other) => isDeepStrictEqual(one, other)) === index);
      return once.length === 1 ? once[0] : (choicesOfOne(once as Json[]) ?? { anyOf: once });
    }
    case 'not': {
      const of = toMap(expression.of, scope);
      return of && { not: of };
    }
    case 'answer':
      return toMap(truthOf(expression, scope), scope);
    case 'answered':
      return expression.of.op === 'answer' ? { [scope.field(expression.of.id).name]: {} } : undefined;
    case 'contains':
      return containsMap(expression, scope);
    case 'compare':
      return compareMap(expression, scope);
    default:
      return undefined;
  }
}

/** An answer by itself, as a condition: a box that is ticked, or any answer. */
const truthOf = (expression: Expression & { op: 'answer' }, scope: Scope): Expression =>
  isTruth(expression, scope) ? compare(expression, '==', constantOf(true)) : answered(expression);

function containsMap({ whole, item }: Expression & { op: 'contains' }, scope: Scope): Json | undefined {
  if (whole.op !== 'answer' || item.op !== 'value') return undefined;
  const { name, question } = scope.field(whole.id);
  const literal = literalOf(item.value, question);
  if (question.type === 'array') return { [name]: { contains: { const: literal } } };
  return question.choices ? { [name]: { const: literal } } : undefined;
}

const mapBounds = { '>=': 'minimum', '<=': 'maximum', '>': 'exclusiveMinimum', '<': 'exclusiveMaximum' } as const;

function compareMap({ left, sign, right }: Expression & { op: 'compare' }, scope: Scope): Json | undefined {
  if (left.op !== 'answer' || right.op !== 'value') return undefined;
  const { name, question } = scope.field(left.id);
  if (question.rows) throw new CannotSay(`${name} is a list of rows`);
  const literal = literalOf(right.value, question);
  const equal = question.type === 'array' ? { contains: { const: literal } } : { const: literal };
  if (sign === '==') return { [name]: equal };
  if (sign === '!=') return { not: { [name]: equal } };
  return typeof literal === 'number' && question.type !== 'array'
    ? { [name]: { [mapBounds[sign]]: literal } }
    : undefined;
}

/** Several values of one question, as one rule with enum. */
function choicesOfOne(parts: readonly Json[]): Json | undefined {
  const [field] = Object.keys(parts[0]!);
  const values = parts.map((part) => {
    const rule = part[field!];
    return Object.keys(part).length === 1 && isMap(rule) && Object.keys(rule).length === 1 ? rule.const : undefined;
  });
  return values.some((one) => one === undefined) || field === 'not' ? undefined : { [field!]: { enum: values } };
}

function merged(parts: readonly (Json | undefined)[]): Json | undefined {
  const result: Record<string, unknown> = {};
  const nots: Json[] = [];
  for (const part of parts) {
    if (part === undefined) return undefined;
    for (const [key, rule] of Object.entries(part))
      if (key === 'not') nots.push(rule as Json);
      else if (!(key in result)) result[key] = rule;
      else if (key === 'anyOf' || !addRule(result, key, rule as Json)) return undefined;
  }
  if (nots.length > 0) result.not = nots.length === 1 ? nots[0] : { anyOf: nots };
  return result;
}

/** Adds a rule to the one of the same answer, if they have no keyword in common. */
function addRule(result: Record<string, unknown>, field: string, rule: Json): boolean {
  const before = result[field] as Json;
  if (isDeepStrictEqual(before, rule)) return true;
  if (Object.keys(rule).some((key) => key in before)) return false;
  result[field] = { ...before, ...rule };
  return true;
}

import { isMap } from '../../../compiler/read/shape.ts';
import {
  allHold,
  answer,
  answered,
  any,
  CannotSay,
  compare,
  not,
  constantOf,
  type Expression,
  type Sign,
} from '../expression.ts';
import type { Json } from '../form.ts';
import { list, maps } from '../reading.ts';

const schemaBounds: Readonly<Record<string, Sign>> = {
  minimum: '>=',
  maximum: '<=',
  exclusiveMinimum: '>',
  exclusiveMaximum: '<',
};
const ignored = ['type', 'title', 'description', '$id', '$comment', 'errorMessage'];

/**
 * A schema of the whole answers as a condition. `idOf`: the id of a property. A rule of an answer holds while there is
 * none, unless the answer is required. Throws CannotSay.
 */
export function conditionOf(schema: Json, idOf: (name: string) => string): Expression | undefined {
  const parts = Object.entries(schema).flatMap(([key, part]): (Expression | undefined)[] => {
    if (ignored.includes(key)) return [];
    if (key === 'properties' && isMap(part))
      return Object.entries(part).map(([name, rule]) =>
        isMap(rule)
          ? rule.type === 'object' || isMap(rule.properties)
            ? conditionOf(rule, (inner) => `${idOf(name)}.${inner}`)
            : heldWithout(answerRule(answer(idOf(name)), rule), idOf(name), list(schema.required).includes(name))
          : undefined,
      );
    if (key === 'required') return list(part).map((name) => answered(answer(idOf(String(name)))));
    if (key === 'not' && isMap(part)) return [notOf(conditionOf(part, idOf))];
    if (key === 'allOf') return maps(part).map((one) => conditionOf(one, idOf));
    if (key === 'anyOf' || key === 'oneOf') return [any(...maps(part).map((one) => conditionOf(one, idOf)))];
    if (key === 'const' || key === 'enum') throw new CannotSay('it compares a group of answers as a whole');
    throw new CannotSay(`there is nothing for ${key}`);
  });
  return allHold(...parts);
}

const heldWithout = (holds: Expression | undefined, id: string, isRequired: boolean): Expression | undefined =>
  holds && !isRequired ? any(not(answered(answer(id))), holds) : holds;

const notOf = (of: Expression | undefined): Expression | undefined => of && not(of);

/** A schema of one answer as a condition. */
export function answerRule(given: Expression, rule: Json): Expression | undefined {
  const parts = Object.entries(rule).flatMap(([key, part]): (Expression | undefined)[] => {
    if (ignored.includes(key)) return [];
    if (key === 'const') return [compare(given, '==', schemaValue(part))];
    if (key === 'enum') return [any(...list(part).map((one) => compare(given, '==', schemaValue(one))))];
    if (schemaBounds[key]) return [compare(given, schemaBounds[key], schemaValue(part))];
    if (key === 'not' && isMap(part))
      return [Object.keys(part).length === 0 ? constantOf(false) : notOf(answerRule(given, part))];
    if (key === 'contains' && isMap(part)) return [containsOf(given, part)];
    if (key === 'anyOf' || key === 'oneOf') return [any(...maps(part).map((one) => answerRule(given, one)))];
    if (key === 'allOf') return maps(part).map((one) => answerRule(given, one));
    if ((key === 'minLength' || key === 'minItems') && part === 1) return [answered(given)];
    if (key === 'minItems' || key === 'minLength')
      return [compare({ op: 'call', name: 'size', of: [given] }, '>=', schemaValue(part))];
    if (key === 'maxItems' || key === 'maxLength')
      return [compare({ op: 'call', name: 'size', of: [given] }, '<=', schemaValue(part))];
    if (key === 'pattern' && literalIn(part) !== undefined)
      return [{ op: 'contains', whole: given, item: constantOf(literalIn(part)!) }];
    if (key === 'items' && isMap(part)) throw new CannotSay('it is about each of several answers');
    throw new CannotSay(`there is nothing for ${key}`);
  });
  return allHold(...parts);
}

/** The text that a pattern looks for, if it is a plain text. */
const literalIn = (pattern: unknown): string | undefined =>
  typeof pattern === 'string' && /^(?:[^\\^$.*+?()[\]{}|]|\\[\\^$.*+?()[\]{}|/])+$/.test(pattern)
    ? pattern.replace(/\\(.)/g, '$1')
    : undefined;

function containsOf(whole: Expression, part: Json): Expression | undefined {
  const items = 'const' in part ? [part.const] : list(part.enum);
  if (items.length === 0) throw new CannotSay('it is about one of several answers');
  return any(...items.map((one): Expression => ({ op: 'contains', whole, item: schemaValue(one) })));
}

function schemaValue(given: unknown): Expression {
  if (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'boolean')
    throw new CannotSay(`${JSON.stringify(given)} is not a single value`);
  return constantOf(given);
}

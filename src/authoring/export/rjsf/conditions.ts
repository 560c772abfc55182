import { CannotSay, type Expression } from '../../import/expression.ts';
import type { Json } from '../../import/form.ts';

/** What is known of a question for a condition about it. */
export interface Asked {
  readonly path: readonly string[];
  readonly type: string;
}

/** Finds the question of an id. Throws CannotSay if its answer is not in the same object. */
export type FindAsked = (id: string) => Asked;

/** A condition as a JSON Schema of the answers. Throws CannotSay. */
export function schemaOf(condition: Expression, find: FindAsked): Json {
  switch (condition.op) {
    case 'value':
      return condition.value === true ? {} : { not: {} };
    case 'all':
      return { type: 'object', allOf: condition.of.map((one) => schemaOf(one, find)) };
    case 'any':
      return lenient(condition.of, find) ?? { type: 'object', anyOf: condition.of.map((one) => schemaOf(one, find)) };
    case 'not':
      return { type: 'object', not: schemaOf(condition.of, find) };
    case 'answered': {
      const asked = askedIn(condition.of, find);
      return within(asked, asked.type === 'array' ? { type: 'array', minItems: 1 } : {}, true);
    }
    default: {
      const { asked, rule } = ruleOf(condition, find);
      return within(asked, rule, true);
    }
  }
}

/** Not answered, or another answer: what JSON Schema says of an answer that need not be there. */
function lenient(of: readonly Expression[], find: FindAsked): Json | undefined {
  const [missing, said] = of;
  if (of.length !== 2 || missing?.op !== 'not' || missing.of.op !== 'answered') return undefined;
  if (said?.op !== 'compare' || said.sign !== '!=') return undefined;
  const { asked, rule } = ruleOf(said, find);
  const isSameAnswer = JSON.stringify(missing.of.of) === JSON.stringify(said.left);
  return isSameAnswer && asked.type !== 'array' ? within(asked, rule, false) : undefined;
}

function askedIn(of: Expression, find: FindAsked): Asked {
  if (of.op !== 'answer') throw new CannotSay('a schema cannot calculate');
  return find(of.id);
}

const bounds = { '<': 'exclusiveMaximum', '<=': 'maximum', '>': 'exclusiveMinimum', '>=': 'minimum' } as const;

/** The rule for one answer. */
function ruleOf(condition: Expression, find: FindAsked): { asked: Asked; rule: Json } {
  if (condition.op === 'contains') return containsRule(condition, find);
  if (condition.op !== 'compare') throw new CannotSay('a schema cannot calculate');
  const { left, sign, right } = condition;
  if (left.op === 'call' && left.name === 'size' && left.of[0]) return sizeRule(left.of[0], sign, right, find);
  const asked = askedIn(left, find);
  if (right.op !== 'value') throw new CannotSay('a schema cannot compare two answers');
  if (sign === '==') return { asked, rule: { const: right.value } };
  if (sign === '!=') return { asked, rule: { not: { const: right.value } } };
  if (typeof right.value !== 'number') throw new CannotSay('a schema cannot compare dates or texts by their order');
  return { asked, rule: { type: asked.type, [bounds[sign]]: right.value } };
}

const typed = ({ type }: Asked, keyword: string, value: unknown): Json => ({ type, [keyword]: value });

function sizeRule(of: Expression, sign: string, right: Expression, find: FindAsked): { asked: Asked; rule: Json } {
  const asked = askedIn(of, find);
  if (right.op !== 'value' || typeof right.value !== 'number') throw new CannotSay('a schema cannot calculate');
  const [least, most] = asked.type === 'array' ? ['minItems', 'maxItems'] : ['minLength', 'maxLength'];
  const count = right.value;
  const rules: Readonly<Record<string, Json>> = {
    '>=': typed(asked, least!, Math.ceil(count)),
    '>': typed(asked, least!, Math.floor(count) + 1),
    '<=': typed(asked, most!, Math.floor(count)),
    '<': typed(asked, most!, Math.ceil(count) - 1),
    '==': { ...typed(asked, least!, count), [most!]: count },
    '!=': { not: { ...typed(asked, least!, count), [most!]: count } },
  };
  // An empty list is not in the answers.
  if (asked.type === 'array' && ['<=', '<', '!='].includes(sign)) throw new CannotSay('no answer counts as none');
  return { asked, rule: rules[sign]! };
}

function containsRule({ whole, item }: Expression & { op: 'contains' }, find: FindAsked) {
  const asked = askedIn(whole, find);
  if (item.op !== 'value') throw new CannotSay('a schema cannot compare two answers');
  return asked.type === 'array'
    ? { asked, rule: { type: 'array', contains: { const: item.value } } }
    : { asked, rule: { type: 'string', pattern: String(item.value).replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&') } };
}

/** A rule for the value at a path. `needed`: it must be there. */
export const within = ({ path }: Pick<Asked, 'path'>, rule: Json, needed: boolean): Json =>
  path.reduceRight<Json>(
    (inner, key) => ({
      type: 'object',
      ...(needed && { required: [key] }),
      properties: { [key]: inner },
    }),
    rule,
  );

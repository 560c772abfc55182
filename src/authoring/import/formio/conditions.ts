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
import { commonCall, readInfix, type Dialect } from '../infix.ts';
import { list, map, maps, readOr, text, type Reading } from '../reading.ts';

/** The id of the question that a name means, from where it is used. */
export type IdOf = (name: string) => string;

/** When a component is shown: by its simple condition, by one in JSON, or by one in JavaScript. */
export function shownWhen(component: Json, at: string, idOf: IdOf, reading: Reading): Expression | undefined {
  const conditional = map(component.conditional);
  const script = text(component.customConditional);
  return allHold(
    readOr(reading, `${at}/conditional`, JSON.stringify(conditional), () => simple(conditional, idOf)),
    isMap(conditional.json) && Object.keys(conditional.json).length > 0
      ? readOr(reading, `${at}/conditional/json`, JSON.stringify(conditional.json), () =>
          jsonLogic(conditional.json, idOf),
        )
      : undefined,
    script === undefined
      ? undefined
      : readOr(reading, `${at}/customConditional`, script, () => readScript(script, 'show', idOf)),
    ...maps(component.logic).map((logic, index) => shownByLogic(logic, `${at}/logic/${index}`, idOf, reading)),
  );
}

/** What happens while a condition holds. It can hide or show the component; the rest is lost. */
function shownByLogic(logic: Json, at: string, idOf: IdOf, reading: Reading): Expression | undefined {
  const { simple: plain, json, javascript } = map(logic.trigger);
  const hides = (action: Json): boolean => action.type === 'property' && map(action.property).value === 'hidden';
  const actions = maps(logic.actions);
  const name = text(logic.name) ?? at;
  if (actions.some((one) => !hides(one)) || actions.length === 0)
    reading.lost.push({
      at,
      what: `the logic "${name}"`,
      way: 'Write it as when, relabel, effects or computed.',
    });
  const hidden = actions.find(hides);
  if (!hidden) return undefined;
  const script = text(javascript);
  const holds = readOr(reading, at, `the logic "${name}"`, () =>
    script === undefined
      ? isMap(json)
        ? jsonLogic(json, idOf)
        : simple(map(plain), idOf)
      : readScript(script, 'result', idOf),
  );
  return hidden.state === true ? holds && not(holds) : holds;
}

function simple({ show, when, eq, conditions, conjunction }: Json, idOf: IdOf): Expression | undefined {
  const isShown = show === true || show === 'true';
  const parts = maps(conditions).map((one) => conditionRule(one, idOf));
  const name = text(when);
  const test =
    parts.length > 0
      ? conjunction === 'any'
        ? any(...parts)
        : allHold(...parts)
      : name === undefined
        ? undefined
        : equal(answer(idOf(name)), eq);
  if (!test) return undefined;
  return isShown ? test : not(test);
}

const formIoOperators: Readonly<Record<string, Sign>> = {
  isEqual: '==',
  isNotEqual: '!=',
  greaterThan: '>',
  greaterThanOrEqual: '>=',
  lessThan: '<',
  lessThanOrEqual: '<=',
  dateGreaterThan: '>',
  dateGreaterThanOrEqual: '>=',
  dateLessThan: '<',
  dateLessThanOrEqual: '<=',
  isDateEqual: '==',
  isNotDateEqual: '!=',
};

function conditionRule({ component, operator = 'isEqual', value: given }: Json, idOf: IdOf): Expression {
  const of = answer(idOf(String(component)));
  const name = String(operator);
  if (name === 'isEmpty') return not(answered(of));
  if (name === 'isNotEmpty') return answered(of);
  if (name === 'isEqual') return equal(of, given);
  if (name === 'includes') return { op: 'contains', whole: of, item: jsonValue(given) };
  if (name === 'notIncludes') return not({ op: 'contains', whole: of, item: jsonValue(given) });
  if (!formIoOperators[name]) throw new CannotSay(`our forms do not know the operator ${name}`);
  return compare(of, formIoOperators[name], jsonValue(given));
}

const equal = (of: Expression, given: unknown): Expression =>
  given === '' || given === undefined || given === null ? not(answered(of)) : compare(of, '==', jsonValue(given));

function jsonValue(given: unknown): Expression {
  if (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'boolean')
    throw new CannotSay(`${JSON.stringify(given)} is not a single value`);
  return constantOf(given);
}

const comparing: Readonly<Record<string, Sign>> = {
  '==': '==',
  '===': '==',
  '!=': '!=',
  '!==': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/** A condition of JSON Logic. Throws CannotSay. */
function jsonLogic(given: unknown, idOf: IdOf): Expression {
  if (!isMap(given)) return jsonValue(given);
  const [operator = '', raw] = Object.entries(given)[0] ?? [];
  if (operator === 'var') return answer(idOf(String(Array.isArray(raw) ? raw[0] : raw).replace(/^(data|row)\./, '')));
  const of = (Array.isArray(raw) ? list(raw) : [raw]).map((one) => jsonLogic(one, idOf));
  const [first, second, third] = of;
  if (operator === 'and') return allHold(...of) ?? constantOf(true);
  if (operator === 'or') return any(...of) ?? constantOf(false);
  if (first && operator === '!') return not(first);
  if (first && operator === '!!') return first;
  if (first && second && third && operator === 'if') return { op: 'if', test: first, then: second, otherwise: third };
  if (first && second && operator === 'in') return { op: 'contains', whole: second, item: first };
  if (first && second && comparing[operator]) return compare(first, comparing[operator], second);
  if (first && second && ['+', '-', '*', '/', '%'].includes(operator))
    return { op: 'math', sign: operator as '+', left: first, right: second };
  throw new CannotSay(`there is nothing for ${operator}`);
}

/** An assignment in JavaScript, such as show = data.a === 'b'. Throws CannotSay for anything else. */
export function readScript(script: string, variable: string, idOf: IdOf, own?: string): Expression {
  const [, written] =
    new RegExp(`^\\s*(?:var\\s+|let\\s+)?${variable}\\s*=(?!=)\\s*([^;{}]*);?\\s*$`).exec(script) ?? [];
  if (written === undefined) throw new CannotSay('it is a script');
  const dialect: Dialect = {
    names: [/^(?:data|row)\.([A-Za-z_$][\w$.]*)(?!\w*\()/, /^(?:data|row)\[['"]([^'"]+)['"]\]/],
    operators: {},
    ...(own !== undefined && { word: (name: string) => wordOf(name, own) }),
    // Not a number: the answer is missing.
    call: (name, of) =>
      name === 'isNaN' && of[0] ? not(answered(of[0])) : commonCall(name.replace(/^Math\./, ''), of),
  };
  return JSON.parse(JSON.stringify(readInfix(written, dialect)), (_, part: unknown) =>
    isMap(part) && part.op === 'answer' ? answer(idOf(String(part.id))) : part,
  ) as Expression;
}

/** The answer that a check is about. */
function wordOf(name: string, own: string): Expression {
  if (name !== 'input') throw new CannotSay(`there is nothing for ${name}`);
  return answer(own);
}

import { answersIn, CannotSay, eachNot, type Expression, type Sign } from './expression.ts';
import type { Question } from './form.ts';
import type { Scope } from './scope.ts';

/** An expression of our forms (CEL). Throws CannotSay. */
export function writeCel(expression: Expression, scope: Scope): string {
  const written = write(expression, scope);
  if (written.length > 2000) throw new CannotSay('it is longer than 2,000 characters');
  return written;
}

function write(expression: Expression, scope: Scope): string {
  const inner = (one: Expression): string => bracketed(one, write(one, scope));
  switch (expression.op) {
    case 'answer':
      return scope.field(expression.id).name;
    case 'value':
      return typeof expression.value === 'string' ? quoted(expression.value) : String(expression.value);
    case 'list':
      return `[${expression.items.map((one) => write(one, scope)).join(', ')}]`;
    case 'math':
      return `${inner(expression.left)} ${expression.sign} ${inner(expression.right)}`;
    case 'all':
    case 'any':
      return several(expression, scope, condition);
    case 'not':
      return negated(expression.of, scope);
    case 'answered':
      return answeredIn(expression.of, scope);
    case 'if':
      return [
        `${bracketed(expression.test, settled(expression.test, scope))} ? ${inner(expression.then)}`,
        inner(expression.otherwise),
      ].join(' : ');
    case 'contains':
      return containsIn(expression, scope);
    case 'compare':
      return comparison(expression, scope);
    case 'call':
      return call(expression.name, expression.of, scope);
  }
}

/** The parts. Where one asks whether an answer is there, the others matter only if it is. */
function several({ op, of }: Expression & { op: 'all' | 'any' }, scope: Scope, writeOne: typeof write): string {
  const isAll = op === 'all';
  const asked = (one: Expression): string[] => {
    const part = isAll ? one : one.op === 'not' ? one.of : undefined;
    return part?.op === 'answered' && part.of.op === 'answer' ? [part.of.id] : [];
  };
  return of
    .map((one, index) => {
      const others = of.filter((_, place) => place !== index).flatMap(asked);
      const inner = { ...scope, sure: [...(scope.sure ?? []), ...others] };
      return bracketed(one, writeOne(one, inner));
    })
    .join(isAll ? ' && ' : ' || ');
}

const bracketed = (one: Expression, written: string): string =>
  ['math', 'all', 'any', 'compare', 'if'].includes(one.op) || / (?:[&|?=<>!]|in )/.test(written)
    ? `(${written})`
    : written;

/** Where a condition is wanted, an answer by itself means that it is ticked, or that there is one. */
const condition = (one: Expression, scope: Scope): string =>
  one.op === 'answer' && !isTruth(one, scope) ? `has(${scope.field(one.id).name})` : write(one, scope);

/**
 * The opposite of a condition. In our expressions, that of a comparison whose answer is missing is missing too: it
 * holds only if the missing answer is asked for.
 */
function negated(of: Expression, scope: Scope): string {
  const written = condition(of, scope);
  switch (of.op) {
    case 'not':
      return condition(of.of, scope);
    case 'all':
    case 'any':
      return write(eachNot(of), scope);
    case 'compare':
      if (['==', '!='].includes(of.sign)) return write({ ...of, sign: inverse[of.sign] }, scope);
      return [...missing(of, scope), write({ ...of, sign: inverse[of.sign] }, scope)].join(' || ');
    case 'contains':
      return [...missing(of, scope), `!${bracketed(of, written)}`].join(' || ');
    case 'answer':
      return isTruth(of, scope) ? unticked(of, written, scope) : `!${written}`;
    default:
      return `!${bracketed(of, written)}`;
  }
}

const inverse: Readonly<Record<Sign, Sign>> = { '==': '!=', '!=': '==', '<': '>=', '<=': '>', '>': '<=', '>=': '<' };

/** An expression without the answers that another value replaces while they are missing. */
const withoutDefaults = (of: Expression): Expression =>
  JSON.parse(JSON.stringify(of), (_, part: Expression | null) =>
    part?.op === 'call' && part.name === 'orValue' ? part.of[1] : part,
  ) as Expression;

/** Whether one of the answers is missing. A list of choices without an answer is empty, and a box is not ticked. */
const missing = (of: Expression, scope: Scope): string[] =>
  [...new Set(answersIn(withoutDefaults(of)))]
    .filter(
      (id) =>
        !scope.sure?.includes(id) && !scope.inRows(id) && !['array', 'boolean'].includes(scope.field(id).question.type),
    )
    .map((id) => `!has(${scope.field(id).name})`);

/** A condition that is false, not missing, while an answer is missing: a value depends on it. */
function settled(one: Expression, scope: Scope): string {
  if (one.op === 'all' || one.op === 'any') return several(one, scope, settled);
  const isOpen = (one.op === 'compare' && one.sign !== '!=') || one.op === 'contains';
  const there = isOpen ? missing(one, scope).map((gap) => gap.slice(1)) : [];
  const written = condition(one, scope);
  return [...there, there.length > 0 ? bracketed(one, written) : written].join(' && ');
}

export const isTruth = (one: Expression, scope: Scope): boolean =>
  one.op === 'answer' && scope.field(one.id).question.type === 'boolean';

function answeredIn(of: Expression, scope: Scope): string {
  if (of.op !== 'answer') throw new CannotSay('only an answer can be missing');
  return `has(${scope.field(of.id).name})`;
}

const quoted = (given: string): string => JSON.stringify(given);

/** A value of the source as the answer to a question: "1" for a list of texts, 1 for a number, true for "yes". */
export function literalOf(given: string | number | boolean, question: Question): string | number | boolean {
  const { type, choices } = question;
  if (choices) {
    const choice = choices.find(({ value }) => String(value) === String(given));
    if (!choice) throw new CannotSay(`${JSON.stringify(given)} is not one of the choices of ${question.id}`);
    return choice.value;
  }
  if (type === 'boolean') {
    const said = String(given).toLowerCase();
    if (['true', 'yes', '1'].includes(said)) return true;
    if (['false', 'no', '0'].includes(said)) return false;
    throw new CannotSay(`${question.id} is answered by yes or no`);
  }
  if (type === 'string') return String(given);
  const amount = Number(given);
  if (Number.isNaN(amount) || given === '') throw new CannotSay(`${question.id} is a number`);
  return amount;
}

const isDate = ({ rules }: Question): boolean => rules.format === 'date';

function operand(one: Expression, other: Expression, scope: Scope): string {
  if (one.op !== 'value' || other.op !== 'answer') {
    if (one.op === 'value' && other.op === 'call' && other.name === 'today')
      return `date(${quoted(String(one.value))})`;
    return bracketed(one, write(one, scope));
  }
  const { question } = scope.field(other.id);
  const literal = literalOf(one.value, question);
  if (isDate(question)) {
    if (!/^\d{4}-\d\d-\d\d/.test(String(literal))) throw new CannotSay(`${question.id} is a date`);
    return `date(${quoted(String(literal).slice(0, 10))})`;
  }
  return typeof literal === 'string' ? quoted(literal) : String(literal);
}

function comparison({ left, sign, right }: Expression & { op: 'compare' }, scope: Scope): string {
  for (const [one, other] of [
    [left, right],
    [right, left],
  ] as const)
    if (one.op === 'answer' && other.op === 'list') return sameList(one, other, sign, scope);
    else if (one.op === 'answer' && scope.field(one.id).question.type === 'array')
      return sameList(one, { op: 'list', items: [other] }, sign, scope);
  const [first, second] = [operand(left, right, scope), operand(right, left, scope)];
  if (second === 'true' || second === 'false') {
    if (sign !== '==' && sign !== '!=') throw new CannotSay('a yes or no has no order');
    const isYes = (second === 'true') === (sign === '==');
    return isYes ? first : left.op === 'answer' && sign === '!=' ? unticked(left, first, scope) : `!${first}`;
  }
  if (
    [left, right].some(
      (one) =>
        one.op === 'answer' && scope.field(one.id).question.type === 'string' && !isDate(scope.field(one.id).question),
    ) &&
    !['==', '!='].includes(sign)
  )
    throw new CannotSay('texts have no order');
  const written = `${first} ${sign} ${second}`;
  const isOpen = sign === '!=' && left.op === 'answer' && !scope.sure?.includes(left.id);
  return isOpen ? `!has(${first}) || ${written}` : written;
}

const unticked = ({ id }: { readonly id: string }, name: string, { sure }: Scope): string =>
  sure?.includes(id) ? `!${name}` : `(!has(${name}) || !${name})`;

/** Whether the choices are exactly these, as other tools compare lists. */
function sameList(
  one: Expression & { op: 'answer' },
  { items }: Expression & { op: 'list' },
  sign: Sign,
  scope: Scope,
): string {
  if (sign !== '==' && sign !== '!=') throw new CannotSay('a list of choices has no order');
  const { name, question } = scope.field(one.id);
  if (question.type !== 'array') {
    if (items.length !== 1) throw new CannotSay(`${question.id} has one answer, not several`);
    return comparison({ op: 'compare', left: one, sign, right: items[0]! }, scope);
  }
  const each = items.map((item) => containsIn({ op: 'contains', whole: one, item }, scope));
  const same = [...each, `size(${name}) == ${items.length}`].join(' && ');
  return sign === '==' ? same : `!has(${name}) || !(${same})`;
}

function containsIn({ whole, item }: Expression & { op: 'contains' }, scope: Scope): string {
  if (whole.op !== 'answer') throw new CannotSay('only an answer can contain something');
  const { name, question } = scope.field(whole.id);
  if (question.rows) throw new CannotSay(`${name} is a list of rows`);
  const written = item.op === 'value' ? literalText(item.value, question) : write(item, scope);
  if (question.type === 'array') return `${written} in ${name}`;
  return question.choices ? `${name} == ${written}` : `${name}.contains(${written})`;
}

const literalText = (given: string | number | boolean, question: Question): string => {
  const literal = literalOf(
    given,
    question.type === 'array' || question.choices ? question : { ...question, type: 'string' },
  );
  return typeof literal === 'string' ? quoted(literal) : String(literal);
};

/** Our functions by those of the readers, and how many values each takes. */
const functions: Readonly<Record<string, readonly [least: number, most: number]>> = {
  round: [1, 2],
  floor: [1, 1],
  ceil: [1, 1],
  abs: [1, 1],
  pow: [2, 2],
  min: [2, 6],
  max: [2, 6],
  size: [1, 1],
  years: [2, 2],
  months: [2, 2],
  days: [2, 2],
};

function call(name: string, of: readonly Expression[], scope: Scope): string {
  if (name === 'today') return 'today';
  if (name === 'date' && of[0]?.op === 'value') return `date(${quoted(String(of[0].value))})`;
  if (name === 'sum') return sumText(of, scope);
  if (name === 'orValue' && of[0]?.op === 'answer') return `${write(of[0], scope)}.orValue(${write(of[1]!, scope)})`;
  const counted = name === 'count' && of[0]?.op === 'answer' ? scope.field(of[0].id) : undefined;
  if (counted?.question.choices) return `size(${counted.name})`;
  if (name === 'count') return `size(rows(${rowsName(of[0], scope)}))`;
  const counts = functions[name];
  if (!counts || of.length < counts[0] || of.length > counts[1])
    throw new CannotSay(`our expressions do not know the function ${name}`);
  const isOfDays = ['years', 'months', 'days'].includes(name);
  return `${name}(${of.map((one) => (isOfDays ? day(one) : undefined) ?? write(one, scope)).join(', ')})`;
}

/** A fixed date; undefined for any other value. */
const day = (one: Expression): string | undefined =>
  one.op === 'value' && /^\d{4}-\d\d-\d\d$/.test(String(one.value)) ? `date(${quoted(String(one.value))})` : undefined;

function rowsName(of: Expression | undefined, scope: Scope): string {
  if (of?.op !== 'answer' || !scope.field(of.id).question.rows) throw new CannotSay('only rows can be counted');
  return scope.field(of.id).name;
}

/** A sum of values, or of an answer over all rows. */
function sumText(of: readonly Expression[], scope: Scope): string {
  const [first] = of;
  const inner = of.length === 1 && first?.op === 'answer' ? scope.inRows(first.id) : undefined;
  if (inner && scope.inRows(inner.rows!.question.id)) throw new CannotSay(`${inner.name} is in rows of rows`);
  if (inner) return `sum(rows(${inner.rows!.name}).map(row, row.${inner.name}))`;
  if (of.length === 0) throw new CannotSay('a sum of nothing');
  return of.map((one) => bracketed(one, write(one, scope))).join(' + ');
}

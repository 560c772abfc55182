import {
  CannotSay,
  allHold,
  answer,
  answered,
  any,
  compare,
  not,
  constantOf,
  type Expression,
  type Sign,
} from './expression.ts';

/** How a tool writes its expressions. */
export interface Dialect {
  /** Matches a name at the start of a text; its first group that matches is the id. */
  readonly names: readonly RegExp[];
  /** Words that are operators, and what they mean. */
  readonly operators: Readonly<Record<string, Operator>>;
  /** A function of the tool. Throws CannotSay if there is none of this name. */
  call(name: string, of: readonly Expression[]): Expression;
  /** A word that is not a function. */
  word?(name: string): Expression;
}

export type Operator =
  | Sign
  | 'and'
  | 'or'
  | '+'
  | '-'
  | '*'
  | '/'
  | '%'
  | 'contains'
  | 'notcontains'
  | 'anyof'
  | 'allof'
  | 'noneof'
  | 'empty'
  | 'notempty';

type Token =
  | { readonly kind: 'value'; readonly value: string | number | boolean }
  | { readonly kind: 'name'; readonly id: string }
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'sign'; readonly text: string };

const signs = [
  '===',
  '!==',
  '==',
  '!=',
  '<>',
  '<=',
  '>=',
  '&&',
  '||',
  '=',
  '<',
  '>',
  '+',
  '-',
  '*',
  '/',
  '%',
  '(',
  ')',
  '[',
  ']',
  ',',
  '!',
  '?',
  ':',
  ';',
];

function tokensOf(text: string, { names }: Dialect): Token[] {
  const tokens: Token[] = [];
  let rest = text.trim();
  const take = (count: number, token: Token): void => {
    tokens.push(token);
    rest = rest.slice(count).trimStart();
  };
  while (rest !== '') {
    const name = names.map((one) => one.exec(rest)).find(Boolean);
    const quoted = /^'((?:[^'\\]|\\.)*)'|^"((?:[^"\\]|\\.)*)"/.exec(rest);
    const digits = /^\d+(?:\.\d+)?(?![\w])/.exec(rest);
    const word = /^[A-Za-z_][\w.-]*/.exec(rest);
    const sign = signs.find((one) => rest.startsWith(one));
    if (name)
      take(name[0].length, {
        kind: 'name',
        id: name
          .slice(1)
          .find((one) => one !== undefined)!
          .trim(),
      });
    else if (quoted)
      take(quoted[0].length, { kind: 'value', value: (quoted[1] ?? quoted[2] ?? '').replace(/\\(.)/g, '$1') });
    else if (digits) take(digits[0].length, { kind: 'value', value: Number(digits[0]) });
    else if (word) take(word[0].length, { kind: 'word', text: word[0] });
    else if (sign !== undefined) take(sign.length, { kind: 'sign', text: sign });
    else throw new CannotSay(`"${rest.slice(0, 20)}" cannot be read`);
  }
  return tokens;
}

const bySign: Readonly<Record<string, Operator>> = {
  '=': '==',
  '==': '==',
  '===': '==',
  '!=': '!=',
  '!==': '!=',
  '<>': '!=',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
  '&&': 'and',
  '||': 'or',
  '+': '+',
  '-': '-',
  '*': '*',
  '/': '/',
  '%': '%',
};

const strength = (operator: Operator): number =>
  operator === 'or'
    ? 1
    : operator === 'and'
      ? 2
      : ['+', '-'].includes(operator)
        ? 4
        : ['*', '/', '%'].includes(operator)
          ? 5
          : 3;

/**
 * Reads an expression of another tool. Throws CannotSay.
 * Long because the parts of a parser call each other.
 */
export function readInfix(text: string, dialect: Dialect): Expression {
  const tokens = tokensOf(text, dialect);
  let at = 0;
  const peek = (): Token | undefined => tokens[at];
  const isSign = (sign: string): boolean => peek()?.kind === 'sign' && (peek() as { text: string }).text === sign;
  const expect = (sign: string): void => {
    if (!isSign(sign)) throw new CannotSay(`"${sign}" is missing in it`);
    at += 1;
  };
  const operatorAt = (): Operator | undefined => {
    const token = peek();
    if (token?.kind === 'sign') return bySign[token.text];
    return token?.kind === 'word' ? dialect.operators[token.text.toLowerCase()] : undefined;
  };
  const several = (end: string): Expression[] => {
    const items: Expression[] = [];
    while (!isSign(end)) {
      items.push(expression(0));
      if (!isSign(',')) break;
      at += 1;
    }
    expect(end);
    return items;
  };
  const primary = (): Expression => {
    const token = peek();
    at += 1;
    if (token === undefined) throw new CannotSay('it ends too early');
    if (token.kind === 'value') return constantOf(token.value);
    if (token.kind === 'name') return answer(token.id);
    if (token.kind === 'sign') {
      if (token.text === '(') {
        const inner = expression(0);
        expect(')');
        return inner;
      }
      if (token.text === '[') return { op: 'list', items: several(']') };
      if (token.text === '!') return not(primary());
      if (token.text === '-') return negative(primary());
      throw new CannotSay(`"${token.text}" is in a wrong place in it`);
    }
    const lower = token.text.toLowerCase();
    if (isSign('(')) {
      at += 1;
      return lower === 'not' ? not(several(')')[0] ?? constantOf(false)) : dialect.call(token.text, several(')'));
    }
    if (lower === 'not') return not(expression(3));
    if (lower === 'true' || lower === 'false') return constantOf(lower === 'true');
    if (dialect.word) return dialect.word(token.text);
    throw new CannotSay(`"${token.text}" cannot be read`);
  };
  const expression = (least: number): Expression => {
    let left = primary();
    for (let operator = operatorAt(); operator !== undefined && strength(operator) > least; operator = operatorAt()) {
      at += 1;
      left =
        operator === 'empty'
          ? not(answered(left))
          : operator === 'notempty'
            ? answered(left)
            : joined(operator, left, expression(strength(operator)));
    }
    if (least === 0 && isSign('?')) {
      at += 1;
      const then = expression(0);
      expect(':');
      left = { op: 'if', test: left, then, otherwise: expression(0) };
    }
    return left;
  };
  const result = expression(0);
  if (isSign(';')) at += 1;
  if (at < tokens.length) throw new CannotSay('it goes on after its end');
  return result;
}

const negative = (of: Expression): Expression =>
  of.op === 'value' && typeof of.value === 'number'
    ? constantOf(-of.value)
    : { op: 'math', sign: '-', left: constantOf(0), right: of };

function joined(operator: Operator, left: Expression, right: Expression): Expression {
  const items = right.op === 'list' ? right.items : [right];
  const contains = (item: Expression): Expression => ({ op: 'contains', whole: left, item });
  switch (operator) {
    case 'and':
      return allHold(left, right)!;
    case 'or':
      // In JavaScript: a value, or another one while it is missing.
      return right.op === 'value' && typeof right.value !== 'boolean'
        ? { op: 'call', name: 'orValue', of: [left, right] }
        : any(left, right)!;
    case 'contains':
    case 'allof':
      return allHold(...items.map(contains)) ?? constantOf(true);
    case 'notcontains':
    case 'noneof':
      return not(any(...items.map(contains)) ?? constantOf(false));
    case 'anyof':
      return any(...items.map(contains)) ?? constantOf(false);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return { op: 'math', sign: operator, left, right };
    default:
      return comparedWith(operator as Sign, left, right);
  }
}

/** A comparison with an empty text asks whether there is an answer. */
function comparedWith(sign: Sign, left: Expression, right: Expression): Expression {
  const isEmpty = right.op === 'value' && right.value === '';
  if (isEmpty && (sign === '==' || sign === '!=')) return sign === '==' ? not(answered(left)) : answered(left);
  if (left.op === 'value' && right.op === 'answer') return compare(right, turned[sign], left);
  return compare(left, sign, right);
}

const turned: Readonly<Record<Sign, Sign>> = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

/** Functions that several tools share, by their names in lower case. */
export function commonCall(name: string, of: readonly Expression[]): Expression {
  const [first, second, third] = of;
  const lower = name.toLowerCase();
  if ((lower === 'iif' || lower === 'if') && first && second && third)
    return { op: 'if', test: first, then: second, otherwise: third };
  if (['today', 'currentdate', 'now'].includes(lower)) return { op: 'call', name: 'today', of: [] };
  if (lower === 'age' && first)
    return { op: 'call', name: 'years', of: [first, { op: 'call', name: 'today', of: [] }] };
  if (lower === 'datediff' && first && second) {
    const unit = third?.op === 'value' ? String(third.value) : 'days';
    if (['days', 'months', 'years'].includes(unit)) return { op: 'call', name: unit, of: [first, second] };
  }
  const same: Readonly<Record<string, string>> = {
    sum: 'sum',
    min: 'min',
    max: 'max',
    round: 'round',
    floor: 'floor',
    ceil: 'ceil',
    abs: 'abs',
    pow: 'pow',
    power: 'pow',
  };
  if (same[lower] !== undefined) return { op: 'call', name: same[lower], of };
  throw new CannotSay(`our expressions do not know the function ${name}`);
}

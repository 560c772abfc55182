/**
 * A condition or a computed value, whatever language the source has written it in. A condition is true or false: while
 * an answer is missing, a comparison with it is false, unless it asks for a difference.
 */
export type Expression =
  | { readonly op: 'answer'; readonly id: string }
  | { readonly op: 'value'; readonly value: string | number | boolean }
  | { readonly op: 'list'; readonly items: readonly Expression[] }
  | { readonly op: 'compare'; readonly sign: Sign; readonly left: Expression; readonly right: Expression }
  | {
      readonly op: 'math';
      readonly sign: '+' | '-' | '*' | '/' | '%';
      readonly left: Expression;
      readonly right: Expression;
    }
  /** A list of choices, or a text, contains an item. */
  | { readonly op: 'contains'; readonly whole: Expression; readonly item: Expression }
  | { readonly op: 'all' | 'any'; readonly of: readonly Expression[] }
  | { readonly op: 'not'; readonly of: Expression }
  | { readonly op: 'answered'; readonly of: Expression }
  | { readonly op: 'if'; readonly test: Expression; readonly then: Expression; readonly otherwise: Expression }
  | { readonly op: 'call'; readonly name: string; readonly of: readonly Expression[] };

export type Sign = '==' | '!=' | '<' | '<=' | '>' | '>=';

export const answer = (id: string): Expression => ({ op: 'answer', id });
export const constantOf = (given: string | number | boolean): Expression => ({ op: 'value', value: given });
/** The opposite. That of parts which are opposites themselves is said without a double one. */
export const not = (of: Expression): Expression =>
  of.op === 'not'
    ? of.of
    : (of.op === 'all' || of.op === 'any') && of.of.some(({ op }) => op === 'not')
      ? eachNot(of)
      : { op: 'not', of };

/** The opposite of several conditions, as the opposites of each. */
export const eachNot = ({ op, of }: Expression & { op: 'all' | 'any' }): Expression =>
  joined(op === 'all' ? 'any' : 'all', of.map(not))!;

export const answered = (of: Expression): Expression => ({ op: 'answered', of });
export const compare = (left: Expression, sign: Sign, right: Expression): Expression => ({
  op: 'compare',
  sign,
  left,
  right,
});

/** All of several conditions; undefined if there are none. */
export const allHold = (...of: readonly (Expression | undefined)[]): Expression | undefined => joined('all', of);

/** Any of several conditions; undefined if there are none. */
export const any = (...of: readonly (Expression | undefined)[]): Expression | undefined => joined('any', of);

function joined(op: 'all' | 'any', of: readonly (Expression | undefined)[]): Expression | undefined {
  const flat = of.flatMap((one) => (one === undefined ? [] : one.op === op ? one.of : [one]));
  const seen = new Set<string>();
  const once = flat.filter((one) => !seen.has(JSON.stringify(one)) && seen.add(JSON.stringify(one)));
  return once.length > 1 ? { op, of: once } : once[0];
}

/** The ids of the questions whose answers an expression uses. */
export function answersIn(expression: Expression): string[] {
  switch (expression.op) {
    case 'answer':
      return [expression.id];
    case 'value':
      return [];
    case 'list':
      return expression.items.flatMap(answersIn);
    case 'compare':
    case 'math':
      return [expression.left, expression.right].flatMap(answersIn);
    case 'contains':
      return [expression.whole, expression.item].flatMap(answersIn);
    case 'if':
      return [expression.test, expression.then, expression.otherwise].flatMap(answersIn);
    case 'all':
    case 'any':
    case 'call':
      return expression.of.flatMap(answersIn);
    default:
      return answersIn(expression.of);
  }
}

/** An expression that cannot be read, or that our forms cannot say. */
export class CannotSay extends Error {}

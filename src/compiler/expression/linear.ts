import type { Scope } from './scope.ts';
import type { ASTNode } from '@marcbachmann/cel-js';
import { constantValue } from '../../shared/conditions/cel/value-of.ts';
import { childNodes, nodesOf } from '../../shared/conditions/cel/walk.ts';

/** A sum of parts, each with a factor, and a number: 2 * loan - income + 5. */
interface Linear {
  readonly terms: ReadonlyMap<string, Term>;
  readonly plus: number;
}

interface Term {
  readonly node: ASTNode;
  readonly times: number;
}

/** The least and the greatest difference between the two sides of a comparison. */
export interface Difference {
  readonly least: number;
  readonly greatest: number;
  /** How much the numbers of JavaScript may differ from the exact ones, which are compared. */
  readonly error: number;
}

/**
 * How much one number exceeds another, counting inputs that both share once: income - rent is less than income if there
 * is a rent.
 * Returns  undefined if they are not numbers
 */
export function difference(
  [one, other]: readonly [ASTNode, ASTNode],
  scope: Scope,
  rangeOf: (node: ASTNode) => { readonly least: number; readonly greatest: number },
): Difference | undefined {
  const [left, right] = [linearOf(one, scope), linearOf(other, scope)];
  if (!left || !right) return undefined;
  const all = addMultiple(left, right, -1);
  const ends = ({ terms, plus }: Linear): number[][] => [
    [plus],
    ...[...terms.values()].map(({ node, times }) => {
      const { least, greatest } = rangeOf(node);
      return [least * times, greatest * times];
    }),
  ];
  const total = (each: (...numbers: number[]) => number, parts: readonly number[][]): number =>
    parts.reduce((so, part) => so + each(...part), 0);
  const far = (...numbers: number[]): number => Math.max(...numbers.map(Math.abs));
  // A number without a bound is never typed larger than this.
  const error = Math.min(total(far, ends(left)) + total(far, ends(right)), 1e12) * 1e-15;
  const parts = ends(all);
  const isWhole = parts.flat().every((end) => Number.isSafeInteger(end) || Math.abs(end) === Infinity);
  const lost = isWhole ? 0 : error;
  return { least: total(Math.min, parts) - lost, greatest: total(Math.max, parts) + lost, error };
}

/**
 * Whether a sum is 0 whatever its inputs are: age - age, or 2 * age - age - age. Only for whole factors so small that
 * the numbers of JavaScript are exact.
 */
export function cancelsOut(node: ASTNode, scope: Scope): boolean {
  const nodes = [...nodesOf(node)].map((inner) => inner.node);
  const factors = nodes.flatMap((inner) => constantValue(inner, scope.constants) ?? []).map(Number);
  const most = factors.reduce((product, factor) => product * Math.max(1, Math.abs(factor)), nodes.length);
  if (!factors.every(Number.isInteger) || most > Number.MAX_SAFE_INTEGER) return false;
  if (nodes.some(({ op }) => op === '/')) return false;
  const linear = linearOf(node, scope);
  return linear?.terms.size === 0 && linear.plus === 0;
}

const noTerms: ReadonlyMap<string, Term> = new Map();

function linearOf(node: ASTNode, scope: Scope): Linear | undefined {
  const value = constantValue(node, scope.constants);
  if (value !== undefined) return typeof value === 'number' ? { terms: noTerms, plus: value } : undefined;
  const single = { terms: new Map([[nodeKey(node), { node, times: 1 }]]), plus: 0 };
  switch (node.op) {
    case 'id':
      return scope.fields.get(node.args) === 'double' ? single : undefined;
    case '-_': {
      const inner = linearOf(node.args, scope);
      return inner && scaled(inner, -1);
    }
    case '+':
    case '-': {
      const [one, other] = node.args.map((part) => linearOf(part, scope));
      return one && other && addMultiple(one, other, node.op === '+' ? 1 : -1);
    }
    case '*': {
      const [one, other] = node.args.map((part) => linearOf(part, scope));
      if (!one || !other) return undefined;
      if (one.terms.size === 0) return scaled(other, one.plus);
      return other.terms.size === 0 ? scaled(one, other.plus) : single;
    }
    case '/': {
      const [one, other] = node.args.map((part) => linearOf(part, scope));
      if (!one || !other) return undefined;
      return other.terms.size === 0 && other.plus !== 0 ? scaled(one, 1 / other.plus) : single;
    }
    case 'call':
      return givingNumbers.has(node.args[0]) ? single : undefined;
    default:
      return undefined;
  }
}

/** The functions that return a number whenever they return something. */
const givingNumbers: ReadonlySet<string> = new Set([
  'round',
  'floor',
  'ceil',
  'abs',
  'pow',
  'size_',
  'years',
  'months',
  'days',
  'year',
  'month',
  'day',
  'weekday',
]);

const scaled = ({ terms, plus }: Linear, times: number): Linear =>
  addMultiple({ terms: noTerms, plus: 0 }, { terms, plus }, times);

/** One, plus a multiple of the other. Terms that cancel out are dropped. */
function addMultiple(one: Linear, other: Linear, times: number): Linear {
  const terms = new Map(one.terms);
  for (const [key, term] of other.terms) {
    const total = (terms.get(key)?.times ?? 0) + term.times * times;
    if (total === 0) terms.delete(key);
    else terms.set(key, { node: term.node, times: total });
  }
  return { terms, plus: one.plus + other.plus * times };
}

/** A key that is the same for equal nodes. */
function nodeKey(node: ASTNode): string {
  const own =
    node.op === 'call' || node.op === 'rcall'
      ? node.args[0]
      : node.op === 'id' || node.op === 'value'
        ? node.args
        : node.op;
  const member = node.op === '.' ? node.args[1] : '';
  return `${typeof own === 'string' ? own : JSON.stringify(own)}${member}(${childNodes(node).map(nodeKey).join()})`;
}

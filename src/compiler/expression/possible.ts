import type { ASTNode } from '@marcbachmann/cel-js';
import type { Scope } from './check.ts';
import { valueOf } from './condition-map.ts';
import { difference, type Difference } from './linear.ts';
import { constantIn } from './walk.ts';

/**
 * What a value can be at most: whether it can be missing, and true, and false, between which numbers it lies, and how
 * many characters or items it has. What does not belong to its type says nothing.
 */
export interface Possible {
  readonly missing: boolean;
  readonly yes: boolean;
  readonly no: boolean;
  readonly least: number;
  readonly greatest: number;
  /** The fewest and the most characters of a text, or items of a list; any number when it says nothing. */
  readonly sizes?: readonly [fewest: number, most: number];
}

/** What is known of a field: what its answers can be. */
export type PossibleAnswers = (field: string) => Possible;

export const anything: Possible = { missing: true, yes: true, no: true, least: -Infinity, greatest: Infinity };

const truth = (yes: boolean, no: boolean, missing = false): Possible => ({ ...anything, yes, no, missing });

/** A number between two others, which may be missing. */
export const between = (least: number, greatest: number, missing = false): Possible => ({
  ...anything,
  least,
  greatest,
  missing,
});

/**
 * The values that an expression can have, worked out from those of its parts. It never leaves out a value that some
 * answers bring about. Two parts that rest on the same answer are seen together only where numbers are compared, so
 * more can seem possible than is.
 */
// Long because it has a case for each kind of node.
export function possible(node: ASTNode, scope: Scope, answers: PossibleAnswers): Possible {
  const inner = (part: ASTNode): Possible => possible(part, scope, answers);
  const constant = constantIn(node, scope.fields, new Set());
  if (constant !== undefined) return ofValue(scope.constants.get(constant));
  switch (node.op) {
    case 'value':
      return ofValue(node.args);
    case 'id':
      return scope.fields.has(node.args) ? answers(node.args) : { ...anything, missing: false };
    case '!_':
      return negated(inner(node.args));
    case '-_':
      return minus(inner(node.args));
    case '&&':
      return both(...pair(node.args, inner));
    case '||':
      return negated(both(...(pair(node.args, inner).map(negated) as Pair)));
    case '?:': {
      const [which, yes, no] = node.args.map(inner) as [Possible, Possible, Possible];
      const taken = [...(which.yes ? [yes] : []), ...(which.no ? [no] : [])].reduce(either, nothing);
      return { ...taken, missing: taken.missing || which.missing };
    }
    case '+':
      return sum(...pair(node.args, inner));
    case '-': {
      const [one, other] = pair(node.args, inner);
      return sum(one, minus(other));
    }
    case '*': {
      const [one, other] = pair(node.args, inner);
      // There is no half day.
      const isPeriod = node.args[1].op === 'id' && node.args[1].args.startsWith('_');
      const isWhole = one.least === one.greatest && Number.isInteger(one.least);
      return isPeriod ? { ...anything, missing: one.missing || !isWhole } : corners(one, other, (a, b) => a * b);
    }
    case '/': {
      const [one, other] = pair(node.args, inner);
      if (other.least === 0 && other.greatest === 0) return never;
      const isSafe = other.least > 0 || other.greatest < 0;
      return isSafe ? corners(one, other, (a, b) => a / b) : anything;
    }
    case '%': {
      const [one, other] = pair(node.args, inner);
      const most = Math.max(Math.abs(other.least), Math.abs(other.greatest));
      const isSafe = other.least > 0 || other.greatest < 0;
      const [least, greatest] = [Math.max(-most, Math.min(0, one.least)), Math.min(most, Math.max(0, one.greatest))];
      return between(least, greatest, one.missing || other.missing || !isSafe);
    }
    case '<':
      return less(node.args);
    case '>':
      return less(swapped(node.args));
    case '>=':
      return negated(less(node.args));
    case '<=':
      return negated(less(swapped(node.args)));
    case '==':
      return equal(node.args);
    case '!=':
      return negated(equal(node.args));
    case 'call':
      return called(node.args[0], node.args[1], inner, (part) => valueOf(part, scope.constants));
    default:
      return anything;
  }

  /** Whether one value is less than another: as far apart as both can be, and with what they share. */
  function less(nodes: Nodes): Possible {
    const [one, other] = pair(nodes, inner);
    const { yes, no } = ordered({ least: one.least - other.greatest, greatest: one.greatest - other.least, error: 0 });
    const apart = difference(nodes, scope, inner);
    const narrowed = apart ? ordered(apart) : truth(true, true);
    return truth(yes && narrowed.yes, no && narrowed.no, one.missing || other.missing);
  }

  function equal(nodes: Nodes): Possible {
    const [one, other] = pair(nodes, inner);
    const isOneNumber = one.least === one.greatest && other.least === other.greatest;
    // The same text in both places is the same value.
    const isSame = nodes[0].op === 'id' && nodes[1].op === 'id' && nodes[0].args === nodes[1].args;
    const canMeet = one.least <= other.greatest && other.least <= one.greatest;
    const apart = difference(nodes, scope, inner);
    const canBeOne = !apart || !(apart.least > apart.error || apart.greatest < -apart.error);
    const isOne = isSame || (isOneNumber && canMeet) || (apart?.least === 0 && apart.greatest === 0);
    return truth(canMeet && canBeOne, !isOne, one.missing || other.missing);
  }
}

/** Whether one number can be less than another that is so far from it, and whether it can be no less. */
const ordered = ({ least, greatest, error }: Difference): Possible => truth(!(least >= 0), !(greatest < -error));

type Nodes = readonly [ASTNode, ASTNode];
type Pair = [Possible, Possible];

const pair = ([one, other]: Nodes, inner: (node: ASTNode) => Possible): Pair => [inner(one), inner(other)];

const swapped = ([one, other]: Nodes): Nodes => [other, one];

function ofValue(value: unknown): Possible {
  if (typeof value === 'number') return between(value, value);
  return typeof value === 'boolean' ? truth(value, !value) : { ...anything, missing: false };
}

/** No value at all, to which others are added. */
const nothing: Possible = { missing: false, yes: false, no: false, least: Infinity, greatest: -Infinity };

const either = (one: Possible, other: Possible): Possible => ({
  missing: one.missing || other.missing,
  yes: one.yes || other.yes,
  no: one.no || other.no,
  least: Math.min(one.least, other.least),
  greatest: Math.max(one.greatest, other.greatest),
});

const negated = ({ yes, no, missing }: Possible): Possible => truth(no, yes, missing);

const both = (one: Possible, other: Possible): Possible =>
  truth(
    one.yes && other.yes,
    one.no || other.no,
    (one.missing && (other.missing || other.yes)) || (other.missing && one.yes),
  );

const minus = ({ least, greatest, missing }: Possible): Possible => between(-greatest, -least, missing);

/** What never has a value, and what is worked out from it has none. */
const never: Possible = { ...nothing, missing: true };
const isNever = ({ least, greatest }: Possible): boolean => least > greatest;

function sum(one: Possible, other: Possible): Possible {
  if (isNever(one) || isNever(other)) return never;
  return widened(between(one.least + other.least, one.greatest + other.greatest, one.missing || other.missing));
}

/** The least and the greatest result of what rises or falls steadily in each of two numbers. */
function corners(one: Possible, other: Possible, work: (a: number, b: number) => number): Possible {
  if (isNever(one) || isNever(other)) return never;
  const missing = one.missing || other.missing;
  const results = [one.least, one.greatest].flatMap((a) => [other.least, other.greatest].map((b) => work(a, b)));
  // Zero times, or a share of, what has no end.
  if (results.some(Number.isNaN)) return { ...anything, missing };
  return widened(between(Math.min(...results), Math.max(...results), missing));
}

/** A little more than was worked out: numbers of JavaScript are not exact, those of expressions are. */
function widened({ least, greatest, missing }: Possible): Possible {
  const little = (value: number) => (Number.isSafeInteger(value) ? 0 : Math.abs(value) * 1e-12);
  return between(least - little(least), greatest + little(greatest), missing);
}

function called(
  name: string,
  given: readonly ASTNode[],
  inner: (node: ASTNode) => Possible,
  valueIn: (node: ASTNode) => unknown,
): Possible {
  const all = given.map(inner);
  const missing = all.some((one) => one.missing);
  const [first = anything] = all;
  switch (name) {
    case 'has_':
      return truth(true, true);
    case 'round':
    case 'floor':
    case 'ceil': {
      if (all.length === 1) return between(Math.floor(first.least), Math.ceil(first.greatest), missing);
      const places = valueIn(given[1]!);
      const unit = typeof places === 'number' ? 10 ** -Math.trunc(places) : Infinity;
      return between(first.least - unit, first.greatest + unit, missing);
    }
    case 'abs': {
      const [low, high] = [Math.abs(first.least), Math.abs(first.greatest)].sort((a, b) => a - b) as [number, number];
      return between(first.least <= 0 && first.greatest >= 0 ? 0 : low, high, missing);
    }
    case 'min':
    case 'max': {
      if (all.length < 2) return anything;
      const best = Math[name];
      return between(best(...all.map(({ least }) => least)), best(...all.map(({ greatest }) => greatest)), missing);
    }
    case 'size_':
      return between(...(first.sizes ?? [0, Infinity]), missing);
    default:
      return { ...anything, missing: missing || !alwaysGive.has(name) };
  }
}

/** The functions that give a value whenever they are given some. */
const alwaysGive: ReadonlySet<string> = new Set(['date', 'years', 'months', 'days']);

import type { Scope } from './scope.ts';
import type { ASTNode } from '@marcbachmann/cel-js';
import { constantValue } from '../../shared/conditions/cel/value-of.ts';
import { isInTable } from './in-table.ts';
import { cancelsOut, difference, type Difference } from './linear.ts';
import type { NodeOf } from '../../shared/conditions/cel/parse.ts';
import { called, endOf, listPart, textPart } from './possible-calls.ts';
import {
  anything,
  areWhole,
  between,
  conjunction,
  corners,
  union,
  minus,
  negated,
  neverValue,
  noValue,
  ofConstant,
  ofItems,
  ofValue,
  period,
  sum,
  truth,
  type Possible,
} from './possible-values.ts';
import { constantIn, tableCall } from '../../shared/conditions/cel/walk.ts';

/** The possible answers to a field. The name of a question in rows is members.share; that of the present day, today. */
export type PossibleAnswers = (field: string) => Possible;

/** By name of an item of a list: the field whose rows it goes through, and its questions that are answered. */
type ItemScopes = ReadonlyMap<string, ItemScope>;

interface ItemScope {
  readonly field?: string;
  readonly given: ReadonlySet<string>;
}

const noItems: ItemScopes = new Map();

/**
 * The possible values of an expression, computed from those of its parts. It never leaves out a value that some answers
 * give. Two parts that depend on the same answer are compared only where numbers are, so more can seem possible than
 * is.
 */
// Long because it has a case for each kind of node.
export function possible(node: ASTNode, scope: Scope, answers: PossibleAnswers, items: ItemScopes = noItems): Possible {
  const inner = (part: ASTNode): Possible => possible(part, scope, answers, items);
  const constant = constantIn(node, scope.fields, items);
  if (constant !== undefined) return ofConstant(scope.constants.get(constant));
  switch (node.op) {
    case 'value':
      return ofValue(node.args);
    case 'id':
      return scope.fields.has(node.args) || node.args === 'today'
        ? answers(node.args)
        : { ...anything, missing: false };
    case '.':
      return ofItem(node);
    case '!_':
      return negated(inner(node.args));
    case '-_':
      return minus(inner(node.args));
    case '&&':
      return conjunction(inner(node.args[0]), where(node.args[0], true, node.args[1]));
    case '||':
      return negated(conjunction(negated(inner(node.args[0])), negated(where(node.args[0], false, node.args[1]))));
    case '?:': {
      const [asked, yes, no] = node.args;
      const which = inner(asked);
      const taken = [...(which.yes ? [where(asked, true, yes)] : []), ...(which.no ? [where(asked, false, no)] : [])];
      const one = taken.reduce(union, noValue);
      return { ...one, missing: one.missing || which.missing };
    }
    case '+':
      return cancelled(node, sum(...pair(node.args, inner)));
    case '-': {
      const [one, other] = pair(node.args, inner);
      return cancelled(node, sum(one, minus(other)));
    }
    case '*': {
      const [one, other] = pair(node.args, inner);
      const unit =
        node.args[1].op === 'id' && node.args[1].args.startsWith('_') ? node.args[1].args.slice(1) : undefined;
      return unit === undefined
        ? cancelled(
            node,
            corners(one, other, (a, b) => a * b, areWhole(one, other)),
          )
        : period(one, unit);
    }
    case '/': {
      const [one, other] = pair(node.args, inner);
      if (other.least === 0 && other.greatest === 0) return neverValue;
      const isSafe = other.least > 0 || other.greatest < 0;
      return isSafe ? corners(one, other, (a, b) => a / b) : anything;
    }
    case '%': {
      const [one, other] = pair(node.args, inner);
      const most = Math.max(Math.abs(other.least), Math.abs(other.greatest));
      if (most === 0) return neverValue;
      const isSafe = other.least > 0 || other.greatest < 0;
      const [least, greatest] = [Math.max(-most, Math.min(0, one.least)), Math.min(most, Math.max(0, one.greatest))];
      return between(least, greatest, one.missing || other.missing || !isSafe, areWhole(one, other));
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
    case 'in':
      return truth(true, true, inner(node.args[0]).missing);
    case 'list':
      return ofItems(node.args.map(inner));
    case 'call': {
      const call = tableCall(node);
      if (call)
        return {
          ...anything,
          missing: call.given.some((part) => inner(part).missing) || !isInTable(call, scope, inner),
        };
      return called(node.args[0], node.args[1], inner, (part) => constantValue(part, scope.constants));
    }
    case 'rcall':
      return tried(node);
    default:
      return anything;
  }

  /**
   * The possible values of a part where a condition holds, or does not: the answers that it requires are present there.
   */
  function where(condition: ASTNode, holds: boolean, part: ASTNode): Possible {
    const asked = answersAskedBy(condition, holds);
    if (asked.length === 0) return inner(part);
    const fields = new Set(asked.flatMap((one) => (one.op === 'id' ? [one.args] : [])));
    const given = (field: string) => ({ ...answers(field), ...(fields.has(field) && { missing: false }) });
    return possible(
      part,
      scope,
      given,
      new Map([...items].map(([name, item]) => [name, withGiven(name, item, asked)])),
    );
  }

  /** The possible values of a sum or product; 0 if its parts cancel out. */
  function cancelled(sumNode: ASTNode, value: Possible): Possible {
    return value.least <= 0 && value.greatest >= 0 && cancelsOut(sumNode, scope)
      ? between(0, 0, value.missing, true)
      : value;
  }

  /** The possible answers to a question of a row. */
  function ofItem({ args: [holder, question] }: NodeOf<'.'>): Possible {
    const item = rowScope(holder);
    if (item?.field === undefined) return anything;
    const answer = answers(`${item.field}.${question}`);
    if (item.given.has(question) && holder.op === 'id') return { ...answer, missing: false };
    if (holder.op !== 'rcall' || !inner(holder).missing) return answer;
    // Without the row, a box is not ticked and a list is empty.
    return { ...answer, missing: true, no: true, ...(answer.sizes && { sizes: [0, answer.sizes[1]] }) };
  }

  /** What is known of a row: an item of a loop, or the first or the last of a list. */
  function rowScope(node: ASTNode): ItemScope | undefined {
    if (node.op === 'id') return items.get(node.args);
    return node.op === 'rcall' && (node.args[0] === 'first' || node.args[0] === 'last')
      ? itemOf(node.args[1])
      : undefined;
  }

  /** A test of each item of a list, or of a text. */
  function tried({ args: [name, list, [item, part, more]] }: NodeOf<'rcall'>): Possible {
    const of = inner(list);
    if (name === 'substring') return textPart(of, ...[item, part].map((place) => place && inner(place)));
    if (name === 'lowerAscii') return { ...anything, missing: of.missing, ...(of.sizes && { sizes: of.sizes }) };
    if (name === 'first' || name === 'last') return endOf(of);
    if (name === 'slice') return listPart(of, ...[item, part].flatMap((place) => (place ? [inner(place)] : [])));
    if (name === 'orValue_' && item) return of.missing ? orElse(of, inner(item)) : of;
    if (item?.op !== 'id' || !part) return truth(true, true, of.missing || (item ? inner(item).missing : true));
    if (more) return anything;
    const each = possible(part, scope, answers, new Map([...items, [item.args, itemOf(list)]]));
    const isEmpty = !((of.sizes?.[0] ?? 0) > 0);
    const missing = of.missing || each.missing;
    switch (name) {
      case 'all':
        return truth(each.yes || isEmpty, each.no, missing);
      case 'exists':
        return truth(each.yes, each.no || isEmpty, missing);
      case 'filter':
        return { ...of, sizes: [0, of.sizes?.[1] ?? Infinity] };
      case 'map':
        return { ...of, each };
      default:
        return truth(true, true, missing);
    }
  }

  /** What is known of the items of a list: after a filter, also the answers that it requires. */
  function itemOf(list: ASTNode): ItemScope {
    const [held] = list.op === 'call' && list.args[0] === 'rows' ? list.args[1] : [list];
    if (held?.op === 'id') return { field: held.args, given: new Set() };
    // The rows of a row.
    const outer = held?.op === '.' ? rowScope(held.args[0])?.field : undefined;
    if (held?.op === '.' && outer !== undefined) return { field: `${outer}.${held.args[1]}`, given: new Set() };
    if (list.op === 'rcall' && list.args[0] === 'slice') return itemOf(list.args[1]);
    if (list.op !== 'rcall' || list.args[0] !== 'filter') return { given: new Set() };
    const [, inside, [name, condition]] = list.args;
    return name?.op === 'id' && condition
      ? withGiven(name.args, itemOf(inside), answersAskedBy(condition, true))
      : { given: new Set() };
  }

  /** Whether one value is less than another, from their ranges and from what they share. */
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

/** A value that may be missing, or another one in its place. */
const orElse = (value: Possible, other: Possible): Possible => ({ ...union(value, other), missing: other.missing });

/** The answers that a condition requires where it holds, or where it does not: has(age) && … */
function answersAskedBy(node: ASTNode, holds: boolean): readonly ASTNode[] {
  if (node.op === '!_') return answersAskedBy(node.args, !holds);
  if (node.op === (holds ? '&&' : '||')) return (node.args as Nodes).flatMap((part) => answersAskedBy(part, holds));
  return holds && node.op === 'call' && node.args[0] === 'has_' ? node.args[1] : [];
}

/** An item, with those of its questions that are tested by its name. */
const withGiven = (name: string, item: ItemScope, asked: readonly ASTNode[]): ItemScope => ({
  ...item,
  given: new Set([
    ...item.given,
    ...asked.flatMap((one) =>
      one.op === '.' && one.args[0].op === 'id' && one.args[0].args === name ? [one.args[1]] : [],
    ),
  ]),
});

/** Whether one number can be less than another at this difference, and whether it can be not less. */
const ordered = ({ least, greatest, error }: Difference): Possible => truth(!(least >= 0), !(greatest < -error));

type Nodes = readonly [ASTNode, ASTNode];
type Pair = [Possible, Possible];

const pair = ([one, other]: Nodes, inner: (node: ASTNode) => Possible): Pair => [inner(one), inner(other)];

const swapped = ([one, other]: Nodes): Nodes => [other, one];

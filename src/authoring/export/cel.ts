import type { ASTNode } from '@marcbachmann/cel-js';
import { writtenName } from '../../shared/conditions/cel/scan.ts';
import { constantIn, tableCall } from '../../shared/conditions/cel/walk.ts';
import {
  allHold,
  answer,
  answered,
  any,
  CannotSay,
  compare,
  constantOf,
  not,
  type Expression,
  type Sign,
} from '../import/expression.ts';
import { no, together, withKnown, yes } from './logic.ts';
import { constantNamed, fieldNamed, fixedValue, isAlwaysKnown, isSure, type NamesIn } from './names.ts';

const inTable = new CannotSay('it looks up a table');

/**
 * Our expressions have three results: true, false, and none while an answer is missing. Those of other tools have two.
 * So an expression is asked for one of them: whether it is `wanted`, or also (`orUnknown`) whether it has no result.
 * Throws CannotSay.
 */
export function truthOf(node: ASTNode, wanted: boolean, orUnknown: boolean, names: NamesIn): Expression {
  const of = (one: ASTNode, want = wanted): Expression => truthOf(one, want, orUnknown, names);
  switch (node.op) {
    case '&&':
    case '||':
      return together(
        node.op === '&&' ? wanted : !wanted,
        node.args.map((one) => of(one)),
      );
    case '!_':
      return of(node.args, !wanted);
    case '?:': {
      const [test, then, otherwise] = node.args;
      return together(false, [
        together(true, [of(test, true), of(then)]),
        together(true, [of(test, false), of(otherwise)]),
      ]);
    }
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return comparison(node.op, node.args, wanted, orUnknown, names);
    case 'in':
      return isOneOf(node.args, wanted, orUnknown, names);
    case 'call':
      if (node.args[0] === 'has_') return has(node.args[1][0], wanted, names);
      break;
    case 'rcall':
      if (node.args[0] === 'contains') {
        const [, whole, [item]] = node.args;
        if (item) return found(valueIn(whole, names), valueIn(item, names), wanted, orUnknown, knownIn(node, names));
      }
      break;
    case 'value':
      if (typeof node.args === 'boolean') return node.args === wanted ? yes : no;
      break;
    case 'id':
    case '.':
      return ofBox(node, wanted, names);
    default:
  }
  throw tableCall(node) ? inTable : new CannotSay('it cannot be said as a condition');
}

/** An answer to yes or no by itself; one that was not touched counts as no. */
function ofBox(node: ASTNode, wanted: boolean, names: NamesIn): Expression {
  const constant = node.op === '.' ? constantIn(node, names.fields, new Set()) : undefined;
  const given = constant === undefined ? undefined : names.constants.get(constant);
  if (typeof given === 'boolean') return given === wanted ? yes : no;
  const ticked = compare(valueIn(node, names), '==', yes);
  return wanted ? ticked : not(ticked);
}

const has = (node: ASTNode | undefined, wanted: boolean, names: NamesIn): Expression => {
  if (!node) throw new CannotSay('it asks for nothing');
  const known = answered(valueIn(node, names));
  return wanted ? known : not(known);
};

const inverse: Readonly<Record<Sign, Sign>> = { '==': '!=', '!=': '==', '<': '>=', '<=': '>', '>': '<=', '>=': '<' };
const turned: Readonly<Record<Sign, Sign>> = { '==': '==', '!=': '!=', '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

function comparison(
  written: Sign,
  [one, other]: readonly [ASTNode, ASTNode],
  wanted: boolean,
  orUnknown: boolean,
  names: NamesIn,
): Expression {
  const [left, right] = [valueIn(one, names), valueIn(other, names)];
  for (const [box, fixed] of [
    [left, right],
    [right, left],
  ] as const)
    if (box.op === 'answer' && fixed.op === 'value' && typeof fixed.value === 'boolean') {
      const ticked = compare(box, '==', yes);
      return (written === '==') === (fixed.value === wanted) ? ticked : not(ticked);
    }
  const sign = wanted ? written : inverse[written];
  const said = left.op === 'value' ? compare(right, turned[sign], left) : compare(left, sign, right);
  return withKnown(said, [knownIn(one, names), knownIn(other, names)], orUnknown);
}

function isOneOf(
  [item, list]: readonly [ASTNode, ASTNode],
  wanted: boolean,
  orUnknown: boolean,
  names: NamesIn,
): Expression {
  const value = valueIn(item, names);
  const known = knownIn(item, names);
  if (list.op !== 'list') return found(valueIn(list, names), value, wanted, orUnknown, known);
  const each = list.args.map((one) => compare(value, wanted ? '==' : '!=', valueIn(one, names)));
  return withKnown(together(!wanted, each), wanted && !orUnknown && value.op === 'answer' ? [] : [known], orUnknown);
}

function found(
  whole: Expression,
  item: Expression,
  wanted: boolean,
  orUnknown: boolean,
  known: Expression | undefined,
): Expression {
  const holds: Expression = { op: 'contains', whole, item };
  return withKnown(wanted ? holds : not(holds), [known], orUnknown);
}

/** Functions that the intermediate form has too. */
const same = ['round', 'floor', 'ceil', 'abs', 'pow', 'min', 'max', 'years', 'months', 'days'];

const conditions = ['&&', '||', '!_', '==', '!=', '<', '<=', '>', '>=', 'in'];

/** The value of an expression while all answers that it needs are there. Throws CannotSay. */
export function valueIn(node: ASTNode, names: NamesIn): Expression {
  const of = (one: ASTNode): Expression => valueIn(one, names);
  if (conditions.includes(node.op)) return truthOf(node, true, false, names);
  switch (node.op) {
    case 'value':
      return fixedValue(node.args);
    case 'id':
      return node.args === 'today' ? { op: 'call', name: 'today', of: [] } : fieldNamed(node.args, names);
    case '.':
      return constantNamed(node, names);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return { op: 'math', sign: node.op, left: of(node.args[0]), right: of(node.args[1]) };
    case '-_': {
      const value = of(node.args);
      return value.op === 'value' && typeof value.value === 'number'
        ? constantOf(-value.value)
        : { op: 'math', sign: '-', left: constantOf(0), right: value };
    }
    case '?:': {
      const [test, then, otherwise] = node.args;
      return { op: 'if', test: truthOf(test, true, false, names), then: of(then), otherwise: of(otherwise) };
    }
    case 'list':
      return { op: 'list', items: node.args.map(of) };
    case 'call':
      return valueOfCall(node.args[0], node.args[1], names);
    case 'rcall': {
      const [name, whole, [given]] = node.args;
      if (name === 'orValue_' && given)
        return { op: 'if', test: knownIn(whole, names) ?? constantOf(true), then: of(whole), otherwise: of(given) };
      if (name === 'contains') return truthOf(node, true, false, names);
      throw new CannotSay(`there is nothing for ${writtenName(name)}`);
    }
    default:
      throw new CannotSay(`there is nothing for ${node.op}`);
  }
}

function valueOfCall(name: string, given: readonly ASTNode[], names: NamesIn): Expression {
  const [first] = given;
  if (same.includes(name)) return { op: 'call', name, of: given.map((one) => valueIn(one, names)) };
  if (name === 'date' && given.length === 1 && first) return valueIn(first, names);
  if (name === 'size_' && first)
    return isRows(first)
      ? { op: 'call', name: 'count', of: [rowsIn(first, names)] }
      : { op: 'call', name: 'size', of: [valueIn(first, names)] };
  if (name === 'has_') return truthOf({ op: 'call', args: [name, given] } as unknown as ASTNode, true, false, names);
  if (name === 'sum' && first) return sumOfRows(first, names);
  throw name.startsWith('_') ? inTable : new CannotSay(`there is nothing for ${writtenName(name)}`);
}

const isRows = (node: ASTNode): boolean => node.op === 'call' && node.args[0] === 'rows';

function rowsIn(node: ASTNode, names: NamesIn): Expression {
  if (node.op !== 'call' || !node.args[1][0]) throw new CannotSay('it goes through rows');
  return valueIn(node.args[1][0], names);
}

/** The sum of one answer over all rows: sum(rows(members).map(row, row.share)). */
function sumOfRows(node: ASTNode, names: NamesIn): Expression {
  if (node.op === 'rcall' && node.args[0] === 'map' && isRows(node.args[1])) {
    const [, rows, [item, part]] = node.args;
    const whole = rowsIn(rows, names);
    if (
      part?.op === '.' &&
      item?.op === 'id' &&
      part.args[0].op === 'id' &&
      part.args[0].args === item.args &&
      whole.op === 'answer'
    )
      return { op: 'call', name: 'sum', of: [answer(sureIn(whole.id, part.args[1], names))] };
  }
  throw new CannotSay('it goes through rows');
}

/** The id of a question that every row answers: without one answer, our sums have no value. */
function sureIn(rows: string, name: string, { fields }: NamesIn): string {
  const field = fields.get(rows)?.field.rows?.fields.get(name);
  if (!field || !isSure(field)) throw new CannotSay(`a row may have no ${name}`);
  return `${rows}.${name}`;
}

/**
 * When an expression has a value; undefined if it always has one. Throws CannotSay.
 * Long because it has a case for each kind of node.
 */
function knownIn(node: ASTNode, names: NamesIn): Expression | undefined {
  const all = (of: readonly ASTNode[]): Expression | undefined => allHold(...of.map((one) => knownIn(one, names)));
  switch (node.op) {
    case 'id': {
      const found = names.fields.get(node.args);
      return !found || isAlwaysKnown(found.field) ? undefined : answered(answer(found.id));
    }
    case '?:': {
      const [test, then, otherwise] = node.args;
      return any(
        allHold(truthOf(test, true, false, names), knownIn(then, names)),
        allHold(truthOf(test, false, false, names), knownIn(otherwise, names)),
      );
    }
    case '/':
    case '%': {
      const [, divisor] = node.args;
      const value = valueIn(divisor, names);
      return allHold(all(node.args), value.op === 'value' ? undefined : compare(value, '!=', constantOf(0)));
    }
    case 'call':
      if (node.args[0] === 'has_' || node.args[0] === 'rows') return undefined;
      return all(node.args[1]);
    case 'rcall': {
      const [name, whole, given] = node.args;
      if (name === 'map') return undefined;
      if (name !== 'orValue_') return all([whole, ...given]);
      const parts = [whole, ...given].map((one) => knownIn(one, names));
      return parts.includes(undefined) ? undefined : any(...parts);
    }
    case '+':
    case '-':
    case '*':
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
    case 'in':
    case '&&':
    case '||':
    case 'list':
      return all(node.args);
    case '!_':
    case '-_':
      return knownIn(node.args, names);
    default:
      return undefined;
  }
}

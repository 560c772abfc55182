import type { ASTNode } from '@marcbachmann/cel-js';
import type { Expression, NodeOf } from '../../compiler/expression/parse.ts';
import { askedIn, type TypeOf } from '../expression.ts';
import { isGroup, tidied, today, type Line, type Node, type Part, type Sign, type Value } from '../tree.ts';
import { constantOf, joinedBy } from './nodes.ts';

/**
 * The lines that an expression says.
 * Returns  undefined where it says more than lines can
 */
export const linesOf = ({ ast }: Expression, typeOf: TypeOf): Node | undefined => linesOfNode(ast, typeOf);

/** The same for a part of an expression. */
export function linesOfNode(ast: ASTNode, typeOf: TypeOf): Node | undefined {
  const node = said(ast, true, typeOf);
  return node && tidied(node);
}

/** What is said by a node, or by its opposite when `holds` is false. */
function said(node: ASTNode, holds: boolean, typeOf: TypeOf): Node | undefined {
  switch (node.op) {
    case '!_':
      return said(node.args, !holds, typeOf);
    case '&&':
    case '||':
      return joined(node, holds, typeOf);
    case 'id':
    case '.':
      return truth(node, holds, typeOf);
    case 'in':
      return among(node, holds, typeOf);
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compared(node.op, node.args, holds, typeOf);
    case 'call': {
      const [name, [field]] = node.args;
      const asked = name === 'has_' ? field && nameOf(field) : undefined;
      return asked === undefined ? undefined : line({ name: asked, sign: 'answered', values: [] }, holds);
    }
    case 'rcall':
      return inText(node, holds, typeOf);
    default:
      return undefined;
  }
}

const line = (held: Line, holds: boolean): Line => (holds ? held : { ...held, not: true });

function joined(node: NodeOf<'&&' | '||'>, holds: boolean, typeOf: TypeOf): Node | undefined {
  const parts = joinedBy(node, node.op);
  if (node.op === '&&' && !holds) {
    const guarded = guardedLine(parts, typeOf);
    if (guarded) return guarded;
  }
  const lines = parts.map((part) => said(part, holds, typeOf));
  if (lines.includes(undefined)) return undefined;
  return { join: (node.op === '&&') === holds ? 'all' : 'any', lines: lines as Node[] };
}

/** What is said by !(has(claim) && claim == "Yes"): that it is not so, or that there is no answer. */
function guardedLine(parts: readonly ASTNode[], typeOf: TypeOf): Line | undefined {
  const last = parts.at(-1);
  const held = last && said(last, true, typeOf);
  if (!held || isGroup(held) || held.not) return undefined;
  const asked = parts.slice(0, -1).map((part) => said(part, true, typeOf));
  const needed = askedIn(held, typeOf);
  const isGuarded = asked.every((one, index) => one && !isGroup(one) && isAsking(one, needed[index]));
  return isGuarded && needed.length > 0 && asked.length === needed.length ? { ...held, not: true } : undefined;
}

const isAsking = ({ name, sign, not }: Line, wanted: string | undefined): boolean =>
  sign === 'answered' && !not && name === wanted;

/** A field or constant that is true by itself. */
function truth(node: ASTNode, holds: boolean, typeOf: TypeOf): Node | undefined {
  const name = nameOf(node);
  return name !== undefined && typeOf(name) === 'truth' ? line({ name, sign: 'is', values: [true] }, holds) : undefined;
}

const nameOf = (node: ASTNode): string | undefined => (node.op === 'id' ? node.args : constantOf(node));

type Compared = '==' | '!=' | '<' | '<=' | '>' | '>=';

const signs: Readonly<Record<Compared, Sign>> = {
  '==': 'is',
  '!=': 'other',
  '<': 'below',
  '<=': 'atMost',
  '>': 'above',
  '>=': 'atLeast',
};

const opposites: Readonly<Record<Compared, Compared>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

const mirrored: Readonly<Record<Compared, Compared>> = {
  '==': '==',
  '!=': '!=',
  '<': '>',
  '>': '<',
  '<=': '>=',
  '>=': '<=',
};

function compared(op: Compared, [left, right]: readonly ASTNode[], holds: boolean, typeOf: TypeOf): Node | undefined {
  if (!left || !right) return undefined;
  const isTurned = termOf(left) === undefined || (termOf(right) !== undefined && nameOf(left)?.includes('.') === true);
  const [one, other] = isTurned ? [right, left] : [left, right];
  const term = termOf(one);
  const value = valueOf(other);
  if (!term || value === undefined) return undefined;
  const meant = holds ? op : opposites[op];
  const sign = signs[isTurned ? mirrored[meant] : meant];
  if (typeOf(term.name) !== 'truth') return { ...term, sign, values: [value] };
  // A box that nobody has touched is not ticked.
  if (typeof value !== 'boolean' || (sign !== 'is' && sign !== 'other')) return undefined;
  return line({ ...term, sign: 'is', values: [true] }, (sign === 'is') === value);
}

type Term = Pick<Line, 'name' | 'of'>;

/** What is compared: a field, its size, or the years since then. */
function termOf(node: ASTNode): Term | undefined {
  const name = nameOf(node);
  if (name !== undefined) return name === today ? undefined : { name };
  if (node.op !== 'call') return undefined;
  const [called, [field, until, ...more]] = node.args;
  const inner = field?.op === 'id' ? field.args : undefined;
  if (inner === undefined || inner === today) return undefined;
  const of = (part: Part): Term => ({ name: inner, of: part });
  if (called === 'size_') return of('count');
  return called === 'years' && until?.op === 'id' && until.args === today && more.length === 0
    ? of('years')
    : undefined;
}

function valueOf(node: ASTNode): Value | undefined {
  const name = nameOf(node);
  if (name !== undefined) return { name };
  if (node.op === '-_') {
    const value = valueOf(node.args);
    return typeof value === 'number' ? -value : undefined;
  }
  if (node.op === 'call' && node.args[0] === 'date') {
    const [day] = node.args[1];
    return day?.op === 'value' ? (day.args as string) : undefined;
  }
  return node.op === 'value' && ['string', 'number', 'boolean'].includes(typeof node.args)
    ? (node.args as Value)
    : undefined;
}

/** city in ["pune", "delhi"], or "theft" in covers. */
function among({ args: [one, of] }: NodeOf<'in'>, holds: boolean, typeOf: TypeOf): Node | undefined {
  const term = termOf(one);
  if (of.op === 'list') {
    const values = of.args.map(valueOf);
    if (!term || typeOf(term.name) === 'truth' || values.length === 0 || values.includes(undefined)) return undefined;
    return { ...term, sign: holds ? 'oneOf' : 'noneOf', values: values as Value[] };
  }
  const [name, value] = [nameOf(of), valueOf(one)];
  return name === undefined || value === undefined || typeOf(name) !== 'choices'
    ? undefined
    : line({ name, sign: 'includes', values: [value] }, holds);
}

/** name.startsWith("A"), or covers.exists(one, one in ["theft", "fire"]). */
function inText({ args: [method, of, given] }: NodeOf<'rcall'>, holds: boolean, typeOf: TypeOf): Node | undefined {
  const name = nameOf(of);
  const [first, second] = given;
  if (name === undefined || !first) return undefined;
  if (method === 'exists' && first.op === 'id' && second?.op === 'in') {
    const values =
      second.args[0].op === 'id' && second.args[0].args === first.args ? listOf(second.args[1]) : undefined;
    return values && values.length > 1 ? line({ name, sign: 'includes', values }, holds) : undefined;
  }
  const value = valueOf(first);
  const isKnown = method === 'startsWith' || method === 'endsWith' || method === 'contains';
  // While there is no answer, the opposite does not hold either, which no line says.
  return isKnown && holds && value !== undefined && typeOf(name) === 'text'
    ? { name, sign: method, values: [value] }
    : undefined;
}

function listOf(node: ASTNode): Value[] | undefined {
  const values = node.op === 'list' ? node.args.map(valueOf) : [undefined];
  return values.includes(undefined) ? undefined : (values as Value[]);
}

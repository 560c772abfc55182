import type { ASTNode } from '@marcbachmann/cel-js';
import type { Expression, NodeOf } from './parse.ts';
import { constantOf, constantValue as knownValue } from './value-of.ts';
import { requiredFields, type Type, type TypeOf } from '../expression.ts';
import { isGroup, tidied, today, type Line, type Node, type Measure, type Sign, type Value } from '../tree.ts';

/** What is known about the names in an expression. */
export interface KnownNames {
  /** Without it, each name has the type that its position requires; the compiler checks types elsewhere. */
  readonly typeOf?: TypeOf;
  /** Constants whose values replace their names. */
  readonly constants?: ReadonlyMap<string, unknown>;
}

/**
 * An expression as lines of a condition.
 * Returns  undefined if lines cannot express it
 */
export const readLines = ({ ast }: Expression, known: KnownNames): Node | undefined => readNodeLines(ast, known);

const isOf = (name: string, type: Type, { typeOf }: KnownNames): boolean => !typeOf || typeOf(name) === type;

/** The same for a part of an expression. */
export function readNodeLines(ast: ASTNode, known: KnownNames): Node | undefined {
  const node = readNode(ast, true, known);
  return node && tidied(node);
}

/** A node as lines, or its opposite when `holds` is false. */
function readNode(node: ASTNode, holds: boolean, known: KnownNames): Node | undefined {
  switch (node.op) {
    case '!_':
      return readNode(node.args, !holds, known);
    case '&&':
    case '||':
      return readJoined(node, holds, known);
    case 'id':
    case '.':
      return readTruth(node, holds, known);
    case 'in':
      return among(node, holds, known);
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compared(node.op, node.args, holds, known);
    case 'call': {
      const [name, [field]] = node.args;
      const asked = name === 'has_' ? field && identifierOf(field) : undefined;
      return asked === undefined ? undefined : line({ name: asked, sign: 'answered', values: [] }, holds);
    }
    case 'rcall':
      return inText(node, holds, known);
    default:
      return undefined;
  }
}

const line = (held: Line, holds: boolean): Line => (holds ? held : { ...held, not: true });

function readJoined(node: NodeOf<'&&' | '||'>, holds: boolean, known: KnownNames): Node | undefined {
  const parts = joinedBy(node, node.op);
  if (node.op === '&&' && !holds) {
    const guarded = guardedLine(parts, known);
    if (guarded) return guarded;
  }
  const lines = parts.map((part) => readNode(part, holds, known));
  if (lines.includes(undefined)) return undefined;
  return { join: (node.op === '&&') === holds ? 'all' : 'any', lines: lines as Node[] };
}

/** The operands of a chain of the same operator. */
export const joinedBy = (node: ASTNode, op: '&&' | '||'): ASTNode[] =>
  node.op === op ? node.args.flatMap((part) => joinedBy(part, op)) : [node];

/** The line for !(has(claim) && claim == "Yes"): another answer, or none. */
function guardedLine(parts: readonly ASTNode[], known: KnownNames): Line | undefined {
  if (!known.typeOf) return undefined;
  const last = parts.at(-1);
  const held = last && readNode(last, true, known);
  if (!held || isGroup(held) || held.not) return undefined;
  const asked = parts.slice(0, -1).map((part) => readNode(part, true, known));
  const needed = requiredFields(held, known.typeOf);
  const isGuarded = asked.every((one, index) => one && !isGroup(one) && isAsking(one, needed[index]));
  return isGuarded && needed.length > 0 && asked.length === needed.length ? { ...held, not: true } : undefined;
}

const isAsking = ({ name, sign, not }: Line, wanted: string | undefined): boolean =>
  sign === 'answered' && !not && name === wanted;

/** A field or constant that is true by itself. */
function readTruth(node: ASTNode, holds: boolean, known: KnownNames): Node | undefined {
  const name = identifierOf(node);
  return name !== undefined && isOf(name, 'truth', known)
    ? line({ name, sign: 'is', values: [true] }, holds)
    : undefined;
}

const identifierOf = (node: ASTNode): string | undefined => (node.op === 'id' ? node.args : constantOf(node));

type Compared = '==' | '!=' | '<' | '<=' | '>' | '>=';

const comparisonSigns: Readonly<Record<Compared, Sign>> = {
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

function compared(
  op: Compared,
  [left, right]: readonly ASTNode[],
  holds: boolean,
  known: KnownNames,
): Node | undefined {
  if (!left || !right) return undefined;
  const isTurned =
    termOf(left) === undefined || (termOf(right) !== undefined && identifierOf(left)?.includes('.') === true);
  const [one, other] = isTurned ? [right, left] : [left, right];
  const term = termOf(one);
  const value = readValue(other, known);
  if (!term || value === undefined) return undefined;
  const meant = holds ? op : opposites[op];
  const sign = comparisonSigns[isTurned ? mirrored[meant] : meant];
  if (typeof value !== 'boolean')
    return known.typeOf?.(term.name) === 'truth' ? undefined : { ...term, sign, values: [value] };
  if (sign !== 'is' && sign !== 'other') return undefined;
  // An untouched box is not ticked.
  return line({ ...term, sign: 'is', values: [true] }, (sign === 'is') === value);
}

type Term = Pick<Line, 'name' | 'of'>;

/** Whether a name is that of the day or the time of the visit. */
const isClock = (name: string): boolean => name === today || name === 'now';

/** What is compared: a field, its size, or the years since then. */
function termOf(node: ASTNode): Term | undefined {
  const name = identifierOf(node);
  if (name !== undefined) return isClock(name) ? undefined : { name };
  if (node.op !== 'call') return undefined;
  const [called, [field, until, ...more]] = node.args;
  const inner = field?.op === 'id' ? field.args : undefined;
  if (inner === undefined || isClock(inner)) return undefined;
  const of = (part: Measure): Term => ({ name: inner, of: part });
  if (called === 'size_') return of('count');
  return called === 'years' && until?.op === 'id' && until.args === today && more.length === 0
    ? of('years')
    : undefined;
}

function readValue(node: ASTNode, known: KnownNames): Value | undefined {
  if (node.op === 'call' && node.args[0] === 'date') {
    const [day] = node.args[1];
    return day?.op === 'value' ? (day.args as string) : undefined;
  }
  const value = knownValue(node, known.constants ?? noConstants);
  if (['string', 'number', 'boolean'].includes(typeof value)) return value;
  // A constant that does not exist has no value.
  if (known.constants && constantOf(node) !== undefined) return undefined;
  const name = identifierOf(node);
  return name === undefined ? undefined : { name };
}

const noConstants: ReadonlyMap<string, unknown> = new Map();

/** city in ["pune", "delhi"], or "theft" in covers. */
function among({ args: [one, of] }: NodeOf<'in'>, holds: boolean, known: KnownNames): Node | undefined {
  const term = termOf(one);
  if (of.op === 'list') {
    const values = valuesIn(of.args, known);
    if (!term || known.typeOf?.(term.name) === 'truth' || !values || values.length === 0) return undefined;
    return { ...term, sign: holds ? 'oneOf' : 'noneOf', values };
  }
  const [name, value] = [identifierOf(of), readValue(one, known)];
  return name === undefined || value === undefined || !isOf(name, 'choices', known)
    ? undefined
    : line({ name, sign: 'includes', values: [value] }, holds);
}

/** name.startsWith("A"), or covers.exists(one, one in ["theft", "fire"]). */
function inText({ args: [method, of, given] }: NodeOf<'rcall'>, holds: boolean, known: KnownNames): Node | undefined {
  const name = identifierOf(of);
  const [first, second] = given;
  if (name === undefined || !first) return undefined;
  if (method === 'exists' && first.op === 'id' && second?.op === 'in') {
    const values =
      second.args[0].op === 'id' && second.args[0].args === first.args && second.args[1].op === 'list'
        ? valuesIn(second.args[1].args, known)
        : undefined;
    return values && values.length > 1 ? line({ name, sign: 'includes', values }, holds) : undefined;
  }
  const value = readValue(first, known);
  const isKnown = method === 'startsWith' || method === 'endsWith' || method === 'contains';
  if (!isKnown || value === undefined || !isOf(name, 'text', known)) return undefined;
  const held: Line = { name, sign: method, values: [value] };
  if (holds) return held;
  // Without an answer the opposite does not hold either. It is easier to read as it is written.
  return known.typeOf ? undefined : { join: 'all', lines: [{ name, sign: 'answered', values: [] }, line(held, false)] };
}

function valuesIn(nodes: readonly ASTNode[], known: KnownNames): Value[] | undefined {
  const values = nodes.map((node) => readValue(node, known));
  return values.includes(undefined) ? undefined : (values as Value[]);
}

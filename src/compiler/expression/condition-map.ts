import type { ASTNode } from '@marcbachmann/cel-js';
import type { AnswerRule, ConditionMap } from '../../plan/config.generated.ts';
import type { Expression, NodeOf } from './parse.ts';
import { constantIn } from './walk.ts';

type Value = string | number | boolean;
type Constants = ReadonlyMap<string, unknown>;

/**
 * The condition that says the same as an expression, when it compares fields with values and joins such comparisons:
 * age >= 18 && city == "Pune". Everything that is known of such conditions (that they never hold, which answers decide
 * them) is then known of the expression too.
 * Returns  undefined for an expression that says more than a condition can
 */
export function conditionMapOf({ ast }: Expression, constants: Constants): ConditionMap | undefined {
  return conditionMapOfNode(ast, constants);
}

/** The same for a part of an expression. */
export const conditionMapOfNode = (node: ASTNode, constants: Constants): ConditionMap | undefined =>
  said(node, true, constants);

/** The condition under which a node is true, or false when `holds` is false. */
function said(node: ASTNode, holds: boolean, constants: Constants): ConditionMap | undefined {
  switch (node.op) {
    case '!_':
      return said(node.args, !holds, constants);
    case '&&':
    case '||': {
      const parts = node.args.map((part) => said(part, holds, constants));
      const [one, other] = parts;
      if (!one || !other) return undefined;
      return (node.op === '&&') === holds ? both(one, other) : { anyOf: [...branches(one), ...branches(other)] };
    }
    case 'id':
      return holds ? ticked(node.args) : { not: ticked(node.args) };
    case 'call': {
      const [name, [field]] = node.args;
      if (name !== 'has_' || field?.op !== 'id') return undefined;
      return holds ? { [field.args]: {} } : { not: { [field.args]: {} } };
    }
    case 'rcall':
      return written(node.args, holds, constants);
    case 'in':
      return choice(node.args, holds, constants);
    case '==':
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return comparison(node.op, node.args, holds, constants);
    default:
      return undefined;
  }
}

const ticked = (field: string): ConditionMap => ({ [field]: { const: true } });

const branches = (condition: ConditionMap): ConditionMap[] =>
  Object.keys(condition).length === 1 && condition.anyOf ? condition.anyOf : [condition];

/** Two conditions that must both hold. Rules of different fields stand beside each other. */
function both(one: ConditionMap, other: ConditionMap): ConditionMap {
  const isFree = Object.keys(other).every((key) => !Object.hasOwn(one, key));
  return isFree ? { ...one, ...other } : { not: { anyOf: [{ not: one }, { not: other }] } };
}

const opposite: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};
const mirrored: Readonly<Record<string, string>> = { '<': '>', '>': '<', '<=': '>=', '>=': '<=' };

function comparison(
  sign: string,
  [left, right]: readonly ASTNode[],
  holds: boolean,
  constants: Constants,
): ConditionMap | undefined {
  if (!left || !right) return undefined;
  if (left.op !== 'id') {
    const value = valueOf(left, constants);
    return right.op === 'id' && value !== undefined
      ? compared(right.args, mirrored[sign] ?? sign, value, holds)
      : undefined;
  }
  const value = valueOf(right, constants);
  return value === undefined ? undefined : compared(left.args, sign, value, holds);
}

function compared(field: string, sign: string, value: Value, holds: boolean): ConditionMap | undefined {
  const meant = holds ? sign : opposite[sign]!;
  // A box that nobody has touched is not ticked.
  if (typeof value === 'boolean') return (meant === '==') === value ? ticked(field) : { not: ticked(field) };
  const rule = ruleFor(meant, value);
  return rule && { [field]: rule };
}

function ruleFor(sign: string, value: string | number): AnswerRule | undefined {
  if (sign === '==') return { const: value };
  if (sign === '!=') return { not: { const: value } };
  if (typeof value === 'string') return undefined;
  const keyword = { '<': 'exclusiveMaximum', '<=': 'maximum', '>': 'exclusiveMinimum', '>=': 'minimum' }[sign];
  return keyword === undefined ? undefined : { [keyword]: value };
}

/** city in ["Pune", "Delhi"], or "theft" in covers. */
function choice([one, of]: readonly ASTNode[], holds: boolean, constants: Constants): ConditionMap | undefined {
  if (one?.op === 'id' && of?.op === 'list') {
    const values = of.args.map((item) => valueOf(item, constants));
    if (values.length === 0 || values.includes(undefined)) return undefined;
    const rule: AnswerRule = { enum: values as Value[] };
    return { [one.args]: holds ? rule : { not: rule } };
  }
  const value = one && valueOf(one, constants);
  if (value === undefined || of?.op !== 'id') return undefined;
  const has: ConditionMap = { [of.args]: { contains: { const: value } } };
  return holds ? has : { not: has };
}

/** name.startsWith("A"): what is written in a text. */
function written(
  [method, text, [part]]: NodeOf<'rcall'>['args'],
  holds: boolean,
  constants: Constants,
): ConditionMap | undefined {
  const value = part && valueOf(part, constants);
  const [before, after] = edges[method] ?? [];
  if (text.op !== 'id' || typeof value !== 'string' || before === undefined || after === undefined) return undefined;
  const rule: AnswerRule = { pattern: `${before}${value.replace(/[\^$\\.*+?()[\]{}|]/g, '\\$&')}${after}` };
  return { [text.args]: holds ? rule : { not: rule } };
}

/** What stands before and after a text in a pattern that looks for it. */
const edges: Readonly<Record<string, readonly [before: string, after: string]>> = {
  contains: ['', ''],
  startsWith: ['^', ''],
  endsWith: ['', '$'],
};

const noNames: ReadonlySet<string> = new Set();

/** The value of a node that stands for the same in every answer: a literal or a constant. */
export function valueOf(node: ASTNode, constants: Constants): Value | undefined {
  if (node.op === 'value') return node.args as Value;
  if (node.op === '-_') {
    const value = valueOf(node.args, constants);
    return typeof value === 'number' ? -value : undefined;
  }
  const constant = constantIn(node, noNames, noNames);
  return constant === undefined ? undefined : (constants.get(constant) as Value | undefined);
}

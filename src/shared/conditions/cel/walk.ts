import type { ASTNode } from '@marcbachmann/cel-js';
import type { NodeOf } from './parse.ts';
import { fileName, lookUp } from './scan.ts';

/** The functions that run an expression on each item of a list: rows(members).all(row, row.share > 0). */
const loops = ['all', 'exists', 'exists_one', 'filter', 'map'];

/** Whether a call runs an expression on each item: with a name for the item, and the expression. */
export const isLoop = (node: NodeOf<'rcall'>): boolean => loops.includes(node.args[0]);

/** The variables for list items that are in scope at a node, each with its list, the outermost first. */
export type LoopVariables = ReadonlyMap<string, ASTNode>;

export interface Within {
  readonly node: ASTNode;
  readonly items: LoopVariables;
}

/** All nodes of an expression, each after its parent. */
export function* nodesOf(node: ASTNode, items: LoopVariables = new Map()): Generator<Within> {
  yield { node, items };
  if (node.op === 'rcall' && isLoop(node)) {
    const [, list, [item, ...parts]] = node.args;
    yield* nodesOf(list, items);
    const inner = new Map([...items, ...(item?.op === 'id' ? [[item.args, list] as const] : [])]);
    for (const part of parts) yield* nodesOf(part, inner);
  } else for (const part of childNodes(node)) yield* nodesOf(part, items);
}

/** The direct children of a node. */
export function childNodes(node: ASTNode): readonly ASTNode[] {
  switch (node.op) {
    case 'value':
    case 'id':
      return [];
    case '.':
    case '.?':
      return [node.args[0]];
    case 'call':
      return node.args[1];
    case 'rcall':
      return [node.args[1], ...node.args[2]];
    case 'list':
      return node.args;
    case 'map':
      return node.args.flat();
    case '!_':
    case '-_':
      return [node.args];
    default:
      return node.args;
  }
}

/**
 * The constant that a node names, such as travel-family.adults: a member of a name that is neither a field nor an item.
 */
export function constantIn(
  node: ASTNode,
  fields: { has(name: string): boolean },
  items: { has(name: string): boolean },
): string | undefined {
  if (node.op !== '.') return undefined;
  const [holder, name] = node.args;
  return holder.op === 'id' && !fields.has(holder.args) && !items.has(holder.args)
    ? `${fileName(holder.args)}.${name}`
    : undefined;
}

/** A call such as rate("loan-rates.fee", age, amount). */
export interface TableCall {
  readonly node: NodeOf<'call'>;
  readonly table: string;
  /** The result column that it names, if it does. */
  readonly result: string | undefined;
  /** The text that names both. */
  readonly name: ASTNode;
  readonly given: readonly ASTNode[];
}

/** A node as a look-up in a table; undefined for any other node. */
export function tableCall(node: ASTNode): TableCall | undefined {
  if (node.op !== 'call') return undefined;
  const [called, [name, ...given]] = node.args;
  if (name?.op !== 'value' || typeof name.args !== 'string' || called !== lookUp(name.args)) return undefined;
  const [table = '', ...rest] = name.args.split('.');
  return { node, table, result: rest.length > 0 ? rest.join('.') : undefined, name, given };
}

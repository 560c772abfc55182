import type { ASTNode } from '@marcbachmann/cel-js';
import { constantIn } from './walk.ts';

const noNames: ReadonlySet<string> = new Set();

/** The constant that a node names, where no field or item can be meant. */
export const constantOf = (node: ASTNode): string | undefined => constantIn(node, noNames, noNames);

/** The value of a node that is the same for every answer: a literal or a constant. */
export function constantValue(
  node: ASTNode,
  constants: ReadonlyMap<string, unknown>,
): string | number | boolean | undefined {
  if (node.op === 'value') return node.args as string | number | boolean;
  if (node.op === '-_') {
    const value = constantValue(node.args, constants);
    return typeof value === 'number' ? -value : undefined;
  }
  const constant = constantOf(node);
  return constant === undefined ? undefined : (constants.get(constant) as string | number | boolean | undefined);
}

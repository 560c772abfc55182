import type { ASTNode } from '@marcbachmann/cel-js';
import { constantIn } from '../../compiler/expression/walk.ts';

/** The nodes that the same sign joins. */
export const joinedBy = (node: ASTNode, op: '&&' | '||'): ASTNode[] =>
  node.op === op ? node.args.flatMap((part) => joinedBy(part, op)) : [node];

const noNames: ReadonlySet<string> = new Set();

/** The constant that a node names, where no field or item can be meant. */
export const constantOf = (node: ASTNode): string | undefined => constantIn(node, noNames, noNames);

import type { ASTNode } from '@marcbachmann/cel-js';

/** The nodes that the same sign joins. */
export const joinedBy = (node: ASTNode, op: '&&' | '||'): ASTNode[] =>
  node.op === op ? node.args.flatMap((part) => joinedBy(part, op)) : [node];

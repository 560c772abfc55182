import type { ASTNode } from '@marcbachmann/cel-js';
import { placeInText, type Expression, type Fault } from '../../shared/conditions/cel/parse.ts';
import { constantValue } from '../../shared/conditions/cel/value-of.ts';

/** The fault of a node that divides by what is always 0. */
export function noughtFault(
  expression: Expression,
  node: ASTNode,
  constants: ReadonlyMap<string, unknown>,
): Fault | undefined {
  const by = node.op === '/' || node.op === '%' ? node.args[1] : undefined;
  if (!by || constantValue(by, constants) !== 0) return undefined;
  const [why, fix] = ['nothing can be divided by 0', 'Divide by another number.'];
  return { text: expression.text, kind: 'type', ...placeInText(expression, by), why, fix };
}

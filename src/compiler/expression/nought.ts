import type { ASTNode } from '@marcbachmann/cel-js';
import { placeInText, type Expression, type Fault } from '../../shared/conditions/cel/parse.ts';
import { possible, type PossibleAnswers } from './possible.ts';
import { anything } from './possible-values.ts';
import type { Scope } from './scope.ts';

/** The fault of a node that divides by what is always 0, with all these answers. */
export function noughtFault(
  expression: Expression,
  node: ASTNode,
  scope: Scope,
  answers: PossibleAnswers = () => anything,
): Fault | undefined {
  const by = node.op === '/' || node.op === '%' ? node.args[1] : undefined;
  const { least, greatest } = by ? possible(by, scope, answers) : anything;
  if (!by || least !== 0 || greatest !== 0) return undefined;
  const [why, fix] = ['nothing can be divided by 0', 'Divide by another number.'];
  return { text: expression.text, kind: 'type', ...placeInText(expression, by), why, fix };
}

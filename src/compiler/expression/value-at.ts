import type { ASTNode } from '@marcbachmann/cel-js';
import * as logic from '../../shared/engine/expressions/logic.ts';
import * as numbers from '../../shared/engine/expressions/numbers.ts';
import { constantValue } from '../../shared/conditions/cel/value-of.ts';
import { functions, operators } from './language.ts';

/** The answer to a field; undefined where it is not known. */
export type KnownAnswer = (field: string) => unknown;

type Work = (...parts: readonly unknown[]) => unknown;

/**
 * The value of arithmetic, comparisons and choices for some answers. Undefined if a part of it is unknown, or is
 * something else.
 */
export function valueAt(node: ASTNode, answer: KnownAnswer, constants: ReadonlyMap<string, unknown>): unknown {
  const known = constantValue(node, constants);
  if (known !== undefined) return known;
  if (node.op === 'id') return answer(node.args);
  const work = workOf(node);
  if (!work) return undefined;
  const parts = work.parts.map((part) => valueAt(part, answer, constants));
  return parts.includes(undefined) ? undefined : numbers.plainNumber(work.work(...parts));
}

/** What a node does with its parts, if these are numbers, texts, or yes or no. */
function workOf(node: ASTNode): { work: Work; parts: readonly ASTNode[] } | undefined {
  if (node.op === 'call') {
    const [name, parts] = node.args;
    return calculating.has(name) ? { work: coded(functions[name]!.code), parts } : undefined;
  }
  const [one] = Array.isArray(node.args) ? (node.args as readonly ASTNode[]) : [];
  if (node.op === '+' || node.op === '-')
    return { work: node.op === '+' ? numbers.add : numbers.subtract, parts: node.args };
  if (node.op === '!_' || node.op === '-_') return { work: coded(operators[node.op]!), parts: [node.args] };
  const operator = one && operators[node.op];
  return operator && { work: coded(operator), parts: node.args as readonly ASTNode[] };
}

const calculating: ReadonlySet<string> = new Set(['round', 'floor', 'ceil', 'abs', 'pow', 'min', 'max']);

const coded = ([module, name]: readonly [string, string]): Work =>
  (module === 'numbers' ? numbers : logic)[name as never] as Work;

import type { ASTNode } from '@marcbachmann/cel-js';
import type { AnswerRule } from '../../plan/config.generated.ts';
import { conditionMapOfNode, valueOf } from './condition-map.ts';
import { constantIn, partsOf } from './walk.ts';

/** What an expression asks of the answer to one field, by itself. */
export interface Asked {
  readonly rules: readonly AnswerRule[];
  /** Whether the expression says nothing else of the field: these rules alone tell its answers apart. */
  readonly isAll: boolean;
}

type Constants = ReadonlyMap<string, unknown>;

/** What an expression asks of each field that it names: each comparison with a value, and each look into a text. */
export function askedIn(ast: ASTNode, constants: Constants): ReadonlyMap<string, Asked> {
  const found = new Map<string, Asked>();
  const add = (field: string, rules: readonly AnswerRule[], isAll: boolean): void => {
    const known = found.get(field) ?? { rules: [], isAll: true };
    found.set(field, { rules: [...known.rules, ...rules], isAll: known.isAll && isAll });
  };
  const visit = (node: ASTNode): void => {
    const asked = askedAlone(node, constants);
    const constant = constantIn(node, noFields, noFields);
    if (asked) add(...asked, true);
    else if (node.op === 'id') add(node.args, [], false);
    else if (constant === undefined || !constants.has(constant)) for (const part of partsOf(node)) visit(part);
  };
  visit(ast);
  return found;
}

const noFields: ReadonlySet<string> = new Set();

/** What a node asks, when it asks one thing of one field. */
function askedAlone(node: ASTNode, constants: Constants): [field: string, rules: AnswerRule[]] | undefined {
  // What joins truths is looked at part by part; a name by itself may be a number.
  if (['&&', '||', '!_', 'id'].includes(node.op)) return undefined;
  const { not, ...map } = conditionMapOfNode(node, constants) ?? {};
  const [asked] = Object.entries(not ?? map);
  return asked ? [asked[0], [asked[1] as AnswerRule]] : sizeAsked(node, constants);
}

/** size(name) < 5: what is shorter, as long, and longer is told apart, whatever the sign. */
function sizeAsked(node: ASTNode, constants: Constants): [field: string, rules: AnswerRule[]] | undefined {
  if (!comparing.has(node.op)) return undefined;
  const [one, other] = node.args as readonly [ASTNode, ASTNode];
  const field = sizedIn(one) ?? sizedIn(other);
  const value = valueOf(one, constants) ?? valueOf(other, constants);
  if (field === undefined || typeof value !== 'number') return undefined;
  const least = Math.max(0, Math.ceil(value));
  return [field, [least, least + 1].map((size) => ({ minLength: size, minItems: size }))];
}

const sizedIn = (node: ASTNode): string | undefined => {
  const [name, [field] = []] = node.op === 'call' ? node.args : [];
  return name === 'size_' && field?.op === 'id' ? field.args : undefined;
};

const comparing: ReadonlySet<string> = new Set(['==', '!=', '<', '<=', '>', '>=']);

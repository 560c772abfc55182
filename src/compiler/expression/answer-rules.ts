import type { ASTNode } from '@marcbachmann/cel-js';
import { readNodeLines } from '../../shared/conditions/cel/read-lines.ts';
import { meantBy } from '../../shared/conditions/map.ts';
import { isGroup } from '../../shared/conditions/tree.ts';
import type { AnswerRule } from '../../shared/plan/config.generated.ts';
import { constantOf } from '../../shared/conditions/cel/value-of.ts';
import { childNodes } from '../../shared/conditions/cel/walk.ts';

/** The rules of an expression about the answer to one field by itself. */
export interface FieldRules {
  readonly rules: readonly AnswerRule[];
  /** Whether the expression says nothing else of the field: only these rules distinguish its answers. */
  readonly isAll: boolean;
}

type Constants = ReadonlyMap<string, unknown>;

/** The rules of an expression for each field that it names: each comparison with a value, and each test of a text. */
export function fieldRulesIn(ast: ASTNode, constants: Constants): ReadonlyMap<string, FieldRules> {
  const found = new Map<string, FieldRules>();
  const add = (field: string, rules: readonly AnswerRule[], isAll: boolean): void => {
    const known = found.get(field) ?? { rules: [], isAll: true };
    found.set(field, { rules: [...known.rules, ...rules], isAll: known.isAll && isAll });
  };
  const visit = (node: ASTNode): void => {
    const asked = askedAlone(node, constants);
    const constant = constantOf(node);
    if (asked) add(...asked, true);
    else if (node.op === 'id') add(node.args, [], false);
    else if (constant === undefined || !constants.has(constant)) for (const part of childNodes(node)) visit(part);
  };
  visit(ast);
  return found;
}

/** The rules of a node that asks one thing of one field. */
function askedAlone(node: ASTNode, constants: Constants): [field: string, rules: AnswerRule[]] | undefined {
  // Logical operators are examined part by part; a name by itself may be a number.
  if (['&&', '||', '!_', 'id'].includes(node.op)) return undefined;
  const line = readNodeLines(node, { constants });
  if (!line || isGroup(line)) return undefined;
  // A constant that does not exist has no value.
  if (line.values.some((one) => typeof one === 'object')) return undefined;
  const [value] = line.values;
  if (line.of === 'count' && typeof value === 'number') {
    // size(name) < 5: shorter, equal and longer texts are distinguished, whatever the operator.
    const least = Math.max(0, Math.ceil(value));
    return [line.name, [least, least + 1].map((size) => ({ minLength: size, minItems: size }))];
  }
  const { not: _, ...held } = line;
  const rule = meantBy(held)?.[line.name];
  return rule ? [line.name, [rule]] : undefined;
}

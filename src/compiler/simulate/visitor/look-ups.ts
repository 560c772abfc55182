import type { ASTNode } from '@marcbachmann/cel-js';
import { isFault, parseExpression, placeInText } from '../../../shared/conditions/cel/parse.ts';
import { nodesOf, tableCall, type TableCall } from '../../../shared/conditions/cel/walk.ts';
import { inputsOf, readsOf } from '../../model/expressions.ts';
import { givenTo } from '../../model/table-values.ts';
import type { FieldSetModel } from '../../model/types.ts';

/** Something that is looked up to fill in a field, and may not be found. */
export interface LookUp {
  /** The field that is filled in. */
  readonly field: string;
  /** The expression that gives the result. */
  readonly text: string;
  /** The expressions of the looked-up values. */
  readonly asked: readonly string[];
  /** Whether it is looked up among the choices of the field itself, and not in a table. */
  readonly inChoices: boolean;
  /** The fields that visitors answer and that it depends on. */
  readonly inputs: readonly string[];
}

/**
 * The look-ups of a set for its computed and prefilled fields: in tables and lists, and among the choices of a
 * prefilled field. Look-ups that always find something, as the lint has checked, are left out.
 */
export const lookUpsIn = (set: FieldSetModel): LookUp[] =>
  set.expressions.flatMap(({ of, text }) => {
    if (of.kind !== 'computed' && of.kind !== 'prefill') return [];
    const { list, schema } = set.fields.get(of.field)!;
    const inChoices = of.kind === 'prefill' && list !== undefined && schema.type !== 'array';
    return [
      ...inTables(text, set).map((call) => ({ ...call, inChoices: false })),
      ...(inChoices ? [{ text, asked: [text], inChoices }] : []),
    ].map((one) => ({ ...one, field: of.field, inputs: inputsOf(readsOf(one.text, set.source), set) }));
  });

function inTables(text: string, set: FieldSetModel): Pick<LookUp, 'text' | 'asked'>[] {
  const expression = parseExpression(text);
  if (isFault(expression)) return [];
  const written = (node: ASTNode) => {
    const { start, end } = placeInText(expression, node);
    return text.slice(start, end);
  };
  return [...nodesOf(expression.ast)].flatMap(({ node, items }) => {
    // A look-up for each item of a list has no meaning without its loop.
    const call = items.size === 0 ? tableCall(node) : undefined;
    return call && !isThere(call, set) ? [{ text: written(node), asked: call.given.map(written) }] : [];
  });
}

/** Whether a table has all values that can be given to it. */
function isThere({ table, given }: TableCall, set: FieldSetModel): boolean {
  const columns = set.source.tables?.get(table)?.columns ?? [];
  return columns.every((column, index) => givenTo(given[index]!, column, set) !== undefined);
}

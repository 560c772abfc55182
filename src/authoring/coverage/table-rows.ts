import type { ASTNode } from '@marcbachmann/cel-js';
import { whileSame } from '../../shared/memo.ts';
import { codeOf } from '../../compiler/compile/expressions.ts';
import { checkExpression } from '../../compiler/expression/check.ts';
import { placeInText, type Expression } from '../../shared/conditions/cel/parse.ts';
import { nodesOf, type LoopVariables, tableCall } from '../../shared/conditions/cel/walk.ts';
import { scopeOf } from '../../compiler/model/expressions.ts';
import type { FieldSetModel } from '../../compiler/model/types.ts';
import { placeOf, placeOfRange } from '../../compiler/read/source.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import { evaluated } from '../../compiler/simulate/visitor/modules.ts';
import { recordsOf } from '../../compiler/table/csv.ts';
import { telling, type ExpressionCode } from '../../shared/engine/expressions/run.ts';
import type { Answers } from '../../shared/plan/answers.ts';
import type { DecisionTable, MatchColumn, Test } from '../../shared/plan/table.ts';
import type { Place } from '../../shared/problems/problem.ts';
import { traceOf, type Trace, type Unit } from './unit.ts';

/**
 * Every row of every table, with its place in the table's file or a CSV file. An example exercises a row when a look-up
 * with its answers finds the row.
 */
export const tableRowUnits = (symbols: SymbolTable): (Unit & { place: Place })[] =>
  [...symbols.tables.values()].flatMap((source) => {
    const { rows } = source.data;
    const csv = typeof rows === 'string' ? symbols.rowFiles.get(rows) : undefined;
    const places =
      typeof rows === 'string'
        ? recordsOf(csv?.text ?? '')
            .slice(1)
            .map((cells) => placeOfRange(csv!, cells[0]?.start ?? 0, cells.at(-1)?.end ?? 1))
        : rows.map((_, index) => placeOf(source, ['rows', index]));
    return places.map((place, index) => ({
      kind: 'row' as const,
      source,
      path: ['rows', index],
      key: false,
      place,
      traces: [rowTrace(source.file, index)],
      what: `row ${index + 1} of "${source.id}"`,
      wanted: 'one whose answers come to it',
    }));
  });

const rowTrace = (file: string, row: number): Trace => traceOf(file, ['rows', row]);

/** A table look-up of a form, with the code of its values. In a loop, the code returns a value for each item. */
interface LookUp {
  readonly table: DecisionTable;
  readonly file: string;
  readonly values: readonly ExpressionCode[];
  readonly inLoop: boolean;
}

/** The traces of the rows that the look-ups of a form or step find with these answers. */
export function rowTraces(
  set: FieldSetModel,
  answers: Answers,
  timeZone: string | undefined,
  { tables }: Pick<SymbolTable, 'tables'>,
): Trace[] {
  const told = telling(timeZone);
  return lookUpsIn(set, tables).flatMap(({ table, file, values, inLoop }) => {
    // Nested loops return lists of lists.
    const columns = values.map((value) => (inLoop ? [value(answers, told)].flat(Infinity) : [value(answers, told)]));
    return (columns[0] ?? []).flatMap((_, item) => {
      const row = table.rows.findIndex(({ tests }) =>
        tests.every((test, column) => fits(test, columns[column]?.[item]?.valueOf(), table.columns[column]!)),
      );
      return row === -1 ? [] : [rowTrace(file, row)];
    });
  });
}

/** The look-ups of a set. */
const lookUpsIn = whileSame((before: SymbolTable['tables'], now) => before === now, lookUpsAnew);

function lookUpsAnew(set: FieldSetModel, tables: SymbolTable['tables']): LookUp[] {
  const scope = scopeOf(set);
  return set.expressions.flatMap(({ text, tables: named }) => {
    const checked = named.length === 0 ? [] : checkExpression(text, scope);
    if (!('ast' in checked)) return [];
    return [...nodesOf(checked.ast)].flatMap(({ node, items }): LookUp[] => {
      const call = tableCall(node);
      const table = call && scope.tables.get(call.table);
      const file = call && tables.get(call.table)?.file;
      // Options of a list are exercised by the fields that offer them.
      if (!table || file === undefined) return [];
      const values = call.given.map((part) => evaluated(codeOf(forEach(items, part, checked), scope)));
      return [{ table, file, values, inLoop: items.size > 0 }];
    });
  });
}

/** The text of a part of an expression. In a loop, it is wrapped so that it returns the value for each item. */
function forEach(items: LoopVariables, part: ASTNode, expression: Expression): string {
  const written = (node: ASTNode): string => {
    const { start, end } = placeInText(expression, node);
    return expression.text.slice(start, end);
  };
  return [...items].reduceRight((text, [item, list]) => `(${written(list)}).map(${item}, ${text})`, written(part));
}

const fits = (test: Test, value: unknown, column: MatchColumn): boolean =>
  test.some((part) => {
    if (typeof part !== 'object') return part === value;
    if (typeof value !== 'number' || (column.kind === 'number' && column.whole && !Number.isInteger(value)))
      return false;
    const { low, high, openLow, openHigh } = part;
    return (openLow ? value > low : value >= low) && (openHigh ? value < high : value <= high);
  });

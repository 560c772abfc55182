import { problems as say } from '../../shared/problems/catalogue.ts';
import { nearestValue } from '../../shared/problems/nearest.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { quote } from '../../shared/problems/show.ts';
import type { CellValue } from '../../shared/plan/table.ts';
import { constantValue } from '../../shared/conditions/cel/value-of.ts';
import { placeInText, type Expression } from '../../shared/conditions/cel/parse.ts';
import { resultOf } from '../expression/table.ts';
import { nodesOf, tableCall } from '../../shared/conditions/cel/walk.ts';
import type { ExpressionModel, FieldSetModel } from '../model/types.ts';
import { placeWithin } from '../read/source.ts';

/**
 * Finds values that a look-up is compared with but that its table never gives. Numbers are also compared by order, so
 * only equality is examined.
 * Problem: expression/unknown-answer
 */
export function lintTableResults(set: FieldSetModel, { path }: ExpressionModel, expression: Expression): Problem[] {
  const constants = set.source.constants ?? new Map<string, unknown>();
  return [...nodesOf(expression.ast)].flatMap(({ node }) => {
    if (node.op !== '==' && node.op !== '!=' && node.op !== 'in') return [];
    const [left, right] = node.args;
    return [[left, right] as const, [right, left] as const].flatMap(([lookUp, other]) => {
      const call = tableCall(lookUp);
      const table = call && set.source.tables?.get(call.table);
      const column = table && resultOf(call, table);
      if (!column) return [];
      const index = table.results.indexOf(column);
      const given = new Set<CellValue>(
        [...table.rows.map(({ results }) => results), table.otherwise ?? []].flatMap((row) => row[index] ?? []),
      );
      return (other.op === 'list' ? other.args : [other]).flatMap((part) => {
        const value = constantValue(part, constants);
        if (value === undefined || given.has(value)) return [];
        const place = placeWithin(set.source, path, placeInText(expression, part));
        const name = `${table.id}.${column.name}`;
        return [say.unknownAnswer(place, name, quote(value), 'no row gives it', nearestValue(value, [...given]))];
      });
    });
  });
}

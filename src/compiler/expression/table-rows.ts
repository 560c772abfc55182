import type { Scope } from './scope.ts';
import type { TableCall } from '../../shared/conditions/cel/walk.ts';
import type { DecisionTable } from '../../shared/plan/table.ts';
import { branchesText } from '../table/branches.ts';
import { resultOf } from './table.ts';

/** The rows that a page needs for a look-up. */
export interface NeededRows {
  /** As JavaScript. */
  readonly text: string;
  /** The index of the result in what a row gives; undefined if the row gives nothing else. */
  readonly part: number | undefined;
}

/**
 * The rows that a look-up can need. They give all results for which the form looks up the table, so that they are sent
 * once. `inLoop`: whether the values may be those of an item of a list, which are unknown.
 */
export function neededRows(call: TableCall, scope: Scope, inLoop: boolean): NeededRows {
  const table = scope.tables.get(call.table)!;
  const result = table.results.indexOf(resultOf(call, table)!);
  const together = resultsOf(call.table, table, scope);
  const results = together.includes(result) ? together : [result];
  const given = call.given.map((node, index) => (inLoop ? undefined : scope.givenTo?.(node, table.columns[index]!)));
  return {
    text: branchesText(table, results, given),
    part: results.length === 1 ? undefined : results.indexOf(result),
  };
}

const resultsOf = (name: string, table: DecisionTable, { lookUps }: Scope): number[] =>
  table.results.flatMap((column, index) =>
    lookUps?.().some((call) => call.table === name && resultOf(call, table) === column) ? [index] : [],
  );

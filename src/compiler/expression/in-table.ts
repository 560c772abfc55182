import type { ASTNode } from '@marcbachmann/cel-js';
import type { Scope } from './scope.ts';
import type { Possible } from './possible-values.ts';
import type { TableCall } from '../../shared/conditions/cel/walk.ts';
import type { MatchColumn, Range } from '../../shared/plan/table.ts';
import { isWithin } from '../table/ranges.ts';

/**
 * Whether a table has a row for everything that is given to it: the check proves that it has one for all of its values.
 * `possible`: the possible values of a part.
 */
export const isInTable = (
  { table: name, given }: TableCall,
  { tables, givenTo }: Scope,
  possible: (part: ASTNode) => Possible,
): boolean =>
  given.every((part, index) => {
    const column = tables.get(name)?.columns[index];
    if (!column) return false;
    const values = givenTo?.(part, column);
    return values === undefined
      ? fits(column, possible(part))
      : column.kind === 'choice' || isWithin((values as readonly Range[])[0]!, column);
  });

/** Whether a column has all numbers that are possible, or true and false. */
const fits = (column: MatchColumn, { least, greatest, isWhole = false }: Possible): boolean =>
  column.kind === 'number'
    ? least >= column.low && greatest <= column.high && (isWhole || !column.whole)
    : column.values.length === 2 && column.values.every((value) => typeof value === 'boolean');

import type { ASTNode } from '@marcbachmann/cel-js';
import type { MatchColumn, Range, Test } from '../../shared/plan/table.ts';
import { constantValue } from '../../shared/conditions/cel/value-of.ts';
import type { FieldModel, FieldSetModel } from './types.ts';

/** The numbers that a field accepts. Infinity for a bound that its schema does not have. */
export function numbersOf({ schema }: Pick<FieldModel, 'schema'>): Range {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum: over, exclusiveMaximum: under } = schema;
  return {
    ...(over !== undefined && over >= minimum ? { low: over, openLow: true } : { low: minimum }),
    ...(under !== undefined && under <= maximum ? { high: under, openHigh: true } : { high: maximum }),
  };
}

/**
 * The values that a part of an expression can give to a column of a table, if it is a literal, a constant, or a field
 * with known answers. A page only needs the rows that these fit.
 */
export function givenTo(
  node: ASTNode,
  column: MatchColumn,
  { all, source }: Pick<FieldSetModel, 'all' | 'source'>,
): Test | undefined {
  const value = constantValue(node, source.constants ?? new Map());
  if (value !== undefined)
    return typeof value === 'number' && column.kind === 'number' ? [{ low: value, high: value }] : [value];
  const field = node.op === 'id' ? all.get(node.args) : undefined;
  if (field && column.kind === 'number') return [numbersOf(field)];
  // The lint has checked that the column has all choices of the field.
  return column.kind === 'choice' && (field?.list ?? field?.schema.type === 'boolean') ? column.values : undefined;
}

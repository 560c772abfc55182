import type { ASTNode } from '@marcbachmann/cel-js';
import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { CellValue, MatchColumn, NumberColumn } from '../../shared/plan/table.ts';
import { constantValue } from '../../shared/conditions/cel/value-of.ts';
import { placeInText, type Expression } from '../../shared/conditions/cel/parse.ts';
import { tableCalls } from '../expression/table.ts';
import { choicesOf } from '../model/answer.ts';
import { numbersOf } from '../model/table-values.ts';
import type { ExpressionModel, ExpressionOwner, FieldModel, FieldSetModel } from '../model/types.ts';
import { placeWithin } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { isWithin, rangeBetween, rangeWords, cutsOf, order } from '../table/ranges.ts';
import { broughtAbout, isAlwaysReached } from './table-computed.ts';

/**
 * Finds values that an expression can give to a table and that the table does not have: answers of a field, constants,
 * and values from a single answer. The simulated visitors try what depends on several answers.
 * Problem: table/outside
 */
export function lintTableValues(
  set: FieldSetModel,
  { path, of }: ExpressionModel,
  expression: Expression,
  symbols: SymbolTable,
): Problem[] {
  return tableCalls(expression).flatMap(({ table, given }) =>
    given.flatMap((node, index) => {
      const column = set.source.tables?.get(table)?.columns[index];
      const why = column && outside(node, column, { expression, isShown: isAlwaysShown(of, set) }, set, symbols);
      if (!why) return [];
      const place = placeWithin(set.source, path, placeInText(expression, node));
      return [say.outsideTable(place, why, column.name, table)];
    }),
  );
}

/** The values for a column that does not have them. */
function outside(
  node: ASTNode,
  column: MatchColumn,
  { expression, isShown }: { expression: Expression; isShown: boolean },
  set: FieldSetModel,
  symbols: SymbolTable,
): string | undefined {
  const value = constantValue(node, set.source.constants ?? new Map());
  if (value !== undefined) return isOf(column, value) ? undefined : `This can be ${value}`;
  const field = node.op === 'id' ? set.all.get(node.args) : undefined;
  if (field && isAlwaysReached(node, expression.ast)) {
    const values = column.kind === 'number' ? numbersOutside(field, column) : choicesOutside(field, column, symbols);
    if (values !== undefined) return `"${field.name}" can be ${values}`;
    if (field.ui.computed === undefined) return undefined;
  }
  if (!isShown) return undefined;
  const brought = broughtAbout(node, expression.ast, set, symbols).find(({ value }) => !isOf(column, value));
  return brought && `With "${brought.field.name}" ${brought.answer} this is ${brought.value}`;
}

/** Whether what the expression is for is always shown. */
function isAlwaysShown(of: ExpressionOwner, { fields }: FieldSetModel): boolean {
  if (of.kind === 'assert') return true;
  return of.kind !== 'condition' && fields.get(of.kind === 'bound' ? of.at : of.field)?.ui.when === undefined;
}

/** Whether a column has a value. */
const isOf = (column: MatchColumn, value: CellValue): boolean =>
  column.kind === 'choice'
    ? column.values.includes(value)
    : typeof value === 'number' &&
      (!column.whole || Number.isInteger(value)) &&
      isWithin({ low: value, high: value }, column);

function numbersOutside(field: FieldModel, column: NumberColumn): string | undefined {
  // A computed value without bounds can be anything, so it is not checked.
  const range = numbersOf(field);
  const isBounded = Number.isFinite(range.low) || Number.isFinite(range.high);
  if (field.ui.computed !== undefined && !isBounded) return undefined;
  const isWhole = field.schema.type === 'integer' || Number.isInteger(field.schema.multipleOf);
  if (column.whole && !isWhole) return 'a number that is not whole';
  const [[from, to], [first, last]] = [cutsOf(range, column.whole), cutsOf(column, column.whole)];
  const parts = [
    ...(order(from, first) < 0 ? [rangeBetween(from, first, column.whole)] : []),
    ...(order(last, to) < 0 ? [rangeBetween(last, to, column.whole)] : []),
  ];
  return parts.length === 0 ? undefined : parts.map(rangeText).join(' or ');
}

const rangeText = (range: { low: number; high: number; openLow?: true; openHigh?: true }): string => {
  if (range.low === -Infinity) return range.openHigh ? `under ${range.high}` : `${range.high} or less`;
  if (range.high === Infinity) return range.openLow ? `over ${range.low}` : `${range.low} or more`;
  return rangeWords(range);
};

function choicesOutside(
  field: FieldModel,
  column: MatchColumn & { kind: 'choice' },
  symbols: SymbolTable,
): string | undefined {
  if (
    field.ui.computed !== undefined &&
    field.schema.const === undefined &&
    choicesOf(field.schema, symbols) === undefined
  )
    return undefined;
  if (field.schema.type === 'boolean') return undefined;
  const choices = choicesOf(field.schema, symbols);
  if (!choices) return 'any text';
  const others = choices.filter((value) => !column.values.includes(value));
  return others.length === 0 ? undefined : others.slice(0, 5).join(', ');
}

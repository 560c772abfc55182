import type { FieldOptions } from '../../shared/plan/form.ts';
import type { ASTNode } from '@marcbachmann/cel-js';
import { isFault, parseExpression } from '../../shared/conditions/cel/parse.ts';
import { numbersOf } from './table-values.ts';
import type { Path } from '../read/source.ts';
import { expressionModel, PROJECTION } from './expressions.ts';
import { mostRows } from '../../shared/engine/projection.ts';
import { computesOnly, pseudoField, rowNumber } from './pseudo.ts';
import type { FieldModel, FieldSetModel } from './types.ts';

/** A projection of a field set: its expressions, as fields that are computed from one another. */
export interface ProjectionModel {
  readonly field: FieldModel;
  readonly path: Path;
  readonly options: FieldOptions;
  /** The values before the first row, which cannot read the others. */
  readonly starts: FieldSetModel;
  /** The values and the columns of a row. */
  readonly row: FieldSetModel;
}

/** The field for a part of a projection. Expressions cannot name it. */
export const startName = (value: string): string => `start ${value}`;
export const stepName = (value: string): string => `step ${value}`;
export const columnName = (index: number): string => `column ${index}`;

/** The projections of a form or step. */
export const projectionsOf = (set: FieldSetModel): ProjectionModel[] =>
  [...set.fields.values()].flatMap((field) => (field.widget === PROJECTION ? [projectionModel(set, field)] : []));

function projectionModel(set: FieldSetModel, field: FieldModel): ProjectionModel {
  const path = [...field.uiPath, 'options'];
  const { values = {}, columns = [] } = field.options;
  const inRow = new Map(
    [
      ...set.all.values(),
      rowNumber(path, mostOf(set, field.ui.computed)),
      ...Object.keys(values).map((name) => pseudoField(name, path, 'double')),
    ].map((one) => [one.name, one] as const),
  );
  const part = (name: string, text: string, at: Path) =>
    pseudoField(name, [...path, ...at], 'double', { computed: text });
  return {
    field,
    path,
    options: field.options,
    starts: computing(set, set.all, path, [
      ...Object.entries(values).map(([name, { start }]) => part(startName(name), start, ['values', name, 'start'])),
    ]),
    row: computing(set, inRow, path, [
      ...Object.entries(values).map(([name, { step }]) => part(stepName(name), step, ['values', name, 'step'])),
      ...columns.map(({ value }, index) => part(columnName(index), value, ['columns', index, 'value'])),
    ]),
  };
}

/** The most rows that the count of a projection gives, as far as numbers and the bounds of fields in it say. */
function mostOf({ all }: FieldSetModel, count = ''): number {
  const expression = parseExpression(count);
  const most = (node: ASTNode): number => {
    if (node.op === 'value' && typeof node.args === 'number') return Math.ceil(node.args);
    if (node.op === '?:') return Math.max(most(node.args[1]), most(node.args[2]));
    const field = node.op === 'id' ? all.get(node.args) : undefined;
    return field && field.ui.computed === undefined ? Math.ceil(numbersOf(field).high) : mostRows;
  };
  return isFault(expression) ? mostRows : Math.max(1, Math.min(most(expression.ast), mostRows));
}

/** A set that computes these fields from those around. */
const computing = (
  { source, holder }: FieldSetModel,
  around: ReadonlyMap<string, FieldModel>,
  path: Path,
  parts: readonly FieldModel[],
): FieldSetModel => ({
  ...computesOnly,
  source,
  path,
  ...(holder !== undefined && { holder }),
  parts: { schema: path, ui: path, messages: path },
  fields: new Map(parts.map((one) => [one.name, one])),
  all: around,
  expressions: parts.map(({ name: field, path: at, ui: { computed = '' } }) =>
    expressionModel(computed, at, { kind: 'computed', field }, source),
  ),
});

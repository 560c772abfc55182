import type { FieldOptions } from '../../shared/plan/form.ts';
import type { Path } from '../read/source.ts';
import { expressionModel } from './expressions.ts';
import { mostRows } from '../../shared/engine/projection.ts';
import { computesOnly, pseudoField, rowNumber } from './pseudo.ts';
import type { FieldModel, FieldSetModel } from './types.ts';

/** The control of a table that is worked out row by row. */
export const PROJECTION = 'projection';

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
      rowNumber(path, mostRows),
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

import type { ValueType } from '../expression/language.ts';
import type { Path } from '../read/source.ts';
import type { FieldModel } from './types.ts';

/** A set whose fields are all computed. */
export const computesOnly = {
  config: { schema: { type: 'object', properties: {} } },
  validation: 'none',
  conditions: [],
  plugins: [],
  effects: [],
  exits: [],
  messages: [],
  fieldNames: [],
} as const;

/** A field that is computed, not asked. */
export function pseudoField(
  name: string,
  path: Path,
  type: ValueType,
  ui: FieldModel['ui'] = {},
  unit?: number,
): FieldModel {
  const schema: FieldModel['schema'] =
    type === 'bool'
      ? { type: 'boolean' }
      : type === 'double'
        ? { type: 'number', ...(unit !== undefined && { multipleOf: unit }) }
        : { type: 'string', ...(type === 'Day' && { format: 'date' }) };
  return {
    name,
    path,
    uiPath: path,
    schema,
    written: schema as FieldModel['written'],
    dates: undefined,
    ui,
    widget: 'output',
    options: {},
    required: false,
    requiredPath: undefined,
    unseen: {},
    unfair: {},
    list: undefined,
    suggest: undefined,
  };
}

/** The name of the number of a row, in the expressions of rows and of a projection. */
export const ROW_NUMBER = 'row';

/** The number of a row, from 1. It is always there. */
export function rowNumber(path: Path, maximum?: number): FieldModel {
  const field = pseudoField(ROW_NUMBER, path, 'double');
  const schema: FieldModel['schema'] = {
    type: 'integer',
    minimum: 1,
    ...(maximum !== undefined && { maximum }),
  };
  return { ...field, schema, written: schema as FieldModel['written'], required: true };
}

export const isRowNumber = ({ name, widget, ui, required }: FieldModel): boolean =>
  name === ROW_NUMBER && widget === 'output' && ui.computed === undefined && required;

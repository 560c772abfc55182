import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import type { FieldModel, FieldSetModel, FormModel } from '../model/types.ts';
import { outcomeNames } from '../model/names.ts';
import { placeOf, type Source } from '../read/source.ts';
import { unknownValues } from './messages.ts';

/**
 * Checks that rows have fields, that these have unique names, and that none of them has rows itself.
 * Problems: rows/no-fields, rows/nested, rows/not-alone, field/duplicate, field/unknown,
 * message/unknown-value
 */
export const lintRows = ({ source, sets, fields, examples }: FormModel): Problem[] => [
  ...examples.flatMap(({ path, config }) =>
    outcomeNames(config, path).flatMap(({ name, path: at, part }) =>
      unknownInRow(placeOf(source, at, part), fields, name),
    ),
  ),
  ...sets.flatMap((set) =>
    [...set.fields.values()].flatMap((field) => [
      ...withoutFields(source, field),
      ...lintRowTitle(source, field),
      ...crowdOf(set, field),
      ...[...(field.rows?.fields.values() ?? [])].flatMap((inner) => [
        ...(inner.rows || inner.written.items?.type === 'object'
          ? [say.nestedRows(placeOf(source, inner.path, 'key'), inner.name, field.name)]
          : []),
        ...(fields.has(inner.name) ? [say.fieldOfRow(placeOf(source, inner.path, 'key'), inner.name)] : []),
      ]),
    ]),
  ),
];

/** An example names a refused or lost answer in a row as members.2.share. */
function unknownInRow(place: Place, fields: FormModel['fields'], name: string): Problem[] {
  const [field = '', row, inner = '', ...more] = name.split('.');
  const known = [...(fields.get(field)?.rows?.fields.keys() ?? [])];
  if (row === undefined || !fields.has(field)) return [];
  const isRow = /^[1-9]\d*$/.test(row) && known.includes(inner) && more.length === 0;
  return isRow
    ? []
    : [
        say.unknownField(
          place,
          name,
          known.map((one) => `${field}.1.${one}`),
        ),
      ];
}

function withoutFields(source: Source, { name, path, uiPath, schema, ui, rows }: FieldModel): Problem[] {
  if (!rows && schema.items?.type === 'object')
    return [say.rowsWithoutFields(placeOf(source, [...path, 'items']), name)];
  if (!rows && ui.rows !== undefined) return [say.noRows(placeOf(source, [...uiPath, 'rows'], 'key'), name)];
  return [];
}

/** Rows that are asked one per page need a step of their own. */
function crowdOf({ source, fields }: FieldSetModel, { name, uiPath, options }: FieldModel): Problem[] {
  if (options.asSteps === undefined) return [];
  const other = [...fields.keys()].find((one) => one !== name);
  return source.kind === 'form' || other !== undefined
    ? [
        say.rowsNotAlone(
          placeOf(source, [...uiPath, 'options', 'asSteps'], 'key'),
          name,
          source.kind === 'form' ? undefined : other,
        ),
      ]
    : [];
}

/** The title of a row prints answers of the row. */
const lintRowTitle = (source: Source, { rows, options: { title }, uiPath }: FieldModel): Problem[] =>
  rows && typeof title === 'string'
    ? unknownValues(source, { text: title, path: [...uiPath, 'options', 'title'] }, [...rows.fields.keys()])
    : [];

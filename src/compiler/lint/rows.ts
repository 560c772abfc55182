import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Place, Problem } from '../../shared/problems/problem.ts';
import type { FieldModel, FieldSetModel, FormModel } from '../model/types.ts';
import { fieldNamed } from '../model/form-model.ts';
import { outcomeNames } from '../model/names.ts';
import { placeOf, type Source } from '../read/source.ts';
import { unknownValues } from './messages.ts';

/**
 * Checks that rows have fields, that these have unique names, and that no rows are in rows of rows.
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
      ...lintInRows(source, field, new Set(fields.keys()), 1),
    ]),
  ),
];

/** How deep rows may be in rows. */
const maxDepth = 2;

/** The fields of rows. `names`: those of the fields around, which a row reads too. */
const lintInRows = (source: Source, outer: FieldModel, names: ReadonlySet<string>, depth: number): Problem[] =>
  [...(outer.rows?.fields.values() ?? [])].flatMap((inner) => {
    const place = () => placeOf(source, inner.path, 'key');
    const isTooDeep = depth === maxDepth && (inner.rows !== undefined || inner.written.items?.type === 'object');
    return [
      ...(names.has(inner.name) ? [say.fieldOfRow(place(), inner.name)] : []),
      ...(inner.options.asSteps === undefined
        ? []
        : [
            say.rowsAsStepsInRows(
              placeOf(source, [...inner.uiPath, 'options', 'asSteps'], 'key'),
              inner.name,
              outer.name,
            ),
          ]),
      ...(isTooDeep
        ? [say.nestedRows(place(), inner.name, outer.name)]
        : [
            ...withoutFields(source, inner),
            ...lintRowTitle(source, inner),
            ...lintInRows(source, inner, new Set([...names, ...outer.rows!.fields.keys()]), depth + 1),
          ]),
    ];
  });

/** An example names a refused or lost answer in a row as members.2.share. */
function unknownInRow(place: Place, fields: FormModel['fields'], name: string): Problem[] {
  const [field = '', row] = name.split('.');
  if (row === undefined || !fields.has(field) || fieldNamed(name, fields)) return [];
  return [say.unknownField(place, name, namesInRows(field, fields.get(field)!))];
}

/** The names of the fields in the first row of each field of rows. */
const namesInRows = (start: string, { rows }: FieldModel): string[] =>
  [...(rows?.fields.values() ?? [])].flatMap((inner) => {
    const name = `${start}.1.${inner.name}`;
    return [name, ...namesInRows(name, inner)];
  });

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

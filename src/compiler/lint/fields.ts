import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Contracts } from '../check/contracts.ts';
import { rowSetsOf } from '../model/form-model.ts';
import type { FieldModel, FieldName, FieldSetModel, FormModel } from '../model/types.ts';
import { placeOf, type Path, type Source } from '../read/source.ts';
import { references } from '../resolve/references.ts';
import { settingsOf } from '../resolve/settings.ts';

/**
 * Checks that every field that a form or step names exists.
 * Problems: field/unknown, field/duplicate
 */
export const lintFields = ({ source, parts, config, fields, all, fieldNames }: FieldSetModel): Problem[] => [
  ...fieldNames.flatMap((name) => missingFields(source, name, name.own ? fields : all)),
  ...twice(source, config.schema.required, [...parts.schema, 'required']),
];

/**
 * Checks that every field that a form or wizard names outside of its field sets exists: in settings, examples, the
 * result and actions.
 * Problems: field/unknown, field/duplicate
 */
export function lintNamedFields(model: FormModel, contracts: Contracts): Problem[] {
  const { source, fields, fieldNames, examples, carried, actions } = model;
  const rowSets = model.sets.flatMap(rowSetsOf);
  const inSettings = settingsOf(source, contracts).flatMap(({ contract, path, data }) =>
    references(data, contract, contracts)
      .filter(({ kind }) => kind === 'field')
      .map((named): FieldName => ({
        field: named.value,
        path: [...path, ...named.path],
        part: 'value',
        own: false,
      })),
  );
  /** The fields that a place may name: inside rows, their own too. */
  const knownAt = (path: Path) =>
    rowSets.findLast(({ parts: { ui } }) => ui.every((step, depth) => step === path[depth]))?.all ?? fields;
  return [
    ...inSettings.flatMap((name) => missingFields(source, name, knownAt(name.path))),
    ...fieldNames.flatMap((name) => missingFields(source, name, fields)),
    ...examples.flatMap(({ path, config: { dropped } }) => twice(source, dropped, [...path, 'dropped'])),
    ...twice(source, carried, ['carried']),
    ...actions.flatMap(({ action: { navigate }, path }) =>
      Array.isArray(navigate?.carry) ? twice(source, navigate.carry, [...path, 'navigate', 'carry']) : [],
    ),
  ];
}

/**
 * Finds fields that a list names more than once.
 * Problem: field/duplicate
 */
const twice = (source: Source, names: readonly string[] = [], path: Path): Problem[] =>
  names.flatMap((name, index) =>
    names.indexOf(name) < index ? [say.fieldTwice(placeOf(source, [...path, index]), name)] : [],
  );

const missingFields = (
  source: Source,
  { field, path, part }: FieldName,
  known: ReadonlyMap<string, FieldModel>,
): Problem[] =>
  known.has(field) || isInUnread(field, known)
    ? []
    : [say.unknownField(placeOf(source, path, part), field, [...known.keys()])];

/** Whether the name may be that of a field in an object that cannot be read; that is a problem of its own. */
const isInUnread = (field: string, known: ReadonlyMap<string, FieldModel>): boolean =>
  [...known.values()].some(({ name, written }) => written.type === 'object' && field.startsWith(name));

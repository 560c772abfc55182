import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Option } from '../../shared/plan/answers.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { placeOf } from '../read/source.ts';
import { isSecret, searchedListOf } from '../resolve/long-lists.ts';
import { references } from '../resolve/references.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';

/** Checks what a secret list needs. Problem: list/secret */
export const lintSecret = (list: Checked<'list'>): Problem[] =>
  list.data.secret && list.data.of !== 'options'
    ? [say.secretNotOptions(placeOf(list, ['secret'], 'key'), list.data.of)]
    : [];

/**
 * Checks that the fields of a set do not show the contents of a secret list, and that a code which the server checks
 * has the words for that.
 * Problems: list/secret, field/code-words
 */
export const lintCodes = (set: FieldSetModel, symbols: SymbolTable): Problem[] => [
  ...[...set.fields.values()].flatMap((field) => [
    ...codeWords(set, field, symbols),
    ...(isSecret(field.list ?? field.suggest, symbols) ? secretField(set, field, symbols) : []),
  ]),
  ...set.expressions.flatMap(({ tables, path }) =>
    tables
      .map((table) => table.split('.')[0]!)
      .filter((list) => isSecret(list, symbols))
      .map((list) => say.secretElsewhere(placeOf(set.source, path), list)),
  ),
];

function codeWords({ source }: FieldSetModel, field: FieldModel, symbols: SymbolTable): Problem[] {
  if (field.widget !== 'code' || searchedListOf(field, symbols) === undefined) return [];
  const lacks = (['checking', 'failed'] as const).filter((key) => field.options[key] === undefined);
  return lacks.length === 0 ? [] : [say.codeWords(placeOf(source, [...field.uiPath, 'widget']), field.name, lacks)];
}

/** What would put values of the list into the page, and what visitors could change. */
function secretField({ source, fields }: FieldSetModel, field: FieldModel, symbols: SymbolTable): Problem[] {
  const { name, list = field.suggest!, widget, ui, uiPath, path, schema } = field;
  if (widget !== 'code') {
    const place = ui.widget === undefined ? placeOf(source, path, 'key') : placeOf(source, [...uiPath, 'widget']);
    return [say.secretControl(place, list, name, widget)];
  }
  const options: readonly Option[] = optionsOf(list, symbols);
  const changeable = new Set(
    options.flatMap((option) => Object.keys(option.with ?? {})).filter((target) => isChangeable(fields.get(target))),
  );
  return [
    ...(ui.choicesWhen
      ? [say.secretShown(placeOf(source, [...uiPath, 'choicesWhen'], 'key'), list, name, 'choicesWhen')]
      : []),
    ...(schema.default === undefined
      ? []
      : [say.secretShown(placeOf(source, [...path, 'default'], 'key'), list, name, 'default')]),
    ...[...changeable].map((target) => say.secretSets(placeOf(source, fields.get(target)!.path, 'key'), list, target)),
  ];
}

const isChangeable = (field: FieldModel | undefined): boolean =>
  field !== undefined && field.widget !== 'hidden' && field.ui.readOnly !== true;

/** Checks that nothing but codes takes options from a secret list. Problem: list/secret */
export const lintSecretUses = (source: Checked, symbols: SymbolTable): Problem[] =>
  references(source.data, `${source.kind}.schema.json`, symbols.contracts)
    .filter(({ kind, value, path }) => kind === 'list' && !ofFields.includes(path.at(-1)!) && isSecret(value, symbols))
    .map(({ value, path }) => say.secretElsewhere(placeOf(source, path), value));

/** The keys under which a field names a list. */
const ofFields: readonly (string | number)[] = ['x-list', 'suggest'];

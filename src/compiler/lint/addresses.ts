import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Option } from '../../shared/plan/answers.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { Checked } from '../check/checked.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { placeInside, placeOf } from '../read/source.ts';
import { strangeNames } from './brought.ts';
import { addressOf, searchedListOf } from '../resolve/long-lists.ts';
import { references } from '../resolve/references.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/** Checks what a list needs whose options come from an address. Problems: list/bad-address */
export function lintAddress(list: Checked<'list'>, symbols: SymbolTable): Problem[] {
  const { site } = symbols;
  const { of, from } = list.data;
  if (!from) return [];
  if (of !== 'options') return [say.addressNotOptions(placeOf(list, ['from'], 'key'), of)];
  const [other] = /\{(?!of\})\w+\}/.exec(from.address) ?? [];
  if (other !== undefined) return [say.addressValue(placeInside(list, ['from', 'address'], other), other)];
  const most = site?.data.http.timeout ?? Infinity;
  const hasParent = from.address.includes('{of}');
  const unknown = strangeNames(list, symbols);
  const broughtByAddress = Object.keys(from.with ?? {}).filter((field) => !unknown.includes(field));
  const items = list.data.items as unknown as readonly Option[];
  return [
    ...(site && !site.data.longLists ? [say.addressNoLongLists(placeOf(list, ['from'], 'key'))] : []),
    ...(from.timeout < most ? [] : [say.addressTooSlow(placeOf(list, ['from', 'timeout']), from.timeout, most)]),
    ...items.flatMap(({ value, with: filled = {} }, index) => {
      const lacks = broughtByAddress.filter((field) => !Object.hasOwn(filled, field));
      return lacks.length === 0
        ? []
        : [say.addressSampleWith(placeOf(list, ['items', index, 'value']), String(value), lacks)];
    }),
    ...items.flatMap(({ value, of: parent }, index) => {
      if (hasParent === (parent !== undefined)) return [];
      return hasParent
        ? [say.addressSampleNoParent(placeOf(list, ['items', index, 'value']), String(value))]
        : [say.addressSampleParent(placeOf(list, ['items', index, 'of']), String(value))];
    }),
  ];
}

/**
 * Checks that the fields of a set can show options from an address, and that no expression looks one up.
 * Problems: list/address-control, list/address-elsewhere
 */
export const lintAddressFields = (set: FieldSetModel, symbols: SymbolTable): Problem[] => [
  ...[...set.fields.values()].flatMap((field) => lintField(set, field, symbols)),
  ...set.expressions.flatMap(({ tables, path }) =>
    tables
      .map((table) => table.split('.')[0]!)
      .filter((list) => addressOf(list, symbols))
      .map((list) => say.addressElsewhere(placeOf(set.source, path), list)),
  ),
];

function lintField({ source }: FieldSetModel, field: FieldModel, symbols: SymbolTable): Problem[] {
  const { name, list = field.suggest, widget, options, path, uiPath } = field;
  const from = addressOf(list, symbols);
  if (!from || list === undefined) return [];
  const place = () =>
    field.ui.widget === undefined ? placeOf(source, path, 'key') : placeOf(source, [...uiPath, 'widget']);
  // A look-up searches all options if those of the other answer have no match.
  if (searchedListOf(field, symbols) === undefined || widget === 'lookup')
    return [say.addressControl(place(), list, name, widget)];
  if (options.popular)
    return [say.addressPopular(placeOf(source, [...uiPath, 'options', 'popular'], 'key'), list, name)];
  const hasParent = /\{\w+\}/.test(from.address);
  if (hasParent === (options.of !== undefined)) return [];
  return hasParent
    ? [say.addressNotNarrowed(place(), list, name)]
    : [say.addressNarrowed(placeOf(source, [...uiPath, 'options', 'of']), list, name, options.of!)];
}

/** Checks that nothing but fields takes options from an address. Problems: list/address-elsewhere */
export function lintAddressUses(source: Checked, symbols: SymbolTable): Problem[] {
  // A list of another kind is reported itself.
  const isFromAddress = (list: string) =>
    symbols.lists.get(list)?.data.of === 'options' && addressOf(list, symbols) !== undefined;
  return references(source.data, `${source.kind}.schema.json`, symbols.contracts)
    .filter(({ kind, value, path }) => kind === 'list' && !ofFields.includes(path.at(-1)!) && isFromAddress(value))
    .map(({ value, path }) => say.addressElsewhere(placeOf(source, path), value));
}

/** The keys under which a field names a list. */
const ofFields: readonly (string | number)[] = ['x-list', 'suggest'];

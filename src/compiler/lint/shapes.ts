import { problems as say } from '../../problems/catalogue.ts';
import type { Problem } from '../../problems/problem.ts';
import { quote } from '../../problems/show.ts';
import { typeName } from '../check/words.ts';
import { choicesOf, misfitOf, wrongType } from '../model/answer.ts';
import { choiceControls } from '../model/controls.ts';
import type { FieldModel, FieldSchema, FieldSetModel } from '../model/types.ts';
import { placeOf, type Source } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Each field has a good name and a label, its list fits its type, some answer fits its rules, and its default is one.
 * Problems: field/bad-name, field/no-label, field/no-choices, field/misfit, field/never-fits, list/wrong-values.
 */
export function lintShapes({ source, fields }: FieldSetModel, symbols: SymbolTable): Problem[] {
  return [...fields.values()].flatMap((field) => {
    const values = valuesOfList(source, field, symbols);
    // Of a list with other values neither default nor const can be judged.
    const answers = values.length > 0 ? [] : fits(source, field, symbols);
    return [...looks(source, field), ...values, ...answers, ...contradictions(source, field, symbols)];
  });
}

/** As answers are named in config; not a name that every object of JavaScript has. */
const goodName = /^[a-z][A-Za-z0-9]*$/;

function looks(source: Source, { name, schema, ui, widget, list, path }: FieldModel): Problem[] {
  const isBounded =
    ui.years !== undefined || (widget === 'select' && schema.minimum !== undefined && schema.maximum !== undefined);
  // To find a place, the file's text is read anew.
  const place = () => placeOf(source, path, 'key');
  return [
    ...(goodName.test(name) && !(name in {}) ? [] : [say.badFieldName(place(), name)]),
    ...(schema.title !== undefined || widget === 'hidden' ? [] : [say.noLabel(place(), name)]),
    ...(choiceControls.includes(widget) && list === undefined && !isBounded
      ? [say.noChoices(place(), name, widget)]
      : []),
  ];
}

const kindsOfValue: Readonly<Record<string, string>> = {
  string: 'texts',
  integer: 'whole numbers',
  number: 'numbers',
};

/** The list of a text holds texts, that of a number numbers. */
function valuesOfList(source: Source, { schema, list = '', path }: FieldModel, symbols: SymbolTable): Problem[] {
  const isList = schema.type === 'array';
  const each = isList ? (schema.items ?? { type: 'string' }) : schema;
  const odd = choicesOf(schema, symbols)?.find((value) => wrongType({ type: each.type }, value) !== undefined);
  if (odd === undefined) return [];
  const place = placeOf(source, [...path, ...(isList ? ['items'] : []), 'x-list']);
  return [say.wrongValues(place, list, kindsOfValue[each.type] ?? typeName(each.type), quote(odd))];
}

/** What it starts with, and the only answer that it accepts, are answers to it. */
function fits(source: Source, { name, schema, path }: FieldModel, symbols: SymbolTable): Problem[] {
  const { const: only, default: start, ...rules } = schema;
  // A box to tick may start unticked where only a ticked one is accepted.
  const startMisfit =
    start === undefined ? undefined : only !== undefined ? wrongType(schema, start) : misfitOf(schema, start, symbols);
  const onlyMisfit = only === undefined ? undefined : misfitOf(rules, only, symbols);
  return [
    ...(startMisfit
      ? [say.misfit(placeOf(source, [...path, 'default']), quote(start), name, startMisfit.why, startMisfit.fix)]
      : []),
    ...(onlyMisfit
      ? [say.misfit(placeOf(source, [...path, 'const']), quote(only), name, onlyMisfit.why, onlyMisfit.fix)]
      : []),
  ];
}

const bounds = [
  ['minimum', 'maximum'],
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
] as const;

function contradictions(source: Source, field: FieldModel, symbols: SymbolTable): Problem[] {
  const { schema, name, path } = field;
  const never = (key: keyof FieldSchema, why: string) => say.neverFits(placeOf(source, [...path, key]), name, why);
  const crossed = bounds.filter(([low, high]) => (schema[low] ?? -Infinity) > (schema[high] ?? Infinity));
  const { exclusiveMinimum = -Infinity, maximum = Infinity, minLength = 0, minItems = 0 } = schema;
  const cap = capOf(field);
  const choices = schema.type === 'array' && schema.uniqueItems ? choicesOf(schema, symbols)?.length : undefined;
  return [
    ...crossed.map(([low, high]) => never(low, `${low} is above ${high}`)),
    ...(exclusiveMinimum >= maximum ? [never('exclusiveMinimum', 'exclusiveMinimum is not below maximum')] : []),
    ...(cap !== undefined && cap < minLength
      ? [never('minLength', `minLength is above the ${cap} characters that its filter leaves`)]
      : []),
    ...(choices !== undefined && choices < minItems
      ? [never('minItems', `minItems is above the ${choices} choices of its list`)]
      : []),
  ];
}

/** How many characters the field's filters leave at most. */
const capOf = ({ ui: { filters = [] } }: FieldModel): number | undefined =>
  filters.flatMap((filter) => (typeof filter === 'object' ? [filter.cap] : []))[0];

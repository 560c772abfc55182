import { problems as say } from '../../shared/problems/catalogue.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import { quote } from '../../shared/problems/show.ts';
import { typeName } from '../check/reason.ts';
import { choicesOf, misfitOf, wrongType } from '../model/answer.ts';
import { choiceControls, countingControls } from '../model/controls.ts';
import type { FieldModel, FieldSchema, FieldSetModel } from '../model/types.ts';
import { placeOf, type Source } from '../read/source.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { stepsAround } from './slider-steps.ts';

/**
 * Checks that each field has a valid name and a label, that its list fits its type, that some answer fits its rules,
 * that its default is one, and that a slider reaches its end.
 * Problems: field/bad-name, field/no-label, field/no-choices, field/misfit, field/never-fits, field/object,
 * list/wrong-values, bound/off-steps
 */
export function lintShapes(set: FieldSetModel, symbols: SymbolTable): Problem[] {
  const { source, fields } = set;
  return [...fields.values()].flatMap((field) => {
    if (field.written.type === 'object') return [unread(set, field)];
    const stray = ['properties', 'required'].find((key) => key in field.schema);
    if (stray !== undefined) return [say.noObject(placeOf(source, [...field.path, stray], 'key'), field.name, stray)];
    const values = valuesOfList(source, field, symbols);
    // While the list has values of another type, neither default nor const can be judged.
    const answers = values.length > 0 ? [] : checkFixedAnswers(source, field, symbols);
    return [
      ...looks(source, field),
      ...values,
      ...answers,
      ...contradictions(source, field, symbols),
      ...offSteps(source, field),
    ];
  });
}

/** The problem of an object that could not be taken apart (resolve/objects.ts). */
function unread({ source, parts }: FieldSetModel, { name, path }: FieldModel): Problem {
  const fault = source.objects?.faults.get(path.join('/'));
  const place = [...(fault?.in === 'ui' ? parts.ui : path), ...(fault?.path ?? [])];
  return say.badObject(
    placeOf(source, place, 'key'),
    name,
    fault?.why ?? 'then and else take plain fields; an object belongs under properties, with its condition in ui',
  );
}

/**
 * The valid names of fields in config. Names that every JavaScript object has, such as `constructor`, are not allowed
 * either.
 */
const goodName = /^[a-z][A-Za-z0-9]*$/;

function looks(source: Source, field: FieldModel): Problem[] {
  const { name, schema, ui, widget, list, path } = field;
  const isBounded =
    ui.years !== undefined ||
    (countingControls.includes(widget) && schema.minimum !== undefined && schema.maximum !== undefined);
  // This is a function because finding a place parses the file again.
  const place = () => placeOf(source, path, 'key');
  return [
    ...(goodName.test(name) && !(name in {}) ? [] : [say.badFieldName(place(), name)]),
    ...(schema.title !== undefined || widget === 'hidden' ? [] : [say.noLabel(place(), name)]),
    ...twoLists(source, field),
    ...(choiceControls.includes(widget) && list === undefined && !isBounded && schema.items?.type !== 'object'
      ? [say.noChoices(place(), name, widget)]
      : []),
  ];
}

/** Choices beside others, or beside `items` where they belong, never become a list (resolve/inline.ts). */
function twoLists(source: Source, { name, schema, path }: FieldModel): Problem[] {
  const keys = ['enum', 'oneOf'] as const;
  const beside = keys.filter((key) => key in schema).map((key) => [...path, key]);
  const inItems = keys.filter((key) => key in (schema.items ?? {})).map((key) => [...path, 'items', key]);
  const [first] = [...beside, ...inItems];
  if (!first) return [];
  const place = placeOf(source, first, 'key');
  return [schema.type === 'array' && beside.length > 0 ? say.choicesOfItems(place, name) : say.twoLists(place, name)];
}

const kindsOfValue: Readonly<Record<string, string>> = {
  string: 'texts',
  integer: 'whole numbers',
  number: 'numbers',
};

/** Checks that the list of a text field contains texts, and that of a number field numbers. */
function valuesOfList(source: Source, { schema, list = '', path }: FieldModel, symbols: SymbolTable): Problem[] {
  // Such values never occur in a list: the control is wrong (lint/controls.ts).
  if (schema.type === 'boolean') return [];
  const isList = schema.type === 'array';
  const each = isList ? (schema.items ?? { type: 'string' }) : schema;
  if (each.type === 'object') return [];
  const type = each.type;
  const odd = choicesOf(schema, symbols)?.find((value) => wrongType({ type }, value) !== undefined);
  if (odd === undefined) return [];
  const place = placeOf(source, [...path, ...(isList ? ['items'] : []), 'x-list']);
  return [say.wrongValues(place, list, kindsOfValue[type] ?? typeName(type), quote(odd))];
}

/** Checks that the default, and the only accepted answer (`const`), are answers to the field. */
function checkFixedAnswers(source: Source, { name, schema, path }: FieldModel, symbols: SymbolTable): Problem[] {
  const { const: only, default: start, ...rules } = schema;
  // A box that must be ticked may start unticked.
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
  const { schema, name, path, widget } = field;
  const never = (key: keyof FieldSchema, why: string) => say.neverFits(placeOf(source, [...path, key]), name, why);
  const crossed = bounds.filter(([low, high]) => (schema[low] ?? -Infinity) > (schema[high] ?? Infinity));
  const { exclusiveMinimum = -Infinity, maximum = Infinity } = schema;
  const { minimum = -Infinity, exclusiveMaximum = Infinity, minLength = 0, minItems = 0 } = schema;
  const { minLength: shortest = 0, maxLength: longest = Infinity } = schema.items ?? {};
  const cap = capOf(field);
  const choices = schema.type === 'array' && schema.uniqueItems ? choicesOf(schema, symbols)?.length : undefined;
  return [
    ...crossed.map(([low, high]) => never(low, `${low} is above ${high}`)),
    ...(shortest > longest
      ? [say.neverFits(placeOf(source, [...path, 'items', 'minLength']), name, 'minLength is above maxLength')]
      : []),
    ...(widget === 'slider' && !isMultiple(schema)
      ? [never('minimum', 'the steps of its slider start at minimum, which is not a multiple of multipleOf')]
      : []),
    ...(exclusiveMinimum >= maximum ? [never('exclusiveMinimum', 'exclusiveMinimum is not below maximum')] : []),
    ...(exclusiveMaximum <= Math.max(minimum, exclusiveMinimum)
      ? [never('exclusiveMaximum', 'exclusiveMaximum is not above the smallest number')]
      : []),
    ...(cap !== undefined && cap < minLength
      ? [never('minLength', `minLength is above the ${cap} characters that its filter leaves`)]
      : []),
    ...(choices !== undefined && choices < minItems
      ? [never('minItems', `minItems is above the ${choices} choices of its list`)]
      : []),
  ];
}

function isMultiple({ minimum = 0, multipleOf = 1 }: FieldSchema): boolean {
  const steps = minimum / multipleOf;
  return Math.abs(Math.round(steps) - steps) < 1e-9;
}

/** A slider whose steps do not end at its maximum, which visitors then cannot set. */
function offSteps(source: Source, { schema, path, widget }: FieldModel): Problem[] {
  const { minimum, maximum, multipleOf } = schema;
  const steps = widget === 'slider' && isMultiple(schema) ? stepsAround(minimum, maximum, multipleOf) : undefined;
  if (!steps) return [];
  const { last, next } = steps;
  const fix = `Write maximum: ${last === minimum ? next : `${last} or ${next}`}, or another multipleOf.`;
  return [say.offSteps(placeOf(source, [...path, 'maximum']), maximum!, last, next, fix)];
}

/** The most characters that the field's filters let through. */
const capOf = ({ ui: { filters = [] } }: FieldModel): number | undefined =>
  filters.flatMap((filter) => (typeof filter === 'object' ? [filter.cap] : []))[0];

import { isMap } from '../../../compiler/read/shape.ts';
import { allHold } from '../expression.ts';
import type { ImportedForm, Json, Question } from '../form.ts';
import { cleanText, headingIn, list, loseKeys, map, maps, text, type Reading } from '../reading.ts';
import { branchesOf, whichOf, type Branch } from './branches.ts';
import { schemaChoices, fieldLabel, questionOf, typeOf, type Inside } from './field.ts';
import { looksOf, settingsOf } from './look.ts';
import { extraRule, onlyRefuses } from './extra.ts';
import { withPointers } from './pointers.ts';
import { resolverOf } from './resolve.ts';
import { mergeTwins, withNeeds } from './twins.ts';
import { need, type SchemaWalk } from './walk.ts';

/** Imports a JSON Schema with its uiSchema of react-jsonschema-form. */
export function readRjsf(given: Json, ui: Json, reading: Reading): ImportedForm {
  const { root: schema, pointerOf } = withPointers(given);
  const walk: SchemaWalk = {
    reading,
    resolver: resolverOf(schema, reading.lost),
    lookOf: looksOf(ui, pointerOf),
    needed: [],
    rules: [],
  };
  const root: Inside = { at: '', id: '', group: undefined, when: undefined, around: [] };
  const { schema: whole } = walk.resolver.resolve(schema, '', []);
  const isObject =
    isMap(whole.properties) ||
    whole.type === 'object' ||
    ['oneOf', 'anyOf', 'if', 'dependencies'].some((key) => key in whole);
  const questions =
    isObject && whole.type !== 'array'
      ? objectOf(schema, ui, root, walk)
      : fieldOf(schema, ui, { ...root, name: 'items', required: false }, walk);
  const button = map(settingsOf(ui).submitButtonOptions);
  const intro = text(whole.title) === undefined ? undefined : cleanText(text(whole.description) ?? '');
  return {
    title: text(whole.title) ?? text(whole.description),
    description: text(whole.description),
    submit: text(button.submitText),
    pages: [{ at: '', intro, questions: withNeeds(mergeTwins(questions, reading), walk) }],
    rules: walk.rules,
    lost: reading.lost,
  };
}

const objectKeys = [
  '$schema',
  '$id',
  '$anchor',
  '$comment',
  'title',
  'description',
  'type',
  'properties',
  'required',
  'definitions',
  '$defs',
  'dependencies',
  'dependentRequired',
  'dependentSchemas',
  'if',
  'then',
  'else',
  'oneOf',
  'anyOf',
  'default',
  'examples',
  'additionalProperties',
  'errorMessage',
];
const objectWays = {
  patternProperties: 'Visitors cannot name fields: ask for rows with a name and a value.',
  not: 'Write an assert under rules.',
  minProperties: 'Write an assert under rules.',
};

function objectOf(given: Json, own: Json, inside: Inside, walk: SchemaWalk): Question[] {
  const ui = walk.lookOf(given, own);
  const { schema, branches, around } = walk.resolver.resolve(given, inside.at, inside.around);
  const here = { ...inside, around };
  loseKeys(schema, objectKeys, inside.at, walk.reading.lost, objectWays);
  if (isMap(schema.additionalProperties))
    walk.reading.lost.push({
      at: `${inside.at}/additionalProperties`,
      what: 'fields that visitors name themselves',
      way: 'Ask for rows with a name and a value.',
    });
  const properties = map(schema.properties);
  const required = list(schema.required);
  const names = inOrder(Object.keys(properties), settingsOf(ui).order);
  const said = map(map(schema.errorMessage).required);
  const asked = names.flatMap((name) =>
    fieldOf(
      properties[name],
      map(ui[name]),
      { ...here, at: `${inside.at}/properties/${name}`, name, required: required.includes(name) },
      walk,
    ).map((one) =>
      one.id === `${inside.id}${name}` && typeof said[name] === 'string'
        ? { ...one, words: { ...one.words, required: said[name] } }
        : one,
    ),
  );
  for (const name of required.filter((one) => !(String(one) in properties)))
    need(`${inside.id}${String(name)}`, inside.when, walk);
  const conditional = [{ part: schema, at: inside.at }, ...branches].flatMap(({ part, at }) =>
    branchesOf(part, { ...here, at }, walk).flatMap((branch) => branchOf(branch, ui, here, properties, walk)),
  );
  return [...asked, ...conditional];
}

const inOrder = (names: readonly string[], order: unknown): readonly string[] => {
  if (!Array.isArray(order)) return names;
  const rest = names.filter((name) => !order.includes(name));
  const first = order.flatMap((name: unknown) => (name === '*' ? rest : names.filter((one) => one === name)));
  return [...first, ...names.filter((name) => !first.includes(name))];
};

type FieldInside = Inside & { readonly name: string; readonly required: boolean };

function fieldOf(given: unknown, own: Json, inside: FieldInside, walk: SchemaWalk): Question[] {
  if (!isMap(given)) return [];
  const ui = walk.lookOf(given, own);
  const { at, name } = inside;
  const { lost } = walk.reading;
  const resolved = walk.resolver.resolve(given, at, inside.around);
  const { schema } = resolved;
  const choices = schemaChoices(schema, ui, at, []);
  const type = typeOf(schema, choices);
  const next = { ...inside, around: resolved.around };
  if (type === 'object' || (!choices && isMap(schema.properties))) {
    const words = cleanText(text(settingsOf(ui).description) ?? text(schema.description) ?? '');
    if (words !== undefined)
      lost.push({ at, what: `the text "${words}"`, way: 'Write it under help of the first question of its group.' });
    return objectOf(
      { ...schema, allOf: resolved.branches.map(({ part }) => part) },
      ui,
      { ...next, id: `${inside.id}${name}.`, group: headingIn(inside.group, fieldLabel(schema, ui, name)) },
      walk,
    );
  }
  const branches = maps(schema.oneOf ?? schema.anyOf);
  if (!choices && branches.length > 0) return alternatives(schema, branches, ui, next, walk);
  if (type !== 'array') return [questionOf(schema, ui, next, lost)].flatMap((one) => one ?? []);
  return arrayOf(schema, ui, next, walk);
}

/**
 * A list: of choices, of rows, or of single values, each of which becomes a row.
 * Long because a list can be of four kinds, which exclude each other.
 */
function arrayOf(schema: Json, ui: Json, inside: FieldInside, walk: SchemaWalk): Question[] {
  const { lost } = walk.reading;
  const { at, name } = inside;
  if (Array.isArray(schema.items)) {
    if (isMap(schema.additionalItems))
      lost.push({ at: `${at}/additionalItems`, what: 'further items', way: 'Ask for them as rows.' });
    return schema.items.flatMap((item: unknown, index) =>
      fieldOf(
        titled(item, `${fieldLabel(schema, ui, name)} ${index + 1}`),
        map(list(ui.items)[index]),
        {
          ...inside,
          at: `${at}/items/${index}`,
          id: `${inside.id}${name}.`,
          name: `item${index + 1}`,
          group: headingIn(inside.group, fieldLabel(schema, ui, name)),
        },
        walk,
      ),
    );
  }
  const resolved = walk.resolver.resolve(map(schema.items), `${at}/items`, inside.around);
  const items = resolved.schema;
  const whole = { ...schema, items };
  const itemUi = walk.lookOf(map(schema.items), map(ui.items));
  if (schemaChoices(items, { ...ui, ...itemUi }, at, []) && items.type !== 'object')
    return [questionOf(whole, ui, inside, lost)].flatMap((one) => one ?? []);
  if (settingsOf(ui).widget === 'files' || items.format === 'data-url') {
    lost.push({
      at,
      what: 'several files',
      way: 'It asks for one file now. In a form that is sent, use the control upload with maxItems.',
    });
    return [
      questionOf(
        { ...items, title: schema.title, description: schema.description, format: 'data-url' },
        ui,
        inside,
        lost,
      ),
    ].flatMap((one) => one ?? []);
  }
  const rowInside: Inside = {
    at: `${at}/items`,
    id: `${inside.id}${name}.`,
    group: undefined,
    when: undefined,
    around: resolved.around,
  };
  const isObject = items.type === 'object' || isMap(items.properties);
  const rows = isObject
    ? objectOf({ ...items, allOf: resolved.branches.map(({ part }) => part) }, itemUi, rowInside, walk)
    : fieldOf(items, itemUi, { ...rowInside, name: 'value', required: true }, walk).map((one) => ({
        ...one,
        title: one.title === 'value' ? fieldLabel(schema, ui, name) : one.title,
      }));
  if (rows.length === 0) {
    lost.push({
      at,
      what: `the list "${fieldLabel(schema, ui, name)}" without anything to ask`,
      way: 'Say in the schema what an item is.',
    });
    return [];
  }
  if (!isObject)
    lost.push({ at, what: 'a list of single answers', way: 'Each is a row now, with its answer under value.' });
  const { default: filled, ...unfilled } = whole as Json;
  if (list(filled).length > 0)
    lost.push({
      at: `${at}/default`,
      what: 'rows that are filled in from the start',
      way: 'Rows start empty: set minItems.',
    });
  return [questionOf(unfilled, ui, { ...inside, rows: mergeTwins(rows, walk.reading) }, lost)].flatMap(
    (one) => one ?? [],
  );
}

/** A schema with a title, its own or this one. */
const titled = (schema: unknown, title: string): unknown => (isMap(schema) ? { title, ...schema } : schema);

/** Alternatives of which a visitor chooses one, as rjsf shows them: first a choice, then its questions. */
function alternatives(
  schema: Json,
  branches: readonly Json[],
  ui: Json,
  inside: FieldInside,
  walk: SchemaWalk,
): Question[] {
  const { oneOf: _o, anyOf: _a, ...base } = schema;
  const { name, at } = inside;
  const title = fieldLabel(schema, ui, name);
  const key = schema.oneOf ? 'oneOf' : 'anyOf';
  const which = whichOf(branches, { ...inside, id: `${inside.id}${name}.`, title }, walk);
  const questions = branches.flatMap((branch, index) =>
    fieldOf(
      { ...base, ...branch, title: text(branch.title) ?? title },
      ui,
      { ...inside, at: `${at}/${key}/${index}`, when: allHold(inside.when, which.is(index)) },
      walk,
    ),
  );
  return [which.question, ...questions];
}

/** The questions of a conditional part, and what it says of questions that are asked anyway. */
function branchOf(
  { part, at, when, isLost = false, questions = [] }: Branch,
  own: Json,
  inside: Inside,
  known: Json,
  walk: SchemaWalk,
): Question[] {
  const ui = walk.lookOf(part, own);
  const { schema, branches } = walk.resolver.resolve(part, at, inside.around);
  const both = allHold(inside.when, when);
  const properties = map(schema.properties);
  const extra: Record<string, unknown> = {};
  for (const [name, rule] of Object.entries(properties))
    if (!isMap(rule) || (!isMap(known[name]) && !onlyRefuses(rule))) extra[name] = rule;
    else if (isMap(rule.properties)) extra[name] = { ...rule, type: 'object' };
    else if (!isLost) extraRule(rule, map(known[name]), `${inside.id}${name}`, `${at}/properties/${name}`, both, walk);
  const here = { ...inside, at, when: both };
  const required = list(schema.required).filter((name) => String(name) in known || !(String(name) in properties));
  if (!isLost) required.forEach((name) => need(`${inside.id}${String(name)}`, both, walk));
  return [
    ...questions,
    ...objectOf(
      {
        ...schema,
        allOf: branches.map((one) => one.part),
        properties: extra,
        required: list(schema.required).filter((name) => !required.includes(name)),
      },
      ui,
      here,
      walk,
    ),
  ];
}

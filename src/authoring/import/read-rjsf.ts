import { isMap } from '../../compiler/read/shape.ts';
import {
  fieldName,
  choicesFrom,
  textOf,
  lose,
  type Choice,
  type Imported,
  type Json,
  type Lost,
  type Question,
} from './question.ts';
import { branchesOf, branching } from './rjsf-branches.ts';

/** Keywords of JSON Schema that mean the same in our forms. */
const sameRules = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
  'uniqueItems',
  'const',
];

/** Controls of rjsf and ours. */
const widgets: Readonly<Record<string, string>> = {
  textarea: 'textarea',
  password: 'password',
  radio: 'radio',
  select: 'select',
  checkboxes: 'checkboxes',
  checkbox: 'checkbox',
  hidden: 'hidden',
  email: 'email',
  date: 'date',
  text: 'text',
  updown: 'number',
  file: 'file',
  range: 'slider',
  time: 'time',
};

const formats = ['email', 'date', 'time'];

/** What to do about keywords that are not taken. */
const ways: Readonly<Record<string, string>> = {
  anyOf: 'Ask first which of them it is, and show the others with when.',
  oneOf: 'Ask first which of them it is, and show the others with when.',
  definitions: 'Write what $ref names in its place, or build on a part of another form by $ref.',
  $defs: 'Write what $ref names in its place, or build on a part of another form by $ref.',
  $ref: 'Write here what it names.',
  readOnly: 'Say readOnly: true under ui.',
};

/** Reads a JSON Schema and the uiSchema of react-jsonschema-form beside it. */
export function readRjsf(schema: Json, ui: Json): Imported {
  const lost: Lost[] = [];
  const questions = fieldsOf(schema, ui, { at: '', names: [], group: undefined, when: {} }, lost);
  const button = ui['ui:submitButtonOptions'];
  return {
    description: textOf(schema.title) ?? textOf(schema.description),
    submit: isMap(button) ? textOf(button.submitText) : undefined,
    questions,
    lost,
  };
}

interface Inside {
  readonly at: string;
  readonly names: readonly string[];
  readonly group: string | undefined;
  /** The answers with which it is asked. */
  readonly when: Json;
}

function fieldsOf(schema: Json, ui: Json, inside: Inside, lost: Lost[]): Question[] {
  const properties = isMap(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  const known = ['$schema', '$id', 'title', 'description', 'type', 'properties', 'required', ...branching];
  lose(schema, known, inside.at, lost, ways);
  const own = ordered(Object.keys(properties), ui['ui:order']).flatMap((name) => {
    const field = properties[name];
    const at = `${inside.at}/properties/${name}`;
    if (!isMap(field)) return [];
    const fieldUi = isMap(ui[name]) ? ui[name] : {};
    const names = [...inside.names, name];
    if (field.type === 'object')
      return fieldsOf(field, fieldUi, { ...inside, at, names, group: textOf(field.title) ?? name }, lost);
    const question = questionOf(field, fieldUi, { ...inside, at, names }, required.includes(name), lost);
    return question ?? [];
  });
  const branches = branchesOf(schema, inside.at, lost).map(({ part, at, when }) => ({
    part,
    inside: { ...inside, at, when: { ...inside.when, ...renamed(when, inside) } },
  }));
  return branches.reduce((questions, { part, inside: branch }) => {
    const more = fieldsOf(part, ui, branch, lost);
    const must = Array.isArray(part.required) ? part.required.map((name) => nameOf(String(name), branch)) : [];
    return [...questions.map((one) => (must.includes(one.name) ? asked(one, branch, lost) : one)), ...more];
  }, own);
}

const nameOf = (name: string, { names }: Inside): string => fieldName([...names, name].join(' '));

const renamed = (when: Json, inside: Inside): Json =>
  Object.fromEntries(Object.entries(when).map(([name, rule]) => [nameOf(name, inside), rule]));

/** A question that must be answered with some answers: it is asked only then. */
function asked(question: Question, { when, at }: Inside, lost: Lost[]): Question {
  if (Object.keys(when).length === 0 || question.required) return { ...question, required: true };
  lost.push({
    at: `${at}/required`,
    what: `${question.name} where it is optional`,
    way: 'It is asked only where it must be answered: take its when away, under ui, to ask it always.',
  });
  return { ...question, required: true, ui: { ...question.ui, when } };
}

const ordered = (names: readonly string[], order: unknown): readonly string[] => {
  if (!Array.isArray(order)) return names;
  const rest = names.filter((name) => !order.includes(name));
  return order.flatMap((name: unknown) => (name === '*' ? rest : names.filter((one) => one === name)));
};

const ourTypes = ['string', 'integer', 'number', 'boolean', 'array'];
const otherType = 'Give the field one of the types string, integer, number, boolean, or a list of choices.';
const lists = {
  what: 'a list of neither choices nor objects',
  way: 'Ask for one item, or for how many there are and each of them by name.',
};

/** What is read of a field. */
const readKeys = [...sameRules, 'type', 'title', 'description', 'default', 'enum', 'enumNames', 'format', 'items'];

function questionOf(
  field: Json,
  ui: Json,
  { at, names, group, when }: Inside,
  required: boolean,
  lost: Lost[],
): Question | undefined {
  const items = isMap(field.items) ? field.items : undefined;
  const choices = choicesOf(items ?? field);
  const type = field.type ?? (choices ? 'string' : undefined);
  const rows = type === 'array' && items?.type === 'object' ? rowsOf(items, ui, at, lost) : undefined;
  if (typeof type !== 'string' || !ourTypes.includes(type) || (type === 'array' && !choices && !rows)) {
    lost.push({
      at,
      ...(type === 'array' ? lists : { what: `a field of type ${JSON.stringify(field.type ?? null)}`, way: otherType }),
    });
    return undefined;
  }
  const { known, ...look } = lookOf(field, ui, at, lost);
  const format = textOf(field.format);
  if (format !== undefined && !formats.includes(format))
    lost.push({ at: `${at}/format`, what: `format ${format}`, way: 'Say what is allowed by a pattern.' });
  lose(field, choices ? [...readKeys, 'oneOf', 'anyOf'] : readKeys, at, lost, ways);
  lose(ui, known, `${at} of uiSchema`, lost, ways);
  return {
    name: fieldName(names.join(' ')),
    type: type as Question['type'],
    title: textOf(ui['ui:title']) ?? textOf(field.title) ?? names.at(-1)!,
    ...(choices && { choices }),
    ...(rows && { rows }),
    rules: {
      ...Object.fromEntries(sameRules.flatMap((key) => (field[key] === undefined ? [] : [[key, field[key]]]))),
      ...(format !== undefined && formats.includes(format) && { format }),
      ...(field.default !== undefined && { default: field.default }),
    },
    required,
    words: {},
    ui: { ...look, ...(Object.keys(when).length > 0 && { when }), ...(group !== undefined && { group }) },
  };
}

/** What each row of a list of objects asks; undefined within rows, which have no rows of their own. */
function rowsOf(items: Json, ui: Json, at: string, lost: Lost[]): Question[] | undefined {
  if (at.includes('/items/')) return undefined;
  const inside = { at: `${at}/items`, names: [], group: undefined, when: {} };
  return fieldsOf(items, isMap(ui.items) ? ui.items : {}, inside, lost);
}

/** Choices of enum with enumNames, or of oneOf and anyOf with const and title. */
function choicesOf(field: Json): readonly Choice[] | undefined {
  const branches = field.oneOf ?? field.anyOf;
  if (Array.isArray(branches) && branches.every((one) => isMap(one) && 'const' in one)) {
    const all = branches as readonly Json[];
    return choicesFrom(
      all.map((one) => one.const),
      (index) => all[index]?.title,
    );
  }
  const labels = Array.isArray(field.enumNames) ? (field.enumNames as readonly unknown[]) : [];
  return Array.isArray(field.enum) ? choicesFrom(field.enum, (index) => labels[index]) : undefined;
}

/** A slider goes from one end to another, by steps. */
const slides = ({ minimum, maximum, multipleOf }: Json): boolean =>
  [minimum, maximum, multipleOf].every((bound) => typeof bound === 'number');

function lookOf(field: Json, ui: Json, at: string, lost: Lost[]): { known: readonly string[]; [key: string]: unknown } {
  const options = isMap(ui['ui:options']) ? ui['ui:options'] : {};
  const widget = textOf(ui['ui:widget']) ?? textOf(options.widget);
  const ours = widget === undefined || (widget === 'range' && !slides(field)) ? undefined : widgets[widget];
  if (widget !== undefined && ours === undefined)
    lost.push({
      at: `${at} of uiSchema`,
      what: `the control ${widget}`,
      way:
        widget === 'range'
          ? 'Give the field minimum, maximum and multipleOf, and it can have a slider.'
          : 'Choose one of our controls: npm run site -- explain widget/unknown.',
    });
  const help = textOf(ui['ui:help']) ?? textOf(ui['ui:description']) ?? textOf(field.description);
  return {
    known: [
      'ui:widget',
      'ui:options',
      'ui:title',
      'ui:help',
      'ui:description',
      'ui:placeholder',
      'ui:autocomplete',
      'ui:readonly',
      'ui:order',
      'ui:submitButtonOptions',
      'items',
    ],
    ...(ours !== undefined && { widget: ours }),
    ...(typeof options.rows === 'number' && ours === 'textarea' && { options: { rows: options.rows } }),
    ...(textOf(ui['ui:placeholder']) !== undefined && { placeholder: textOf(ui['ui:placeholder']) }),
    ...(help !== undefined && { help }),
    ...(textOf(ui['ui:autocomplete']) !== undefined && { autocomplete: textOf(ui['ui:autocomplete']) }),
    ...((ui['ui:readonly'] === true || field.readOnly === true) && { readOnly: true }),
    ...(field.format === 'email' && { private: 'contact' }),
  };
}

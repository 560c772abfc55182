import { isMap } from '../../compiler/read/shape.ts';
import {
  fieldName,
  choicesFrom,
  nonEmptyText,
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

/** Our controls by those of rjsf. */
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

const knownFormats = ['email', 'date', 'time'];

/** What to do about unsupported keywords. */
const ways: Readonly<Record<string, string>> = {
  anyOf: 'First ask which of them applies, and show the others with when.',
  oneOf: 'First ask which of them applies, and show the others with when.',
  definitions: 'Replace $ref by its target, or build on a part of another form by $ref.',
  $defs: 'Replace $ref by its target, or build on a part of another form by $ref.',
  $ref: 'Replace it by its target.',
  readOnly: 'Write readOnly: true under ui.',
};

/** Imports a JSON Schema with its uiSchema of react-jsonschema-form. */
export function readRjsf(schema: Json, ui: Json): Imported {
  const lost: Lost[] = [];
  const questions = questionsOf(schema, ui, { at: '', names: [], group: undefined, when: {} }, lost);
  const button = ui['ui:submitButtonOptions'];
  return {
    description: nonEmptyText(schema.title) ?? nonEmptyText(schema.description),
    submit: isMap(button) ? nonEmptyText(button.submitText) : undefined,
    questions,
    lost,
  };
}

interface Inside {
  readonly at: string;
  readonly names: readonly string[];
  readonly group: string | undefined;
  /** The condition under which it is asked. */
  readonly when: Json;
}

function questionsOf(schema: Json, ui: Json, inside: Inside, lost: Lost[]): Question[] {
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
      return questionsOf(field, fieldUi, { ...inside, at, names, group: nonEmptyText(field.title) ?? name }, lost);
    const question = questionOf(field, fieldUi, { ...inside, at, names }, required.includes(name), lost);
    return question ?? [];
  });
  const branches = branchesOf(schema, inside.at, lost).map(({ part, at, when }) => ({
    part,
    inside: { ...inside, at, when: { ...inside.when, ...renamed(when, inside) } },
  }));
  return branches.reduce((questions, { part, inside: branch }) => {
    const more = questionsOf(part, ui, branch, lost);
    const must = Array.isArray(part.required) ? part.required.map((name) => nestedName(String(name), branch)) : [];
    return [...questions.map((one) => (must.includes(one.name) ? asked(one, branch, lost) : one)), ...more];
  }, own);
}

const nestedName = (name: string, { names }: Inside): string => fieldName([...names, name].join(' '));

const renamed = (when: Json, inside: Inside): Json =>
  Object.fromEntries(Object.entries(when).map(([name, rule]) => [nestedName(name, inside), rule]));

/** A question that is required under a condition: it is asked only then. */
function asked(question: Question, { when, at }: Inside, lost: Lost[]): Question {
  if (Object.keys(when).length === 0 || question.required) return { ...question, required: true };
  lost.push({
    at: `${at}/required`,
    what: `${question.name} where it is optional`,
    way: 'It is asked only where it is required: to ask it always, remove its when under ui.',
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
  what: 'a list without choices or objects',
  way: 'Ask for one item, or for how many there are and each of them by name.',
};

/** Supported keywords of a field. */
const readKeys = [...sameRules, 'type', 'title', 'description', 'default', 'enum', 'enumNames', 'format', 'items'];

function questionOf(
  field: Json,
  ui: Json,
  { at, names, group, when }: Inside,
  required: boolean,
  lost: Lost[],
): Question | undefined {
  const items = isMap(field.items) ? field.items : undefined;
  const choices = choicesInSchema(items ?? field);
  const type = field.type ?? (choices ? 'string' : undefined);
  const rows = type === 'array' && items?.type === 'object' ? rowQuestions(items, ui, at, lost) : undefined;
  if (typeof type !== 'string' || !ourTypes.includes(type) || (type === 'array' && !choices && !rows)) {
    lost.push({
      at,
      ...(type === 'array' ? lists : { what: `a field of type ${JSON.stringify(field.type ?? null)}`, way: otherType }),
    });
    return undefined;
  }
  const { known, ...look } = lookOf(field, ui, at, lost);
  const format = nonEmptyText(field.format);
  if (format !== undefined && !knownFormats.includes(format))
    lost.push({ at: `${at}/format`, what: `format ${format}`, way: 'Describe the allowed texts by a pattern.' });
  lose(field, choices ? [...readKeys, 'oneOf', 'anyOf'] : readKeys, at, lost, ways);
  lose(ui, known, `${at} of uiSchema`, lost, ways);
  return {
    name: fieldName(names.join(' ')),
    type: type as Question['type'],
    title: nonEmptyText(ui['ui:title']) ?? nonEmptyText(field.title) ?? names.at(-1)!,
    ...(choices && { choices }),
    ...(rows && { rows }),
    rules: {
      ...Object.fromEntries(sameRules.flatMap((key) => (field[key] === undefined ? [] : [[key, field[key]]]))),
      ...(format !== undefined && knownFormats.includes(format) && { format }),
      ...(field.default !== undefined && { default: field.default }),
    },
    required,
    words: {},
    ui: { ...look, ...(Object.keys(when).length > 0 && { when }), ...(group !== undefined && { group }) },
  };
}

/** The questions of each row in a list of objects; undefined inside rows, because rows cannot be nested. */
function rowQuestions(items: Json, ui: Json, at: string, lost: Lost[]): Question[] | undefined {
  if (at.includes('/items/')) return undefined;
  const inside = { at: `${at}/items`, names: [], group: undefined, when: {} };
  return questionsOf(items, isMap(ui.items) ? ui.items : {}, inside, lost);
}

/** Choices from enum with enumNames, or from oneOf or anyOf with const and title. */
function choicesInSchema(field: Json): readonly Choice[] | undefined {
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

/** Whether a field has the bounds and the step that a slider needs. */
const slides = ({ minimum, maximum, multipleOf }: Json): boolean =>
  [minimum, maximum, multipleOf].every((bound) => typeof bound === 'number');

function lookOf(field: Json, ui: Json, at: string, lost: Lost[]): { known: readonly string[]; [key: string]: unknown } {
  const options = isMap(ui['ui:options']) ? ui['ui:options'] : {};
  const widget = nonEmptyText(ui['ui:widget']) ?? nonEmptyText(options.widget);
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
  const help = nonEmptyText(ui['ui:help']) ?? nonEmptyText(ui['ui:description']) ?? nonEmptyText(field.description);
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
    ...(nonEmptyText(ui['ui:placeholder']) !== undefined && { placeholder: nonEmptyText(ui['ui:placeholder']) }),
    ...(help !== undefined && { help }),
    ...(nonEmptyText(ui['ui:autocomplete']) !== undefined && { autocomplete: nonEmptyText(ui['ui:autocomplete']) }),
    ...((ui['ui:readonly'] === true || field.readOnly === true) && { readOnly: true }),
    ...(field.format === 'email' && { private: 'contact' }),
  };
}

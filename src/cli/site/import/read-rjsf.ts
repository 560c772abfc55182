import {
  fieldName,
  choicesFrom,
  isObject,
  textOf,
  unread,
  type Choice,
  type Imported,
  type Json,
  type Lost,
  type Question,
} from './question.ts';

/** Keywords of JSON Schema that mean the same in our forms. */
const sameRules = [
  'minLength',
  'maxLength',
  'pattern',
  'minimum',
  'maximum',
  'exclusiveMinimum',
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
};

const formats = ['email', 'date'];

/** What to do about keywords that are not taken. */
const ways: Readonly<Record<string, string>> = {
  dependencies: 'Say under ui of the field that follows when it is shown: when: { other: { const: yes } }.',
  dependentRequired: 'Show the field with when, under ui: a field that is shown and required must be answered.',
  if: 'Say under ui of the fields when they are shown: when: { other: { const: yes } }.',
  then: 'Belongs to if.',
  else: 'Belongs to if.',
  allOf: 'Write the fields of all parts under properties.',
  anyOf: 'Ask first which of them it is, and show the others with when.',
  oneOf: 'Ask first which of them it is, and show the others with when.',
  definitions: 'Write what $ref names in its place, or build on a part of another form by $ref.',
  $defs: 'Write what $ref names in its place, or build on a part of another form by $ref.',
  $ref: 'Write here what it names.',
  exclusiveMaximum: 'Write maximum, with the greatest number that is allowed.',
  readOnly: 'Say readOnly: true under ui.',
};

/** Reads a JSON Schema and the uiSchema of react-jsonschema-form beside it. */
export function readRjsf(schema: Json, ui: Json): Imported {
  const lost: Lost[] = [];
  const questions = fieldsOf(schema, ui, { at: '', names: [], group: undefined }, lost);
  const button = ui['ui:submitButtonOptions'];
  return {
    description: textOf(schema.title) ?? textOf(schema.description),
    submit: isObject(button) ? textOf(button.submitText) : undefined,
    questions,
    lost,
  };
}

interface Inside {
  readonly at: string;
  readonly names: readonly string[];
  readonly group: string | undefined;
}

function fieldsOf(schema: Json, ui: Json, inside: Inside, lost: Lost[]): Question[] {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  lose(schema, ['$schema', '$id', 'title', 'description', 'type', 'properties', 'required'], inside.at, lost);
  return ordered(Object.keys(properties), ui['ui:order']).flatMap((name) => {
    const field = properties[name];
    const at = `${inside.at}/properties/${name}`;
    if (!isObject(field)) return [];
    const fieldUi = isObject(ui[name]) ? ui[name] : {};
    const names = [...inside.names, name];
    if (field.type === 'object')
      return fieldsOf(field, fieldUi, { at, names, group: textOf(field.title) ?? name }, lost);
    const question = questionOf(field, fieldUi, { at, names, group: inside.group }, required.includes(name), lost);
    return question ?? [];
  });
}

const ordered = (names: readonly string[], order: unknown): readonly string[] => {
  if (!Array.isArray(order)) return names;
  const rest = names.filter((name) => !order.includes(name));
  return order.flatMap((name: unknown) => (name === '*' ? rest : names.filter((one) => one === name)));
};

const ourTypes = ['string', 'integer', 'number', 'boolean', 'array'];
const otherType = 'Give the field one of the types string, integer, number, boolean, or a list of choices.';
const rows = {
  what: 'a list that is not of choices',
  way: 'Ask for one item, or for how many there are and each of them by name.',
};

/** What is read of a field. */
const readKeys = [...sameRules, 'type', 'title', 'description', 'default', 'enum', 'enumNames', 'format', 'items'];

function questionOf(
  field: Json,
  ui: Json,
  { at, names, group }: Inside,
  required: boolean,
  lost: Lost[],
): Question | undefined {
  const items = isObject(field.items) ? field.items : undefined;
  const choices = choicesOf(items ?? field);
  const type = field.type ?? (choices ? 'string' : undefined);
  if (typeof type !== 'string' || !ourTypes.includes(type) || (type === 'array' && !choices)) {
    lost.push({
      at,
      ...(type === 'array' ? rows : { what: `a field of type ${JSON.stringify(field.type ?? null)}`, way: otherType }),
    });
    return undefined;
  }
  const { known, ...look } = lookOf(field, ui, at, lost);
  const format = textOf(field.format);
  if (format !== undefined && !formats.includes(format))
    lost.push({ at: `${at}/format`, what: `format ${format}`, way: 'Say what is allowed by a pattern.' });
  lose(field, choices ? [...readKeys, 'oneOf', 'anyOf'] : readKeys, at, lost);
  lose(ui, known, `${at} of uiSchema`, lost);
  return {
    name: fieldName(names.join(' ')),
    type: type as Question['type'],
    title: textOf(ui['ui:title']) ?? textOf(field.title) ?? names.at(-1)!,
    ...(choices && { choices }),
    rules: {
      ...Object.fromEntries(sameRules.flatMap((key) => (field[key] === undefined ? [] : [[key, field[key]]]))),
      ...(format !== undefined && formats.includes(format) && { format }),
      ...(field.default !== undefined && { default: field.default }),
    },
    required,
    words: {},
    ui: { ...look, ...(group !== undefined && { group }) },
  };
}

/** Choices of enum with enumNames, or of oneOf and anyOf with const and title. */
function choicesOf(field: Json): readonly Choice[] | undefined {
  const branches = field.oneOf ?? field.anyOf;
  if (Array.isArray(branches) && branches.every((one) => isObject(one) && 'const' in one)) {
    const all = branches as readonly Json[];
    return choicesFrom(
      all.map((one) => one.const),
      (index) => all[index]?.title,
    );
  }
  const labels = Array.isArray(field.enumNames) ? (field.enumNames as readonly unknown[]) : [];
  return Array.isArray(field.enum) ? choicesFrom(field.enum, (index) => labels[index]) : undefined;
}

function lookOf(field: Json, ui: Json, at: string, lost: Lost[]): { known: readonly string[]; [key: string]: unknown } {
  const options = isObject(ui['ui:options']) ? ui['ui:options'] : {};
  const widget = textOf(ui['ui:widget']) ?? textOf(options.widget);
  const ours = widget === undefined ? undefined : widgets[widget];
  if (widget !== undefined && ours === undefined)
    lost.push({
      at: `${at} of uiSchema`,
      what: `the control ${widget}`,
      way: 'Choose one of our controls: npm run site -- explain widget/unknown.',
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

function lose(source: Json, known: readonly string[], at: string, lost: Lost[]): void {
  for (const key of unread(source, known))
    lost.push({ at: `${at}/${key}`, what: key, way: ways[key] ?? 'Our forms have nothing for it.' });
}

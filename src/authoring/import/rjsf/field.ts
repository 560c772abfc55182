import { isMap } from '../../../compiler/read/shape.ts';
import type { Expression } from '../expression.ts';
import type { Choice, Json, Lost, Question } from '../form.ts';
import { choicesOf, cleanText, known, list, loseKeys, maps, text } from '../reading.ts';
import { fieldLook, settingsOf } from './look.ts';
import { unresolved } from './resolve.ts';

/** Where a field is, and what holds around it. */
export interface Inside {
  readonly at: string;
  /** The id of the object that it is in, with a point at its end; empty at the root. */
  readonly id: string;
  readonly group: string | undefined;
  readonly when: Expression | undefined;
  readonly around: readonly string[];
}

/** Keywords that mean the same in our forms. */
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
  'default',
];
const knownFormats = ['email', 'date', 'time'];
const readKeys = [
  ...sameRules,
  '$schema',
  '$id',
  '$anchor',
  '$comment',
  'const',
  'type',
  'title',
  'description',
  'enum',
  'enumNames',
  'examples',
  'format',
  'items',
  'oneOf',
  'anyOf',
  'readOnly',
  unresolved,
  'definitions',
  '$defs',
  'x-enumNames',
  'x-enum-varnames',
  'errorMessage',
];

const fieldTypes = ['string', 'integer', 'number', 'boolean', 'array'];

/** The type of a field; of several types, the one that takes the others too. */
export function typeOf(schema: Json, choices: readonly Choice[] | undefined): string | undefined {
  const { type } = schema;
  if (typeof type === 'string') return type;
  if (Array.isArray(type))
    return type.includes('string') ? 'string' : type.includes('number') ? 'number' : String(type[0]);
  if (isMap(schema.properties)) return 'object';
  if (schema.items !== undefined) return 'array';
  if (choices) return choices.every(({ value }) => typeof value === 'number') ? 'integer' : 'string';
  if ('const' in schema) return typeof schema.const;
  if (
    typeof schema.default === 'string' ||
    schema.pattern !== undefined ||
    schema.maxLength !== undefined ||
    schema.format !== undefined
  )
    return 'string';
  if (typeof schema.default === 'boolean') return 'boolean';
  if (typeof schema.default === 'number' || schema.minimum !== undefined) return 'number';
  return undefined;
}

/** Controls with which rjsf offers Yes and No for a boolean; any other is a box to tick. */
const yesNoControls: readonly unknown[] = ['radio', 'select', 'RadioWidget', 'SelectWidget'];

/** Choices from enum with enumNames, or from oneOf or anyOf with const and title. */
export function schemaChoices(schema: Json, ui: Json, at: string, lost: Lost[]): readonly Choice[] | undefined {
  const branches = maps(schema.oneOf ?? schema.anyOf);
  const labels = list(
    settingsOf(ui).enumNames ?? schema.enumNames ?? schema['x-enumNames'] ?? schema['x-enum-varnames'],
  );
  const single = (one: Json): unknown => ('const' in one ? one.const : list(one.enum)[0]);
  const isList =
    branches.length > 0 &&
    branches.every((one) => ('const' in one || list(one.enum).length === 1) && !isMap(one.properties));
  if (isList && !branches.every((one) => typeof single(one) === 'object'))
    return choicesOf(
      branches.map((one) => ({ value: single(one), label: text(one.title) })),
      at,
      lost,
    );
  const control = settingsOf(ui).widget;
  const values = list(
    schema.enum ?? (schema.type === 'boolean' && yesNoControls.includes(control) ? [true, false] : []),
  );
  if (values.length === 0) return undefined;
  return choicesOf(
    values.map((value, index) => ({
      value: typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      label:
        text(labels[index]) ??
        (typeof labels[index] === 'number' ? String(labels[index]) : undefined) ??
        (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : undefined),
    })),
    at,
    lost,
  );
}

export const fieldLabel = (schema: Json, ui: Json, name: string): string =>
  cleanText(text(settingsOf(ui).title) ?? text(schema.title) ?? '') ?? name;

/**
 * The question of a field without fields of its own; undefined if it cannot be asked, which is then lost.
 * Long because it takes everything that the source can say of one thing.
 */
export function questionOf(
  schema: Json,
  ui: Json,
  inside: Inside & {
    readonly name: string;
    readonly required: boolean;
    readonly rows?: readonly Question[] | undefined;
  },
  lost: Lost[],
): Question | undefined {
  const { at, name, required, rows, when, group } = inside;
  const items = isMap(schema.items) ? schema.items : undefined;
  const own = schemaChoices(
    items && !rows ? items : schema,
    items && !rows ? { ...ui, ...(isMap(ui.items) ? ui.items : {}) } : ui,
    at,
    lost,
  );
  const isArray = schema.type === 'array' || items !== undefined;
  const choices = rows ? undefined : own;
  const type = typeOf(schema, choices);
  const title = fieldLabel(schema, ui, name);
  if (type === undefined || !fieldTypes.includes(type) || (isArray && !choices && !rows)) {
    if (schema[unresolved] === true) return undefined;
    lost.push({
      at,
      what: `the question "${title}" of type ${JSON.stringify(schema.type ?? null)}`,
      way: 'Give the field one of the types string, integer, number, boolean, or a list of choices.',
    });
    return undefined;
  }
  const look = fieldLook(schema, ui, at, lost);
  loseKeys(schema, readKeys, at, lost, {});
  const format = text(schema.format);
  if (format !== undefined && !knownFormats.includes(format) && format !== 'data-url')
    lost.push({ at: `${at}/format`, what: `format ${format}`, way: 'Describe the allowed texts by a pattern.' });
  const isBoolean = choices !== undefined && type === 'boolean';
  return {
    at,
    id: `${inside.id}${name}`,
    type: isBoolean ? 'string' : (type as Question['type']),
    title,
    choices,
    rows,
    rules: known({
      ...Object.fromEntries(sameRules.map((key) => [key, schema[key]])),
      default: isBoolean && typeof schema.default === 'boolean' ? String(schema.default) : schema.default,
      format: format !== undefined && knownFormats.includes(format) ? format : undefined,
      ...constRules(schema),
    }),
    required,
    words: errorMessages(schema),
    ui: known({ ...look, ...fixedLook(schema), group }),
    when,
  };
}

/** The messages of a schema for ajv-errors, by keyword. */
export const errorMessages = ({ errorMessage }: Json): Record<string, string> =>
  Object.fromEntries(
    Object.entries(isMap(errorMessage) ? errorMessage : {}).filter(
      (one): one is [string, string] => typeof one[1] === 'string',
    ),
  );

/** A fixed answer: a box to tick, or a value that visitors need not see. */
const constRules = (schema: Json): Json =>
  schema.const === undefined ? {} : schema.const === true ? { const: true } : { default: schema.const };

const fixedLook = (schema: Json): Json =>
  schema.const === undefined || schema.const === true ? {} : { widget: 'hidden' };

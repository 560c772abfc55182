import { widgetContract, type Contracts } from '../../../compiler/check/contracts.ts';
import { breakableKeywords } from '../../../compiler/model/keywords.ts';
import { array, at, record, asText } from '../../../compiler/read/data.ts';
import { widgetOf } from '../../../compiler/resolve/settings.ts';
import type { Field } from '../../../shared/plan/config.generated.ts';
import type { Examples } from './examples.ts';
import { freshName, nameOfLabel, titleFromName } from './fresh.ts';

/** What the person entered for a new field. */
export interface FieldWish {
  readonly widget: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly list?: string | undefined;
  readonly isRequired: boolean;
}

/** A field: its entries in `schema`, `ui` and `messages` of its form. */
export interface NewField {
  readonly name: string;
  readonly schema: JsonMap;
  readonly ui: JsonMap;
  readonly messages: JsonMap;
  readonly isRequired: boolean;
}

type JsonMap = Readonly<Record<string, unknown>>;

/** A form, or a step of a wizard. */
export interface FieldSetData {
  readonly schema?: { readonly properties?: JsonMap; readonly required?: readonly string[] };
  readonly messages?: JsonMap;
  readonly validation?: string;
}

/** Keys of `ui` that any field with the control copies from its example. */
const generalKeys: ReadonlySet<string> = new Set([
  'options',
  'filters',
  'suggest',
  'display',
  'computed',
  'group',
  'rows',
]);

/** Controls that need no adaptation: a new field copies the whole `ui` of their example. */
const uniformControls: ReadonlySet<string> = new Set(['email', 'tel', 'password']);

/** Whether a field with this control has choices, according to its example. */
export const hasChoices = (widget: string, examples: Examples): boolean =>
  choiceKeyOf(exampleOf(widget, examples).schema) !== undefined;

/** A new field: what its control requires, and a message for each of its rules. */
export function newField(wish: FieldWish, set: FieldSetData, contracts: Contracts, examples: Examples): NewField {
  const { widget, label } = wish;
  const example = exampleOf(widget, examples);
  const { needs = [] } = widgetContract(widget, contracts) ?? {};
  // Without bounds, a date could be in any century.
  const bounds = typeof example.schema.minimum === 'string' ? ['minimum', 'maximum'] : [];
  const kept = new Set(['type', 'format', 'items', ...needs, ...bounds, ...(widget === 'hidden' ? ['default'] : [])]);
  const { type = 'string', ...others } = Object.fromEntries(
    Object.entries(example.schema).filter(([key]) => kept.has(key)),
  );
  const title = widget === 'hidden' ? {} : { title: label };
  const schema = withChoices({ type, ...title, ...others }, example.schema, wish);
  const taken = Object.keys(set.schema?.properties ?? {});
  // A field with a default always has an answer.
  const isRequired = wish.isRequired && schema.default === undefined;
  return {
    name: freshName(nameOfLabel(label) || 'field', taken, ''),
    schema,
    ui: uiOf(widget, schema, example.ui, contracts),
    messages: messagesOf({ ...wish, isRequired }, schema, example.messages, set),
    isRequired,
  };
}

/** The field in the example form that uses the control. */
function exampleOf(widget: string, examples: Examples): Record<'schema' | 'ui' | 'messages', JsonMap> {
  const form = examples.field(widget);
  const names = Object.keys(record(at(form, ['schema', 'properties'])));
  const isDrawn = (one: string) => at(form, ['ui', one, 'widget']) === widget;
  const name =
    names.find(isDrawn) ?? names.find((one) => at(form, ['ui', one, 'computed']) !== undefined) ?? names.at(-1) ?? '';
  const of = (path: readonly string[]): JsonMap => record(at(form, [...path, name]));
  return { schema: of(['schema', 'properties']), ui: of(['ui']), messages: of(['messages']) };
}

const choiceKeyOf = (schema: JsonMap): string | undefined =>
  ['x-list', 'enum', 'oneOf'].find((key) => schema[key] !== undefined || at(schema.items, [key]) !== undefined);

function withChoices(schema: JsonMap, example: JsonMap, { options, list }: FieldWish): JsonMap {
  if (choiceKeyOf(example) === undefined) return schema;
  const own =
    list === undefined
      ? { enum: options.length > 0 ? options : ['First choice', 'Second choice'] }
      : { 'x-list': list };
  if (schema.type !== 'array') return { ...schema, ...(list === undefined && { type: 'string' }), ...own };
  return { ...schema, items: { type: 'string', ...own } };
}

function uiOf(widget: string, schema: JsonMap, example: JsonMap, contracts: Contracts): JsonMap {
  const settings = contracts.schemas.get(`fields/${widget}.schema.json`) ?? {};
  const needed = array(settings.required);
  const options = Object.entries(record(example.options)).filter(([key]) => needed.includes(key));
  const isDefault = widgetOf(schema as unknown as Field, undefined) === widget || example.computed !== undefined;
  const others = Object.entries(example).filter(
    ([key]) => key !== 'widget' && (generalKeys.has(key) || uniformControls.has(widget)),
  );
  const named = others.map(([key, value]) => [key, key === 'group' ? `${titleFromName(key)} to be written` : value]);
  const { options: _, ...rest } = Object.fromEntries(named) as JsonMap;
  return {
    ...(!isDefault && { widget }),
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
    ...rest,
  };
}

function messagesOf(wish: FieldWish, schema: JsonMap, example: JsonMap, set: FieldSetData): JsonMap {
  if (set.validation !== undefined && set.validation !== 'messages') return {};
  const rules = breakableKeywords.filter((keyword) => Object.hasOwn(schema, keyword));
  return Object.fromEntries([
    ...(wish.isRequired ? [['required', requiredWords(wish, set)] as const] : []),
    // No visitor can break a rule that has no message in the example.
    ...rules.flatMap((rule) => (asText(example[rule]) === undefined ? [] : [[rule, asText(example[rule])] as const])),
  ]);
}

/** The message for a missing answer, worded like those of the other fields of the form: {title} is required. */
function requiredWords({ label, options, list }: FieldWish, { schema, messages = {} }: FieldSetData): string {
  const isChoice = list !== undefined || options.length > 0;
  const known = Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const title = asText(at(field, ['title']));
    const said = asText(at(messages, [name, 'required']));
    const start = title === undefined ? -1 : (said ?? '').toLowerCase().indexOf(title.toLowerCase());
    if (title === undefined || said === undefined || start < 0) return [];
    const words = { before: said.slice(0, start), after: said.slice(start + title.length) };
    return [{ ...words, isChoice: choiceKeyOf(record(field)) !== undefined }];
  });
  const like = known.find((one) => one.isChoice === isChoice) ?? known[0];
  if (label.endsWith('?')) return isChoice ? 'Choose an answer.' : 'Enter an answer.';
  if (!like) return `${isChoice ? 'Choose' : 'Enter'} ${midSentence(label)}.`;
  const before = like.before.replace(/\b(a)n? $/i, (_, article: string) =>
    /^[aeiou]/i.test(label) ? `${article}n ` : `${article} `,
  );
  return before + (before === '' ? label : midSentence(label)) + like.after;
}

/** A label within a sentence: its first letter small, unless it is an abbreviation. */
const midSentence = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

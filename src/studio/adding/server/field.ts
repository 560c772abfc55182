import { widgetContract, type Contracts } from '../../../compiler/check/contracts.ts';
import { breakableKeywords } from '../../../compiler/model/keywords.ts';
import { array, at, record, text } from '../../../compiler/read/data.ts';
import { widgetOf } from '../../../compiler/resolve/settings.ts';
import type { Field } from '../../../shared/plan/config.generated.ts';
import type { Examples } from './examples.ts';
import { freshName, nameOfLabel, wordsOf } from './fresh.ts';

/** What a person says of a new field. */
export interface FieldWish {
  readonly widget: string;
  readonly label: string;
  readonly options: readonly string[];
  readonly list?: string | undefined;
  readonly isRequired: boolean;
}

/** A field as its form has it in three places. */
export interface NewField {
  readonly name: string;
  readonly schema: Data;
  readonly ui: Data;
  readonly messages: Data;
  readonly isRequired: boolean;
}

type Data = Readonly<Record<string, unknown>>;

/** A form, or a step of a wizard. */
export interface FieldSetData {
  readonly schema?: { readonly properties?: Data; readonly required?: readonly string[] };
  readonly messages?: Data;
  readonly validation?: string;
}

/** What the example of a control says of its field, that holds for any field of the kind. */
const lasting: ReadonlySet<string> = new Set(['options', 'filters', 'suggest', 'display', 'computed', 'group', 'rows']);

/** Controls whose answers are always of the same kind, so that all holds that their example says. */
const always: ReadonlySet<string> = new Set(['email', 'tel', 'password']);

/** Whether a field with this control has choices, by the example of its contract. */
export const hasChoices = (widget: string, examples: Examples): boolean =>
  choiceKeyOf(exampleOf(widget, examples).schema) !== undefined;

/** A field as a careful person begins it: what its control cannot do without, and a message for each of its rules. */
export function newField(wish: FieldWish, set: FieldSetData, contracts: Contracts, examples: Examples): NewField {
  const { widget, label } = wish;
  const example = exampleOf(widget, examples);
  const { needs = [] } = widgetContract(widget, contracts) ?? {};
  // A day without bounds could be in any century.
  const bounds = typeof example.schema.minimum === 'string' ? ['minimum', 'maximum'] : [];
  const kept = new Set(['type', 'format', 'items', ...needs, ...bounds, ...(widget === 'hidden' ? ['default'] : [])]);
  const { type = 'string', ...others } = Object.fromEntries(
    Object.entries(example.schema).filter(([key]) => kept.has(key)),
  );
  const title = widget === 'hidden' ? {} : { title: label };
  const schema = withChoices({ type, ...title, ...others }, example.schema, wish);
  const taken = Object.keys(set.schema?.properties ?? {});
  // What starts with an answer is never without one.
  const isRequired = wish.isRequired && schema.default === undefined;
  return {
    name: freshName(nameOfLabel(label) || 'field', taken, ''),
    schema,
    ui: uiOf(widget, schema, example.ui, contracts),
    messages: messagesOf({ ...wish, isRequired }, schema, example.messages, set),
    isRequired,
  };
}

/** The field of the example that is drawn by the control. */
function exampleOf(widget: string, examples: Examples): Record<'schema' | 'ui' | 'messages', Data> {
  const form = examples.field(widget);
  const names = Object.keys(record(at(form, ['schema', 'properties'])));
  const isDrawn = (one: string) => at(form, ['ui', one, 'widget']) === widget;
  const name =
    names.find(isDrawn) ?? names.find((one) => at(form, ['ui', one, 'computed']) !== undefined) ?? names.at(-1) ?? '';
  const of = (path: readonly string[]): Data => record(at(form, [...path, name]));
  return { schema: of(['schema', 'properties']), ui: of(['ui']), messages: of(['messages']) };
}

const choiceKeyOf = (schema: Data): string | undefined =>
  ['x-list', 'enum', 'oneOf'].find((key) => schema[key] !== undefined || at(schema.items, [key]) !== undefined);

function withChoices(schema: Data, example: Data, { options, list }: FieldWish): Data {
  if (choiceKeyOf(example) === undefined) return schema;
  const own =
    list === undefined
      ? { enum: options.length > 0 ? options : ['First choice', 'Second choice'] }
      : { 'x-list': list };
  if (schema.type !== 'array') return { ...schema, ...(list === undefined && { type: 'string' }), ...own };
  return { ...schema, items: { type: 'string', ...own } };
}

function uiOf(widget: string, schema: Data, example: Data, contracts: Contracts): Data {
  const settings = contracts.schemas.get(`fields/${widget}.schema.json`) ?? {};
  const needed = array(settings.required);
  const options = Object.entries(record(example.options)).filter(([key]) => needed.includes(key));
  const isDefault = widgetOf(schema as unknown as Field, undefined) === widget || example.computed !== undefined;
  const others = Object.entries(example).filter(
    ([key]) => key !== 'widget' && (lasting.has(key) || always.has(widget)),
  );
  const named = others.map(([key, value]) => [key, key === 'group' ? `${wordsOf(key)} to be written` : value]);
  const { options: _, ...rest } = Object.fromEntries(named) as Data;
  return {
    ...(!isDefault && { widget }),
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
    ...rest,
  };
}

function messagesOf(wish: FieldWish, schema: Data, example: Data, set: FieldSetData): Data {
  if (set.validation !== undefined && set.validation !== 'messages') return {};
  const rules = breakableKeywords.filter((keyword) => Object.hasOwn(schema, keyword));
  return Object.fromEntries([
    ...(wish.isRequired ? [['required', requiredWords(wish, set)] as const] : []),
    // A rule without a message in the example is one that no visitor can break.
    ...rules.flatMap((rule) => (text(example[rule]) === undefined ? [] : [[rule, text(example[rule])] as const])),
  ]);
}

/** Says that a field is missing in the words in which the form says it of others: {title} is required. */
function requiredWords({ label, options, list }: FieldWish, { schema, messages = {} }: FieldSetData): string {
  const isChoice = list !== undefined || options.length > 0;
  const known = Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const title = text(at(field, ['title']));
    const said = text(at(messages, [name, 'required']));
    const start = title === undefined ? -1 : (said ?? '').toLowerCase().indexOf(title.toLowerCase());
    if (title === undefined || said === undefined || start < 0) return [];
    const words = { before: said.slice(0, start), after: said.slice(start + title.length) };
    return [{ ...words, isChoice: choiceKeyOf(record(field)) !== undefined }];
  });
  const like = known.find((one) => one.isChoice === isChoice) ?? known[0];
  if (label.endsWith('?')) return isChoice ? 'Choose an answer.' : 'Enter an answer.';
  if (!like) return `${isChoice ? 'Choose' : 'Enter'} ${inside(label)}.`;
  const before = like.before.replace(/\b(a)n? $/i, (_, article: string) =>
    /^[aeiou]/i.test(label) ? `${article}n ` : `${article} `,
  );
  return before + (before === '' ? label : inside(label)) + like.after;
}

/** A label as it stands within a sentence. An abbreviation keeps its capitals. */
const inside = (label: string): string =>
  /^\p{Lu}\p{Lu}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

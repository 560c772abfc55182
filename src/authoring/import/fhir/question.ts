import type { Expression } from '../expression.ts';
import type { Choice, Json, Question } from '../form.ts';
import { known, maps, numberIn, text, textOf, type Reading } from '../reading.ts';
import { fhirChoices, controlOf, extension, initialOf } from './item.ts';

/** What holds around an item. */
export interface FhirAround {
  readonly at: string;
  readonly group: string | undefined;
  readonly when: Expression | undefined;
  /** In how many rows it is. */
  readonly depth: number;
}

/** How deep rows can be in rows. */
const deepest = 2;

/** What is known of the whole file. */
export interface Questionnaire {
  readonly reading: Reading;
  readonly contained: readonly Json[];
}

export const itemTitle = (item: Json, reading: Reading): string => {
  const words =
    textOf(item.text, reading) ??
    textOf(item.title, reading) ??
    textOf(maps(item.code)[0]?.display, reading) ??
    String(item.linkId);
  const prefix = textOf(item.prefix, reading);
  return prefix === undefined || words.startsWith(prefix) ? words : `${prefix} ${words}`;
};

/** The question of a group that is asked several times. */
export const rowsQuestion = (
  item: Json,
  title: string,
  rows: readonly Question[],
  { at, group, when }: FhirAround,
): Question => ({
  at,
  id: String(item.linkId),
  type: 'array',
  title,
  rows,
  rules: occurrences(item),
  required: item.required === true,
  words: {},
  ui: known({ group }),
  when,
});

const occurrences = (item: Json): Json =>
  known({
    minItems: numberIn(extension(item, 'questionnaire-minOccurs')) || undefined,
    maxItems: numberIn(extension(item, 'questionnaire-maxOccurs')),
  });

const itemTypes: Readonly<
  Record<string, { readonly type: Question['type']; readonly widget?: string; readonly format?: string }>
> = {
  string: { type: 'string' },
  text: { type: 'string', widget: 'textarea' },
  url: { type: 'string' },
  boolean: { type: 'boolean' },
  integer: { type: 'integer' },
  decimal: { type: 'number' },
  quantity: { type: 'number' },
  date: { type: 'string', format: 'date' },
  dateTime: { type: 'string', format: 'date' },
  time: { type: 'string', format: 'time' },
  attachment: { type: 'string', widget: 'file' },
};

/**
 * The question of an item; undefined if it cannot be asked, which is then lost.
 * Long because it takes everything that the source can say of one thing.
 */
export function questionOf(item: Json, title: string, around: FhirAround, whole: Questionnaire): Question | undefined {
  const { reading, contained } = whole;
  const { at, group, when } = around;
  const kind = String(item.type);
  const choices = fhirChoices(item, contained, at, reading);
  const isChoice = choices !== undefined && kind !== 'boolean';
  const isOpen =
    kind === 'open-choice' || item.answerConstraint === 'optionsOrString' || item.answerConstraint === 'optionsOrType';
  const made = isChoice ? { type: 'string' as const } : isOpen ? { type: 'string' as const } : itemTypes[kind];
  if (!made) {
    reading.lost.push({
      at,
      what: `the question "${title}" of type ${kind}`,
      way: ['choice', 'coding'].includes(kind) ? 'Write its choices into a list.' : 'Ask it in another way.',
    });
    return undefined;
  }
  const isSeveral = item.repeats === true && isChoice;
  remarks(kind, item, title, isOpen, isChoice, around, reading);
  const yesNo = kind === 'boolean' ? yesNoOf(item) : undefined;
  const question: Question = {
    at,
    id: String(item.linkId),
    type: isSeveral
      ? 'array'
      : yesNo || isChoice
        ? choices?.every(({ value }) => typeof value === 'number')
          ? 'integer'
          : 'string'
        : made.type,
    title,
    choices: yesNo ?? (isChoice ? choices : undefined),
    rules: itemRules(item, made, isSeveral, yesNo !== undefined),
    required: item.required === true,
    words: {},
    ui: itemLook(item, made, isChoice, isSeveral, yesNo !== undefined, group, reading),
    when,
  };
  if (item.repeats !== true || isSeveral) return question;
  if (around.depth >= deepest) return question;
  reading.lost.push({
    at,
    what: `several answers to "${title}"`,
    way: 'Each is a row now, with its answer under value.',
  });
  const row: Question = {
    ...question,
    id: `${question.id}.value`,
    required: true,
    when: undefined,
    ui: { ...question.ui, group: undefined },
  };
  return { ...rowsQuestion(item, title, [row], around), rules: occurrences(item) };
}

/** Yes or no must be chosen if it is required: a box that is not ticked counts as not answered. */
const yesNoOf = (item: Json): readonly Choice[] | undefined =>
  item.required === true || ['radio-button', 'drop-down'].includes(String(controlOf(item)))
    ? [
        { value: 'true', label: 'Yes' },
        { value: 'false', label: 'No' },
      ]
    : undefined;

function remarks(
  kind: string,
  item: Json,
  title: string,
  isOpen: boolean,
  isChoice: boolean,
  around: FhirAround,
  { lost }: Reading,
): void {
  const { at } = around;
  if (isOpen)
    lost.push({
      at,
      what: `other answers than the choices of "${title}"`,
      way: isChoice ? 'Add a choice for others, and a text that is shown when it is chosen.' : 'It is a text now.',
    });
  if (kind === 'dateTime')
    lost.push({ at, what: `the time of "${title}"`, way: 'It asks for the day: ask for the time with widget: time.' });
  if (kind === 'attachment')
    lost.push({
      at,
      what: 'the content of the file',
      way: 'Only the name of one file is kept. In a form that is sent, use the control upload.',
    });
  if (kind === 'quantity' && maps(item.extension).some(({ url }) => String(url).endsWith('unitOption')))
    lost.push({ at, what: `the choice of a unit for "${title}"`, way: 'Ask for the unit in a question of its own.' });
  if (around.depth >= deepest && item.repeats === true && !isChoice)
    lost.push({
      at,
      what: `several answers to "${title}" within rows of rows`,
      way: 'It asks for one. Ask for them in a text.',
    });
}

function itemRules(
  item: Json,
  { type, format }: { type: Question['type']; format?: string },
  isSeveral: boolean,
  isYesNo: boolean,
): Json {
  const initial = initialOf(item);
  const most = numberIn(item.maxLength);
  const bound = (name: string) => extension(item, name);
  return known({
    format,
    maxLength: type === 'string' && most !== undefined && most > 0 ? most : undefined,
    minLength: numberIn(bound('minLength')),
    pattern: text(bound('regex')),
    minimum: bound('minValue'),
    maximum: bound('maxValue'),
    ...(isSeveral ? occurrences(item) : {}),
    default:
      initial === undefined
        ? undefined
        : isSeveral
          ? [initial]
          : isYesNo
            ? String(initial)
            : initial === false
              ? undefined
              : initial,
  });
}

function itemLook(
  item: Json,
  made: { widget?: string },
  isChoice: boolean,
  isSeveral: boolean,
  isYesNo: boolean,
  group: string | undefined,
  reading: Reading,
): Json {
  const control = controlOf(item);
  const help = maps(item.item)
    .filter(({ type }) => type === 'display')
    .map((one) => textOf(one.text, reading))
    .join(' ');
  const unit =
    text((extension(item, 'questionnaire-unit') as Json | undefined)?.display) ??
    text((extension(item, 'questionnaire-unit') as Json | undefined)?.code);
  const widgets: Readonly<Record<string, string>> = {
    'drop-down': 'select',
    autocomplete: 'select',
    'radio-button': 'radio',
    'check-box': isSeveral ? 'checkboxes' : 'radio',
  };
  const isHidden = extension(item, 'questionnaire-hidden') === true;
  return known({
    widget: isHidden
      ? 'hidden'
      : isYesNo
        ? 'radio'
        : isSeveral
          ? 'checkboxes'
          : isChoice
            ? (widgets[control ?? ''] ?? 'radio')
            : made.widget,
    options:
      unit === undefined || (item.type !== 'decimal' && item.type !== 'integer' && item.type !== 'quantity')
        ? undefined
        : { suffix: unit },
    placeholder: textOf(extension(item, 'entryFormat'), reading),
    help: help === '' ? undefined : help,
    readOnly: item.readOnly === true ? true : undefined,
    group,
  });
}

import { all, answer, answered, type Expression } from '../expression.ts';
import type { Choice, ImportedForm, Json, Page, Question } from '../form.ts';
import { known, loseKeys, maps, number, text, textOf, type Reading } from '../reading.ts';
import { choicesIn, controlOf, enabledWhen, extension, initialOf, loseExtensions } from './item.ts';

interface Around {
  readonly at: string;
  readonly group: string | undefined;
  readonly when: Expression | undefined;
  readonly inRows: boolean;
}

interface Questionnaire {
  readonly reading: Reading;
  readonly contained: readonly Json[];
}

interface Part {
  readonly questions: readonly Question[];
  readonly paragraphs: readonly string[];
}

/** Imports a Questionnaire of FHIR (R3 to R5). Groups that are shown as pages become the steps of a wizard. */
export function readFhir(source: Json, reading: Reading): ImportedForm {
  const whole: Questionnaire = { reading, contained: maps(source.contained) };
  const root: Around = { at: '', group: undefined, when: undefined, inRows: false };
  const items = maps(source.item).map((item, index) => ({ item, at: `/item/${index}` }));
  const isPaged =
    items.some(({ item }) => controlOf(item) === 'page') ||
    items.some(({ item }) => controlOf(item) === 'tab-container');
  const pages: Page[] = [];
  let open: { item: Json; at: string }[] = [];
  const close = (): void => {
    if (open.length > 0)
      pages.push({ at: '', ...together(open.map(({ item, at }) => partOf(item, { ...root, at }, whole))) });
    open = [];
  };
  for (const one of items)
    if (isPaged && one.item.type === 'group' && one.item.repeats !== true) {
      close();
      const { item, at } = one;
      loseExtensions(item, at, reading.lost);
      pages.push({
        at,
        title: titleOf(item, reading),
        when: enabledWhen(item, at, reading),
        ...innerOf(item, { ...root, at }, whole),
      });
    } else open.push(one);
  close();
  return {
    title: textOf(source.title, reading) ?? textOf(source.name, reading),
    description: textOf(source.description, reading),
    submit: undefined,
    pages,
    lost: reading.lost,
  };
}

const together = (parts: readonly Part[]): Part => ({
  questions: parts.flatMap(({ questions }) => questions),
  paragraphs: parts.flatMap(({ paragraphs }) => paragraphs),
});

const innerOf = (item: Json, around: Around, whole: Questionnaire): Part =>
  together(maps(item.item).map((one, index) => partOf(one, { ...around, at: `${around.at}/item/${index}` }, whole)));

const titleOf = (item: Json, reading: Reading): string => {
  const words = textOf(item.text, reading) ?? textOf(maps(item.code)[0]?.display, reading) ?? String(item.linkId);
  const prefix = textOf(item.prefix, reading);
  return prefix === undefined || words.startsWith(prefix) ? words : `${prefix} ${words}`;
};

const keys = [
  'linkId',
  'text',
  'prefix',
  'type',
  'required',
  'repeats',
  'readOnly',
  'maxLength',
  'enableWhen',
  'enableBehavior',
  'answerOption',
  'option',
  'options',
  'answerValueSet',
  'initial',
  'item',
  'extension',
  'code',
  'definition',
  'id',
  '_text',
  'disabledDisplay',
  'answerConstraint',
  'modifierExtension',
  '_prefix',
  '_linkId',
];

function partOf(item: Json, around: Around, whole: Questionnaire): Part {
  const { reading } = whole;
  const { at } = around;
  const words = titleOf(item, reading);
  const when = all(around.when, enabledWhen(item, at, reading));
  loseExtensions(item, at, reading.lost);
  loseKeys(
    Object.fromEntries(Object.entries(item).filter(([key]) => !key.startsWith('initial'))),
    keys,
    at,
    reading.lost,
    {},
  );
  if (item.type === 'display') {
    if (maps(item.enableWhen).length > 0)
      reading.lost.push({
        at: `${at}/enableWhen`,
        what: `when the text "${words}" is shown`,
        way: 'It is always shown: words under help of a question are shown with it.',
      });
    return { questions: [], paragraphs: [words] };
  }
  if (item.type === 'group') return groupOf(item, words, { ...around, when }, whole);
  const question = questionOf(item, words, { ...around, when }, whole);
  if (!question) return innerOf(item, { ...around, when }, whole);
  // Items below a question are asked once it is answered.
  const inner = innerOf(
    { item: maps(item.item).filter(({ type }) => type !== 'display') },
    { ...around, when: all(when, answered(answer(question.id))), at },
    whole,
  );
  return { questions: [question, ...inner.questions], paragraphs: inner.paragraphs };
}

function groupOf(item: Json, words: string, around: Around, whole: Questionnaire): Part {
  const { lost } = whole.reading;
  const { at } = around;
  if (item.repeats !== true)
    return innerOf(item, { ...around, group: text(item.text) === undefined ? around.group : words }, whole);
  if (around.inRows) {
    lost.push({
      at,
      what: `rows in rows: "${words}", with ${maps(item.item)
        .map((one) => `"${titleOf(one, whole.reading)}"`)
        .join(', ')}`,
      way: 'Ask for them in a text, or in rows of their own beside these.',
    });
    return { questions: [], paragraphs: [] };
  }
  const inner = innerOf(item, { at, group: undefined, when: undefined, inRows: true }, whole);
  for (const paragraph of inner.paragraphs)
    lost.push({ at, what: `the text "${paragraph}" in rows`, way: 'Write it under help of a question.' });
  if (inner.questions.length === 0) {
    lost.push({ at, what: `the rows "${words}" without questions`, way: 'Say what is asked in each row.' });
    return { questions: [], paragraphs: [] };
  }
  return { questions: [rowsQuestion(item, words, inner.questions, around)], paragraphs: [] };
}

const rowsQuestion = (item: Json, title: string, rows: readonly Question[], { at, group, when }: Around): Question => ({
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
    minItems: number(extension(item, 'questionnaire-minOccurs')) || undefined,
    maxItems: number(extension(item, 'questionnaire-maxOccurs')),
  });

const types: Readonly<
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

function questionOf(item: Json, title: string, around: Around, whole: Questionnaire): Question | undefined {
  const { reading, contained } = whole;
  const { at, group, when } = around;
  const kind = String(item.type);
  const choices = choicesIn(item, contained, at, reading);
  const isChoice = choices !== undefined && kind !== 'boolean';
  const isOpen =
    kind === 'open-choice' || item.answerConstraint === 'optionsOrString' || item.answerConstraint === 'optionsOrType';
  const made = isChoice ? { type: 'string' as const } : isOpen ? { type: 'string' as const } : types[kind];
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
    rules: rulesOf(item, made, isSeveral, yesNo !== undefined),
    required: item.required === true,
    words: {},
    ui: lookOf(item, made, isChoice, isSeveral, yesNo !== undefined, group, reading),
    when,
  };
  if (item.repeats !== true || isSeveral) return question;
  if (around.inRows) return question;
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

/** Yes or no must be chosen if it is required: a box that is not ticked is no answer. */
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
  around: Around,
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
  if (around.inRows && item.repeats === true && !isChoice)
    lost.push({
      at,
      what: `several answers to "${title}" within rows`,
      way: 'It asks for one. Ask for them in a text.',
    });
}

function rulesOf(
  item: Json,
  { type, format }: { type: Question['type']; format?: string },
  isSeveral: boolean,
  isYesNo: boolean,
): Json {
  const initial = initialOf(item);
  const most = number(item.maxLength);
  const bound = (name: string) => extension(item, name);
  return known({
    format,
    maxLength: type === 'string' && most !== undefined && most > 0 ? most : undefined,
    minLength: number(bound('minLength')),
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

function lookOf(
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

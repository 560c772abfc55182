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
import { readCondition } from './visible-if.ts';

/** Our types and controls for each type of question in SurveyJS. */
const questionTypes: Readonly<
  Record<string, { readonly type: Question['type']; readonly widget?: string; readonly chosen?: true }>
> = {
  text: { type: 'string' },
  comment: { type: 'string', widget: 'textarea' },
  radiogroup: { type: 'string', widget: 'radio', chosen: true },
  dropdown: { type: 'string', widget: 'select', chosen: true },
  checkbox: { type: 'array', widget: 'checkboxes', chosen: true },
  tagbox: { type: 'array', widget: 'multiselect', chosen: true },
  boolean: { type: 'boolean' },
  rating: { type: 'integer', widget: 'radio', chosen: true },
};

/** Input types of text questions. */
const inputs: Readonly<
  Record<string, { readonly type?: Question['type']; readonly format?: string; readonly widget?: string }>
> = {
  text: {},
  number: { type: 'number' },
  range: { type: 'number' },
  email: { format: 'email' },
  date: { format: 'date' },
  tel: { widget: 'tel' },
  password: { widget: 'password' },
  month: { widget: 'month' },
};

const knownKeys = [
  'type',
  'name',
  'title',
  'description',
  'isRequired',
  'requiredErrorText',
  'placeholder',
  'defaultValue',
  'choices',
  'visibleIf',
  'validators',
  'inputType',
  'min',
  'max',
  'minErrorText',
  'maxErrorText',
  'maxLength',
  'rows',
  'rateMin',
  'rateMax',
  'rateValues',
  'rateCount',
  'autocomplete',
  'maxSelectedChoices',
  'minSelectedChoices',
  'startWithNewLine',
  'colCount',
];

const ways: Readonly<Record<string, string>> = {
  html: 'Move the text into help of a question, or into a block of the page.',
  paneldynamic: 'Ask for one of them, or for how many there are and each of them by name.',
  matrix: 'Ask each row as a question of its own.',
  matrixdropdown: 'Ask each cell as a question of its own.',
  matrixdynamic: 'Ask for one row, or for how many there are and each of them by name.',
  file: 'A field of type string with widget: file.',
  hasOther: 'Add a choice, and a text that is shown when it is chosen: when: { choice: { const: other } }.',
  showOtherItem: 'Add a choice, and a text that is shown when it is chosen: when: { choice: { const: other } }.',
  showNoneItem: 'Add the choice, and options: { exclusive: none } under ui.',
  enableIf: 'Show the question with when, under ui.',
  requiredIf: 'Show the question with when, under ui: a question that is shown and required must be answered.',
  triggers: 'Write under effects which answers change with others.',
  calculatedValues: 'Write a plug-in that computes it.',
};

/** Imports a survey of SurveyJS. Its pages and panels become groups of one form. */
export function readSurveyJs(survey: Json): Imported {
  const lost: Lost[] = [];
  const pages = Array.isArray(survey.pages) ? survey.pages : [survey];
  const questions = pages.flatMap((page: unknown, index) =>
    isMap(page)
      ? elementsOf(page, Array.isArray(survey.pages) ? `/pages/${index}` : '', groupOf(page, survey), lost)
      : [],
  );
  if (pages.length > 1)
    lost.push({
      at: '/pages',
      what: `${pages.length} pages`,
      way: 'They became groups of one form. For pages, write a wizard with steps (config/wizards).',
    });
  lose(
    survey,
    ['title', 'description', 'pages', 'elements', 'questions', 'completeText', 'logoPosition', 'name'],
    '',
    lost,
    ways,
  );
  return {
    description: nonEmptyText(survey.title) ?? nonEmptyText(survey.description),
    submit: nonEmptyText(survey.completeText),
    questions,
    lost,
  };
}

const groupOf = (page: Json, survey: Json): string | undefined =>
  page === survey ? undefined : nonEmptyText(page.title);

function elementsOf(holder: Json, at: string, group: string | undefined, lost: Lost[], outer?: Json): Question[] {
  const key = Array.isArray(holder.elements) ? 'elements' : 'questions';
  const elements = Array.isArray(holder[key]) ? holder[key] : [];
  return elements.flatMap((element: unknown, index: number) => {
    if (!isMap(element)) return [];
    const place = `${at}/${key}/${index}`;
    if (element.type === 'panel') {
      const when = conditionOf(element, place, lost) ?? outer;
      return elementsOf(element, place, nonEmptyText(element.title) ?? group, lost, when);
    }
    return questionOf(element, place, group, lost, outer) ?? [];
  });
}

function questionOf(
  element: Json,
  at: string,
  group: string | undefined,
  lost: Lost[],
  outer: Json | undefined,
): Question | undefined {
  const kind = String(element.type ?? 'text');
  const made = questionTypes[kind];
  const input = inputs[String(element.inputType ?? 'text')];
  const name = nonEmptyText(element.name);
  if (!made || !input || name === undefined) {
    const what = made ? `a text box for ${String(element.inputType)}` : `a question of type ${kind}`;
    lost.push({ at, what, way: ways[kind] ?? 'Ask it in another way.' });
    return undefined;
  }
  lose(element, knownKeys, at, lost, ways);
  const choices = choicesInElement(element, kind);
  if (made.chosen === true && !choices) {
    lost.push({
      at: `${at}/choices`,
      what: 'choices',
      way: 'Write them into a list, all of them texts or all whole numbers.',
    });
    return undefined;
  }
  const isNumber = choices !== undefined && choices.every(({ value }) => typeof value === 'number');
  const type = input.type ?? (made.type === 'string' && isNumber ? 'integer' : made.type);
  const { rules, words } = elementRules(element, type, input.format, at, lost);
  const own = conditionOf(element, at, lost);
  const when = own && outer ? { ...outer, ...own } : (own ?? outer);
  const look = lookOf(element, input.widget ?? made.widget, rules.format);
  return {
    name: fieldName(name),
    type,
    title: nonEmptyText(element.title) ?? name,
    ...(choices && { choices }),
    rules,
    required: element.isRequired === true,
    words,
    ui: { ...look, ...(group !== undefined && { group }), ...(when && { when }) },
  };
}

const lookOf = (element: Json, widget: string | undefined, format: unknown): Json => ({
  ...(widget !== undefined && { widget }),
  ...(typeof element.rows === 'number' && widget === 'textarea' && { options: { rows: Math.max(2, element.rows) } }),
  ...(nonEmptyText(element.placeholder) !== undefined && { placeholder: nonEmptyText(element.placeholder) }),
  ...(nonEmptyText(element.description) !== undefined && { help: nonEmptyText(element.description) }),
  ...(nonEmptyText(element.autocomplete) !== undefined && { autocomplete: nonEmptyText(element.autocomplete) }),
  ...((widget === 'tel' || format === 'email') && { private: 'contact' }),
});

function conditionOf({ visibleIf }: Json, at: string, lost: Lost[]): Json | undefined {
  const words = nonEmptyText(visibleIf);
  if (words === undefined) return undefined;
  const when = readCondition(words);
  if (!when)
    lost.push({
      at: `${at}/visibleIf`,
      what: words,
      way: 'Write it as a condition under ui: when: { other: { const: yes } }.',
    });
  return when;
}

function choicesInElement(element: Json, kind: string): readonly Choice[] | undefined {
  if (kind === 'rating') return ratesOf(element);
  if (!Array.isArray(element.choices)) return undefined;
  const items = element.choices.map((one: unknown) => (isMap(one) ? one : { value: one }));
  return choicesFrom(
    items.map(({ value }) => value),
    (index) => (items[index] as Json).text,
  );
}

function ratesOf({ rateValues, rateMin = 1, rateMax, rateCount }: Json): readonly Choice[] | undefined {
  const from = Number(rateMin);
  const to = Number(rateMax ?? (rateCount === undefined ? 5 : from + Number(rateCount) - 1));
  const counted = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return choicesFrom(Array.isArray(rateValues) ? rateValues : counted, () => undefined);
}

/** Validators by type: our keywords, and the keys with their values. */
const checks: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  numeric: { minimum: 'minValue', maximum: 'maxValue' },
  text: { minLength: 'minLength', maxLength: 'maxLength' },
  answercount: { minItems: 'minCount', maxItems: 'maxCount' },
  regex: { pattern: 'regex' },
  email: {},
};

type Rules = { rules: Record<string, unknown>; words: Record<string, string> };

function elementRules(
  element: Json,
  type: Question['type'],
  format: string | undefined,
  at: string,
  lost: Lost[],
): Rules {
  const rules: Record<string, unknown> = format === undefined ? {} : { format };
  const words: Record<string, string> = {};
  const put = (keyword: string, value: unknown, text: unknown): void => {
    if (value === undefined || value === null) return;
    rules[keyword] = value;
    const said = nonEmptyText(text);
    if (said !== undefined) words[keyword] = said;
  };
  if (nonEmptyText(element.requiredErrorText) !== undefined) words.required = nonEmptyText(element.requiredErrorText)!;
  if (type === 'number' || format === 'date') {
    put('minimum', element.min, element.minErrorText);
    put('maximum', element.max, element.maxErrorText);
  }
  put('maxLength', element.maxLength, undefined);
  put('minItems', element.minSelectedChoices, undefined);
  put('maxItems', element.maxSelectedChoices, undefined);
  put('default', element.defaultValue, undefined);
  const validators = Array.isArray(element.validators) ? element.validators.filter(isMap) : [];
  for (const [index, one] of validators.entries()) {
    const keywords = checks[String(one.type)];
    if (!keywords)
      lost.push({
        at: `${at}/validators/${index}`,
        what: `a check of type ${String(one.type)}`,
        way: 'Write a rule of the field, or a plug-in for several fields.',
      });
    for (const [keyword, key] of Object.entries(keywords ?? {})) put(keyword, one[key], one.text);
    if (one.type === 'email') put('format', 'email', one.text);
  }
  return { rules, words };
}

import type { Expression } from '../expression.ts';
import type { Choice, Json, Question } from '../form.ts';
import { choicesOf, known, loseKeys, map, maps, numberIn, text, textOf, type Reading } from '../reading.ts';

/** What is known of the whole form. */
export interface XGov {
  readonly reading: Reading;
  /** The lists by name and id. */
  readonly lists: ReadonlyMap<string, Json>;
  /** A named condition; undefined if it cannot be read, which is then lost. */
  conditionOf(name: string, at: string): Expression | undefined;
}

const xGovTypes: Readonly<
  Record<
    string,
    { readonly type: Question['type']; readonly widget?: string; readonly format?: string; readonly chosen?: true }
  >
> = {
  TextField: { type: 'string' },
  MultilineTextField: { type: 'string', widget: 'textarea' },
  FreeTextField: { type: 'string', widget: 'textarea' },
  NumberField: { type: 'number' },
  EmailAddressField: { type: 'string', format: 'email' },
  TelephoneNumberField: { type: 'string', widget: 'tel' },
  WebsiteField: { type: 'string' },
  DateField: { type: 'string', format: 'date' },
  DatePartsField: { type: 'string', format: 'date' },
  DateTimeField: { type: 'string', format: 'date' },
  DateTimePartsField: { type: 'string', format: 'date' },
  MonthYearField: { type: 'string', widget: 'month' },
  TimeField: { type: 'string', format: 'time' },
  YesNoField: { type: 'string', widget: 'radio' },
  RadiosField: { type: 'string', widget: 'radio', chosen: true },
  SelectField: { type: 'string', widget: 'select', chosen: true },
  AutocompleteField: { type: 'string', widget: 'select', chosen: true },
  CheckboxesField: { type: 'array', widget: 'checkboxes', chosen: true },
  FileUploadField: { type: 'string', widget: 'file' },
  ClientSideFileUploadField: { type: 'string', widget: 'file' },
  DeclarationField: { type: 'boolean' },
};

/** Components that only show words. */
export const contents = [
  'Para',
  'Html',
  'Markdown',
  'InsetText',
  'Details',
  'List',
  'FlashCard',
  'WarningText',
  'NotificationBanner',
];

const keys = [
  'type',
  'name',
  'title',
  'hint',
  'options',
  'schema',
  'list',
  'values',
  'content',
  'id',
  'shortDescription',
  'nameHasError',
  'subType',
  'metadata',
  'viewId',
  'section',
];
const optionKeys = [
  'required',
  'optionalText',
  'hideTitle',
  'classes',
  'rows',
  'prefix',
  'suffix',
  'autocomplete',
  'maxDaysInPast',
  'maxDaysInFuture',
  'maxWords',
  'condition',
  'bold',
  'accept',
  'customValidationMessages',
  'customValidationMessage',
  'customValidation',
  'allowPrePopulation',
  'type',
  'exposeToContext',
  'amount',
  'instructionText',
  'usePostcodeLookup',
  'behaviour',
  'noReturnUrlOnSummaryPage',
  'disableChangingFromSummary',
  'isInternational',
  'textareaClasses',
  'divider',
  'internationalPhoneFormat',
  'multiple',
  'summaryTitle',
  'format',
  'declarationConfirmationLabel',
];

/** The questions of a component. */
export function xGovQuestions(
  component: Json,
  at: string,
  prefix: string,
  pageTitle: string | undefined,
  form: XGov,
): Question[] {
  const { reading } = form;
  const kind = String(component.type);
  const title = textOf(component.title, reading) ?? pageTitle ?? String(component.name);
  const id = `${prefix}${String(component.name)}`;
  loseKeys(component, keys, at, reading.lost, {});
  loseKeys(map(component.options), optionKeys, `${at}/options`, reading.lost, {});
  if (kind === 'UkAddressField') return addressOf(component, id, title, at, reading);
  const made = xGovTypes[kind];
  const choices = kind === 'YesNoField' ? yesNo : made?.chosen ? xGovChoices(component, at, form) : undefined;
  if (!made || (made.chosen && !choices)) {
    reading.lost.push({
      at,
      what: `the question "${title}" of type ${kind}${made ? ' without choices in the file' : ''}`,
      way: made ? 'Write its choices into a list.' : 'Ask it in another way.',
    });
    return [];
  }
  remarks(kind, component, title, at, reading);
  const options = map(component.options);
  const isAgreed = kind === 'DeclarationField';
  const condition = text(options.condition);
  const areNumbers = choices?.every(({ value }) => typeof value === 'number') === true;
  return [
    {
      at,
      id,
      type: made.type !== 'array' && areNumbers ? 'integer' : made.type,
      title,
      choices,
      rules: { ...xGovRules(component, made), ...(isAgreed && options.required !== false && { const: true }) },
      required: options.required !== false,
      words: xGovMessages(options, reading),
      ui: xGovLook(component, made.widget, reading),
      when: condition === undefined ? undefined : form.conditionOf(condition, `${at}/options/condition`),
    },
  ];
}

const yesNo: readonly Choice[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function xGovChoices(component: Json, at: string, form: XGov): readonly Choice[] | undefined {
  const { lists, reading } = form;
  const values = map(component.values);
  const given = lists.get(String(component.list)) ?? lists.get(String(values.list)) ?? values;
  return choicesOf(
    maps(given.items).map(({ value, text: words, label, condition }) => {
      const name = text(condition);
      return {
        value,
        label: textOf(words ?? label, reading),
        when: name === undefined ? undefined : form.conditionOf(name, `${at}/list`),
      };
    }),
    at,
    reading.lost,
  );
}

function xGovRules(
  component: Json,
  { format, type, widget }: { type: string; format?: string; widget?: string },
): Json {
  const schema = map(component.schema);
  const options = map(component.options);
  const [past, future] = [numberIn(options.maxDaysInPast), numberIn(options.maxDaysInFuture)];
  if (format === 'date')
    return known({
      format,
      minimum: past === undefined ? undefined : past === 0 ? 'today' : `today - ${past} days`,
      maximum: future === undefined ? undefined : future === 0 ? 'today' : `today + ${future} days`,
    });
  if (widget === 'month') return {};
  const isText = type === 'string';
  return known({
    format,
    minLength: isText ? numberIn(schema.min) || undefined : undefined,
    maxLength: isText ? numberIn(schema.max) || numberIn(schema.length) || undefined : undefined,
    pattern: isText ? text(schema.regex) : undefined,
    minimum: type === 'number' ? numberIn(schema.min) : undefined,
    maximum: type === 'number' ? numberIn(schema.max) : undefined,
    multipleOf:
      type === 'number' && numberIn(schema.precision)
        ? Number((10 ** -numberIn(schema.precision)!).toFixed(6))
        : undefined,
    minItems: type === 'array' ? numberIn(schema.min) || undefined : undefined,
    maxItems: type === 'array' ? numberIn(schema.max) || undefined : undefined,
  });
}

const wordsIn: Readonly<Record<string, string>> = {
  'any.required': 'required',
  'string.empty': 'required',
  'string.max': 'maxLength',
  'string.min': 'minLength',
  'string.regex.base': 'pattern',
  'string.pattern.base': 'pattern',
  'number.min': 'minimum',
  'number.max': 'maximum',
  'string.email': 'format',
  'date.min': 'minimum',
  'date.max': 'maximum',
};

function xGovMessages(
  { customValidationMessages, customValidationMessage }: Json,
  reading: Reading,
): Record<string, string> {
  const single = textOf(customValidationMessage, reading);
  return Object.fromEntries([
    ...(single === undefined ? [] : [['pattern', single]]),
    ...Object.entries(map(customValidationMessages)).flatMap(([key, words]) =>
      wordsIn[key] ? [[wordsIn[key], textOf(words, reading) ?? '']] : [],
    ),
  ]) as Record<string, string>;
}

function xGovLook(component: Json, widget: string | undefined, reading: Reading): Json {
  const options = map(component.options);
  const isParts = component.type === 'DatePartsField';
  const settings = known({
    rows:
      widget === 'textarea' && numberIn(options.rows) ? Math.min(20, Math.max(2, numberIn(options.rows)!)) : undefined,
    prefix:
      component.type === 'NumberField' || component.type === 'TextField' ? textOf(options.prefix, reading) : undefined,
    suffix:
      component.type === 'NumberField' || component.type === 'TextField' ? textOf(options.suffix, reading) : undefined,
    ...(isParts && { day: 'Day', month: 'Month', year: 'Year' }),
  });
  return known({
    widget: isParts ? 'date-parts' : widget,
    options: Object.keys(settings).length > 0 ? settings : undefined,
    display: widget === 'month' ? 'month' : undefined,
    help: textOf(component.hint, reading),
    autocomplete: text(options.autocomplete),
  });
}

function remarks(kind: string, component: Json, title: string, at: string, { lost }: Reading): void {
  const options = map(component.options);
  if (kind.startsWith('DateTime'))
    lost.push({ at, what: `the time of "${title}"`, way: 'It asks for the day: ask for the time with widget: time.' });
  if (kind.endsWith('FileUploadField'))
    lost.push({
      at,
      what: 'the content of the file',
      way: 'Only the name of one file is kept. In a form that is sent, use the control upload.',
    });
  if (numberIn(options.maxWords))
    lost.push({
      at: `${at}/options/maxWords`,
      what: `at most ${String(options.maxWords)} words`,
      way: 'Limit the characters: maxLength.',
    });
}

/** An address in five lines of text. */
function addressOf(component: Json, id: string, title: string, at: string, reading: Reading): Question[] {
  const isRequired = map(component.options).required !== false;
  const lines: readonly (readonly [key: string, words: string, isNeeded: boolean, autocomplete: string])[] = [
    ['addressLine1', 'Address line 1', true, 'address-line1'],
    ['addressLine2', 'Address line 2', false, 'address-line2'],
    ['town', 'Town or city', true, 'address-level2'],
    ['postcode', 'Postcode', true, 'postal-code'],
  ];
  const help = textOf(component.hint, reading);
  return lines.map(([key, words, isNeeded, autocomplete], index) => ({
    at,
    id: `${id}.${key}`,
    type: 'string' as const,
    title: words,
    rules: {},
    required: isRequired && isNeeded,
    words: {},
    ui: known({ group: title, autocomplete, help: index === 0 ? help : undefined }),
  }));
}

import { isMap } from '../../../compiler/read/shape.ts';
import type { Json, Lost } from '../form.ts';
import { cleanText, known, loseKeys, map, numberIn, text } from '../reading.ts';

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
  tel: 'tel',
};

/** Controls of rjsf that our default control replaces. */
const defaults = [
  'TextWidget',
  'SelectWidget',
  'CheckboxWidget',
  'CheckboxesWidget',
  'RadioWidget',
  'DateWidget',
  'EmailWidget',
  'TextareaWidget',
  'PasswordWidget',
  'HiddenWidget',
  'RangeWidget',
  'UpDownWidget',
  'FileWidget',
  'TimeWidget',
];

const knownKeys = [
  'widget',
  'options',
  'title',
  'help',
  'description',
  'placeholder',
  'autocomplete',
  'readonly',
  'order',
  'submitButtonOptions',
  'rows',
  'label',
  'inputType',
  'accept',
  'enumNames',
  'autofocus',
  'classNames',
  'emptyValue',
  'inline',
  'required',
  'style',
  'filePreview',
  'rootFieldId',
  'globalOptions',
  'field',
];

const lookWays: Readonly<Record<string, string>> = {
  addable: 'Set minItems and maxItems to the same number.',
  removable: 'Set minItems and maxItems to the same number.',
  orderable: 'Rows cannot be moved; visitors can remove and add them.',
  disabled: 'Write readOnly: true under ui.',
  enumDisabled: 'Leave these choices out, or offer them with choicesWhen.',
};

/** The settings of a uiSchema, whether they are under ui:options or not. */
export function settingsOf(ui: Json): Json {
  const own = Object.entries(ui)
    .filter(([key]) => key.startsWith('ui:'))
    .map(([key, one]) => [key.slice(3), one]);
  const { options, ...rest } = Object.fromEntries(own) as Json;
  return { ...map(options), ...rest };
}

/** Finds the uiSchema of a reference under `ui:definitions`. What is written at its place comes first. */
export function looksOf(ui: Json, pointerOf: (reference: string) => string): (schema: Json, own: Json) => Json {
  const looks = new Map(Object.entries(map(ui['ui:definitions'])).map(([key, look]) => [pointerOf(key), look]));
  return ({ $ref }, own) => over(map(looks.get(String($ref))), own);
}

const over = (look: Json, own: Json): Json => ({
  ...look,
  ...Object.fromEntries(
    Object.entries(own).map(([key, one]) => [key, isMap(one) && isMap(look[key]) ? over(look[key], one) : one]),
  ),
});

/** Whether a field has the bounds and the step that a slider needs. */
const slides = ({ minimum, maximum, multipleOf }: Json): boolean =>
  [minimum, maximum, multipleOf].every((bound) => typeof bound === 'number');

/** The look of a field, from its uiSchema and its schema. Lists what our forms do not have. */
export function fieldLook(field: Json, ui: Json, at: string, lost: Lost[]): Json {
  const settings = settingsOf(ui);
  const asked = text(settings.widget);
  const widget = widgetOf(asked, field, at, lost);
  for (const key of ['addable', 'removable'])
    if (settings[key] === false) lost.push({ at: `${at} of uiSchema`, what: `${key}: false`, way: lookWays[key]! });
  loseKeys(settings, knownKeys, `${at} of uiSchema`, lost, lookWays);
  if (text(settings.field) !== undefined)
    lost.push({
      at: `${at} of uiSchema`,
      what: `the field ${text(settings.field)!}`,
      way: 'Choose one of our controls: npm run site -- explain widget/unknown.',
    });
  const accept = text(settings.accept);
  const rows = numberIn(settings.rows);
  const isFile = widget === 'file' || field.format === 'data-url';
  const options = known({
    rows: widget === 'textarea' && rows !== undefined ? Math.min(20, Math.max(2, rows)) : undefined,
    accept:
      isFile && accept !== undefined && /^(\.[A-Za-z0-9]+)(, ?\.[A-Za-z0-9]+)*$/.test(accept)
        ? accept.replaceAll(' ', '')
        : undefined,
  });
  if (accept !== undefined && options.accept === undefined)
    lost.push({
      at: `${at} of uiSchema`,
      what: `accept ${accept}`,
      way: 'Write the endings of file names: accept: .pdf,.doc under options.',
    });
  return known({
    widget: isFile ? 'file' : settings.inputType === 'tel' ? 'tel' : widget,
    options: Object.keys(options).length > 0 ? options : undefined,
    placeholder: cleanText(text(settings.placeholder) ?? ''),
    help: cleanText(text(settings.help) ?? text(settings.description) ?? text(field.description) ?? ''),
    autocomplete: text(settings.autocomplete),
    readOnly: settings.readonly === true || field.readOnly === true ? true : undefined,
  });
}

function widgetOf(asked: string | undefined, field: Json, at: string, lost: Lost[]): string | undefined {
  const widget = asked === 'range' && !slides(field) ? undefined : widgets[asked ?? ''];
  if (asked !== undefined && widget === undefined && !defaults.includes(asked))
    lost.push({
      at: `${at} of uiSchema`,
      what: `the control ${asked}`,
      way:
        asked === 'range'
          ? 'Give the field minimum, maximum and multipleOf, and it can have a slider.'
          : 'Choose one of our controls: npm run site -- explain widget/unknown.',
    });
  return widget;
}

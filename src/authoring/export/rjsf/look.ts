import type { Json } from '../../import/form.ts';
import { known } from '../../import/reading.ts';
import { tell } from '../../import/tell.ts';
import type { ExportedQuestion } from '../form.ts';
import type { SchemaTarget } from './target.ts';

/** The controls of rjsf by ours. Others are lost: the question has a control with the same answer. */
const widgets: Readonly<Record<string, Json>> = {
  text: {},
  number: {},
  checkbox: {},
  rows: {},
  texts: {},
  email: {},
  date: {},
  select: {},
  textarea: { 'ui:widget': 'textarea' },
  password: { 'ui:widget': 'password' },
  radio: { 'ui:widget': 'radio' },
  checkboxes: { 'ui:widget': 'checkboxes' },
  hidden: { 'ui:widget': 'hidden' },
  slider: { 'ui:widget': 'range' },
  tel: { 'ui:options': { inputType: 'tel' } },
  month: { 'ui:options': { inputType: 'month' } },
  time: { 'ui:options': { inputType: 'time' } },
};

/** Those that are nearWidgets to the controls that rjsf does not have. */
const nearWidgets: Readonly<Record<string, Json>> = {
  'date-parts': { 'ui:widget': 'alt-date' },
  'long-text': { 'ui:widget': 'textarea' },
  tiles: { 'ui:widget': 'radio' },
  matrix: { 'ui:widget': 'radio' },
  rating: { 'ui:widget': 'updown' },
};

/** The uiSchema of a question, at its place in the form. */
export function lookOf(question: ExportedQuestion, target: SchemaTarget): Json {
  return question.path.reduceRight<Json>((inner, key) => ({ [key]: inner }), settingsOf(question, target));
}

function settingsOf(question: ExportedQuestion, target: SchemaTarget): Json {
  const { at, ui, title, rows, computed, prefill, control, type } = question;
  loseLooks(question, target);
  if (computed) target.lose(at, `how "${title}" is worked out: ${tell(computed)}`, 'Work it out in code (onChange).');
  if (prefill) target.lose(at, `what "${title}" starts with: ${tell(prefill)}`, 'Give it to the form as formData.');
  const widget = widgets[control] ?? nearestTo(control, type);
  const { 'ui:options': options, ...rest } = widget as { 'ui:options'?: Json };
  const own = (ui.options ?? {}) as Json;
  const settings = known({ ...options, rows: control === 'textarea' ? own.rows : undefined });
  return known({
    ...rest,
    'ui:options': Object.keys(settings).length > 0 ? settings : undefined,
    'ui:placeholder': target.plain(ui.placeholder, at),
    'ui:autocomplete': ui.autocomplete,
    'ui:readonly': ui.readOnly === true || computed ? true : undefined,
    items: rows && {
      'ui:order': [...new Set(rows.map(({ path: [first] }) => first)), '*'],
      ...(Object.assign({}, ...rows.map((one) => lookOf(one, target))) as Json),
    },
  });
}

const nearestTo = (control: string, type: string): Json =>
  type === 'array' && ['tiles', 'multiselect'].includes(control)
    ? { 'ui:widget': 'checkboxes' }
    : type === 'boolean'
      ? {}
      : (nearWidgets[control] ?? {});

function loseLooks({ at, ui, title, control, keeps, sent, when }: ExportedQuestion, target: SchemaTarget): void {
  if (control === 'file' || control === 'upload')
    target.lose(at, `that the answer to "${title}" is the name of a file`, 'It is the file itself, as a data URL.');
  if (!(control in widgets)) target.lose(at, `the control ${control} of "${title}"`, 'Write a widget for it.');
  const { rows: _, ...settings } = (ui.options ?? {}) as Json;
  for (const [key, value] of Object.entries(settings))
    target.lose(at, `${key}: ${JSON.stringify(value)} of "${title}"`, 'Write a widget for it.');
  if (typeof ui.group === 'string')
    target.lose(at, `the heading "${ui.group}" above "${title}"`, 'Write an object template that shows it.');
  if (keeps && when)
    target.lose(at, `that the answer to "${title}" stays while it is hidden`, 'Leave omitExtraData out, as rjsf does.');
  if (!sent) target.lose(at, `that "${title}" is not sent`, 'Remove its answer in code (onSubmit).');
}

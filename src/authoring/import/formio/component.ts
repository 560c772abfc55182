import { answer, answered, any, not, type Expression } from '../expression.ts';
import type { Choice, Json, Question, Rule } from '../form.ts';
import { choicesOf, known, list, loseKeys, map, numberIn, readOr, text, textOf, type Reading } from '../reading.ts';
import { readScript, shownWhen, type IdOf } from './conditions.ts';
import { knownKeys, componentTypes } from './types.ts';

/** What holds around a component. */
export interface FormIoAround {
  readonly at: string;
  /** The id of the container or the rows that it is in, with a point at its end. */
  readonly prefix: string;
  readonly group: string | undefined;
  readonly when: Expression | undefined;
}

/** What is collected from the whole form. */
export interface FormIo {
  readonly reading: Reading;
  /** The ids of all questions. */
  readonly ids: ReadonlySet<string>;
  readonly rules: Rule[];
}

/** The id that a name means from here: of the same rows or container, of the form, or of any part of it. */
const idsFrom =
  ({ ids }: FormIo, { prefix }: FormIoAround): IdOf =>
  (name) =>
    [`${prefix}${name}`, name].find((one) => ids.has(one)) ?? [...ids].find((one) => one.endsWith(`.${name}`)) ?? name;

/** The question of a component with one answer. */
export function questionOf(component: Json, around: FormIoAround, form: FormIo): Question[] {
  const { reading } = form;
  const { at } = around;
  const kind = String(component.type);
  const made = componentTypes[kind];
  const title = componentTitle(component, reading);
  if (!made) {
    reading.lost.push({ at, what: `the question "${title}" of type ${kind}`, way: 'Ask it in another way.' });
    return [];
  }
  loseKeys(component, knownKeys, at, reading.lost, {});
  const id = `${around.prefix}${String(component.key)}`;
  const choices = made.chosen ? componentChoices(component, at, reading) : undefined;
  if (made.chosen && !choices) {
    reading.lost.push({
      at,
      what: `the question "${title}" without choices in the file`,
      way: 'Write its choices into a list.',
    });
    return [];
  }
  const isSeveral = made.type === 'array' || (component.multiple === true && choices !== undefined);
  if (component.multiple === true && !choices)
    reading.lost.push({ at, what: `several answers to "${title}"`, way: 'It asks for one now: ask for them as rows.' });
  const idOf = idsFrom(form, around);
  const type = isSeveral ? 'array' : choices?.every(({ value }) => typeof value === 'number') ? 'integer' : made.type;
  const validate = map(component.validate);
  const question: Question = {
    at,
    id,
    type,
    title,
    choices,
    rules: componentRules(component, made.format, isSeveral),
    required: validate.required === true,
    words: componentMessages(component, reading),
    ui: componentLook(component, isSeveral && made.widget === 'select' ? 'multiselect' : made.widget, around, reading),
    when: whenOf(component, around, form),
    computed: computedOf(component, at, idOf, reading),
  };
  further(component, question, form, around);
  return [question];
}

export const componentTitle = (component: Json, reading: Reading): string =>
  textOf(component.label, reading) ??
  textOf(component.title ?? component.legend, reading) ??
  String(component.key ?? component.type);

export function whenOf(component: Json, around: FormIoAround, form: FormIo): Expression | undefined {
  const own = shownWhen(component, around.at, idsFrom(form, around), form.reading);
  return around.when && own ? { op: 'all', of: [around.when, own] } : (around.when ?? own);
}

function componentChoices(component: Json, at: string, reading: Reading): readonly Choice[] | undefined {
  const data = map(component.data);
  const source = String(component.dataSrc ?? 'values');
  if (component.type === 'select' && source !== 'values' && source !== 'json') return undefined;
  const given = component.type !== 'select' ? component.values : source === 'json' ? data.json : data.values;
  const items = typeof given === 'string' ? list(jsonOr(given)) : list(given);
  return choicesOf(
    items.map((item) => {
      const one = map(item);
      return typeof item === 'object'
        ? { value: one.value ?? one.id ?? one.label, label: textOf(one.label ?? one.name, reading) }
        : { value: item };
    }),
    at,
    reading.lost,
  );
}

function jsonOr(given: string): unknown {
  try {
    return JSON.parse(given) as unknown;
  } catch {
    return undefined;
  }
}

function componentRules(component: Json, format: string | undefined, isSeveral: boolean): Json {
  const validate = map(component.validate);
  const bound = (given: unknown) => numberIn(given);
  const most = bound(validate.maxLength);
  const date = map(component.datePicker);
  const isDay = (given: unknown) => (/^\d{4}-\d\d-\d\d/.exec(text(given) ?? '') ?? [])[0];
  return known({
    format,
    minLength: bound(validate.minLength) || undefined,
    maxLength: most !== undefined && most > 0 ? most : undefined,
    pattern:
      text(validate.pattern) === undefined ? undefined : `^(?:${text(validate.pattern)!.replace(/^\^|\$$/g, '')})$`,
    minimum: format === 'date' ? isDay(date.minDate) : bound(validate.min),
    maximum: format === 'date' ? isDay(date.maxDate) : bound(validate.max),
    multipleOf: component.type === 'number' && bound(validate.step) ? bound(validate.step) : undefined,
    minItems: isSeveral ? bound(validate.minSelectedCount) || undefined : undefined,
    maxItems: isSeveral ? bound(validate.maxSelectedCount) || undefined : undefined,
    ...defaultOf(component),
  });
}

/** A default that says something: tools write false, '' and empty maps for none. */
function defaultOf({ defaultValue: given, type }: Json): Json {
  if (given === false || given === '' || given === null || given === undefined) return {};
  if (type === 'selectboxes') {
    const chosen = Object.entries(map(given))
      .filter(([, one]) => one === true)
      .map(([key]) => key);
    return chosen.length > 0 ? { default: chosen } : {};
  }
  return typeof given === 'object' && Object.keys(given).length === 0 ? {} : { default: given };
}

function componentMessages(component: Json, reading: Reading): Record<string, string> {
  const custom = textOf(map(component.validate).customMessage, reading);
  const keywords = {
    required: 'required',
    minLength: 'minLength',
    maxLength: 'maxLength',
    pattern: 'pattern',
    min: 'minimum',
    max: 'maximum',
  };
  const errors = map(component.errors);
  return Object.fromEntries(
    Object.entries(keywords).flatMap(([key, keyword]) => {
      const words = textOf(errors[key], reading) ?? custom;
      return words === undefined
        ? []
        : [[keyword, words.replace(/\{\{\s*field\s*\}\}/g, componentTitle(component, reading))]];
    }),
  );
}

function componentLook(component: Json, widget: string | undefined, { group }: FormIoAround, reading: Reading): Json {
  const pattern = text(component.filePattern);
  const affixes = ['prefix', 'suffix']
    .map((key) => [key, textOf(component[key], reading)] as const)
    .filter(([, words]) => words !== undefined);
  const hasAffixes = component.type === 'number' || component.type === 'textfield';
  const options = known({
    rows:
      widget === 'textarea' && numberIn(component.rows)
        ? Math.min(20, Math.max(2, numberIn(component.rows)!))
        : undefined,
    accept:
      widget === 'file' && pattern !== undefined && /^\.[A-Za-z0-9]+(,\s*\.[A-Za-z0-9]+)*$/.test(pattern)
        ? pattern.replace(/\s/g, '')
        : undefined,
    ...(hasAffixes ? Object.fromEntries(affixes) : {}),
  });
  return known({
    widget: component.hidden === true ? 'hidden' : widget,
    options: Object.keys(options).length > 0 ? options : undefined,
    display: component.type === 'currency' ? 'money' : undefined,
    placeholder: textOf(component.placeholder, reading),
    help: textOf(component.description, reading) ?? textOf(component.tooltip, reading),
    readOnly: component.disabled === true ? true : undefined,
    group,
  });
}

function computedOf(
  { calculateValue, allowCalculateOverride }: Json,
  at: string,
  idOf: IdOf,
  reading: Reading,
): Expression | undefined {
  const script = text(calculateValue);
  if (script === undefined) return undefined;
  if (allowCalculateOverride === true)
    reading.lost.push({
      at: `${at}/calculateValue`,
      what: 'a computed value that visitors can change',
      way: 'They cannot change it now: write prefill in place of computed.',
    });
  return readOr(reading, `${at}/calculateValue`, script, () => readScript(script, 'value', idOf));
}

/** A check in a script: valid = condition, or valid = condition ? true : 'message'. It is about a given answer. */
function checkOf(script: string, component: Json, { at, id }: Question, form: FormIo, around: FormIoAround): void {
  const place = `${at}/validate/custom`;
  const valid = readOr(form.reading, place, script, () => readScript(script, 'valid', idsFrom(form, around), id));
  if (!valid) return;
  const says =
    valid.op === 'if' && valid.then.op === 'value' && valid.then.value === true ? valid.otherwise : undefined;
  const isSaid = says?.op === 'value' && typeof says.value === 'string';
  form.rules.push({
    at: place,
    holds: any(not(answered(answer(id))), isSaid && valid.op === 'if' ? valid.test : valid)!,
    beside: id,
    message: isSaid ? String(says.value) : textOf(map(component.validate).customMessage, form.reading),
  });
}

/**
 * What else a component says: checks in scripts, logic, files.
 * Long because it takes everything that the source can say of one thing.
 */
function further(component: Json, question: Question, form: FormIo, around: FormIoAround): void {
  const { lost } = form.reading;
  const { at } = question;
  const validate = map(component.validate);
  const custom = text(validate.custom);
  if (custom !== undefined) checkOf(custom, component, question, form, around);
  if (Object.keys(map(validate.json)).length > 0 || text(validate.json) !== undefined)
    lost.push({ at: `${at}/validate/json`, what: JSON.stringify(validate.json), way: 'Write an assert under rules.' });
  for (const key of ['minWords', 'maxWords'])
    if (numberIn(validate[key]))
      lost.push({
        at: `${at}/validate/${key}`,
        what: `${key} ${String(validate[key])}`,
        way: 'Limit the characters: maxLength.',
      });
  if (component.type === 'file')
    lost.push({
      at,
      what: component.multiple === true ? 'several files' : 'the content of the file',
      way: 'Only the name of one file is kept. In a form that is sent, use the control upload.',
    });
  if (component.type === 'datetime' && component.enableTime !== false)
    lost.push({
      at,
      what: `the time of "${question.title}"`,
      way: 'It asks for the day: ask for the time with widget: time.',
    });
  if (component.type === 'address')
    lost.push({
      at,
      what: `the search of "${question.title}"`,
      way: 'It is one line of text: ask for street, place and postcode.',
    });
  if (text(component.inputMask) !== undefined)
    lost.push({
      at: `${at}/inputMask`,
      what: `the mask ${text(component.inputMask)!}`,
      way: 'Describe the allowed texts by a pattern.',
    });
  if (text(component.customDefaultValue) !== undefined)
    lost.push({
      at: `${at}/customDefaultValue`,
      what: text(component.customDefaultValue)!,
      way: 'Write default or prefill.',
    });
}

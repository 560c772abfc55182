import type { DateBound } from '../../shared/plan/form.ts';
import { itemRules } from '../../compiler/model/answer.ts';
import type { FieldModel, FieldSetModel } from '../../compiler/model/types.ts';
import { optionsOf } from '../../compiler/resolve/symbols.ts';
import { answer, constantOf, type Expression } from '../import/expression.ts';
import type { Json, Lost } from '../import/form.ts';
import { known } from '../import/reading.ts';
import { choicesIn } from './choices.ts';
import { conditionIn, expressionIn } from './conditions.ts';
import type { ExportedQuestion } from './form.ts';
import { loseOthers } from './lost.ts';
import type { Reader } from './reader.ts';
import { plainWords } from './words.ts';

/** Keywords of a schema that the intermediate form keeps as they are. */
const ruleKeys = [
  ...(['minLength', 'maxLength', 'pattern', 'format', 'minimum', 'maximum', 'exclusiveMinimum'] as const),
  ...(['exclusiveMaximum', 'multipleOf', 'minItems', 'maxItems', 'uniqueItems', 'default', 'const'] as const),
];

/**
 * A field as a question, with those of its rows.
 * Long because it takes everything that a field can say.
 */
export function questionIn(field: FieldModel, set: FieldSetModel, reader: Reader): ExportedQuestion {
  const { name, path, uiPath, schema, ui, rows } = field;
  loseOthers(field.written, 'field', path, reader);
  loseOthers(field.written.items, 'items', [...path, 'items'], reader);
  loseOthers(ui, 'ui', uiPath, reader);
  if (ui.computed !== undefined && schema.multipleOf !== undefined)
    reader.lose(
      path,
      `that "${schema.title ?? name}" is rounded to ${schema.multipleOf}`,
      'Round it in its expression.',
    );
  if (field.widget === 'note')
    reader.lose(
      path,
      `that "${schema.title ?? name}" is a line of text, and asks nothing`,
      'Make it a text without a question.',
    );
  loseOthers(ui.options, 'options', [...uiPath, 'options'], reader);
  const names = reader.names(set);
  const id = names.fields.get(name)?.id ?? name;
  const expression = (key: 'computed' | 'prefill'): Expression | undefined => {
    const written = ui[key];
    return written === undefined
      ? undefined
      : reader.read([...uiPath, key], `the value (${key}) of "${field.schema.title ?? name}",`, written, () =>
          expressionIn(written, names),
        );
  };
  const computed = expression('computed');
  const when =
    ui.when === undefined
      ? undefined
      : reader.read([...uiPath, 'when'], `"${schema.title ?? name}" is asked only when`, ui.when, () =>
          conditionIn(ui.when!, names),
        );
  const question: ExportedQuestion = {
    at: reader.at(path),
    id,
    path: field.inObject ?? [name],
    control: field.widget,
    type: schema.type,
    title:
      schema.title === undefined ? name : plainWords(schema.title, reader.at([...path, 'title']), reader.words(set)),
    choices: choicesIn(field, set, reader),
    rows: rows && [...rows.fields.values()].map((one) => questionIn(one, rows, reader)),
    each: field.widget === 'texts' ? itemRules(schema.items ?? { type: 'string' }) : undefined,
    rules: rulesIn(field, set),
    bounds: boundsIn(field, reader, set),
    required: field.required && set.validation !== 'none',
    words: messagesIn(field, set, reader),
    ui: lookIn(field, set, reader, computed),
    when,
    computed,
    prefill: expression('prefill'),
    keeps: ui.whenHidden === 'keep',
    sent: ui.sent !== false,
  };
  return ui.when !== undefined && !when ? optional(question, reader.lost) : question;
}

/** A question whose condition is lost: nobody must answer it. */
export function optional(question: ExportedQuestion, lost: Lost[]): ExportedQuestion {
  const { required: text, ...words } = question.words;
  if (!question.required) return question;
  lost.push({
    at: question.at,
    what: `that "${question.title}" must be answered${text === undefined ? '' : `: "${text}"`}`,
    way: 'Its condition is lost: ask for it in code.',
  });
  return { ...question, required: false, words };
}

function rulesIn(field: FieldModel, { validation }: FieldSetModel): Json {
  const { schema, dates, written } = field;
  const kept = Object.fromEntries(ruleKeys.map((key) => [key, schema[key]]));
  const day = (bound: 'minimum' | 'maximum'): unknown => {
    const { day: fixed, plus } = dates?.[bound] ?? {};
    return fixed !== undefined && plus === undefined ? fixed : undefined;
  };
  const isMonth = field.widget === 'month';
  const own = known({
    ...kept,
    minimum: schema.minimum ?? day('minimum') ?? (isMonth ? written.minimum : undefined),
    maximum: schema.maximum ?? day('maximum') ?? (isMonth ? written.maximum : undefined),
    ...(field.ui.computed !== undefined && { multipleOf: undefined }),
  });
  return validation === 'none' ? known({ default: own.default, format: own.format }) : own;
}

/** Bounds that another day decides: today, or the answer to another question. */
function boundsIn({ dates }: FieldModel, reader: Reader, set: FieldSetModel): ExportedQuestion['bounds'] {
  const of = (bound: DateBound | undefined): Expression | undefined => {
    if (!bound || (bound.day !== undefined && bound.plus === undefined)) return undefined;
    const from: Expression =
      bound.day !== undefined
        ? constantOf(bound.day)
        : bound.field === undefined
          ? { op: 'call', name: 'today', of: [] }
          : answer(reader.names(set).fields.get(bound.field)?.id ?? bound.field);
    if (bound.plus === undefined || bound.unit === undefined) return from;
    return { op: 'call', name: 'dateAdd', of: [from, constantOf(bound.plus), constantOf(bound.unit)] };
  };
  const [minimum, maximum] = [of(dates?.minimum), of(dates?.maximum)];
  return minimum || maximum ? { ...(minimum && { minimum }), ...(maximum && { maximum }) } : undefined;
}

function messagesIn({ name, schema, written }: FieldModel, set: FieldSetModel, reader: Reader): Record<string, string> {
  const messages = Object.entries(set.config.messages?.[name] ?? {});
  const isBound = (keyword: string): boolean =>
    set.expressions.some(({ of }) => of.kind === 'bound' && of.at === name && of.keyword === keyword);
  return Object.fromEntries(
    messages
      .filter(([keyword]) => !isBound(keyword))
      .map(([keyword, text]) => [
        keyword,
        plainWords(text, reader.at([...set.parts.messages, name, keyword]), reader.words(set), {
          ...written,
          ...schema,
        }),
      ]),
  );
}

function lookIn(
  { ui, uiPath, suggest, options, widget }: FieldModel,
  set: FieldSetModel,
  reader: Reader,
  computed: Expression | undefined,
): Json {
  const said = (key: 'help' | 'placeholder'): string | undefined => {
    const text = ui[key];
    return text === undefined ? undefined : plainWords(text, reader.at([...uiPath, key]), reader.words(set));
  };
  const kept = Object.fromEntries(
    (['rows', 'lowest', 'highest', 'accept', 'maxMegabytes', 'add', 'remove'] as const).flatMap((key) =>
      options[key] === undefined ? [] : [[key, options[key]]],
    ),
  );
  return known({
    widget,
    options: Object.keys(kept).length > 0 ? kept : undefined,
    help: said('help'),
    placeholder: said('placeholder'),
    autocomplete: ui.autocomplete,
    group: ui.group,
    readOnly: ui.readOnly === true || (ui.computed !== undefined && !computed) ? true : undefined,
    suggestions: suggest === undefined ? undefined : optionsOf(suggest, reader.symbols).map(({ label }) => label),
  });
}

import { fieldOf, schemaErrors } from '../../../shared/engine/ajv-errors.ts';
import { brokenBounds } from '../../../shared/engine/date-bounds.ts';
import { todayIn } from '../../../shared/engine/dates.ts';
import { isEmpty } from '../../../shared/engine/answers.ts';
import { drawnSignature } from '../../../shared/engine/signature.ts';
import { UPLOAD } from '../../../shared/engine/files.ts';
import type { Answer } from '../../../shared/plan/answers.ts';
import type { FieldPlan, FieldSchema, FieldSet, Filter, WidgetName } from '../../../shared/plan/form.ts';
import type { AnswerRule } from '../../../shared/plan/config.generated.ts';
import { RANKING } from '../../model/controls.ts';
import { formats } from '../../model/formats.ts';
import { decidingAnswers } from '../../model/deciding/deciding.ts';
import { datesToTry } from './dates.ts';
import { arriving, canGive, isAsked } from './control.ts';
import { maxTextLength, sampleOf } from './sample.ts';

/**
 * Useful answers to a field, valid and invalid, in the form in which its control returns them: no answer; all choices;
 * short and long lists of choices; numbers at each bound and next to it; texts that fit its pattern, format and
 * lengths, and the same texts with a character too few, too many or changed.
 * Takes    `more`: values that conditions compare its answer with, and those of examples
 */
export function triesOf(set: FieldSet, name: string, more: readonly Answer[] = []): (Answer | undefined)[] {
  const [field, schema] = [set.plan.fields[name], set.plan.schema.properties[name]];
  if (!field || !schema) return [];
  const listed = field.choices !== undefined || field.years !== undefined;
  const made = [
    // Dates near the bounds come before those of examples, which may be in the past by now.
    ...datesToTry(set, name),
    ...(listed ? [] : more),
    ...candidates(field, schema, set.plan.timeZone),
    ...more,
  ].map((value) => (typeof value === 'string' ? arriving(field, value) : value));
  const different = new Map([undefined, ...made].map((value) => [JSON.stringify(value), value]));
  return [...different.values()];
}

/**
 * The tries that the control can give. A field without a control, which something else answers (`given`), can have any
 * answer that it accepts.
 */
export function givable(
  set: FieldSet,
  name: string,
  tries: readonly (Answer | undefined)[],
  given: boolean,
): (Answer | undefined)[] {
  const [field, schema] = [set.plan.fields[name], set.plan.schema.properties[name]];
  if (!field || !schema) return [];
  return tries.filter((value) =>
    isAsked(field) || !given || value === undefined ? canGive(field, schema, value) : accepts(set, name, value),
  );
}

/** Whether a field's own schema and bounds accept an answer, while no other field is answered. */
export function accepts(set: FieldSet, name: string, value: Answer): boolean {
  if (brokenBounds(set, name, { [name]: value }).length > 0) return false;
  if (set.rows && set.rows.errors(set, name, { [name]: value }, '').length > 0) return false;
  return !schemaErrors(set, { [name]: value }).some((error) => error.keyword !== 'required' && fieldOf(error) === name);
}

function candidates(field: FieldPlan, schema: FieldSchema, timeZone: string | undefined): Answer[] {
  if (schema.type === 'boolean') return [true, false];
  if (schema.type === 'array')
    return field.widget === 'texts'
      ? listsOfTexts(field, schema)
      : field.widget === RANKING
        ? orders(field.choices?.map(({ value }) => value) ?? [])
        : lists(field.choices?.map(({ value }) => value) ?? fileNamesFor(field, schema), schema);
  if (field.choices && schema.type !== 'string') return field.choices.map(({ value }) => value);
  if (schema.type === 'integer' || schema.type === 'number')
    return [...sampleYears(field, timeZone), ...sampleNumbers(schema)];
  return [
    ...(field.choices ?? []).map(({ value }) => String(value)),
    ...(field.suggestions ?? []).slice(0, 2),
    ...texts(field, schema),
  ];
}

function lists(choices: readonly (string | number)[], { minItems = 1, maxItems }: FieldSchema): Answer[] {
  const sizes = [
    0,
    1,
    2,
    minItems - 1,
    minItems,
    ...(maxItems === undefined ? [] : [maxItems, maxItems + 1]),
    choices.length,
  ];
  return [
    ...choices.map((choice) => [choice]),
    ...sizes.filter((size) => size >= 0).map((size) => choices.slice(0, size)),
  ];
}

/** Orders of all choices: as they are offered, backwards, and with each of them first. */
const orders = (choices: readonly (string | number)[]): Answer[] => [
  [...choices].reverse(),
  ...choices.map((first) => [first, ...choices.filter((choice) => choice !== first)]),
];

/**
 * Lists of typed texts: each text by itself and with as many others as are needed, as many as are allowed, one more,
 * and one of them twice.
 */
function listsOfTexts(field: FieldPlan, schema: FieldSchema): Answer[] {
  const { items, minItems = 1, maxItems = 2, uniqueItems } = schema;
  const each: FieldSchema = { ...items, type: 'string' };
  const typed = texts(field, each)
    .map((text) => arriving(field, text))
    .filter((text) => !isEmpty(text));
  const fitting = fittingTexts(each, maxItems + 2);
  // Where a text may be there twice, few texts that fit are enough for any list.
  const filled = (size: number): string[] =>
    uniqueItems || fitting.length === 0
      ? fitting.slice(0, size)
      : Array.from({ length: size }, (_, index) => fitting[index % fitting.length]!);
  const sizes = [1, minItems - 1, minItems, maxItems, maxItems + 1].filter((size) => size > 0);
  const beside = filled(minItems - 1);
  return [
    [],
    ...sizes.map(filled),
    ...fitting.slice(0, 1).flatMap((text) => [
      [text, text],
      [text, text, ...fitting.slice(1, minItems - 1)],
    ]),
    ...typed.flatMap((text) => [[text], ...(beside.length > 0 ? [[text, ...beside]] : [])]),
  ];
}

/** Texts that fit all rules of an item of a list. `most`: how many at most. */
function fittingTexts({ pattern, format, minLength = 1, maxLength = Infinity }: FieldSchema, most: number): string[] {
  const made = Array.from({ length: most }, (_, index) =>
    pattern === undefined
      ? format === 'email'
        ? `a${index}@b.in`
        : `${'a'.repeat(Math.max(0, minLength - String(index).length))}${index}`
      : (sampleOf(pattern, index) ?? ''),
  );
  const reads = pattern === undefined ? /^/ : new RegExp(pattern, 'u');
  const fits = (text: string) =>
    reads.test(text) && text.length >= minLength && text.length <= maxLength && !isEmpty(text);
  const long = made.flatMap((text) => [text, text.padEnd(minLength, 'a'), text.padEnd(minLength, '0')]);
  const found = new Set(long.filter(fits));
  // The set grows while it is read.
  for (const text of pattern === undefined ? [] : found) {
    if (found.size >= most) break;
    for (const other of varied(text)) if (fits(other)) found.add(other);
  }
  return [...found].slice(0, most);
}

/** The same text with another letter or digit at each place, and behind it. */
const varied = (text: string): string[] =>
  Array.from({ length: text.length + 1 }, (_, index) => index).flatMap((index) =>
    [...'abcdefghij0123456789ABC'].map((letter) => text.slice(0, index) + letter + text.slice(index + 1)),
  );

/** Names of files, one more than allowed. */
const fileNamesFor = ({ widget }: FieldPlan, { maxItems = 0 }: FieldSchema): string[] =>
  widget === UPLOAD ? Array.from({ length: maxItems + 1 }, (_, index) => `file-${index + 1}.pdf`) : [];

/** The first and the last year of each range to choose from; some ranges end today. */
function sampleYears({ years: ranges }: FieldPlan, timeZone: string | undefined): number[] {
  const now = Number(todayIn(timeZone).slice(0, 4));
  return (ranges ?? []).flatMap((range) => ('last' in range ? [now, now - range.last + 1] : [range.to, range.from]));
}

function sampleNumbers({ multipleOf, default: start, ...schema }: FieldSchema): number[] {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum } = schema;
  const bounds = [minimum, exclusiveMinimum, maximum, exclusiveMaximum, start].filter(
    (bound) => typeof bound === 'number',
  );
  const steps =
    multipleOf === undefined
      ? []
      : [minimum ?? 0, 10 * multipleOf, ...bounds].map((from) => Math.ceil(from / multipleOf) * multipleOf);
  return [
    ...steps.slice(0, 2),
    ...bounds.flatMap((bound) => [bound, bound + 1, bound - 1]),
    ...[1, 0, 30, -1, 1.5],
    // Between two multiples.
    ...steps.map((value) => value + multipleOf! / 2),
    // Beyond a bound, but still a multiple.
    ...steps.flatMap((value) => [value, value + multipleOf!, value - multipleOf!]),
  ];
}

function texts({ widget, filters }: FieldPlan, schema: FieldSchema): string[] {
  const good = goodTexts(widget, schema);
  const bad = good
    .slice(0, 6)
    .flatMap((text) => [
      text.slice(0, -1),
      `${text}${text.slice(-1)}`,
      `${text}#`,
      `#${text.slice(1)}`,
      `0${text.slice(1)}`,
      `a${text.slice(1)}`,
    ]);
  // A tab between letters breaks a line, and no filter removes it.
  const twoColumns = `a\t${'a'.repeat(Math.max(1, (schema.minLength ?? 1) - 2))}`;
  const odd = ['a', '1', '0', '#', '2023-02-29', 'a\u202eb', twoColumns];
  return [...good, ...bad, ...odd, ...oneOfEachKind(schema, filters)];
}

/** The longest texts about which patterns are asked: longer ones make the automata too large. */
const longestAsked = 8;

/**
 * For every way in which a text can break some of the field's rules and not the others, a text that does. Formats with
 * long patterns, such as that of an email, are left out.
 */
function oneOfEachKind(
  { pattern, format, minLength, maxLength }: FieldSchema,
  filters: readonly Filter[] = [],
): string[] {
  const rules: AnswerRule[] = [
    ...(pattern === undefined ? [] : [{ pattern }]),
    ...(format === 'line' || format === 'lines' ? [{ pattern: formats[format].source }] : []),
    ...(minLength === undefined || minLength > longestAsked ? [] : [{ minLength }]),
    ...(maxLength === undefined || maxLength > longestAsked ? [] : [{ maxLength }]),
  ];
  if (rules.length < 2) return [];
  const written = filters.map((filter) => (typeof filter === 'object' && 'phone' in filter ? 'phone' : filter));
  // Blank texts are no answers.
  const asked = { schema: { type: 'string', pattern: '\\S' }, choices: undefined, filters: written } as const;
  return decidingAnswers(asked, rules).answers.map(String);
}

/** The longest text of one letter that is tried. */
const longestPlain = 100_000;

function goodTexts(widget: WidgetName, { pattern, format, minLength = 1, maxLength }: FieldSchema): string[] {
  const sampled = pattern === undefined ? [] : [0, 1, 2, 5, minLength].flatMap((more) => sampleOf(pattern, more) ?? []);
  const lengths = [minLength - 1, minLength, ...(maxLength === undefined ? [] : [maxLength, maxLength + 1])];
  const dates = widget === 'month' ? ['2024-02', '2024-03'] : ['2024-02-28', '2024-02-29', '2024-03-01'];
  const known =
    format === 'email' || widget === 'email'
      ? ['a@b.in', `${'a'.repeat(Math.min(maxTextLength, Math.max(1, minLength - 5)))}@b.in`]
      : format === 'date' || widget === 'date' || widget === 'month'
        ? dates
        : format === 'time'
          ? ['09:30', '23:59']
          : format === 'signature'
            ? // A name may be longer than other texts are made, because a drawing needs the room.
              ['A. Visitor', drawnSignature('M40 150l90 -90 60 80'), 'a'.repeat((maxLength ?? 0) + 1)]
            : [];
  return [
    ...known,
    ...sampled,
    ...lengths
      .filter((length) => length >= 0 && length <= (pattern === undefined ? longestPlain : maxTextLength))
      .flatMap((length) => ['a'.repeat(length), '9'.repeat(length)]),
    ...(maxLength === undefined ? [] : tooLong(pattern, known.at(-1), maxLength)),
  ];
}

/**
 * Texts that only break `maxLength`: longer ones that match the pattern, and longer addresses. Nested repetitions are
 * repeated less.
 */
function tooLong(pattern: string | undefined, known = '', maxLength: number): string[] {
  const more = [maxLength + 1, Math.ceil(Math.sqrt(maxLength + 1)), 2];
  const sampled = pattern === undefined ? [] : more.flatMap((each) => sampleOf(pattern, each) ?? []);
  const address = known.includes('@') ? ['a'.repeat(Math.max(0, maxLength + 1 - known.length)) + known] : [];
  return [...sampled, ...address].filter((text) => text.length > maxLength && text.length <= maxTextLength);
}

import { answer, answered, any, not, type Expression } from '../expression.ts';
import type { Json, Question } from '../form.ts';
import { known, numberIn, readOr, text, textOf, type Reading } from '../reading.ts';
import { readXPath } from './expressions.ts';
import type { SheetAround, XlsForm } from './kind.ts';
import { textsIn } from './sheets.ts';

/** Whether a row must be answered: always, never, or under a condition. */
export function requiredOf(row: Json, at: string, { reading }: XlsForm): boolean | Expression | undefined {
  const given = row.required;
  if (given === true || /^(yes|true|true\(\)|y|1)$/i.test(String(given ?? ''))) return true;
  if (given === undefined || given === false || /^(no|false|false\(\)|n|0|)$/i.test(String(given).trim()))
    return undefined;
  return readOr(reading, `${at}/required`, String(given), () => readXPath(String(given), String(row.name)));
}

const constraintBounds = {
  '>=': 'minimum',
  '<=': 'maximum',
  '>': 'exclusiveMinimum',
  '<': 'exclusiveMaximum',
} as const;

/** The rules of a row, and their messages. */
export function rowRules(
  row: Json,
  kind: string,
  { type, format }: { type: Question['type']; format?: string },
  { at }: SheetAround,
  form: XlsForm,
) {
  const { reading } = form;
  const rules: Record<string, unknown> = known({
    format,
    ...rangeOf(row, kind, at, reading),
    ...defaultOf(row, type, kind, at, reading),
  }) as Record<string, unknown>;
  if (kind === 'acknowledge' || kind === 'trigger')
    if (requiredOf(row, at, { ...form, reading: { ...reading, lost: [] } }) === true) rules.const = true;
  const words: Record<string, string> = {};
  const required = textOf(textsIn(row, 'required_message'), reading);
  if (required !== undefined) words.required = required;
  const written = text(row.constraint);
  const id = String(row.name);
  const holds =
    written === undefined ? undefined : readOr(reading, `${at}/constraint`, written, () => readXPath(written, id));
  const message = textOf(textsIn(row, 'constraint_message'), reading);
  for (const part of holds?.op === 'all' ? holds.of : holds ? [holds] : []) {
    const rule = constraintRule(part, id, type, format);
    if (rule && !(rule[0] in rules)) {
      rules[rule[0]] = rule[1];
      if (message !== undefined) words[rule[0]] = message;
    } else
      form.rules.push({ at: `${at}/constraint`, holds: any(not(answered(answer(id))), part)!, beside: id, message });
  }
  return { rules, words };
}

/** A part of a constraint as a keyword of the question itself. */
function constraintRule(
  part: Expression,
  id: string,
  type: Question['type'],
  format: string | undefined,
): readonly [string, unknown] | undefined {
  const isSelf = (one: Expression): boolean => one.op === 'answer' && one.id === id;
  if (
    part.op === 'call' &&
    part.name === 'regex' &&
    isSelf(part.of[0]!) &&
    part.of[1]?.op === 'value' &&
    type === 'string'
  )
    return ['pattern', `^(?:${String(part.of[1].value).replace(/^\^|\$$/g, '')})$`];
  if (part.op !== 'compare' || part.sign === '==' || part.sign === '!=') return undefined;
  const { left, sign, right } = part;
  if (
    format === 'date' &&
    isSelf(left) &&
    (sign === '<=' || sign === '>=') &&
    right.op === 'call' &&
    right.name === 'today'
  )
    return [constraintBounds[sign], 'today'];
  if (right.op !== 'value' || typeof right.value !== 'number') return undefined;
  if (isSelf(left) && (type === 'integer' || type === 'number')) return [constraintBounds[sign], right.value];
  const isSize = left.op === 'call' && left.name === 'size' && isSelf(left.of[0]!);
  if (!isSize) return undefined;
  const [least, most] = type === 'array' ? ['minItems', 'maxItems'] : ['minLength', 'maxLength'];
  const by = {
    '>=': [least, right.value],
    '>': [least, right.value + 1],
    '<=': [most, right.value],
    '<': [most, right.value - 1],
  } as const;
  return by[sign] as readonly [string, unknown];
}

function rangeOf(row: Json, kind: string, at: string, { lost }: Reading): Json {
  if (kind !== 'range') return {};
  const given = Object.fromEntries(
    String(row.parameters ?? '')
      .split(/[\s;,]+/)
      .map((one) => one.split('=')),
  ) as Json;
  const [minimum, maximum, step] = [numberIn(given.start) ?? 1, numberIn(given.end) ?? 10, numberIn(given.step) ?? 1];
  if (minimum % step === 0) return { minimum, maximum, multipleOf: step };
  lost.push({
    at: `${at}/parameters`,
    what: `steps of ${step} from ${minimum}`,
    way: 'It takes every number: write the steps into a list.',
  });
  return { minimum, maximum };
}

function defaultOf(row: Json, type: Question['type'], kind: string, at: string, { lost }: Reading): Json {
  const given = row.default;
  if (given === undefined || given === null || given === '') return {};
  if (/[${}()]/.test(String(given))) {
    lost.push({
      at: `${at}/default`,
      what: `the default ${String(given)}`,
      way: 'Write it as prefill, in our expressions.',
    });
    return {};
  }
  if (kind === 'select_multiple') return { default: String(given).split(/\s+/) };
  return {
    default:
      type === 'integer' || type === 'number'
        ? numberIn(given)
        : type === 'boolean'
          ? given === true || given === 'true'
          : String(given),
  };
}

import { problems as say } from '../../shared/problems/catalogue.ts';
import { nearest } from '../../shared/problems/nearest.ts';
import type { Problem } from '../../shared/problems/problem.ts';
import type { MessageKeyword } from '../../shared/plan/message.ts';
import { pluginContract, type Contracts } from '../check/contracts.ts';
import { listOf } from '../model/answer.ts';
import { breakableKeywords } from '../model/keywords.ts';
import type { FieldModel, FieldSetModel, FormModel, TextAt } from '../model/types.ts';
import { effectTexts, exitTexts, resultTexts } from '../model/texts.ts';
import { placeInside, placeOf, type Source } from '../read/source.ts';
import { countingControls, keepingControls } from '../model/controls.ts';
import { parseMessage } from '../resolve/message.ts';
import type { SymbolTable } from '../resolve/symbols.ts';

/**
 * Checks that every rule has a message, and every message a rule.
 * Problems: message/missing, message/unused
 */
export function lintMessages(set: FieldSetModel): Problem[] {
  if (set.validation !== 'messages') return [];
  if (set.config.refusal !== undefined) return unsaid(set);
  return [...set.fields.values()].flatMap((field) => {
    const written = Object.keys(set.config.messages?.[field.name] ?? {}) as MessageKeyword[];
    const needed = neededBy(field);
    const optional = optionalFor(field, needed);
    const useless = written.filter((keyword) => !needed.includes(keyword) && !(keyword === 'enum' && isChoice(field)));
    const missing = needed.filter((keyword) => !written.includes(keyword) && !optional.includes(keyword));
    const place = (keyword: string) => placeOf(set.source, [...set.parts.messages, field.name, keyword], 'key');
    return [
      ...notMisspelt(missing, useless).map((keyword) =>
        say.missingMessage(placeOf(set.source, field.path, 'key'), field.name, keyword),
      ),
      ...useless.map((keyword) => say.uselessMessage(place(keyword), field.name, keyword, needed)),
    ];
  });
}

const neededBy = ({ required, written, ui, widget }: FieldModel): MessageKeyword[] => [
  ...(required ? (['required'] as const) : []),
  ...(widget === 'code' ? (['enum'] as const) : []),
  ...breakableKeywords.filter(
    // A computed value is rounded to a multiple already, and a computed date is a valid one.
    (keyword) =>
      (keyword in written || keyword in (written.items ?? {})) &&
      !(['multipleOf', 'format'].includes(keyword) && ui.computed !== undefined),
  ),
];

/**
 * The messages that a field may have but does not need. A control that only offers allowed answers cannot fail its
 * rules.
 */
function optionalFor(field: FieldModel, needed: readonly MessageKeyword[]): readonly MessageKeyword[] {
  const isTyped = field.widget === 'code';
  const offersAllowed = (isChoice(field) && !isTyped) || isBounded(field);
  return [
    ...(isTyped ? [] : (['enum'] as const)),
    'type',
    // A control that clamps numbers gives none below the minimum.
    ...(field.options.clamp === undefined ? [] : (['minimum'] as const)),
    ...(field.widget === 'amount' ? neverFailedByAmount(field) : []),
    ...(isLineAnyway(field) ? (['format'] as const) : []),
    ...(isWholeAnyway(field) ? (['multipleOf'] as const) : []),
    ...(offersAllowed ? needed.filter((keyword) => keyword !== 'required') : []),
    // An unticked box is not an answer, so a box that must be ticked shows the message of `required`.
    ...(field.widget === 'checkbox' && field.required ? (['const'] as const) : []),
    ...(startsAnswered(field) || startsWithRows(field) ? (['required'] as const) : []),
  ];
}

/** The rules that an amount never fails: it is a whole number from 0 on, with as many digits as allowed. */
function neverFailedByAmount({ schema, ui: { filters = [] } }: FieldModel): MessageKeyword[] {
  const { minimum, maximum } = schema;
  const digits = filters.flatMap((filter) => (typeof filter === 'object' ? filter.cap : []));
  const greatest = 10 ** Math.min(...digits) - 1;
  return [
    ...(minimum !== undefined && minimum <= 0 ? (['minimum'] as const) : []),
    ...(maximum !== undefined && greatest <= maximum ? (['maximum'] as const) : []),
  ];
}

/** Whether the control gives only whole numbers, and every whole number is a multiple of what the field asks for. */
const isWholeAnyway = ({ widget, schema: { type, multipleOf } }: FieldModel): boolean =>
  (type === 'integer' || widget === 'amount') && multipleOf !== undefined && Number.isInteger(1 / multipleOf);

/** Whether a filter removes everything that does not fit in a line. */
const isLineAnyway = ({ schema: { format }, ui: { filters = [] } }: FieldModel): boolean =>
  format === 'line' && filters.some((filter) => filter === 'code' || filter === 'digits' || filter === 'phone');

const isChoice = ({ schema }: FieldModel): boolean => listOf(schema) !== undefined;

/** Whether the control can only give numbers within the field's bounds. */
const isBounded = ({ widget, ui: { years, readOnly } }: FieldModel): boolean =>
  years !== undefined || readOnly === true || countingControls.includes(widget) || widget === 'hidden';

/** Whether there is always a row, or `minItems` gives the number of rows that are required. */
const startsWithRows = ({ rows, schema }: FieldModel): boolean => rows !== undefined && (schema.minItems ?? 0) > 0;

/** Whether the control starts with an answer that can only be changed. */
export const startsAnswered = ({ widget, schema }: FieldModel): boolean =>
  schema.default !== undefined && schema.type !== 'array' && keepingControls.includes(widget);

/** The rules without a message, except those whose message is under a misspelt name, which is reported already. */
function notMisspelt<Name extends string>(missing: readonly Name[], useless: readonly string[]): Name[] {
  const meant = new Set(useless.map((name) => nearest(name, missing)));
  return missing.filter((name) => !meant.has(name));
}

/** Messages beside fields, in a set that reports a refusal in another way. */
const unsaid = ({ source, messages }: FieldSetModel): Problem[] =>
  messages.filter(({ of }) => of.kind === 'field').map(({ path }) => say.unsaidMessage(placeOf(source, path, 'key')));

/**
 * Checks that a rule or estimate has a message for exactly the codes that the contract of its plug-in lists.
 * Problems: message/…
 */
export function lintRuleMessages({ source, plugins }: FieldSetModel, contracts: Contracts): Problem[] {
  return plugins.flatMap(({ plugin, path, config: { messages } }) => {
    const { codes } = pluginContract(plugin, contracts);
    const written = Object.keys(messages);
    const useless = written.filter((code) => !codes.includes(code));
    const missing = codes.filter((code) => !written.includes(code));
    return [
      ...notMisspelt(missing, useless).map((code) =>
        say.missingRuleMessage(placeOf(source, [...path, 'messages'], 'key'), plugin, code),
      ),
      ...useless.map((code) =>
        say.uselessRuleMessage(placeOf(source, [...path, 'messages', code], 'key'), plugin, code, codes),
      ),
    ];
  });
}

/**
 * Checks that every value in braces is an answer, or comes from the plug-in.
 * Problem: message/unknown-value
 */
export function lintMessageValues(
  { source, config, path, messages, effects, exits, all }: FieldSetModel,
  contracts: Contracts,
): Problem[] {
  const answers = [...all.keys()];
  const valuesOf = (plugin: string | undefined) =>
    plugin === undefined ? [] : pluginContract(plugin, contracts).values;
  const { value, plugin } = config.estimate ?? {};
  return [
    ...messages
      .filter(({ of }) => of.kind !== 'refusal')
      .flatMap((message) =>
        unknownValues(source, message, [
          ...valuesOf('plugin' in message.of ? message.of.plugin : undefined),
          ...(message.of.kind === 'field' ? limitsOf(all.get(message.of.field), message.of.keyword) : []),
          ...answers,
        ]),
      ),
    ...(value !== undefined && plugin !== undefined
      ? unknownValues(source, { text: value, path: [...path, 'estimate', 'value'] }, [...valuesOf(plugin), ...answers])
      : []),
    ...[...effects.flatMap(effectTexts), ...exits.flatMap(exitTexts)].flatMap((text) =>
      unknownValues(source, text, answers),
    ),
  ];
}

/** The bounds of a field, which its messages can print. A bound from an expression is known when it is violated. */
const limitsOf = ({ written, dates }: Partial<FieldModel> = {}, keyword: MessageKeyword): string[] =>
  (['minimum', 'maximum', 'multipleOf', 'minItems', 'maxItems', 'minLength', 'maxLength'] as const).filter(
    (bound) => written?.[bound] !== undefined && (bound === keyword || dates || typeof written[bound] === 'number'),
  );

/**
 * Checks that every value in braces of a text after submit is an answer, or comes from the estimate, the result's
 * record or the lead.
 * Problem: message/unknown-value
 */
export function lintSubmitValues(model: FormModel, symbols: SymbolTable): Problem[] {
  const { source, sets, fields, sayings, result } = model;
  const { plugin } = sets[0]?.config.estimate ?? {};
  const known = [
    ...fields.keys(),
    'reference',
    ...(plugin === undefined ? [] : pluginContract(plugin, symbols.contracts).values),
    ...recordValues(model, symbols),
  ];
  return [...sayings, ...resultTexts(result)].flatMap((saying) => unknownValues(source, saying, known));
}

/** The values that a result can show of its record, such as {record.phone}: the keys of the items in its list. */
function recordValues({ result }: FormModel, symbols: SymbolTable): string[] {
  const items = symbols.lists.get(result?.record?.list ?? '')?.data.items ?? [];
  return [...new Set(items.flatMap((item) => Object.keys(item)))].map((key) => `record.${key}`);
}

/** Finds values in braces that are never filled. */
export const unknownValues = (source: Source, { text, path }: TextAt, known: readonly string[]): Problem[] =>
  parseMessage(text)
    .values.filter((value) => !known.includes(value))
    .map((value) => say.unknownValue(placeInside(source, path, `{${value}`), value, known));

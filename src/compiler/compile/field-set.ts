import type { EffectPlan, FieldPlan, FieldSchema, FieldSet, FieldSetPlan, RulePlan } from '../../shared/plan/form.ts';
import type { Message, NumberStyle } from '../../shared/plan/message.ts';
import type { Effect, PluginRule, Rules } from '../../shared/plan/config.generated.ts';
import { pluginContract } from '../check/contracts.ts';
import { ASSERT } from '../../shared/engine/expressions/run.ts';
import { UPLOAD } from '../../shared/engine/files.ts';
import { rowSetsOf } from '../model/form-model.ts';
import { PROJECTION } from '../model/expressions.ts';
import { projectionsOf } from '../model/projection.ts';
import { ROW_NUMBER } from '../model/pseudo.ts';
import { privateKindOf } from '../model/private.ts';
import { RANKING } from '../model/controls.ts';
import { itemRules } from '../model/answer.ts';
import type { FieldModel, FieldSetModel } from '../model/types.ts';
import { compileMessage } from '../resolve/message.ts';
import { searchedListOf } from '../resolve/long-lists.ts';
import { numberStyleOf } from '../resolve/money.ts';
import { optionsOf, type SymbolTable } from '../resolve/symbols.ts';
import { timeZoneOf } from '../resolve/time-zone.ts';
import {
  assertName,
  expressionBounds,
  compileAsserts,
  compileCondition,
  compileValues,
  ruleName,
  type CompiledAssert,
  type CompiledCondition,
  type CompiledValue,
} from './expressions.ts';
import { aroundOf } from './around.ts';
import { displayOf } from './display.ts';
import { listPlan, plainLook, widgetPlan } from './list-plan.ts';
import { mapMessages } from './map-messages.ts';
import { compileProjections, type CompiledProjection } from './projection.ts';
import { wordsOf } from './words.ts';
import { narrowing, type Numbering } from './narrowing.ts';

/** The plan of a field set, and the conditions that its indices point to. */
export interface CompiledFieldSet {
  readonly plan: FieldSetPlan;
  readonly conditions: readonly CompiledCondition[];
  readonly asserts?: readonly CompiledAssert[];
  readonly values?: readonly CompiledValue[];
  readonly projections?: readonly CompiledProjection[];
  /** The fields of each row, by the field of rows; absent if there are none. */
  readonly rows?: Readonly<Record<string, CompiledFieldSet>>;
}

/**
 * Compiles the fields of a form or step: option lists are expanded, controls chosen and conditions numbered. The
 * condition of a step itself is the first.
 */
export function compileFieldSet(id: string, set: FieldSetModel, symbols: SymbolTable): CompiledFieldSet {
  const { config, fields, validation } = set;
  const conditions: CompiledCondition[] = config.when === undefined ? [] : [compileCondition(config.when, set)];
  const number: Numbering = (condition) =>
    condition === undefined ? {} : { when: conditions.push(compileCondition(condition, set)) - 1 };
  const [asserts, values, projections] = [compileAsserts(set), compileValues(set, symbols), compileProjections(set)];
  const bounds = expressionBounds(set);
  const style = numberStyleOf(symbols);
  const asked = new Set(askedByRules(config.rules ?? [], symbols));
  const each = <T>(make: (field: FieldModel) => T): Record<string, T> =>
    Object.fromEntries([...fields].map(([name, field]) => [name, make(field)]));
  return {
    plan: {
      id,
      validation,
      ...clockAndRows(set, symbols),
      ...(config.refusal === undefined ? {} : { refusal: config.refusal }),
      schema: {
        $id: `set/${id}`,
        type: 'object',
        required: config.schema.required ?? [],
        properties: each((field) => fieldSchema(field, symbols)),
      },
      fields: each((field) => fieldPlan(field, set, field.required || asked.has(field.name), symbols, number)),
      messages: Object.fromEntries(
        Object.entries(config.messages ?? {}).map(([field, messages]) => [
          field,
          compileAll(
            Object.fromEntries(
              Object.entries(messages).filter(
                ([keyword]) => !bounds.some((one) => one.field === field && one.keyword === keyword),
              ),
            ),
            style,
          ),
        ]),
      ),
      rules: [
        ...(config.rules ?? []).map((rule, index) => rulePlan(rule, index, symbols)),
        ...bounds.map(({ field, keyword }) => boundPlan(field, keyword, config.messages?.[field]?.[keyword], style)),
      ],
      effects: (config.effects ?? []).map((effect) => effectPlan(effect, number, style)),
    },
    conditions,
    ...(asserts.length > 0 && { asserts }),
    ...(values.length > 0 && { values }),
    ...(projections.length > 0 && { projections }),
    ...rowSets(set, symbols),
  };
}

/** The fields of rows, each with its own conditions. */
function rowSets({ fields }: FieldSetModel, symbols: SymbolTable): Pick<CompiledFieldSet, 'rows'> {
  const found = [...fields.values()].flatMap(({ name, rows }) =>
    rows ? [[name, compileFieldSet(name, rows, symbols)] as const] : [],
  );
  return found.length === 0 ? {} : { rows: Object.fromEntries(found) };
}

/** Whether a row, or a row in it, reads all rows or the number of the row. */
function seesRows(set: FieldSetModel): boolean {
  const reads = (one: FieldSetModel): string[] => [
    ...[one, ...projectionsOf(one).flatMap(({ starts, row }) => [starts, row])].flatMap(({ expressions }) =>
      expressions.flatMap((expression) => expression.reads),
    ),
    ...one.conditions.flatMap((condition) => condition.reads.map(({ field }) => field)),
  ];
  return (
    set.holder !== undefined &&
    (reads(set).includes(ROW_NUMBER) || [set, ...rowSetsOf(set)].some((one) => reads(one).includes(set.holder!)))
  );
}

/** As many rows as are required, each with the defaults of its fields. */
function firstRows({ schema: { minItems = 0 }, rows }: FieldModel): Pick<FieldSchema, 'default'> {
  if (!rows || minItems === 0) return {};
  const row = Object.fromEntries(
    [...rows.fields.values()].flatMap((field) => {
      const { default: start } = { default: field.schema.default, ...firstRows(field) };
      return start === undefined ? [] : [[field.name, start]];
    }),
  );
  return { default: Array.from({ length: minItems }, () => row) };
}

/** The time zone that decides what day it is, if a field counts from today; and whether a row sees all rows. */
function clockAndRows(set: FieldSetModel, symbols: SymbolTable): Pick<FieldSetPlan, 'timeZone' | 'seesRows'> {
  const { fields, expressions } = set;
  const counts =
    [...fields.values()].some(({ dates, ui }) => dates !== undefined || ui.years !== undefined) ||
    expressions.some(({ text }) => /\b(today|now)\b/.test(text));
  const zone = timeZoneOf(symbols);
  return { ...(counts && zone !== undefined && { timeZone: zone }), ...(seesRows(set) && { seesRows: true }) };
}

/**
 * The schema of a field, with its list as `enum`. A list that another answer narrows, or that is searched on the
 * server, is left out, because the engine checks which choices are offered; and so is its title, the label of its plan.
 */
function fieldSchema(field: FieldModel, symbols: SymbolTable): FieldSchema {
  const { schema, options, ui } = field;
  const isSearched = searchedListOf(field, symbols) !== undefined;
  const { 'x-list': list, title: _, items, multipleOf, ...rules } = schema;
  const choices = (of: string | undefined) =>
    of === undefined ? {} : { enum: optionsOf(of, symbols).map(({ value }) => value) };
  return {
    ...rules,
    // A computed value is rounded to it already.
    ...(multipleOf !== undefined && ui.computed === undefined && { multipleOf }),
    ...firstRows(field),
    ...wholeOrder(field, symbols),
    ...choices(options.of === undefined && !isSearched ? list : undefined),
    ...(items === undefined
      ? {}
      : { items: { type: items.type, ...itemRules(items), ...choices(isSearched ? undefined : items['x-list']) } }),
  };
}

/** An order has each choice once. */
function wholeOrder({ widget, list }: FieldModel, symbols: SymbolTable): Partial<FieldSchema> {
  if (widget !== RANKING) return {};
  const { length } = optionsOf(list, symbols);
  return { uniqueItems: true, minItems: length, maxItems: length };
}

function fieldNames(field: FieldModel, set: FieldSetModel): Pick<FieldPlan, 'name' | 'inObject' | 'private'> {
  const { name, inObject } = field;
  const kind = privateKindOf(field, set);
  return { name, ...(inObject && { inObject }), ...(kind !== undefined && { private: kind }) };
}

function fieldPlan(
  field: FieldModel,
  set: FieldSetModel,
  required: boolean,
  symbols: SymbolTable,
  number: Numbering,
): FieldPlan {
  const { schema, dates, ui, widget } = field;
  const phones = symbols.site?.data.phones;
  // Only the server reads the words for items of the catalog; it has them separately.
  const { catalog: _offers, ...options } = withoutExpressions(field);
  const { relabel: otherwise = '', ...words } = wordsOf(field, numberStyleOf(symbols));
  const { when, whenHidden, filters, choicesWhen, unavailable, years, relabel, computed, ...look } = plainLook(ui);
  return {
    ...look,
    ...(computed !== undefined && { computed: true as const }),
    ...fieldNames(field, set),
    ...words,
    required,
    ...widgetPlan(field, set.source, symbols),
    options: mapMessages(options, `fields/${widget}.schema.json`, symbols),
    ...listPlan(field, symbols),
    ...displayOf(field, numberStyleOf(symbols)),
    ...aroundOf(field.options, numberStyleOf(symbols)),
    ...((schema.type === 'array' || widget === UPLOAD) && { language: symbols.site?.data.language }),
    ...(filters && { filters: filters.map((filter) => (filter === 'phone' && phones ? { phone: phones } : filter)) }),
    ...number(when),
    whenHidden: whenHidden ?? 'drop',
    ...(dates && { dates }),
    ...narrowing({ choicesWhen, unavailable, years }, number),
    ...(relabel && { relabel: { title: otherwise, ...number(relabel.when) } as FieldPlan['relabel'] }),
  };
}

/** The settings of a control. The browser gets the expressions of a projection compiled. */
function withoutExpressions({ widget, options }: FieldModel): FieldModel['options'] {
  if (widget !== PROJECTION) return options;
  const { values: _, unit: __, columns = [], ...rest } = options;
  return { ...rest, columns: columns.map((column) => ({ ...column, value: '' })) };
}

/** The fields of all steps by name, with what is needed to print their answers. */
export const fieldsOfSteps = (steps: readonly FieldSetPlan[]): NonNullable<FieldSet['asked']> =>
  Object.assign({}, ...steps.map(({ fields }) => fields)) as NonNullable<FieldSet['asked']>;

/** The fields whose answers a plug-in needs, as its contract says. */
const askedByRules = (rules: Rules, symbols: SymbolTable): string[] =>
  rules.flatMap((rule) =>
    'plugin' in rule
      ? pluginContract(rule.plugin, symbols.contracts).asked.map((name) =>
          String((rule.with as Record<string, unknown> | undefined)?.[name]),
        )
      : [],
  );

const compileAll = (messages: Record<string, string>, style: NumberStyle) =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text, style)]));

const rulePlan = (rule: Rules[number], index: number, symbols: SymbolTable): RulePlan =>
  'plugin' in rule
    ? pluginRulePlan(rule, symbols)
    : { plugin: assertName(index), with: {}, messages: compileAll({ [ASSERT]: rule.message }, numberStyleOf(symbols)) };

const boundPlan = (
  at: string,
  keyword: 'minimum' | 'maximum',
  message: string | undefined,
  style: NumberStyle,
): RulePlan => ({
  plugin: ruleName({ kind: 'bound', at, keyword })!,
  with: {},
  messages: compileAll(message === undefined ? {} : { [keyword]: message }, style),
});

const pluginRulePlan = (rule: PluginRule, symbols: SymbolTable): RulePlan => ({
  plugin: rule.plugin,
  with: rule.with ?? {},
  messages: compileAll(rule.messages, numberStyleOf(symbols)),
  ...failedPlan(symbols),
});

/** The message when a plug-in fails unexpectedly. */
export function failedPlan(symbols: SymbolTable): { failed?: Message } {
  const failed = symbols.site?.data.texts.notWorkedOut;
  return failed === undefined ? {} : { failed: compileMessage(failed, numberStyleOf(symbols)) };
}

const effectPlan = ({ when, set, ...effect }: Effect, number: Numbering, style: NumberStyle): EffectPlan => ({
  ...effect,
  ...(set && {
    set: Object.fromEntries(
      Object.entries(set).map(([field, answer]) => [
        field,
        typeof answer === 'string' ? compileMessage(answer, style) : answer,
      ]),
    ),
  }),
  ...number(when),
});

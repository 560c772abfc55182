import type {
  ConditionIndex,
  EffectPlan,
  FieldPlan,
  FieldSchema,
  FieldSetPlan,
  RulePlan,
  YearsPlan,
} from '../../plan/form.ts';
import type { Option } from '../../plan/answers.ts';
import type { Effect, Field, FieldUi, Form, Rule } from '../../plan/config.generated.ts';
import type { JsonSchema } from '../check/contracts.ts';
import type { SymbolTable } from '../resolve/symbols.ts';
import { array, at, record } from '../read/data.ts';
import { conditionSchema } from '../model/conditions.ts';
import { mapMessages } from './map-messages.ts';
import { compileMessage } from '../resolve/message.ts';

type FieldsConfig = Pick<Form, 'schema' | 'ui' | 'messages' | 'rules' | 'effects' | 'validation' | 'refusal'>;

/** Takes a condition up among those of the set. */
type Numbering = (condition: unknown) => { when?: ConditionIndex };

/** A field set's data, and the conditions that its indices point to. */
export interface CompiledFieldSet {
  readonly plan: FieldSetPlan;
  readonly conditions: readonly JsonSchema[];
}

/**
 * The fields of a form or step with option lists expanded, widgets chosen and conditions numbered.
 * Takes config that was checked and linked.
 */
export function compileFieldSet(
  id: string,
  config: FieldsConfig,
  symbols: SymbolTable,
  firstCondition?: unknown,
): CompiledFieldSet {
  const conditions: JsonSchema[] = firstCondition === undefined ? [] : [conditionSchema(firstCondition)];
  const number: Numbering = (condition) =>
    condition === undefined ? {} : { when: conditions.push(conditionSchema(condition)) - 1 };
  const required = config.schema.required ?? [];
  const asked = new Set([...required, ...askedByRules(config.rules ?? [], symbols)]);
  const properties = Object.entries(config.schema.properties);
  return {
    plan: {
      id,
      validation: config.validation ?? 'messages',
      ...(config.refusal === undefined ? {} : { refusal: config.refusal }),
      schema: {
        type: 'object',
        required,
        properties: Object.fromEntries(
          properties.map(([name, field]) => [name, fieldSchema(field, config.ui?.[name] ?? {}, symbols)]),
        ),
      },
      fields: Object.fromEntries(
        properties.map(([name, field]) => [
          name,
          fieldPlan(name, field, config.ui?.[name] ?? {}, asked.has(name), symbols, number),
        ]),
      ),
      messages: Object.fromEntries(
        Object.entries(config.messages ?? {}).map(([field, messages]) => [field, compileAll(messages)]),
      ),
      rules: (config.rules ?? []).map(rulePlan),
      effects: (config.effects ?? []).map((effect) => effectPlan(effect, number)),
    },
    conditions,
  };
}

/** A list that another answer narrows stands in the plan once: what is offered of it, the engine checks. */
function fieldSchema({ 'x-list': list, items, ...schema }: Field, ui: FieldUi, symbols: SymbolTable): FieldSchema {
  return {
    ...(schema as FieldSchema),
    ...(list === undefined || at(ui, ['options', 'of']) !== undefined
      ? {}
      : { enum: optionsOf(list, symbols).map((option) => option.value) }),
    ...(items === undefined
      ? {}
      : {
          items: {
            type: items.type,
            ...(items['x-list'] === undefined
              ? {}
              : { enum: optionsOf(items['x-list'], symbols).map((option) => option.value) }),
          },
        }),
  };
}

function fieldPlan(
  name: string,
  field: Field,
  ui: FieldUi,
  required: boolean,
  symbols: SymbolTable,
  number: Numbering,
): FieldPlan {
  const {
    widget = defaultWidget(field),
    options,
    suggest,
    when,
    whenHidden,
    filters,
    choicesWhen,
    years,
    relabel,
    unseen: _,
    ...look
  } = ui;
  const list = field['x-list'] ?? field.items?.['x-list'];
  return {
    ...look,
    name,
    label: field.title ?? '',
    required,
    widget,
    options: mapMessages(options ?? {}, `fields/${widget}.schema.json`, symbols.contracts),
    ...(list === undefined ? {} : { choices: optionsOf(list, symbols) }),
    ...(suggest === undefined ? {} : { suggestions: optionsOf(suggest, symbols).map((option) => option.label) }),
    ...(filters === undefined ? {} : { filters: filters as FieldPlan['filters'] }),
    ...number(when),
    whenHidden: whenHidden ?? 'drop',
    ...narrowing({ choicesWhen, years }, number),
    ...(relabel === undefined
      ? {}
      : { relabel: { title: relabel.title, ...number(relabel.when) } as FieldPlan['relabel'] }),
  };
}

/** What is offered of a field's choices, and when. */
function narrowing(
  { choicesWhen, years }: Pick<FieldUi, 'choicesWhen' | 'years'>,
  number: Numbering,
): Pick<FieldPlan, 'choicesWhen' | 'years'> {
  return {
    ...(choicesWhen === undefined
      ? {}
      : {
          choicesWhen: Object.fromEntries(
            Object.entries(choicesWhen).map(([value, when]) => [value, number(when).when ?? 0]),
          ),
        }),
    ...(years === undefined
      ? {}
      : { years: years.map(({ when, ...range }) => ({ ...range, ...number(when) }) as YearsPlan) }),
  };
}

/** Fields that a plug-in asks for: its contract marks the settings that name them by x-asked. */
function askedByRules(rules: readonly Rule[], symbols: SymbolTable): string[] {
  return rules.flatMap((rule) => {
    const settings = record(symbols.contracts.schemas.get(`plugins/${rule.plugin}.schema.json`)?.properties);
    return Object.keys(settings)
      .filter((name) => at(settings[name], ['x-asked']) === true)
      .map((name) => String(record(rule.with)[name]));
  });
}

/** The control for a field that names none. */
export function defaultWidget(field: Field): string {
  if (field.type === 'array') return 'checkboxes';
  if (field['x-list'] !== undefined) return 'select';
  if (field.type === 'boolean') return 'checkbox';
  if (field.type === 'integer' || field.type === 'number') return 'number';
  return field.format ?? 'text';
}

/** The items of a list of options or insurers. */
export const optionsOf = (list: string, symbols: SymbolTable): readonly Option[] =>
  array(at(symbols.lists.get(list)?.data, ['items'])) as readonly Option[];

export const compileAll = (messages: Record<string, string>) =>
  Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]));

const rulePlan = (rule: Rule): RulePlan => ({
  plugin: rule.plugin,
  with: rule.with ?? {},
  messages: compileAll(rule.messages),
});

const effectPlan = (
  { when, ...effect }: Effect,
  number: (condition: unknown) => { when?: ConditionIndex },
): EffectPlan => ({ ...(effect as EffectPlan), ...number(when) });

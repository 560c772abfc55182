import { linksIn, plainText } from '../../shared/engine/format/rich.ts';
import type { FieldOptions } from '../../shared/plan/form.ts';
import type { MessageKeyword } from '../../shared/plan/message.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import type { Path } from '../read/source.ts';
import { fieldSetsOf, pluginUses, widgetOf, type FieldSetConfig } from '../resolve/settings.ts';
import { conditionMeaning, type Condition } from './conditions.ts';
import { ASSERT } from '../../shared/engine/expressions/run.ts';
import { expressionsOf } from './expressions.ts';
import { dateBounds, withoutDateBounds } from './date-bound.ts';
import { actionsOf, buttonsOf, exampleModel, sayingsOf } from './outcomes.ts';
import { projectionsOf } from './projection.ts';
import { ROW_NUMBER, rowNumber } from './pseudo.ts';
import { offersModel } from './offers.ts';
import { fieldNamesOfSet, fieldNamesOfWhole, exitNames, stepNames } from './names.ts';
import type {
  ConditionModel,
  ConditionOwner,
  ExampleConfig,
  FieldModel,
  FieldSetModel,
  FieldSetParts,
  FormModel,
  MessageModel,
} from './types.ts';
import { droppedHereMessage, droppedMessage, estimateMessages } from './texts.ts';
import { perObject } from '../../shared/memo.ts';

/** The cached model of a form or wizard that fits its contract. */
export const formModel = perObject(makeModel);

/** Every field set of a form or wizard: its own, and those of the rows in them. */
export const setsOf = ({ sets }: Pick<FormModel, 'sets'>): FieldSetModel[] =>
  sets.flatMap((set) => [set, ...rowSetsOf(set)]);

/** Every field set that has expressions: also that of each offered item, and those of projections. */
export const workingSetsOf = ({ sets, offers }: Pick<FormModel, 'sets' | 'offers'>): FieldSetModel[] => [
  ...setsOf({ sets }),
  ...setsOf({ sets })
    .flatMap(projectionsOf)
    .flatMap(({ starts, row }) => [starts, row]),
  ...(offers?.items ?? []).map(({ set }) => set),
];

/** The fields of the rows in a field set, and those of the rows in these. */
export const rowSetsOf = ({ fields }: FieldSetModel): FieldSetModel[] =>
  [...fields.values()].flatMap(({ rows }) => (rows ? [rows, ...rowSetsOf(rows)] : []));

/** Whether rows ask by this control. */
export const isInRows = ({ sets }: FormModel, control: FieldModel['widget']): boolean =>
  sets.flatMap(rowSetsOf).some(({ fields }) => [...fields.values()].some(({ widget }) => widget === control));

/** The field of a name in an outcome, also in rows: members.2.share, rooms.1.guests.2.age. */
export function fieldNamed(name: string, fields: ReadonlyMap<string, FieldModel>): FieldModel | undefined {
  const [owner = '', row, ...inner] = name.split('.');
  const field = fields.get(owner);
  if (row === undefined || !field) return field;
  return /^[1-9]\d*$/.test(row) && field.rows ? fieldNamed(inner.join('.'), field.rows.fields) : undefined;
}

function makeModel(source: CheckedForm | CheckedWizard): FormModel {
  const validation = (source.kind === 'form' ? source.data.validation : undefined) ?? 'messages';
  const all = new Map<string, FieldModel>();
  const sets = fieldSetsOf(source).map(({ path, config }) => fieldSet(source, path, config, validation, all));
  const buttons = buttonsOf(source);
  const actions = buttons.flatMap(actionsOf);
  const carried = source.data.carried ?? [];
  const examples = (source.data.examples as readonly ExampleConfig[]).map(exampleModel);
  return {
    kind: source.kind,
    id: source.id,
    source,
    validation,
    sets,
    fields: all,
    buttons,
    actions,
    carried,
    result: source.data.result,
    offers: offersModel(source, all),
    examples,
    messages: [
      ...setsOf({ sets }).flatMap(({ messages }) => messages),
      ...droppedHereMessage(source),
      ...ofWholeWizard(source),
    ],
    sayings: actions.flatMap(sayingsOf),
    fieldNames: fieldNamesOfWhole({ source, actions, carried, examples }),
    stepNames: stepNames(source),
    exitNames: exitNames(source),
  };
}

/** `all`: the fields of the whole file. The fields of this set are added to it. */
function fieldSet(
  source: FieldSetModel['source'],
  path: Path,
  config: FieldSetConfig,
  validation: FormModel['validation'],
  all: Map<string, FieldModel>,
  parts: FieldSetParts = fieldSetPaths(path),
): FieldSetModel {
  const fields = new Map(
    Object.keys(config.schema.properties).map((name) => [name, fieldModel(source, name, parts, config)]),
  );
  for (const [name, field] of fields) all.set(name, field);
  for (const [name, field] of fields) {
    const rows = rowFieldSet(field);
    if (!rows) continue;
    const around = new Map([...all, [ROW_NUMBER, rowNumber(field.path, field.schema.maxItems)]]);
    const row = fieldSet(source, [...field.uiPath, 'rows'], rows.config, validation, around, rows.parts);
    const withRows = { ...field, rows: { ...row, holder: name } };
    fields.set(name, withRows);
    all.set(name, withRows);
    // A row, and the rows in it, see all rows of its field.
    for (const inner of [row, ...rowSetsOf(row)]) (inner.all as Map<string, FieldModel>).set(name, withRows);
  }
  const conditions = conditionsOf(source, path, parts, config);
  const expressions = expressionsOf(source, path, parts, config, conditions);
  const plugins = pluginUses(path, config);
  const effects = (config.effects ?? []).map((effect, index) => ({
    config: effect,
    path: [...path, 'effects', index],
  }));
  const exits = (config.exits ?? []).map((exit, index) => ({ config: exit, path: [...path, 'exits', index] }));
  return {
    source,
    path,
    parts,
    config,
    validation,
    fields,
    all,
    conditions,
    expressions,
    plugins,
    effects,
    exits,
    messages: messagesOf(path, parts, config),
    fieldNames: fieldNamesOfSet({ path, parts, config, fields, conditions, expressions, effects }),
  };
}

const fieldSetPaths = (path: Path): FieldSetParts => ({
  schema: [...path, 'schema'],
  ui: [...path, 'ui'],
  messages: [...path, 'messages'],
});

/** The small form that each row of a field is; undefined for a field without rows. */
function rowFieldSet({ written: { items }, ui, path, uiPath }: FieldModel):
  | {
      config: FieldSetConfig;
      parts: FieldSetParts;
    }
  | undefined {
  if (items?.type !== 'object' || !items.properties) return undefined;
  const { required, properties } = items;
  return {
    config: { ...ui.rows, schema: { type: 'object', properties, ...(required && { required }) } },
    parts: { ...fieldSetPaths([...uiPath, 'rows']), schema: [...path, 'items'] },
  };
}

function fieldModel(
  source: FieldSetModel['source'],
  name: string,
  parts: FieldSetParts,
  { schema: { properties, required = [] }, ui }: FieldSetConfig,
): FieldModel {
  const written = properties[name] ?? { type: 'string' };
  const schema = withoutDateBounds(written.type === 'object' ? { ...written, type: 'string' } : written);
  const { title } = schema;
  const terms = linksIn(title ?? '');
  const { unfair = {}, ...look } = ui?.[name] ?? {};
  const place = required.indexOf(name);
  const path = [...parts.schema, 'properties', name];
  const inObject = source.objects?.paths.get(path.join('/'));
  return {
    name,
    path,
    ...(inObject && { inObject }),
    uiPath: [...parts.ui, name],
    schema: terms.length > 0 ? { ...schema, title: plainText(title ?? '') } : schema,
    ...(terms.length > 0 && { terms }),
    written,
    dates: dateBounds(written),
    ui: look,
    widget: widgetOf(properties[name], look),
    options: (look.options ?? {}) as FieldOptions,
    required: place >= 0,
    requiredPath: place >= 0 ? [...parts.schema, 'required', place] : undefined,
    unseen: look.unseen ?? {},
    unfair,
    list: schema['x-list'] ?? schema.items?.['x-list'],
    suggest: look.suggest,
  };
}

/** Every condition of a field set. */
function conditionsOf(
  source: FieldSetModel['source'],
  base: Path,
  parts: FieldSetParts,
  config: FieldSetConfig,
): ConditionModel[] {
  const one = (condition: Condition | undefined, path: Path, of: ConditionOwner): ConditionModel[] =>
    condition === undefined ? [] : [{ path, of, ...conditionMeaning(condition, path, source) }];
  return [
    ...one(config.when, [...base, 'when'], { kind: 'step' }),
    ...Object.entries(config.ui ?? {}).flatMap(
      ([field, { when, relabel, choicesWhen = {}, unavailable = {}, years = [] }]) => {
        const path = [...parts.ui, field];
        return [
          ...one(when, [...path, 'when'], { kind: 'field', field }),
          ...one(relabel?.when, [...path, 'relabel', 'when'], { kind: 'relabel', field }),
          ...Object.entries(choicesWhen).flatMap(([value, condition]) =>
            one(condition, [...path, 'choicesWhen', value], { kind: 'choice', field, value }),
          ),
          ...Object.entries(unavailable).flatMap(([value, off]) =>
            typeof off === 'string'
              ? []
              : one(off.when, [...path, 'unavailable', value, 'when'], { kind: 'choice', field, value, off: true }),
          ),
          ...years.flatMap((range, index) =>
            one(range.when, [...path, 'years', index, 'when'], { kind: 'years', field, index }),
          ),
        ];
      },
    ),
    ...(config.effects ?? []).flatMap(({ when, changed }, index) =>
      one(when, [...base, 'effects', index, 'when'], { kind: 'effect', index, changed }),
    ),
    ...(config.estimate?.multipliers ?? []).flatMap(({ when }, index) =>
      one(when, [...base, 'estimate', 'multipliers', index, 'when'], { kind: 'multiplier', index }),
    ),
    ...(config.exits ?? []).flatMap(({ when, id }, index) =>
      one(when, [...base, 'exits', index, 'when'], { kind: 'exit', index, exit: id }),
    ),
  ];
}

/**
 * The messages that a field set can show while it is answered: beside fields, of rules, of its estimate, and of a
 * refusal.
 */
function messagesOf(base: Path, parts: FieldSetParts, config: FieldSetConfig): MessageModel[] {
  const beside = Object.entries(config.messages ?? {}).flatMap(([field, messages]) =>
    Object.entries(messages).map(([keyword, text]): MessageModel => ({
      path: [...parts.messages, field, keyword],
      text,
      of: { kind: 'field', field, keyword: keyword as MessageKeyword },
    })),
  );
  const found = pluginUses(base, config).flatMap(({ plugin, path, rule, config: { messages } }) =>
    Object.entries(messages).map(([code, text]): MessageModel => ({
      path: [...path, 'messages', code],
      text,
      of: rule === undefined ? { kind: 'estimate', plugin, code } : { kind: 'rule', rule, plugin, code },
    })),
  );
  const asserted = (config.rules ?? []).flatMap((rule, index): MessageModel[] =>
    'assert' in rule
      ? [
          {
            path: [...base, 'rules', index, 'message'],
            text: rule.message,
            of: { kind: 'rule', rule: index, plugin: ASSERT, code: ASSERT },
          },
        ]
      : [],
  );
  const { estimate, refusal } = config;
  return [
    ...beside,
    ...found,
    ...asserted,
    ...(estimate ? estimateMessages([...base, 'estimate'], estimate) : []),
    ...(typeof refusal === 'object'
      ? [{ path: [...base, 'refusal', 'alert'], text: refusal.alert, of: { kind: 'refusal' } } as const]
      : []),
  ];
}

/** The messages that belong to a wizard as a whole. */
function ofWholeWizard(source: FormModel['source']): MessageModel[] {
  if (source.kind !== 'wizard') return [];
  const { estimate } = source.data;
  return [...droppedMessage(source), ...(estimate ? estimateMessages(['estimate'], estimate) : [])];
}

import type { Estimate, Field, FieldUi, Form, PluginRule, Step } from '../../shared/plan/config.generated.ts';
import type { WidgetName } from '../../shared/plan/form.ts';
import type { Checked, CheckedForm, CheckedWizard } from '../check/checked.ts';
import type { Contracts } from '../check/contracts.ts';
import { at } from '../read/data.ts';
import type { Path } from '../read/source.ts';
import { references, writtenReferences, type Reference } from './references.ts';

/** The part of a form or wizard that declares fields: a form's file as a whole, or one step of a wizard. */
export type FieldSetConfig = Pick<
  Form,
  'schema' | 'ui' | 'messages' | 'rules' | 'effects' | 'refusal' | 'validation' | 'estimate' | 'unfair'
> &
  Partial<Pick<Step, 'id' | 'title' | 'intro' | 'paragraphs' | 'review' | 'when' | 'advanceOn' | 'exits'>>;

/** The schema of a step that asks nothing. */
const asksNothing: FieldSetConfig['schema'] = { type: 'object', properties: {} };

/** The field sets of a file, each with its path: one for a form, one for each step of a wizard. */
export function fieldSetsOf(source: CheckedForm | CheckedWizard): { path: Path; config: FieldSetConfig }[] {
  if (source.kind === 'form') return [{ path: [], config: source.data }];
  return source.data.steps.map((step, index) => ({
    path: ['steps', index],
    config: { schema: asksNothing, ...step },
  }));
}

/** The settings of a control or a plug-in, with their contract. */
export interface Settings {
  readonly contract: string;
  readonly path: Path;
  readonly data: object;
}

/** All settings in a form or wizard. A control or plug-in that does not exist has no contract and is left out. */
export function settingsOf(source: Checked, contracts: Contracts): Settings[] {
  if (source.kind !== 'form' && source.kind !== 'wizard') return [];
  const found = fieldSetsOf(source).flatMap(({ path, config }) => [
    ...settingsOfControls(config.ui, config.schema.properties, [...path, 'ui']),
    ...pluginUses(path, config).map(({ plugin, path: use, config: { with: settings } }) => ({
      contract: `plugins/${plugin}.schema.json`,
      path: [...use, 'with'],
      data: settings ?? {},
    })),
  ]);
  return found.filter(({ contract }) => contracts.schemas.has(contract));
}

/** Every reference in a file, also inside the settings of its controls and plug-ins. */
export const referencesIn = (source: Checked, contracts: Contracts): Reference[] => [
  ...references(source.data, `${source.kind}.schema.json`, contracts),
  ...settingsOf(source, contracts).flatMap(({ contract, path, data }) =>
    references(data, contract, contracts).map((found) => ({ ...found, path: [...path, ...found.path] })),
  ),
];

/**
 * The same in a file as it is written. `whole`: the file with the parts of others filled in, which says what control
 * each field has.
 */
export const writtenReferencesIn = (source: Checked, whole: Checked, contracts: Contracts): Reference[] => [
  ...writtenReferences(source.data, `${source.kind}.schema.json`, contracts),
  ...settingsOf(whole, contracts).flatMap(({ contract, path }) =>
    writtenReferences(at(source.data, path), contract, contracts).map((found) => ({
      ...found,
      path: [...path, ...found.path],
    })),
  ),
];

/** Parts of a file that no page shows, or that are only compared with older texts. */
export const unshownKeys: ReadonlySet<string> = new Set(['examples', 'formerConsent']);

function settingsOfControls(uis: Ui = {}, properties: FieldsByName, path: Path): Settings[] {
  return Object.entries(uis).flatMap(([field, ui]) => [
    {
      contract: `fields/${widgetOf(properties[field], ui)}.schema.json`,
      path: [...path, field, 'options'],
      data: ui.options ?? {},
    },
    ...settingsOfControls(ui.rows?.ui, properties[field]?.items?.properties ?? {}, [...path, field, 'rows', 'ui']),
  ]);
}

type Ui = Readonly<Record<string, FieldUi>>;
type FieldsByName = Readonly<Record<string, Field>>;

/** An estimate that a plug-in computes; any other prints what expressions computed. */
export type FormulaEstimate = Estimate & Required<Pick<Estimate, 'plugin' | 'with' | 'messages'>>;

const isFormula = (estimate: Estimate): estimate is FormulaEstimate => estimate.plugin !== undefined;

/** A rule or estimate: a place that names a plug-in, with the messages for what it finds. */
export interface PluginUse {
  readonly plugin: string;
  readonly path: Path;
  readonly config: PluginRule | FormulaEstimate;
  /** The index of the rule among the rules of its set; undefined for the estimate. */
  readonly rule?: number;
}

/** The rules of the field set at a path, then its estimate. */
export function pluginUses(path: Path, { rules = [], estimate }: FieldSetConfig): PluginUse[] {
  return [
    ...rules.flatMap((config, rule) =>
      'plugin' in config ? [{ plugin: config.plugin, path: [...path, 'rules', rule], config, rule }] : [],
    ),
    ...(estimate && isFormula(estimate)
      ? [{ plugin: estimate.plugin, path: [...path, 'estimate'], config: estimate }]
      : []),
  ];
}

/** The control of a field: the one that its `ui` names, or the one for its type. */
export const widgetOf = (field: Field | undefined, ui: FieldUi | undefined): WidgetName =>
  (ui?.widget as WidgetName | undefined) ?? (ui?.computed === undefined ? defaultWidget(field) : 'output');

function defaultWidget(field: Field | undefined): WidgetName {
  if (field?.type === 'array') return field.items?.type === 'object' ? 'rows' : 'checkboxes';
  if (field?.['x-list'] !== undefined) return 'select';
  if (field?.type === 'boolean') return 'checkbox';
  if (field?.type === 'integer' || field?.type === 'number') return 'number';
  return controls[field?.format ?? 'line'];
}

/** The controls for the formats of a text. */
const controls = {
  email: 'email',
  date: 'date',
  time: 'time',
  line: 'text',
  lines: 'textarea',
  signature: 'signature',
} as const satisfies Record<string, WidgetName>;

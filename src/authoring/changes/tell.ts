import type { Checked, ListItem } from '../../compiler/check/checked.ts';
import type { Condition } from '../../compiler/model/conditions.ts';
import { formModel } from '../../compiler/model/form-model.ts';
import type { FieldSetModel, FormModel } from '../../compiler/model/types.ts';
import { numberStyleOf } from '../../compiler/resolve/money.ts';
import type { SymbolTable } from '../../compiler/resolve/symbols.ts';
import type { Constants, Field } from '../../shared/plan/config.generated.ts';
import { requirementOf, valueSaid } from '../../shared/conditions/rules.ts';
import { capital, counted } from '../../shared/problems/show.ts';
import { actionWords } from './words/actions.ts';
import { conditionWords, fieldLabel } from './words/condition.ts';
import { brokenWords } from './words/rules.ts';
import { fromTo, shortened, valueWords } from './words/values.ts';
import { deltas, movedKeys, itemsByName, type Delta } from './delta.ts';
import { describeTable } from './tables.ts';

/** A change as text. */
export interface ChangeText {
  readonly what: string;
  /** What changed. Changes that differ only in this are grouped. */
  readonly where: string;
  readonly kind: Checked['kind'];
  readonly file: string;
}

/**
 * Describes the changes of a file in a product manager's words. Both versions have constants and parts of other files
 * filled in.
 */
export function describeFile(
  before: Checked,
  after: Checked,
  { rowFiles }: Pick<SymbolTable, 'rowFiles'>,
  symbols: SymbolTable,
): ChangeText[] {
  const changes =
    before.kind === 'table' && after.kind === 'table'
      ? describeTable({ data: before.data, csvs: rowFiles }, { data: after.data, csvs: symbols.rowFiles })
      : deltas(before.data, after.data).flatMap((delta) => describeOrHide(delta, after, symbols) ?? []);
  const examples = deltas(examplesOf(before), examplesOf(after)).filter(({ path }) => path.length === 1);
  const counts = (['added', 'removed'] as const).flatMap((how) => {
    const count = examples.filter((delta) => delta.how === how).length;
    return count === 0 ? [] : `${counted(count, 'example')} ${how}`;
  });
  const { kind, file } = after;
  return [...changes, ...counts].map((what) => ({ what, where: title(after), kind, file }));
}

const examplesOf = (source: Checked): readonly unknown[] =>
  source.kind === 'form' || source.kind === 'wizard' ? source.data.examples : [];

/** The title of a file: list "fuel types". */
export const title = ({ kind, id }: Checked): string =>
  kind === 'site' ? 'the whole site' : `${kind === 'constants' ? 'constants' : kind} "${id.replaceAll('-', ' ')}"`;

/** Describes a difference, including those in keys that only authors read. */
export const describeDelta = (delta: Delta, source: Checked, symbols: SymbolTable): string =>
  describeOrHide(delta, source, symbols) ?? byKeys(delta);

/** Undefined for keys that only authors read. */
function describeOrHide(delta: Delta, source: Checked, symbols: SymbolTable): string | undefined {
  switch (source.kind) {
    case 'list':
      return inItems(delta, source.data.of === 'options' ? 'Option' : 'Item');
    case 'catalog':
      return inItems(delta, 'Item');
    case 'constants':
      return inConstants(delta);
    case 'form':
    case 'wizard':
      return inForm(delta, formModel(source), symbols);
    case 'page':
    case 'site':
      return byKeys(delta);
    case 'table':
      return undefined;
  }
}

/** Keys that visitors never see. Examples are counted instead. */
const hiddenKeys = ['examples', 'description', 'source'];

function inItems(delta: Delta, noun: string): string | undefined {
  const { path, how, before, after } = delta;
  const [top = '', item = '', ...rest] = path;
  if (hiddenKeys.includes(top)) return undefined;
  if (top !== 'items') return byKeys(delta);
  if (item === '') return `${noun}s in another order: ${orderText(delta)}`;
  if (rest.length > 0) return `${noun} "${item}": ${byKeys({ ...delta, path: rest })}`;
  const { label = item } = (after ?? before) as ListItem;
  return `${noun} "${label}" ${how}`;
}

function inConstants({ path: [, name = '', key], how, before, after }: Delta): string | undefined {
  if (key === 'source') return undefined;
  if (key !== undefined) return `Constant "${name}": ${key === 'value' ? '' : `${key} `}${fromTo(before, after)}`;
  const constant = after as Constants['constants'][string] | undefined;
  return `Constant "${name}" ${how}${how === 'added' ? `: ${shortValue(constant?.value)}` : ''}`;
}

function inForm(delta: Delta, model: FormModel, symbols: SymbolTable): string | undefined {
  const { path, how } = delta;
  const [top = '', step = '', ...inside] = path;
  if (hiddenKeys.includes(top)) return undefined;
  if (model.kind === 'form') return inSet(delta, path, model.sets[0], model, symbols);
  if (top !== 'steps') return inWhole(delta, path, model);
  if (step === '') return `Steps in another order: ${orderText(delta)}`;
  if (inside.length === 0) return `Step "${step}" ${how}`;
  const set = model.sets.find(({ config }) => config.id === step);
  return `Step "${step}": ${inSet(delta, inside, set, model, symbols)}`;
}

/** In a form or a step of a wizard. `path` begins there. */
function inSet(
  delta: Delta,
  path: Delta['path'],
  set: FieldSetModel | undefined,
  model: FormModel,
  symbols: SymbolTable,
): string {
  const { how, after } = delta;
  const [part, name = '', ...rest] = path;
  const only = (condition: Condition) => `only when ${conditionWords(condition, model.fields, symbols)}`;
  if (part === 'when') return set?.config.when ? `applies ${only(set.config.when)}` : 'always applies now';
  const label = `"${fieldLabel(name, model.fields)}"`;
  if (part === 'messages' && rest[0] !== undefined)
    return `message of ${label}${brokenWords(rest[0])}${how === 'changed' ? '' : `, ${how}`}: ${inBoth(delta)}`;
  if (part === 'messages' && name !== '') return `messages of ${label} ${how}`;
  if (part === 'schema' && name === 'required') {
    const answered = how === 'removed' ? 'need no longer be answered' : 'must be answered';
    const names = rest[0] === undefined ? [after ?? []].flat().map(String) : [rest[0]];
    return `${names.map((one) => `"${fieldLabel(one, model.fields)}"`).join(', ')} ${answered}`;
  }
  if (part === 'schema' && name === 'properties') return inField(delta, rest, model, symbols);
  if (part === 'ui' && rest[0] === 'when') {
    const when = set?.config.ui?.[name]?.when;
    return when ? `${label} is asked ${only(when)}` : `${label} is always asked`;
  }
  if (part === 'ui' && name !== '') return `${label}: ${byKeys({ ...delta, path: rest.length > 0 ? rest : ['look'] })}`;
  return inWhole(delta, path, model);
}

/** Outside of field sets: buttons, actions, results, texts. */
function inWhole(delta: Delta, path: Delta['path'], { source }: FormModel): string {
  const [part, name] = path;
  if (part === 'submit' && name === 'actions')
    return `after submit it now ${actionWords(source.data.submit.actions).join('; ')}`;
  return byKeys({ ...delta, path });
}

/** In a field's schema. `path` begins with the field's name. */
function inField(
  delta: Delta,
  [field = '', ...rule]: Delta['path'],
  { fields }: FormModel,
  symbols: SymbolTable,
): string {
  if (field === '') return `fields in another order: ${orderText(delta, (name) => `"${fieldLabel(name, fields)}"`)}`;
  if (rule.length > 0) {
    const label = `field "${fieldLabel(field, fields)}"`;
    const asked = rule.length === 1 ? ruleChange(rule[0] ?? '', delta, symbols) : undefined;
    return asked === undefined ? `${label}: ${byKeys({ ...delta, path: rule })}` : `${label} ${asked}`;
  }
  // The label of a removed field is only in the old data.
  const label = fields.get(field)?.schema.title ?? (delta.before as Field | undefined)?.title ?? field;
  return `field "${label}" (${field}) ${delta.how}`;
}

/** A change of a field's rule, worded as in Studio: must be at least 21 (before: 18). */
function ruleChange(rule: string, { how, before, after }: Delta, symbols: SymbolTable): string | undefined {
  const style = numberStyleOf(symbols);
  const asked = requirementOf(rule, after ?? before, style);
  if (asked === undefined) return undefined;
  if (how === 'removed') return `no longer has to ${shortened(asked)}`;
  return `must ${shortened(asked)}${how === 'changed' ? ` (before: ${shortened(valueSaid(before, style))})` : ''}`;
}

/** Describes any other change by its path of keys. */
function byKeys(delta: Delta): string {
  const { path, how, before, after } = delta;
  const where = path.map((key) => key.replaceAll('-', ' ')).join(' › ') || 'everything';
  if (how === 'moved') return `${where} in another order: ${orderText(delta)}`;
  if (how === 'changed') return `${where}: ${inBoth(delta)}`;
  return `${where} ${how}${contents(after ?? before)}`;
}

/**
 * The value that was added or removed: for several items their names, for a single item nothing, because its name comes
 * before.
 */
function contents(value: unknown): string {
  if (Array.isArray(value) && value.some((item) => typeof item === 'object'))
    return `: ${shortened([...itemsByName(value).keys()].join(', '))}`;
  return typeof value === 'object' && !Array.isArray(value) ? '' : `: ${shortValue(value)}`;
}

const inBoth = ({ how, before, after }: Delta): string =>
  how === 'changed' ? fromTo(before, after) : shortValue(after ?? before);

const shortValue = (value: unknown): string => shortened(valueWords(value));

/** Maximum number of moved items that are listed one by one. */
const maxMovedItems = 3;

/** Lists the moved items, or the whole order if many moved. */
function orderText(delta: Delta, name: (key: string) => string = (key) => `"${shortened(key)}"`): string {
  const [before, after] = [delta.before, delta.after] as [readonly string[], readonly string[]];
  const moved = movedKeys(before, after);
  if (moved.length > maxMovedItems) return `the order is now ${shortened(after.map(name).join(', '))}`;
  return moved
    .map((key) => {
      const previous = after[after.indexOf(key) - 1];
      return previous === undefined ? `${name(key)} comes first` : `${name(key)} comes after ${name(previous)}`;
    })
    .join('; ');
}

/** The changes as texts with their files. The same change in several files is listed once. */
export function groupByText(
  told: readonly ChangeText[],
): { readonly text: string; readonly files: readonly string[] }[] {
  const byChange = new Map<string, ChangeText[]>();
  for (const one of told)
    byChange.set(`${one.kind} ${one.what}`, [...(byChange.get(`${one.kind} ${one.what}`) ?? []), one]);
  return [...byChange.values()].map((same) => {
    const [first] = same as [ChangeText];
    const what = capital(first.what);
    const places = same.map(({ where }) => where.replace(/^\w+ /, '')).join(', ');
    return {
      text:
        same.length === 1 ? `${first.where}: ${what}` : `${what}, on ${counted(same.length, first.kind)} (${places})`,
      files: same.map(({ file }) => file),
    };
  });
}

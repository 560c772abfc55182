import type { Checked, ListItem } from '../../../compiler/check/checked.ts';
import { formModel } from '../../../compiler/model/form-model.ts';
import type { FieldSetModel, FormModel } from '../../../compiler/model/types.ts';
import type { SymbolTable } from '../../../compiler/resolve/symbols.ts';
import type { Condition, Constants, Field } from '../../../plan/config.generated.ts';
import { counted } from '../../../problems/show.ts';
import { actionWords } from '../words/actions.ts';
import { conditionWords, fieldLabel } from '../words/condition.ts';
import { deltas, type Delta } from './delta.ts';

/** A change in words. */
export interface Told {
  readonly what: string;
  /** What it happened to. Changes that differ only in this are told together. */
  readonly where: string;
  readonly kind: Checked['kind'];
  readonly file: string;
}

/** What changed in a file, in a product manager's words. Both have constants and parts of other files filled in. */
export function tellFile(before: Checked, after: Checked, symbols: SymbolTable): Told[] {
  const changes = deltas(before.data, after.data).flatMap((delta) => tell(delta, after, symbols) ?? []);
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

/** A file by its name, as one would say it: the list "fuel types". */
export const title = ({ kind, id }: Checked): string =>
  kind === 'site' ? 'the whole site' : `${kind === 'constants' ? 'constants' : kind} "${id.replaceAll('-', ' ')}"`;

/** Undefined for what only the people who keep the file read. */
function tell(delta: Delta, source: Checked, symbols: SymbolTable): string | undefined {
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
  }
}

/** Keys whose words no visitor reads. Examples are counted instead. */
const unseen = ['examples', 'description', 'source'];

function inItems(delta: Delta, noun: string): string | undefined {
  const { path, how, before, after } = delta;
  const [top = '', item = '', ...rest] = path;
  if (unseen.includes(top)) return undefined;
  if (top !== 'items') return byKeys(delta);
  if (item === '') return `${noun}s in another order`;
  if (rest.length > 0) return `${noun} "${item}": ${byKeys({ ...delta, path: rest })}`;
  const { label = item } = (after ?? before) as ListItem;
  return `${noun} "${label}" ${how}`;
}

function inConstants({ path: [, name = '', key], how, before, after }: Delta): string | undefined {
  if (key === 'source') return undefined;
  if (key !== undefined)
    return `Constant "${name}": ${key === 'value' ? '' : `${key} `}${show(before)} → ${show(after)}`;
  const constant = after as Constants['constants'][string] | undefined;
  return `Constant "${name}" ${how}${how === 'added' ? `: ${show(constant?.value)}` : ''}`;
}

function inForm(delta: Delta, model: FormModel, symbols: SymbolTable): string | undefined {
  const { path, how } = delta;
  const [top = '', step = '', ...inside] = path;
  if (unseen.includes(top)) return undefined;
  if (model.kind === 'form') return inSet(delta, path, model.sets[0], model, symbols);
  if (top !== 'steps') return inWhole(delta, path, model);
  if (step === '') return 'Steps in another order';
  if (inside.length === 0) return `Step "${step}" ${how}`;
  const set = model.sets.find(({ config }) => config.id === step);
  return `Step "${step}": ${inSet(delta, inside, set, model, symbols)}`;
}

/** In a form or in a step of a wizard. `path` begins there. */
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
  if (part === 'messages' && rest.length > 0) return `message of ${name} (${rest.join(' ')}) ${fromTo(delta)}`;
  if (part === 'messages' && name !== '') return `messages of ${name} ${how}`;
  if (part === 'schema' && name === 'required') {
    const answered = how === 'removed' ? 'need not be answered any more' : 'must be answered';
    return `${rest[0] ?? [after ?? []].flat().join(', ')} ${answered}`;
  }
  if (part === 'schema' && name === 'properties') return inField(delta, rest, model);
  if (part === 'ui' && rest[0] === 'when') {
    const when = set?.config.ui?.[name]?.when;
    return when ? `${name} is asked ${only(when)}` : `${name} is always asked`;
  }
  if (part === 'ui' && name !== '') return `${name}: ${byKeys({ ...delta, path: rest.length > 0 ? rest : ['look'] })}`;
  return inWhole(delta, path, model);
}

/** In what belongs to no field set: buttons and what they do, results, words. */
function inWhole(delta: Delta, path: Delta['path'], { source }: FormModel): string {
  const [part, name] = path;
  if (part === 'submit' && name === 'actions')
    return `after submit it now ${actionWords(source.data.submit.actions).join('; ')}`;
  return byKeys({ ...delta, path });
}

/** In a field's schema. `path` begins with the field's name. */
function inField(delta: Delta, [field = '', ...rule]: Delta['path'], { fields }: FormModel): string {
  if (field === '') return 'fields in another order';
  if (rule.length > 0) return `field "${fieldLabel(field, fields)}": ${byKeys({ ...delta, path: rule })}`;
  // A field that was removed has its label in what was there before.
  const label = fields.get(field)?.schema.title ?? (delta.before as Field | undefined)?.title ?? field;
  return `field "${label}" (${field}) ${delta.how}`;
}

/** A change that has no words of its own, told by the keys that lead there. */
function byKeys({ path, how, before, after }: Delta): string {
  const where = path.map((key) => key.replaceAll('-', ' ')).join(' › ') || 'everything';
  if (how === 'moved') return `${where}: in another order`;
  return how === 'changed'
    ? `${where}: ${show(before)} → ${show(after)}`
    : `${where} ${how}${typeof (after ?? before) === 'object' ? '' : `: ${show(after ?? before)}`}`;
}

const fromTo = ({ how, before, after }: Delta): string =>
  how === 'changed' ? `${show(before)} → ${show(after)}` : `${how}: ${show(after ?? before)}`;

function show(value: unknown): string {
  const text = typeof value === 'string' ? `"${value}"` : (JSON.stringify(value) ?? 'nothing');
  return text.length > 90 ? `${text.slice(0, 88)}…` : text;
}

/** The changes as texts with the files that have them. A change that several files have is told once. */
export function tellTogether(told: readonly Told[]): { readonly text: string; readonly files: readonly string[] }[] {
  const byChange = new Map<string, Told[]>();
  for (const one of told)
    byChange.set(`${one.kind} ${one.what}`, [...(byChange.get(`${one.kind} ${one.what}`) ?? []), one]);
  return [...byChange.values()].map((same) => {
    const [first] = same as [Told];
    const what = first.what[0]?.toUpperCase() + first.what.slice(1);
    const places = same.map(({ where }) => where.replace(/^\w+ /, '')).join(', ');
    return {
      text:
        same.length === 1 ? `${first.where}: ${what}` : `${what}, on ${counted(same.length, first.kind)} (${places})`,
      files: same.map(({ file }) => file),
    };
  });
}

import { breakableKeywords } from '../../compiler/model/keywords.ts';
import { setsOf } from '../../compiler/model/form-model.ts';
import type {
  ActionModel,
  ConditionModel,
  EffectModel,
  FieldModel,
  FieldSetModel,
  FormModel,
  MessageModel,
  MessageOwner,
} from '../../compiler/model/types.ts';
import type { Path } from '../../compiler/read/source.ts';
import type { Origins } from '../../compiler/fill/origins.ts';
import { traceOf, type Trace, type Unit } from './unit.ts';

/** A unit before its source file is known. Without `traces`, its trace is that of its path. */
type UnitDraft = Pick<Unit, 'kind' | 'what' | 'wanted'> &
  Partial<Pick<Unit, 'key' | 'traces'>> & { readonly path: Path };

/**
 * Everything in a form or wizard that examples can exercise, except options and constants, which several forms may
 * share.
 */
export function unitsOf(model: FormModel, origins: Origins): Unit[] {
  const { file } = model.source;
  const drafts = [
    ...model.sets.flatMap(stepUnits),
    ...setsOf(model).flatMap((set) => [
      ...[...set.fields.values()].map(fieldUnit),
      ...ruleUnits(set),
      ...set.conditions.flatMap((condition) => branchUnits(set, condition)),
      ...set.effects.map((effect, index) => effectUnit(effect, index, file)),
    ]),
    // All items have the same needs and lines.
    ...(model.offers?.items.slice(0, 1) ?? []).flatMap(({ set }) =>
      set.conditions.flatMap((condition) => branchUnits(set, condition)),
    ),
    // An example of a form changes no answer.
    ...model.messages.filter(({ of }) => model.kind === 'wizard' || of.kind !== 'droppedHere').map(messageUnit),
    ...model.actions.map(actionUnit),
  ];
  return drafts.map(({ path, key = true, traces = [traceOf(file, path)], ...words }) => ({
    ...words,
    key,
    owner: file,
    traces,
    ...origins.of(file, path),
  }));
}

function stepUnits({ source, path, config }: FieldSetModel): UnitDraft[] {
  if (source.kind !== 'wizard') return [];
  const one = (kind: string, id: string, at: Path): UnitDraft => ({
    kind: 'step',
    path: [...at, 'id'],
    key: false,
    what: `${kind} "${id}"`,
    wanted: 'a visitor who comes to it',
  });
  return [
    one('step', config.id ?? '', path),
    ...(config.exits ?? []).map(({ id }, index) => one('exit', id, [...path, 'exits', index])),
  ];
}

const fieldUnit = ({ name, path }: FieldModel): UnitDraft => ({
  kind: 'field',
  path,
  what: `field "${name}"`,
  wanted: 'a visitor who is asked it',
});

/** The unit of a message. */
export function messageUnit({ path, of }: MessageModel): UnitDraft {
  const [what, wanted] = readWhen(of);
  return { kind: 'message', path, what: `message ${what}`, wanted };
}

function readWhen(of: MessageOwner): readonly [what: string, wanted: string] {
  switch (of.kind) {
    case 'field':
      return [`of "${of.field}" for "${of.keyword}"`, `one in which "${of.field}" fails "${of.keyword}"`];
    case 'rule':
    case 'estimate':
      return [`for "${of.code}"`, `one in which the plug-in finds "${of.code}"`];
    case 'amount':
      return ['of the estimate', 'one whose answers give an estimate'];
    case 'note':
      return ['under the estimate', 'one whose answers give an estimate'];
    case 'refusal':
      return ['of the refused step', 'one that is stopped here'];
    case 'droppedHere':
      return ['of answers that fall away on their own step', '`changes` that take away an answer of the same step'];
    case 'dropped':
      return ['of answers that fall away', '`changes` that take away an answer of a later step'];
  }
}

/** Rules of plug-ins, and rules of fields that a visitor can break. */
function ruleUnits(set: FieldSetModel): UnitDraft[] {
  const { file } = set.source;
  const plugins = set.plugins
    .filter(({ rule }) => rule !== undefined)
    .map(({ plugin, path, rule }): UnitDraft => ({
      kind: 'rule',
      path,
      what: `rule "${plugin}"`,
      wanted: 'one in which it finds something',
      traces: set.messages
        .filter(({ of }) => of.kind === 'rule' && of.rule === rule)
        .map((message) => traceOf(file, message.path)),
    }));
  if (set.validation !== 'messages') return plugins;
  return [...plugins, ...[...set.fields.values()].flatMap((field) => fieldRuleUnits(set, field))];
}

/**
 * The rules of a field that can fail: those with a message, and those that a refusal reports. The control prevents the
 * others from failing.
 */
function fieldRuleUnits(set: FieldSetModel, field: FieldModel): UnitDraft[] {
  const told: readonly string[] =
    set.config.refusal === undefined
      ? set.messages.flatMap(({ of }) => (of.kind === 'field' && of.field === field.name ? [of.keyword] : []))
      : ['required', ...breakableKeywords];
  const rules = [
    ...(field.requiredPath ? [{ keyword: 'required', path: field.requiredPath, key: false }] : []),
    ...Object.keys(field.schema).map((keyword) => ({ keyword, path: [...field.path, keyword], key: true })),
  ];
  return rules
    .filter(({ keyword }) => told.includes(keyword))
    .map(({ keyword, path, key }) => ({
      kind: 'rule',
      path,
      key,
      what: `rule "${keyword}" of "${field.name}"`,
      wanted: `one in which "${field.name}" fails it`,
      traces: [brokenTrace(set.source.file, field, keyword)],
    }));
}

/** The trace of a broken rule of a field. */
export const brokenTrace = (file: string, { path }: FieldModel, keyword: string): Trace =>
  traceOf(file, [...path, keyword]);

/** A condition is two units: it holds, and it does not hold. */
function branchUnits(set: FieldSetModel, { path, of }: ConditionModel): UnitDraft[] {
  return [true, false].map((held) => ({
    kind: 'branch',
    path,
    what: `condition of ${dependent(set, of)}, ${held ? 'when it holds' : 'when it does not'}`,
    wanted: held ? 'one in which it holds' : 'one in which it does not hold',
    traces: [traceOf(set.source.file, path, held)],
  }));
}

/** Describes what depends on a condition. */
function dependent({ config }: FieldSetModel, of: ConditionModel['of']): string {
  switch (of.kind) {
    case 'step':
      return `step "${config.id ?? ''}"`;
    case 'field':
      return `"${of.field}"`;
    case 'relabel':
      return `the other label of "${of.field}"`;
    case 'choice':
      return `choice "${of.value}" of "${of.field}"${of.off ? ', which cannot be chosen then' : ''}`;
    case 'years':
      return `years of "${of.field}"`;
    case 'effect':
      return `effect ${of.index + 1} of "${of.changed}"`;
    case 'multiplier':
      return `multiplier ${of.index + 1}`;
    case 'exit':
      return `exit "${of.exit}"`;
    case 'need':
      return `need ${of.index + 1} of what is offered`;
    case 'line':
      return `line ${of.index + 1} of prices`;
    case 'change':
      return `change ${of.index + 1} of what is offered`;
  }
}

function effectUnit({ path, config: { changed, when } }: EffectModel, index: number, file: string): UnitDraft {
  return {
    kind: 'effect',
    path: [...path, 'changed'],
    what: `effect ${index + 1} of "${changed}"`,
    wanted: `\`changes\` of "${changed}"${when === undefined ? '' : ' with which its condition holds'}`,
    traces: [traceOf(file, path)],
  };
}

const actionUnit = ({ action, path, button }: ActionModel): UnitDraft => ({
  kind: 'action',
  path,
  what: `action "${Object.keys(action)[0] ?? ''}"`,
  wanted: button.presses === undefined ? 'one that comes through to the end' : `one that presses "${button.presses}"`,
});

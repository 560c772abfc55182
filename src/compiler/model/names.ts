import { ownerOf } from '../../shared/engine/answers.ts';
import type { CheckedForm, CheckedWizard } from '../check/checked.ts';
import type { Path } from '../read/source.ts';
import type { ActionModel, ExampleModel, FieldName, FieldSetModel, FormModel, TextAt } from './types.ts';

/**
 * The places where a field set names fields, apart from the settings of controls and plug-ins: for those, their
 * contracts say which are fields.
 */
export function fieldNamesOfSet({
  path,
  parts,
  config,
  fields,
  conditions,
  expressions,
  effects,
}: Pick<
  FieldSetModel,
  'path' | 'parts' | 'config' | 'fields' | 'conditions' | 'expressions' | 'effects'
>): FieldName[] {
  const own = true;
  return [
    ...values(config.schema.required, [...parts.schema, 'required'], own),
    ...(config.advanceOn === undefined ? [] : [value(config.advanceOn, [...path, 'advanceOn'], own)]),
    ...keyNames(config.ui, parts.ui, own),
    ...keyNames(config.messages, parts.messages, own),
    ...conditions.flatMap(({ reads }) =>
      reads.flatMap(({ field, path: read, inside }) => (inside ? [] : [key(field, read, false)])),
    ),
    // The names of fields in the text of an expression have places of their own: expression/names.ts.
    ...expressions.flatMap(({ path: text, of }) =>
      of.kind === 'assert' ? [value(of.at, [...text.slice(0, -1), 'at'], true)] : [],
    ),
    ...[...fields.values()].flatMap(({ dates, path: field }) =>
      (['minimum', 'maximum'] as const).flatMap((bound): FieldName[] => {
        const from = dates?.[bound]?.field;
        return from === undefined ? [] : [{ ...value(from, [...field, bound], false), begins: true }];
      }),
    ),
    ...effects.flatMap(({ config: { changed, set, clear }, path: effect }) => [
      value(changed, [...effect, 'changed'], own),
      ...keyNames(set, [...effect, 'set'], false),
      ...values(clear, [...effect, 'clear'], false),
    ]),
  ];
}

/**
 * The places where the rest of a form or wizard names fields: examples, the result, and the answers that it receives
 * and carries on.
 */
export function fieldNamesOfWhole({
  source,
  actions,
  carried,
  examples,
}: Pick<FormModel, 'source' | 'carried'> & {
  actions: readonly ActionModel[];
  examples: readonly ExampleModel[];
}): FieldName[] {
  const { result } = source.data;
  return [
    ...examples.flatMap(({ path, config }) => [
      ...(['answers', 'changes', 'becomes'] as const).flatMap((part) => keyNames(config[part], [...path, part], false)),
      ...outcomeNames(config, path).map(({ name, path: at, part }): FieldName => ({
        field: ownerOf(name),
        path: at,
        part,
        begins: true,
        own: false,
      })),
    ]),
    ...(result?.record ? [value(result.record.by, ['result', 'record', 'by'], false)] : []),
    ...values(carried, ['carried'], false),
    ...(source.kind === 'wizard' ? values(source.data.summary?.fields, ['summary', 'fields'], false) : []),
    ...actions.flatMap(({ action: { navigate }, path }) =>
      Array.isArray(navigate?.carry) ? values(navigate.carry, [...path, 'navigate', 'carry'], false) : [],
    ),
  ];
}

/** Where an example at `path` names refused or lost answers, also in rows: members.2.share. */
export function outcomeNames(
  { errors = {}, dropped = [] }: ExampleModel['config'],
  path: Path,
): { readonly name: string; readonly path: Path; readonly part: 'key' | 'value' }[] {
  return [
    ...Object.keys(errors).map((name) => ({ name, path: [...path, 'errors', name], part: 'key' as const })),
    ...dropped.map((name, index) => ({ name, path: [...path, 'dropped', index], part: 'value' as const })),
  ];
}

/** The places where a wizard names steps by their ids, except the steps themselves. */
export function stepNames(source: CheckedForm | CheckedWizard): TextAt[] {
  if (source.kind === 'form') return [];
  const texts = (names: readonly string[] | undefined, path: Path) =>
    (names ?? []).map((text, index) => ({ text, path: [...path, index] }));
  return [
    ...texts(source.data.hideBackOn, ['hideBackOn']),
    ...source.data.examples.flatMap(({ steps, stoppedAt }, index) => [
      ...texts(steps, ['examples', index, 'steps']),
      ...(stoppedAt === undefined ? [] : [{ text: stoppedAt, path: ['examples', index, 'stoppedAt'] }]),
    ]),
  ];
}

/** The places where a wizard names exits by their ids, except the exits themselves. */
export const exitNames = (source: CheckedForm | CheckedWizard): TextAt[] =>
  source.kind === 'form'
    ? []
    : source.data.examples.flatMap(({ exit }, index) =>
        exit === undefined ? [] : [{ text: exit, path: ['examples', index, 'exit'] }],
      );

const value = (field: string, path: Path, own: boolean): FieldName => ({ field, path, part: 'value', own });
const key = (field: string, path: Path, own: boolean): FieldName => ({ field, path, part: 'key', own });

const values = (fields: readonly string[] | undefined, path: Path, own: boolean): FieldName[] =>
  (fields ?? []).map((field, index) => value(field, [...path, index], own));

const keyNames = (holder: object | undefined, path: Path, own: boolean): FieldName[] =>
  Object.keys(holder ?? {}).map((field) => key(field, [...path, field], own));

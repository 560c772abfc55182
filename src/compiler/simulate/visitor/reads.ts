import { inputsOf } from '../../model/expressions.ts';
import { rowSetsOf } from '../../model/form-model.ts';
import { effectTexts } from '../../model/texts.ts';
import type { ConditionOwner, FieldModel, FieldSetModel, FormModel } from '../../model/types.ts';
import type { Path } from '../../read/source.ts';
import { parseMessage } from '../../resolve/message.ts';
import { lookUpsIn } from './look-ups.ts';

/** A place that makes a property of a field depend on the answer to another field. */
export interface Dependency {
  /** The field whose answer is read. */
  readonly field: string;
  readonly path: Path;
  readonly part: 'key' | 'value';
  /**
   * What depends on it: for a condition, for example whether the field is shown; or everything that the field offers.
   */
  readonly of: ConditionOwner | { readonly kind: 'offer' };
}

/** What a field depends on: what decides whether it is shown, what it offers, and whether its step applies. */
export function dependencies(set: FieldSetModel, { name, options, uiPath }: FieldModel): Dependency[] {
  const deciding = set.conditions.filter(({ of }) => {
    if (of.kind === 'step') return true;
    return (of.kind === 'field' || of.kind === 'choice' || of.kind === 'years') && of.field === name;
  });
  return [
    ...deciding.flatMap(({ of, path: whole, reads, expression }): Dependency[] =>
      expression
        ? inputsOf(
            reads.map(({ field }) => field),
            set,
          ).map((field) => ({ field, path: whole, part: 'value' as const, of }))
        : reads.flatMap(({ field, path }) =>
            inputsOf([field], set).map((input) => ({ field: input, path, part: 'key' as const, of })),
          ),
    ),
    ...(options.of === undefined
      ? []
      : [{ field: options.of, path: [...uiPath, 'options', 'of'], part: 'value', of: { kind: 'offer' } } as const]),
  ];
}

/** The fields that a field depends on, or that the questions of its rows depend on. */
export const dependsOn = (set: FieldSetModel, field: FieldModel): string[] => [
  ...dependencies(set, field).map((one) => one.field),
  ...readsAround(field, set),
];

/** The fields outside of its rows that the conditions and choices of these read. */
function readsAround({ rows }: FieldModel, set: FieldSetModel): string[] {
  if (!rows) return [];
  const all = [rows, ...rowSetsOf(rows)];
  const parents = all.flatMap(({ fields }) => [...fields.values()].flatMap(({ options: { of } }) => of ?? []));
  const read = all.flatMap(({ conditions }) => conditions.flatMap(({ reads }) => reads.map(({ field }) => field)));
  return inputsOf(
    // The number of a row, and the other rows, are no answers around it.
    [...read, ...parents].filter(
      (name) => name !== rows.holder && set.all.has(name) && !all.some(({ fields }) => fields.has(name)),
    ),
    set,
  );
}

/**
 * The factors of a form or wizard: sets of fields that depend on each other, each as small as possible, so that answers
 * outside of a set change nothing in it.
 */
export function factorsOf(sets: readonly FieldSetModel[]): string[][] {
  const ties = sets.flatMap((set) => [
    ...[...set.fields.values()].map((field) => ({ reads: dependsOn(set, field), field: field.name })),
    ...set.effects.map((effect, index) => {
      const { changed, set: answers = {}, clear = [] } = effect.config;
      const copied = effectTexts(effect).flatMap(({ text }) => parseMessage(text).values);
      return {
        reads: [changed, ...readsOfEffect(set, index), ...copied, ...Object.keys(answers), ...clear],
        field: changed,
      };
    }),
    // A looked-up value may be filled in, and then the visitor may choose another one.
    ...lookUpsIn(set).map(({ field, inputs }) => ({
      reads: set.fields.get(field)!.ui.prefill === undefined ? inputs : [...inputs, field],
      field,
    })),
    // Any question of this step or an earlier one may lead to an exit.
    ...readsOfExits(set).map((field) => ({ reads: readsOfExits(set), field })),
    // A step that asks nothing has no field that depends on its condition.
    ...(set.fields.size > 0 ? [] : [readsOf(set, ({ kind }) => kind === 'step')]).flatMap((reads) =>
      reads.map((field) => ({ reads, field })),
    ),
  ]);
  const read = new Set(ties.flatMap(({ reads }) => reads));
  const groups = new Map<string, Set<string>>();
  for (const name of read) groups.set(name, new Set([name]));
  for (const { reads, field } of ties) merge(groups, reads.length > 0 && read.has(field) ? [...reads, field] : reads);
  const order = sets.flatMap(({ fields }) => [...fields.keys()]);
  return [...new Set(groups.values())]
    .map((group) => order.filter((name) => group.has(name)))
    .filter((group) => group.length > 0);
}

/** The fields that the condition of an effect reads. */
const readsOfEffect = (set: FieldSetModel, index: number): string[] =>
  readsOf(set, (of) => of.kind === 'effect' && of.index === index);

/** The fields that visitors answer and that the conditions of a step's exits depend on. */
export const readsOfExits = (set: FieldSetModel): string[] => readsOf(set, ({ kind }) => kind === 'exit');

/** The fields that visitors answer and that some conditions depend on. */
const readsOf = (set: FieldSetModel, isAbout: (of: ConditionOwner) => boolean): string[] =>
  set.conditions
    .filter(({ of }) => isAbout(of))
    .flatMap(({ reads }) =>
      inputsOf(
        reads.map(({ field }) => field),
        set,
      ),
    );

/**
 * Whether some of a set's conditions, or of those that decide about the fields that these read, compare several answers
 * with each other. Then simulated visitors may miss the answers with which it holds.
 */
export function joinsAnswers(
  { sets }: Pick<FormModel, 'sets'>,
  set: FieldSetModel,
  isAbout: (of: ConditionOwner) => boolean,
  seen: ReadonlySet<string> = new Set(),
): boolean {
  return set.conditions
    .filter(({ of }) => of.kind === 'step' || isAbout(of))
    .some(({ map, reads }) => {
      const names = reads.map(({ field }) => field).filter((name) => !seen.has(name));
      if (!map || names.some((name) => set.all.get(name)?.ui.computed !== undefined)) return true;
      return names.some((name) => {
        const owner = sets.find(({ fields }) => fields.has(name)) ?? set;
        const isOfField = (of: ConditionOwner) => 'field' in of && of.field === name;
        return joinsAnswers({ sets }, owner, isOfField, new Set([...seen, name]));
      });
    });
}

/** Merges all groups that contain one of these names. */
function merge(groups: Map<string, Set<string>>, names: readonly string[]): void {
  const all = new Set(names.flatMap((name) => [...(groups.get(name) ?? [])]));
  for (const name of all) groups.set(name, all);
}

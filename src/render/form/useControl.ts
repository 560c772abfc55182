import { useSyncExternalStore } from 'react';
import type { Answer, Answers } from '../../plan/answers.ts';
import type { FieldPlan, FieldSchema } from '../../plan/form.ts';
import type { FormStore } from './store.ts';
import type { FieldWidgetProps } from './types.ts';

/** What a widget needs of its field. */
export interface Control<Value extends Answer> {
  readonly id: string;
  readonly name: string;
  readonly field: FieldPlan;
  readonly schema: FieldSchema;
  readonly store: FormStore;
  /** Whether the browser checks the answer, not we. */
  readonly native: boolean;
  readonly value: Value | undefined;
  readonly invalid: boolean;
  /** Ids of the help text and the error. */
  readonly describedBy: string | undefined;
  /** Hand over an answer of this field. */
  change(value: Value | undefined): void;
  /** Hand over an answer of another field of this form. */
  changeOther(field: string, value: Answer): void;
}

/** A widget's view of its field: plan, answer, error, and how to answer. */
export function useControl<Value extends Answer>({ id, name, value, registry }: FieldWidgetProps): Control<Value> {
  const { set, store, change } = registry.formContext;
  const field = set.plan.fields[name];
  const schema = set.plan.schema.properties[name];
  if (!field || !schema) throw new Error(`The form has no field "${name}"`);
  const invalid = useError(store, name) !== undefined;
  return {
    id,
    name,
    field,
    schema,
    store,
    native: set.plan.validation === 'browser',
    value: value as Value | undefined,
    invalid,
    describedBy: describedBy(id, field, invalid),
    change: (answer) => change(name, answer),
    changeOther: change,
  };
}

/** The error that a field shows, if any. */
export function useError(store: FormStore, field: string): string | undefined {
  const read = () => store.errorOf(field);
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The answers of the form as they stand. */
export function useAnswers(store: FormStore): Answers {
  return useSyncExternalStore(store.subscribe, store.answers, store.answers);
}

export const helpId = (id: string): string => `${id}-help`;
export const errorId = (id: string): string => `${id}-error`;

function describedBy(id: string, field: FieldPlan, invalid: boolean): string | undefined {
  const ids = [...(field.help ? [helpId(id)] : []), ...(invalid ? [errorId(id)] : [])];
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** Attributes that every native control of a field carries. */
export function controlAttributes({ id, name, field, invalid, describedBy }: Control<Answer>) {
  return {
    id,
    name,
    required: field.required,
    autoComplete: field.autocomplete,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  } as const;
}

/** The same for one of several inputs of a field. The first carries the field's id, for links to it. */
export function choiceAttributes({ id, name, invalid }: Control<Answer>, index: number) {
  return {
    id: index === 0 ? id : `${id}-${index}`,
    name,
    'aria-invalid': invalid || undefined,
    'aria-describedby': invalid ? errorId(id) : undefined,
  } as const;
}

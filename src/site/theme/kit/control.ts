import { errorId } from '@rjsf/utils';
import { useMemo } from 'react';
import { shownChoices } from '../../../shared/engine/choices.ts';
import type { Answer, Option } from '../../../shared/plan/answers.ts';
import type { FieldPlan, FieldSchema } from '../../../shared/plan/form.ts';
import type { FormStore } from '../../render/form/store.ts';
import type { WidgetProps } from '../../render/form/types.ts';
import { useAnswers } from '../../render/form/useStore.ts';
import { usePage } from '../../render/context.tsx';
import { useHydrated } from '../../render/useHydrated.ts';
import { describedBy } from './describedBy.ts';
import type { Mix } from './random.ts';

/** What our widgets need of their field, beside what rjsf gives to every widget. */
export interface Control<Value extends Answer> {
  readonly id: string;
  readonly name: string;
  /** The attribute `name` of its inputs; in a row, one that no other row has. */
  readonly inputName: string;
  readonly field: FieldPlan;
  readonly schema: FieldSchema;
  /** Another answer may change it. */
  readonly label: string;
  readonly store: FormStore;
  /** Whether the browser checks the answers of this form, instead of our engine. */
  readonly native: boolean;
  readonly value: Value | undefined;
  readonly invalid: boolean;
  /** Id of the error's words, while there are some. */
  readonly error: string | undefined;
  /** Ids of the help text and the error. */
  readonly describedBy: string | undefined;
  /** Hand over an answer of this field. */
  change(value: Value | undefined): void;
  /** The visitor has made their choice without pressing it: a step that goes on by itself goes on. */
  confirm(): void;
  /** Hand over an answer of another field of this form. */
  changeOther(field: string, value: Answer): void;
}

/** The plan of the field that a widget draws. Throws when its form has no such field. */
export function planOf({ name, registry }: Pick<WidgetProps, 'name' | 'registry'>): FieldPlan {
  const field = registry.formContext.set.plan.fields[name];
  if (!field) throw new Error(`The form has no field "${name}"`);
  return field;
}

/** A widget's view of its field: plan, answer, error, and how to answer. */
export function controlOf<Value extends Answer>(props: WidgetProps): Control<Value> {
  const { id, name, htmlName = name, schema, label, value, rawErrors, registry, onChange } = props;
  const { set, store, change, confirm } = registry.formContext;
  const plan = planOf(props);
  const { help = plan.help, placeholder = plan.placeholder } = store.wordsOf(name) ?? {};
  const field = plan.words ? { ...plan, label, help, placeholder } : plan;
  const [error] = rawErrors ?? [];
  return {
    id,
    name,
    inputName: htmlName,
    field,
    schema: schema as unknown as FieldSchema,
    label,
    store,
    native: set.plan.validation === 'browser',
    value: value as Value | undefined,
    invalid: error !== undefined,
    error: error ? errorId(id) : undefined,
    describedBy: describedBy(id, field.help, error),
    change: onChange,
    confirm: () => confirm(name),
    changeOther: change,
  };
}

/** The choices that are shown, given the other answers. */
export function useChoices({ store, name, field }: Control<Answer>): readonly Option[] {
  const answers = useAnswers(store);
  const mix = useMix();
  return useMemo(() => {
    const choices = shownChoices(store.set, name, answers);
    return mix?.choices(choices, field) ?? choices;
    // oxlint-disable-next-line react/exhaustive-deps -- a field is another object after each key
  }, [store, name, answers, mix]);
}

/** What puts choices in random order, once the page is as its HTML has it. Absent where no field wants that. */
export function useMix(): Mix | undefined {
  const { mix } = usePage();
  return useHydrated() ? (mix as Mix | undefined) : undefined;
}

/** Attributes that every native control of a field carries. */
export function controlAttributes({ id, inputName, field, invalid, describedBy }: Control<Answer>) {
  return {
    id,
    name: inputName,
    required: field.required,
    autoComplete: field.autocomplete,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  } as const;
}

/**
 * Attributes of one of several inputs of a field. The first that can be chosen carries the field's id, for links to it.
 */
export function choiceAttributes(
  { id, inputName, invalid, error }: Control<Answer>,
  choices: readonly Option[],
  index: number,
) {
  return {
    id: index === choices.findIndex(isFree) ? id : `${id}-${index}`,
    name: inputName,
    disabled: !isFree(choices[index]),
    'aria-invalid': invalid || undefined,
    'aria-describedby': error,
  } as const;
}

const isFree = (choice?: Option): boolean => choice?.unavailable === undefined;

/** Attributes of the radio of one of the choices of a field. */
export function radioAttributes(control: Control<string | number>, choices: readonly Option[], index: number) {
  const value = choices[index]?.value;
  return {
    ...choiceAttributes(control, choices, index),
    type: 'radio',
    required: control.field.required,
    value,
    checked: control.value === value,
    onChange: () => control.change(value),
  } as const;
}

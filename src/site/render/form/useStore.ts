import { useLayoutEffect, useReducer, useSyncExternalStore } from 'react';
import type { Answer, Answers } from '../../../shared/plan/answers.ts';
import type { FieldError } from '../../../shared/engine/validate.ts';
import type { FormStore } from './store.ts';

/** Each of these redraws a component when this one part of the form's store changes. */
function useStore<T>(store: FormStore, read: () => T): T {
  return useSyncExternalStore(store.subscribe, read, read);
}

export interface ShownField {
  readonly value: Answer | undefined;
  /** '' when the field is marked as wrong without words. */
  readonly error: string | undefined;
  readonly label: string;
  readonly help: string | undefined;
  readonly placeholder: string | undefined;
}

/** What a field shows. Long forms have hundreds of these, so the store notifies each only of its own changes. */
export function useField(store: FormStore, field: string): ShownField {
  const [, redraw] = useReducer(next, 0);
  const { version } = store;
  // oxlint-disable-next-line react/exhaustive-deps -- the version that was drawn first
  useLayoutEffect(() => store.watch(field, redraw, version), [store, field]);
  const { help, placeholder } = store.wordsOf(field) ?? {};
  return { value: store.answers()[field], error: store.errorOf(field), label: store.labelOf(field), help, placeholder };
}

const next = (count: number): number => count + 1;

/** The answers of the form, and those of a wizard's other steps. */
export const useAnswers = (store: FormStore): Answers => useStore(store, store.answers);

export const useVisibleFields = (store: FormStore): ReadonlySet<string> => useStore(store, store.visible);

export const useErrors = (store: FormStore): readonly FieldError[] => useStore(store, store.errors);

/** Whether one of the fields is answered or has an error. */
export const useNeeded = (store: FormStore, fields: readonly string[]): boolean =>
  useStore(store, () => fields.some((field) => Boolean(store.answers()[field]) || store.errorOf(field) !== undefined));

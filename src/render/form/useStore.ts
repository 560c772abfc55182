import { useSyncExternalStore } from 'react';
import type { Answer, Answers } from '../../plan/answers.ts';
import type { FieldError } from '../../engine/validate.ts';
import type { FormStore } from './store.ts';

/** Each of these redraws a component when this one part of the form's store changes. */
function useStore<T>(store: FormStore, read: () => T): T {
  return useSyncExternalStore(store.subscribe, read, read);
}

export const useAnswer = (store: FormStore, field: string): Answer | undefined =>
  useStore(store, () => store.answers()[field]);

/** The answers of the form, and those of a wizard's other steps. */
export const useAnswers = (store: FormStore): Answers => useStore(store, store.all);

export const useVisibleFields = (store: FormStore): ReadonlySet<string> => useStore(store, store.visible);

export const useErrors = (store: FormStore): readonly FieldError[] => useStore(store, store.errors);

/** The error that a field shows, if any; '' when the field is marked as wrong without words. */
export const useError = (store: FormStore, field: string): string | undefined =>
  useStore(store, () => store.errorOf(field));

export const useLabel = (store: FormStore, field: string): string => useStore(store, () => store.labelOf(field));

/** Whether one of the fields is answered or has an error. */
export const useNeeded = (store: FormStore, fields: readonly string[]): boolean =>
  useStore(store, () => fields.some((field) => Boolean(store.answers()[field]) || store.errorOf(field) !== undefined));

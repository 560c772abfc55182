import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Answer, Answers } from '../../plan/answers.ts';
import type { FieldSet } from '../../plan/form.ts';
import { FormStore } from './store.ts';
import type { FormContext } from './types.ts';

/**
 * The store of a form while it is shown.
 * Takes    `answers` and `context` as FieldSetForm does: others, given later, are put in place
 * Returns  the store, and a version that changes when the fields must be drawn anew
 */
export function useFormStore(set: FieldSet, answers: Answers, context: Answers | undefined) {
  const [{ store, version }, setShown] = useState(() => ({ store: new FormStore(set, answers, context), version: 0 }));
  useEffect(() => {
    store.replace(answers, context);
  }, [store, answers, context]);
  useLayoutEffect(() => {
    if (store.set === set) return;
    // In development the form's file was changed. What the visitor typed stays.
    store.flush();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- texts that are still being typed are only known after the flush
    setShown({ store: store.of(set), version: version + 1 });
  }, [store, set, version]);
  // A text that is still being typed is handed over before its control is gone.
  useLayoutEffect(() => () => store.flush(), [store]);
  return { store, version };
}

/** What widgets answer through. It stays the same object while the store does, so that it redraws no field. */
export function useFormContext(
  store: FormStore,
  onChange: ((answers: Answers, changed: string) => void) | undefined,
  confirm: FormContext['confirm'],
): FormContext {
  const latest = useRef({ onChange, confirm });
  useLayoutEffect(() => {
    latest.current = { onChange, confirm };
  });
  return useMemo(() => {
    function change(field: string, answer: Answer | undefined): void {
      store.change(field, answer);
      latest.current.onChange?.(store.answers(), field);
    }
    return { set: store.set, store, change, confirm: (field) => latest.current.confirm(field) };
  }, [store]);
}

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Answer, Answers } from '../../../shared/plan/answers.ts';
import type { FieldSet } from '../../../shared/plan/form.ts';
import { FormStore, type AnswersOwner } from './store.ts';
import type { FormContext } from './types.ts';

/**
 * The store of a step or row while it is shown.
 * Takes    `first`: the answers to show first, if they are not those of the owner
 * Returns  the store, and a version that changes when the fields must be drawn anew
 */
export function useFormStore(set: FieldSet, owner: AnswersOwner, first?: Answers) {
  const [{ store, version }, setShown] = useState(() => ({ store: new FormStore(set, owner, first), version: 0 }));
  useLayoutEffect(() => {
    if (store.set === set && store.owner === owner) return;
    // In development the form's file was changed, or it asks for consent anew. What the visitor typed stays.
    store.flush();
    // oxlint-disable-next-line react/set-state-in-effect -- texts that are still being typed are only known after the flush
    setShown({ store: new FormStore(set, owner), version: version + 1 });
  }, [store, set, owner, version]);
  useLayoutEffect(() => {
    const end = store.connect();
    return () => {
      // A text that is still being typed is handed over before its control is gone.
      store.flush();
      end();
    };
  }, [store]);
  return { store, version };
}

/**
 * The form context through which widgets answer. It is the same object as long as the store is, so it redraws no field.
 */
export function useFormContext(
  store: FormStore,
  onChange: ((changed: string) => void) | undefined,
  confirm: FormContext['confirm'],
  only?: FormContext['only'],
): FormContext {
  const latest = useRef({ onChange, confirm });
  useLayoutEffect(() => {
    latest.current = { onChange, confirm };
  });
  return useMemo(() => {
    function change(field: string, answer: Answer | undefined): void {
      store.change(field, answer);
      latest.current.onChange?.(field);
    }
    const confirmed = (field: string) => latest.current.confirm(field);
    return { set: store.set, store, change, confirm: confirmed, ...(only && { only }) };
  }, [store, only]);
}

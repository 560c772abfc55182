import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { FieldError } from '../../engine/validate.ts';
import type { Answers } from '../../plan/answers.ts';
import { useSite } from '../context.tsx';
import { focusField } from './ErrorSummary.tsx';
import type { FormStore } from './store.ts';

interface SubmitSpec {
  store: FormStore;
  formId: string;
  summary: RefObject<HTMLElement | null>;
  onSubmit(answers: Answers): void | Promise<void>;
}

/**
 * What the submit button does: take what is typed, look for errors, and hand the answers over once,
 * however often it is pressed. After a refusal the focus is on the summary, or on the only wrong control.
 */
export function useSubmit({ store, formId, summary, onSubmit }: SubmitSpec) {
  const { texts } = useSite().site;
  const [refused, setRefused] = useState<{ count: number; first: string | undefined }>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  useEffect(() => {
    if (!refused?.first) return;
    if (refused.count > 1) summary.current?.focus();
    else focusField(formId, refused.first);
  }, [refused, formId, summary]);

  /** Says what is wrong, found here or elsewhere. */
  const refuse = useCallback((errors: readonly FieldError[]): void => setRefused({ count: errors.length, first: errors[0]?.field }), []);

  async function run(): Promise<void> {
    const work = onSubmit(store.answers());
    if (!work) return;
    running.current = true;
    setBusy(true);
    try {
      await work;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (running.current) return;
    store.flush();
    // The browser has checked its own kind of form before it lets it submit.
    const errors = store.set.plan.validation === 'browser' ? [] : store.check(texts.invalid);
    refuse(errors);
    if (errors.length === 0) void run();
  }

  return { submit, refuse, busy, many: (refused?.count ?? 0) > 1 };
}

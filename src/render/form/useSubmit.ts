import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { FieldError } from '../../engine/validate.ts';
import type { Answers } from '../../plan/answers.ts';
import { useSite } from '../context.tsx';
import { showAlert } from '../overlay/alert.ts';
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
 * however often it is pressed. After a refusal the focus is on the summary, or on the only wrong control;
 * on the first one where the set tells a refusal in its own way (spec 5.68, 5.69), after its alert.
 */
export function useSubmit({ store, formId, summary, onSubmit }: SubmitSpec) {
  const { texts } = useSite().site;
  const [refused, setRefused] = useState<{ count: number; first: string | undefined }>();
  const { busy, running, run } = useBusy();

  useEffect(() => {
    if (!refused?.first) return;
    if (refused.count > 1) summary.current?.focus();
    else focusField(formId, refused.first);
  }, [refused, formId, summary]);

  async function refuse(errors: readonly FieldError[]): Promise<void> {
    const { refusal } = store.set.plan;
    if (typeof refusal === 'object') await showAlert(refusal.alert);
    setRefused({ count: refusal ? 1 : errors.length, first: errors[0]?.field });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    go();
  }

  function go(): void {
    if (running.current) return;
    store.flush();
    // The browser has checked its own kind of form before it lets it submit.
    const errors = store.set.plan.validation === 'browser' ? [] : store.check(texts.invalid);
    if (errors.length > 0) void refuse(errors);
    else {
      setRefused(undefined);
      void run(onSubmit(store.answers()));
    }
  }

  /** Another button: nothing is checked. */
  function press(act: (answers: Answers) => void | Promise<void>): void {
    if (running.current) return;
    store.flush();
    void run(act(store.answers()));
  }

  return { submit, go, press, busy, many: (refused?.count ?? 0) > 1 };
}

/** Work that is under way, of which there is at most one. `running` knows at once, `busy` with the next drawing. */
function useBusy() {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  async function run(work: void | Promise<void>): Promise<void> {
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
  return { busy, running, run };
}

import { useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Answers } from '../../plan/answers.ts';
import { useSite } from '../context.tsx';
import type { FormStore } from './store.ts';
import { unreadableIn } from './unreadable.ts';
import { useRefusal } from './useRefusal.ts';

interface SubmitSpec {
  store: FormStore;
  formId: string;
  form: RefObject<HTMLFormElement | null>;
  summary: RefObject<HTMLElement | null>;
  onSubmit(answers: Answers): void | Promise<void>;
}

/**
 * What the submit button does: take what is typed, look for errors, and hand the answers over once,
 * however often it is pressed. `press` does the same for a button that looks for no errors.
 */
export function useSubmit({ store, formId, form, summary, onSubmit }: SubmitSpec) {
  const { texts } = useSite().site;
  const { many, refuse, accept } = useRefusal(formId, summary);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function run(act: (answers: Answers) => void | Promise<void>): Promise<void> {
    const work = act(store.answers());
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

  function go(): void {
    if (running.current) return;
    store.flush();
    const { validation, refusal } = store.set.plan;
    // The browser has checked its own kind of form before it lets it submit.
    const errors =
      validation === 'browser' ? [] : store.check(texts.invalid, unreadableIn(form.current, texts.unreadable));
    if (errors.length > 0) {
      void refuse(errors, refusal);
      return;
    }
    accept();
    void run(onSubmit);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    go();
  }

  function press(act: (answers: Answers) => void | Promise<void>): void {
    if (running.current) return;
    store.flush();
    void run(act);
  }

  return { submit, go, press, refuse, busy, many };
}

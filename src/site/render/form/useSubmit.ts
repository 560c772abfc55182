import { useCallback, useDeferredValue, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { FieldError } from '../../../shared/engine/validate.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { RefusalPlan } from '../../../shared/plan/form.ts';
import { useSite } from '../context.tsx';
import { showAlert } from '../overlay/alert.ts';
import { focusField } from './focusField.ts';
import type { FormStore } from './store.ts';
import { unreadableIn } from './unreadable.ts';

interface SubmitSpec {
  store: FormStore;
  formId: string;
  form: RefObject<HTMLFormElement | null>;
  onSubmit(answers: Answers): void | Promise<unknown>;
}

/**
 * The submit: takes pending texts, checks for errors, and hands the answers over once, however often it is pressed.
 * `go` does the same for a button that hands them to something else, and `press` for one without checks.
 */
// Long because all buttons share the same check and the same run.
export function useSubmit({ store, formId, form, onSubmit }: SubmitSpec) {
  const { texts } = useSite().site;
  const { many, refuse, accept } = useRefusal(store, formId, form);
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function run(act: (answers: Answers) => void | Promise<unknown>): Promise<void> {
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

  /** Goes on with all that was typed and chosen, unless a file that is still being read may not be sent. */
  function taken(then: () => void): void {
    if (running.current) return;
    store.flush();
    const { reading } = store;
    if (!reading) return then();
    void run(() => reading).then(async () => {
      const [wrong] = await reading;
      if (wrong) await refuse([wrong], undefined);
      else taken(then);
    });
  }

  function check(act: SubmitSpec['onSubmit']): void {
    const { validation, refusal } = store.set.plan;
    // The browser has checked its own kind of form before it lets it submit.
    const unreadable = unreadableIn(form.current, texts.unreadable);
    const errors = validation === 'browser' ? [] : store.check(texts.invalid, unreadable, texts.siteDay);
    if (errors.length > 0) {
      void refuse(errors, refusal);
      return;
    }
    const asked = store.verify?.();
    if (asked) {
      // Then the form knows what the server has said.
      void run(() => asked).then(async () => ((await asked).length > 0 ? refuse(await asked, undefined) : go(act)));
      return;
    }
    accept();
    // This may be only one page of the form.
    if (!store.pages?.close()) void run(act);
  }

  const go = (act: SubmitSpec['onSubmit'] = onSubmit): void => taken(() => check(act));

  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    go();
  }

  const press = (act: SubmitSpec['onSubmit']): void => taken(() => void run(act));

  return { submit, go, press, refuse, busy, many };
}

/**
 * Reports a refused submit to the visitor. The focus moves to the summary of several errors, or to the only wrong
 * control. A form with its own refusal (spec 5.68, 5.69) shows its alert, if an error has no words, and moves the focus
 * to the first wrong control.
 */
function useRefusal(store: FormStore, formId: string, form: RefObject<HTMLFormElement | null>) {
  const [refused, setRefused] = useState<{ count: number; first: string | undefined }>();
  // The messages beside the controls are drawn first, and rows that have one open. The summary, and the focus, follow.
  const told = useDeferredValue(refused);
  const many = (told?.count ?? 0) > 1;

  useEffect(() => {
    if (!told?.first) return;
    if (many) form.current?.querySelector<HTMLElement>('[data-errors]')?.focus();
    else focusField(store, formId, told.first);
  }, [told, many, form, store, formId]);

  const refuse = useCallback(
    async (errors: readonly FieldError[], refusal: RefusalPlan | undefined) => {
      if (typeof refusal === 'object' && errors.some(({ message }) => message === '')) await showAlert(refusal.alert);
      if (__INSIGHTS__) form.current?.dispatchEvent(new CustomEvent('site:refused', { bubbles: true, detail: errors }));
      setRefused({ count: refusal ? 1 : errors.length, first: errors[0]?.field });
    },
    [form],
  );
  const accept = useCallback(() => setRefused(undefined), []);
  return { many, refuse, accept };
}

import { useCallback, useRef, useState } from 'react';
import { resolveActions } from '../../engine/actions.ts';
import { present } from '../../engine/answers.ts';
import type { FieldError } from '../../engine/validate.ts';
import type { Answers } from '../../plan/answers.ts';
import type { ActionPlan, FormModule } from '../../plan/form.ts';
import { useRunActions } from '../actions.ts';
import { useSite } from '../context.tsx';
import { LeadFailed, leadTries, sendLead } from './lead.ts';

export interface FormRunSpec {
  id: string;
  form: FormModule;
  initial: Answers;
  /** More values for messages, such as an estimate (spec 8.10). */
  valuesOf?: (answers: Answers) => Readonly<Record<string, unknown>>;
  close: () => void;
  onDone?: () => void;
}

interface Shown {
  readonly answers: Answers;
  readonly extra: Readonly<Record<string, unknown>>;
}

/** What a form does after a valid submit. Whatever fails, the answers stay where they are. */
export function useFormRun({ id, form, initial, valuesOf, close, onDone }: FormRunSpec) {
  const { site } = useSite();
  const runActions = useRunActions();
  const [answers, setAnswers] = useState(initial);
  const [result, setResult] = useState<Shown>();
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<readonly FieldError[]>();
  const tries = useRef<ReturnType<typeof leadTries>>(undefined);
  const mayPost = site.posts?.includes(id) ?? false;

  async function run(given: Answers): Promise<void> {
    setFailure(undefined);
    const extra: Record<string, unknown> = { ...valuesOf?.(given) };
    const send = async (): Promise<void> => {
      tries.current ??= leadTries();
      extra.reference = (await sendLead(site, form, tries.current(present(given)))).reference;
    };
    await runActions(resolveActions(actionsOf(form.plan.submit.actions, mayPost), given, extra), {
      answers: present(given),
      reset: () => setAnswers({ ...initial }),
      showResult: () => {
        setAnswers(given);
        setResult({ answers: given, extra });
      },
      close,
      sendLead: mayPost ? send : undefined,
    });
    onDone?.();
  }

  function fail(error: unknown): void {
    console.error(error);
    const { words, errors } = error instanceof LeadFailed ? error : { words: undefined, errors: [] };
    if (errors.length > 0) setRefused(errors);
    else setFailure(words ?? site.texts.crash);
  }

  return {
    answers,
    result,
    failure,
    refused,
    submit: (given: Answers) => run(given).catch(fail),
    back: useCallback(() => setResult(undefined), []),
  };
}

/** A form that site.yaml lets post sends its answers first, unless its own actions say when. */
function actionsOf(actions: readonly ActionPlan[], mayPost: boolean): readonly ActionPlan[] {
  return mayPost && !actions.some((action) => 'sendLead' in action) ? [{ sendLead: true }, ...actions] : actions;
}

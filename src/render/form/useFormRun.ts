import { useCallback, useRef, useState } from 'react';
import { resolveActions } from '../../engine/actions.ts';
import { present } from '../../engine/answers.ts';
import { validAnswers, type FieldError } from '../../engine/validate.ts';
import type { Answers } from '../../plan/answers.ts';
import type { ActionPlan, AlternativePlan, FormModule } from '../../plan/form.ts';
import { useRunActions } from '../actions.ts';
import { useSite } from '../context.tsx';
import { LeadFailed, leadKeys, sendLead } from './lead.ts';

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
  const keyOf = useRef<(answers: Answers) => string>(undefined);
  const mayPost = site.posts?.includes(id) ?? false;

  async function run(actions: readonly ActionPlan[], given: Answers): Promise<void> {
    setFailure(undefined);
    const extra: Record<string, unknown> = { ...valuesOf?.(given) };
    const send = async (): Promise<void> => {
      keyOf.current ??= leadKeys();
      const sent = present(given);
      extra.reference = (await sendLead(site, { form: id, answers: sent, idempotencyKey: keyOf.current(sent) })).reference;
    };
    await runActions(resolveActions(actions, given, extra), {
      answers: present(given),
      reset: () => setAnswers({ ...initial }),
      showResult: () => {
        setAnswers(given);
        setResult({ answers: given, extra });
      },
      close,
      sendLead: mayPost ? send : undefined,
    });
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
    submit: (given: Answers) => run(actionsOf(form.plan.submit.actions, mayPost), given).then(onDone).catch(fail),
    /** Another button, with the answers as they were typed. */
    alternate: (other: AlternativePlan, typed: Answers) => run(other.actions, seenBy(other, form, typed)).catch(fail),
    back: useCallback(() => setResult(undefined), []),
  };
}

const seenBy = ({ answers }: AlternativePlan, form: FormModule, typed: Answers): Answers => (answers === 'typed' ? typed : validAnswers(form, typed));

/** A form that site.yaml lets post sends its answers first, unless its own actions say when. */
function actionsOf(actions: readonly ActionPlan[], mayPost: boolean): readonly ActionPlan[] {
  return mayPost && !actions.some((action) => 'sendLead' in action) ? [{ sendLead: true }, ...actions] : actions;
}

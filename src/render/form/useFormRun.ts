import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { resolveActions } from '../../engine/actions.ts';
import { present } from '../../engine/answers.ts';
import { actionsAfter, estimateOf } from '../../engine/estimated.ts';
import { privateFields } from '../../engine/private.ts';
import { validAnswers } from '../../engine/validate.ts';
import { printedFields } from '../../engine/words.ts';
import type { Answers } from '../../plan/answers.ts';
import type { ActionPlan, AlternativePlan, FormModule } from '../../plan/form.ts';
import type { PageModule } from '../../plan/page.ts';
import { carriedIn, stayingState } from '../../storage/navigationState.ts';
import { useRunActions } from '../actions.ts';
import { usePage, useSite } from '../context.tsx';
import { useGo } from '../useGo.ts';
import type useFormSending from './useSending.tsx';
import { useStatusMessage } from './useStatusMessage.ts';

export interface FormRunSpec {
  /** How it sends; by default what the page ships. */
  useSending: UseSending | undefined;
  form: FormModule;
  /** The answers after a reset. */
  fresh: Answers;
  start: Answers;
  /** Called when the answers were sent or reset: who comes back does not find them. */
  forget: () => void;
  close: () => void;
  onDone?: () => void;
}

interface Shown {
  readonly answers: Answers;
  readonly extra: Readonly<Record<string, unknown>>;
}

export type UseSending = typeof useFormSending;
type SendingPage = PageModule & { readonly sending?: { readonly form?: UseSending } };

/** Stands for the hook that sends, in pages whose forms send nothing. */
const useNothing = (): undefined => undefined;

/** What a form does after a valid submit. Whatever fails, the answers stay where they are. */
// Long because every action of a submit reads the same answers and result.
export function useFormRun({
  form: shipped,
  useSending: useOwnSending,
  fresh,
  start,
  forget: forgetDraft,
  close,
  onDone,
}: FormRunSpec) {
  const { site } = useSite();
  const runActions = useRunActions();
  const [answers, setAnswers] = useState(start);
  const [result, setResult] = useState<Shown>();
  const [failed, setFailed] = useState(false);
  const page = usePage() as SendingPage;
  const useSending = useOwnSending ?? page.sending?.form ?? useNothing;
  const sending = useSending(shipped, setAnswers);
  const form = sending?.form ?? shipped;
  const { said, say, unsay } = useStatusMessage(form.plan.submit.actions);

  const { id } = form.plan;
  const isOffered = page.offers?.[id] !== undefined;
  const go = useGo();
  const { search, state } = useLocation();
  /** What is offered for answers goes away with the first change of them. */
  const changed = (): void => {
    if (isOffered && carriedIn(state).from === id) go({ search }, { replace: true });
  };

  async function run(actions: readonly ActionPlan[], given: Answers): Promise<void> {
    setFailed(false);
    sending?.forget();
    unsay();
    const estimate = estimateOf(form, given);
    const extra: Record<string, unknown> = { ...estimate?.values };
    async function sendOnce(): Promise<void> {
      extra.reference = await sending?.send(present(given));
      forgetDraft();
    }
    await runActions(resolveActions(actionsAfter(estimate, actions), given, printedFields(form), extra), {
      answers: present(given),
      from: form.plan.id,
      secret: privateFields([form]),
      reset: () => {
        setAnswers({ ...fresh });
        forgetDraft();
      },
      showResult: () => {
        setAnswers(given);
        setResult({ answers: given, extra });
      },
      say,
      close,
      aside: sending ? undefined : site.texts.unsent,
      sendLead: sending && sendOnce,
    });
  }

  async function submit(given: Answers): Promise<void> {
    await run(sending?.actions ?? form.plan.submit.actions, given);
    if (isOffered) go({ search }, { replace: true, state: stayingState(present(given), privateFields([form]), id) });
    onDone?.();
  }

  const fail = (given: Answers) =>
    sending?.fail(given) ??
    ((error: unknown): void => {
      console.error(error);
      setFailed(true);
    });

  return {
    form,
    answers,
    sending,
    result,
    failed,
    said,
    unsay,
    changed,
    submit: (given: Answers) => submit(given).catch(fail(given)),
    /** What another button than submit does, with the answers as they were typed. */
    alternate: (other: AlternativePlan, typed: Answers) =>
      run(other.actions, seenBy(other, form, typed)).catch(fail(typed)),
    back: useCallback(() => setResult(undefined), []),
  };
}

const seenBy = ({ answers }: AlternativePlan, form: FormModule, typed: Answers): Answers =>
  answers === 'typed' ? typed : validAnswers(form, typed);

import { useCallback, useMemo, useState } from 'react';
import { resolveActions } from '../../engine/actions.ts';
import { present } from '../../engine/answers.ts';
import { actionsAfter, estimateOf } from '../../engine/estimated.ts';
import { privateFields } from '../../engine/private.ts';
import { validAnswers } from '../../engine/validate.ts';
import { printedFields } from '../../engine/words.ts';
import type { Answers } from '../../plan/answers.ts';
import type { ActionPlan, AlternativePlan, FormModule } from '../../plan/form.ts';
import type { ConsentAsked } from '../../plan/lead.ts';
import { useRunActions } from '../actions.ts';
import { useSite } from '../context.tsx';
import { asking } from './asking.ts';
import { sendingFirst, useFailure, useSend } from './useSend.ts';
import { useStatusMessage } from './useStatusMessage.ts';

export interface FormRunSpec {
  id: string;
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

/** What a form does after a valid submit. Whatever fails, the answers stay where they are. */
// Long because every action of a submit reads the same answers and result.
export function useFormRun({ id, form: shipped, fresh, start, forget: forgetDraft, close, onDone }: FormRunSpec) {
  const { site } = useSite();
  const runActions = useRunActions();
  const [answers, setAnswers] = useState(start);
  const [result, setResult] = useState<Shown>();
  const { form, ask } = useAsked(shipped, setAnswers);
  const { said, say, unsay } = useStatusMessage(form.plan.submit.actions);
  const mayPost = site.posts?.includes(id) ?? false;
  const source = {
    id: form.plan.id,
    shown: form.shown,
    fields: form.plan.fields,
    within: (field: string) => form.rows?.within(form, field),
  };
  const { failure, refused, fail, forget } = useFailure(source, ask);
  const { send, trap } = useSend(source, mayPost);

  async function run(actions: readonly ActionPlan[], given: Answers): Promise<void> {
    forget();
    unsay();
    const estimate = estimateOf(form, given);
    const extra: Record<string, unknown> = { ...estimate?.values };
    async function sendOnce(): Promise<void> {
      extra.reference = await send(present(given));
      forgetDraft();
    }
    await runActions(resolveActions(actionsAfter(estimate, actions), given, printedFields(form), extra), {
      answers: present(given),
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
      aside: mayPost ? undefined : site.texts.unsent,
      sendLead: mayPost ? sendOnce : undefined,
    });
  }

  async function submit(given: Answers): Promise<void> {
    await run(mayPost ? sendingFirst(form.plan.submit.actions) : form.plan.submit.actions, given);
    onDone?.();
  }

  return {
    form,
    answers,
    mayPost,
    result,
    failure,
    refused,
    trap,
    said,
    unsay,
    submit: (given: Answers) => submit(given).catch(fail(given)),
    /** What another button than submit does, with the answers as they were typed. */
    alternate: (other: AlternativePlan, typed: Answers) =>
      run(other.actions, seenBy(other, form, typed)).catch(fail(typed)),
    back: useCallback(() => setResult(undefined), []),
  };
}

/** The form with the words of consent that the server asks for, once it has told them. */
function useAsked(shipped: FormModule, setAnswers: (answers: Answers) => void) {
  const [asked, setAsked] = useState<ConsentAsked>();
  function ask(consent: ConsentAsked, unticked: Answers): void {
    setAsked(consent);
    setAnswers(unticked);
  }
  return { form: useMemo(() => asking(shipped, asked), [shipped, asked]), ask };
}

const seenBy = ({ answers }: AlternativePlan, form: FormModule, typed: Answers): Answers =>
  answers === 'typed' ? typed : validAnswers(form, typed);

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { resolveActions } from '../../engine/actions.ts';
import { present } from '../../engine/answers.ts';
import { actionsAfter, estimateOf } from '../../engine/estimate.ts';
import { privateFields } from '../../engine/private.ts';
import { validAnswers, type FieldError } from '../../engine/validate.ts';
import { printedFields } from '../../engine/words.ts';
import type { Answers } from '../../plan/answers.ts';
import type { ActionPlan, AlternativePlan, FormModule } from '../../plan/form.ts';
import type { ConsentAsked } from '../../plan/lead.ts';
import { useRunActions } from '../actions.ts';
import { useSite } from '../context.tsx';
import { asking } from './asking.ts';
import type { LeadFailed, leadTries } from './lead.ts';
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

/** The code that sends a lead did not come: the server was not reached. */
class NotReached extends Error {
  override readonly name = 'NotReached';

  constructor(cause: unknown) {
    super('The code that sends a lead did not load', { cause });
  }
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
  const { failure, refused, fail, forget } = useFailure(form, ask);
  const mayPost = site.posts?.includes(id) ?? false;
  const { send, trap } = useSend(form, mayPost);

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
    await run(actionsOf(form.plan.submit.actions, mayPost), given);
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

/**
 * What went wrong after a submit: words, or errors that the server found in fields. `ask` takes what a visitor must
 * agree to anew, and the answers without the tick.
 */
function useFailure({ shown }: FormModule, ask: (consent: ConsentAsked, answers: Answers) => void) {
  const { texts, http } = useSite().site;
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<readonly FieldError[]>();
  const fail =
    (given: Answers) =>
    (error: unknown): void => {
      console.error(error);
      // By its name: the class itself is loaded with the HTTP client, and only then.
      const { words, errors, asked } =
        (error as Error).name === 'LeadFailed'
          ? (error as LeadFailed)
          : { words: undefined, errors: [], asked: undefined };
      if (asked && shown.consent) {
        const { [shown.consent.field]: _, ...unticked } = given;
        ask(asked, unticked);
        setRefused([{ field: shown.consent.field, keyword: 'consent', message: texts.agreeAgain }]);
      } else if (errors.length > 0) setRefused(errors);
      else setFailure(error instanceof NotReached ? http.unansweredMessage : (words ?? texts.crash));
    };
  return { failure, refused, fail, forget: () => setFailure(undefined) };
}

/**
 * Sends a form's answers and returns the reference. The same answers are sent under the same key, so that a retry
 * makes no second lead.
 */
function useSend(form: FormModule, mayPost: boolean) {
  const { site } = useSite();
  const guard = mayPost ? site.leads?.guard : undefined;
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    shown.current = performance.now();
  }, []);
  const tries = useRef<ReturnType<typeof leadTries>>(undefined);
  async function send(answers: Answers): Promise<string> {
    // Loaded when it is needed: it brings the HTTP client, and most visitors of a form never send it.
    const { leadTries, look, sendLead } = await import('./lead.ts').catch((cause: unknown) => {
      throw new NotReached(cause);
    });
    tries.current ??= leadTries();
    const submitted = tries.current(answers, await look(guard, shown.current, field.current));
    try {
      return (await sendLead(site, form, submitted)).reference;
    } catch (error) {
      // Who agrees anew sends another lead, dated by the server's clock.
      const { asked } = error as Partial<LeadFailed>;
      if (asked) tries.current = leadTries(asked.at);
      throw error;
    }
  }
  return { send, trap: guard && { name: guard.trap, field } };
}

const seenBy = ({ answers }: AlternativePlan, form: FormModule, typed: Answers): Answers =>
  answers === 'typed' ? typed : validAnswers(form, typed);

/** A form that site.yaml lets post sends its answers first, unless its own actions say when. */
function actionsOf(actions: readonly ActionPlan[], mayPost: boolean): readonly ActionPlan[] {
  return mayPost && !actions.some((action) => 'sendLead' in action) ? [{ sendLead: true }, ...actions] : actions;
}

import { useState } from 'react';
import { resolveActions } from '../../../shared/engine/actions.ts';
import { present } from '../../../shared/engine/answers.ts';
import { actionsAfter, estimateOf } from '../../../shared/engine/estimated.ts';
import { seenBy, type FieldError } from '../../../shared/engine/validate.ts';
import { fieldsOfForm } from '../../../shared/engine/texts.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import type { Receipt } from '../../../shared/plan/lead.ts';
import type { ActionPlan, AlternativePlan } from '../../../shared/plan/submit.ts';
import type { PageModule } from '../../../shared/plan/page.ts';
import { useRunActions } from '../actions.ts';
import { usePage, useSite } from '../context.tsx';
import type { Session } from './session.ts';
import type useFormSending from './useSending.tsx';
import { useStatusMessage } from './useStatusMessage.ts';

export type UseSending = typeof useFormSending;

export interface RunSpec {
  readonly form: FormModule;
  readonly session: Session;
  /** How it sends; by default the hook that the page ships. */
  readonly useSending?: UseSending | undefined;
  readonly close: () => void;
  /** Called once the result is to be shown. */
  readonly onResult?: () => void;
  /** Called once all answers are forgotten. */
  readonly onReset?: () => void;
  /** Called with errors that the server found, before they are shown. */
  readonly onRefused?: (errors: readonly FieldError[]) => void;
}

/** Replaces the hook that sends, on pages whose forms send nothing. */
const useNothing = (): undefined => undefined;

/** Runs the actions of a form or wizard after a valid submit. If one fails, the answers stay. */
// Long because every action of a submit reads the same answers and result.
export function useRun({ form: shipped, session, useSending: own, close, onResult, onReset, onRefused }: RunSpec) {
  const { site } = useSite();
  const runActions = useRunActions();
  const [failed, setFailed] = useState(false);
  const page = usePage() as PageModule & { readonly sending?: UseSending };
  const useSending = own ?? page.sending ?? useNothing;
  const sending = useSending(shipped, session, onRefused);
  const form = sending?.form ?? shipped;
  const { said, say, unsay } = useStatusMessage(form.plan.submit.actions);

  /** Clears the messages of the last run. */
  function clear(): void {
    setFailed(false);
    sending?.forget();
    unsay();
  }

  /** Returns  whether all actions were done */
  async function run(actions: readonly ActionPlan[], given: Answers): Promise<boolean> {
    clear();
    const estimate = estimateOf(form, given);
    const extra: Record<string, unknown> = { ...estimate?.values };
    let receipt: Receipt | undefined;
    async function sendOnce(): Promise<void> {
      receipt = await sending?.send(present(given));
      const reference = receipt?.reference;
      extra.reference = reference;
      session.put({ reference });
    }
    try {
      // One by one: what is said after the lead was sent can print its reference.
      const resolved = function* () {
        for (const action of actionsAfter(estimate, actions))
          yield* resolveActions([action], given, fieldsOfForm(form), extra);
      };
      await runActions(resolved(), {
        answers: present(given),
        from: form.plan.id,
        secret: session.secret(),
        reset: () => {
          session.startOver();
          onReset?.();
        },
        showResult: () => {
          session.put({ done: true });
          onResult?.();
        },
        say,
        close,
        aside: sending ? undefined : site.texts.unsent,
        sendLead: sending && sendOnce,
        receipt: () => receipt,
      });
      return true;
    } catch (error) {
      if (sending) sending.fail(given)(error);
      else {
        console.error(error);
        setFailed(true);
      }
      return false;
    }
  }

  return {
    form,
    sending,
    failed,
    said,
    unsay,
    clear,
    submit: async (given: Answers) => {
      const done = await run(sending?.actions ?? form.plan.submit.actions, given);
      if (__INSIGHTS__ && done) dispatchEvent(new CustomEvent('site:finished', { detail: form.plan.id }));
      return done;
    },
    /** Runs the actions of a button other than submit, with the answers as they were typed. */
    alternate: (other: AlternativePlan, typed: Answers) => run(other.actions, seenBy(other, form, typed)),
  };
}

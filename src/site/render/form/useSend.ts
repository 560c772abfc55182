import { useEffect, useRef, useState } from 'react';
import type { FieldError } from '../../../shared/engine/validate.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { ActionPlan } from '../../../shared/plan/submit.ts';
import type { ConsentAsked, LeadSource, Receipt } from '../../../shared/plan/lead.ts';
import { useSite } from '../context.tsx';
import type { LeadFailed, leadTries } from './lead.ts';

/** The code that sends a lead did not load: the server was not reached. */
class NotReached extends Error {
  override readonly name = 'NotReached';

  constructor(cause: unknown) {
    super('The code that sends a lead did not load', { cause });
  }
}

/**
 * What went wrong after a submit: words, or errors that the server found in fields. `ask` takes the new consent text,
 * and the answers without the tick. `onRefused` is called with errors before they are shown.
 */
export function useFailure(
  { shown }: Pick<LeadSource, 'shown'>,
  ask: (consent: ConsentAsked, answers: Answers) => void,
  onRefused?: (errors: readonly FieldError[]) => void,
) {
  const { texts, http } = useSite().site;
  const [failure, setFailure] = useState<string>();
  const [refused, setRefused] = useState<readonly FieldError[]>();
  function refuse(errors: readonly FieldError[]): void {
    onRefused?.(errors);
    setRefused(errors);
  }
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
        refuse([{ field: shown.consent.field, keyword: 'consent', message: texts.agreeAgain }]);
      } else if (errors.length > 0) refuse(errors);
      else setFailure(error instanceof NotReached ? http.unansweredMessage : (words ?? texts.crash));
    };
  return {
    failure,
    refused,
    fail,
    forget: () => setFailure(undefined),
    forgive: () => setRefused(undefined),
  };
}

/**
 * Sends the answers of a form or wizard and returns its receipt. The same answers are sent under the same key, so
 * that a retry makes no second lead.
 */
export function useSend(source: LeadSource) {
  const { site } = useSite();
  const guard = site.leads?.guard;
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(0);
  useEffect(() => {
    shown.current = performance.now();
  }, []);
  const tries = useRef<ReturnType<typeof leadTries>>(undefined);
  async function send(answers: Answers): Promise<Receipt> {
    // Loaded when it is needed: it brings the HTTP client, and most visitors of a form never send it.
    const {
      leadTries,
      checkGuard: look,
      sendLead,
    } = await import('./lead.ts').catch((cause: unknown) => {
      throw new NotReached(cause);
    });
    tries.current ??= leadTries();
    const submitted = tries.current(answers, await look(guard, shown.current, field.current));
    try {
      return await sendLead(site, source, submitted);
    } catch (error) {
      // A new consent makes another lead, dated by the server's clock.
      const { asked } = error as Partial<LeadFailed>;
      if (asked) tries.current = leadTries(asked.at);
      throw error;
    }
  }
  return { send, trap: guard && { name: guard.trap, field } };
}

/** A form that may post sends its answers first, unless its own actions say when. */
export const sendingFirst = (actions: readonly ActionPlan[]): readonly ActionPlan[] =>
  actions.some((action) => 'sendLead' in action) ? actions : [{ sendLead: true }, ...actions];

import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isEmpty, pick } from '../../engine/answers.ts';
import { privateFields } from '../../engine/private.ts';
import { defaultsOfSteps, keepValidSteps } from '../../engine/wizard/answers.ts';
import { startEditFromEnd } from '../../engine/wizard/edit.ts';
import { walk } from '../../engine/wizard/walk.ts';
import type { Answers } from '../../plan/answers.ts';
import type { Before } from '../../plan/form.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { carriedIn } from '../../storage/navigationState.ts';
import { freshSession, putSession, sessionOf, type Session } from './session.ts';

/** Keys of the history entries whose carried answers were used, so that going Back to one of them changes nothing. */
const taken = new Set<string>();

/**
 * Uses the answers that a link carried here in navigation state (spec 2.64, 2.69), once for each arrival. A visitor who
 * arrives with other answers than before, such as another car, starts over. Who comes to change one answer returns to
 * the end once it is changed.
 */
export function useCarriedAnswers(wizard: WizardModule, hydrated: boolean): void {
  const { key, state } = useLocation();
  const byPageLoad = useRef(!hydrated);
  useLayoutEffect(() => {
    if (!hydrated || !isRecord(state) || taken.has(key)) return;
    taken.add(key);
    const brought = carriedIn(state);
    // Its own answers, which the result shows beside what is offered for them.
    if (brought.from === wizard.plan.id) return;
    if (brought.returns) {
      const now = sessionOf(wizard);
      putSession(wizard, { ...now, edit: startEditFromEnd(wizard, walk(wizard, now.answers, '', now.askAgain)) });
      return;
    }
    const carried = keepValidSteps(
      wizard,
      pick(brought.answers, (field) => wizard.plan.carried.includes(field)),
    );
    const { secret } = brought;
    const own = privateFields(wizard.steps);
    const forgotten = brought.forgotten && wizard.plan.carried.some((field) => own.has(field));
    const session = sessionOf(wizard);
    const { answers, restored, askAgain } = session;
    // A refresh repeats the navigation state. What was restored from the device is newer than that.
    if (byPageLoad.current && restored)
      startWith({ ...carried, ...answers }, undefined, { restored, askAgain, secret, forgotten });
    else if (conflicts(wizard, answers, carried)) startWith(carried, 'start', { secret, forgotten });
    else
      startWith({ ...answers, ...carried }, answers, {
        askAgain,
        secret: new Set([...(session.secret ?? []), ...secret]),
        forgotten,
      });

    function startWith(given: Answers, before: Before | undefined, kept: Partial<Session>) {
      putSession(wizard, { ...freshSession(wizard, given, before), ...kept });
    }
  }, [wizard, hydrated, key, state]);
}

/**
 * Whether the visitor has already given another answer to a carried field. Defaults and unticked boxes do not count.
 */
function conflicts(wizard: WizardModule, answers: Answers, carried: Answers): boolean {
  const defaults = defaultsOfSteps(wizard);
  const differs = (field: string, other: Answers) => JSON.stringify(answers[field]) !== JSON.stringify(other[field]);
  return wizard.plan.carried.some(
    (field) =>
      !isEmpty(answers[field]) && answers[field] !== false && differs(field, carried) && differs(field, defaults),
  );
}

const isRecord = (state: unknown): boolean => typeof state === 'object' && state !== null && !Array.isArray(state);

import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isEmpty, pick } from '../../engine/answers.ts';
import { defaultsOfSteps, keepValidSteps } from '../../engine/wizard/fields.ts';
import type { Answers } from '../../plan/answers.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { freshSession, putSession, sessionOf } from './session.ts';

/** History entries whose carried answers were taken: Back to one of them changes nothing. */
const taken = new Set<string>();

/**
 * Takes the answers that came along in navigation state (spec 2.64, 2.69), once an arrival.
 * Someone who comes with other ones than before, such as another car, starts over.
 */
export function useArrival(wizard: WizardModule, loaded: boolean): void {
  const { key, state } = useLocation();
  const byLoad = useRef(!loaded);
  useLayoutEffect(() => {
    if (!loaded || !isRecord(state) || taken.has(key)) return;
    taken.add(key);
    const carried = keepValidSteps(
      wizard,
      pick(state as Answers, (field) => wizard.plan.carried.includes(field)),
    );
    const session = sessionOf(wizard);
    const { answers, restored } = session;
    // After a refresh the browser repeats the state. What came back from the device is newer.
    if (byLoad.current && restored) arrive({ ...carried, ...answers });
    else if (conflicts(wizard, answers, carried)) arrive(carried);
    else arrive({ ...answers, ...carried });

    function arrive(given: Answers) {
      const next = freshSession(wizard, given);
      putSession(wizard, { ...next, restored: byLoad.current && restored });
    }
  }, [wizard, loaded, key, state]);
}

/** Whether a field that is carried already has another answer that someone gave; a box that is not ticked is none. */
function conflicts(wizard: WizardModule, answers: Answers, carried: Answers): boolean {
  const defaults = defaultsOfSteps(wizard);
  const differs = (field: string, other: Answers) => JSON.stringify(answers[field]) !== JSON.stringify(other[field]);
  return wizard.plan.carried.some(
    (field) =>
      !isEmpty(answers[field]) && answers[field] !== false && differs(field, carried) && differs(field, defaults),
  );
}

const isRecord = (state: unknown): boolean => typeof state === 'object' && state !== null && !Array.isArray(state);

import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isEmpty, pick } from '../../../shared/engine/answers.ts';
import { privateFields } from '../../../shared/engine/private.ts';
import { keepFitting } from '../../../shared/engine/keep.ts';
import { defaultsOfForm, settle, startWith } from '../../../shared/engine/settle.ts';
import { withDefaults } from '../../../shared/engine/wizard/draft.ts';
import { startEditFromEnd } from '../../../shared/engine/wizard/edit.ts';
import { walk } from '../../../shared/engine/wizard/walk.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import { isRecord } from '../../storage/device.ts';
import { carriedIn } from '../../storage/navigationState.ts';
import type { Session, SessionState } from '../form/session.ts';

/** Keys of the history entries whose carried answers were used, so that going Back to one of them changes nothing. */
const usedEntries = new Set<string>();

/**
 * Uses the answers that a link carried here in navigation state (spec 2.64, 2.69), once for each arrival. A visitor who
 * arrives with other answers than before, such as another car, starts over. A visitor who comes to change one answer
 * returns to the end after the change.
 */
export function useCarriedAnswers(wizard: FormModule, session: Session, hydrated: boolean): void {
  const { key, state } = useLocation();
  const byPageLoad = useRef(!hydrated);
  useLayoutEffect(() => {
    if (!hydrated || !isRecord(state) || usedEntries.has(key)) return;
    usedEntries.add(key);
    const brought = carriedIn(state);
    // The wizard's own answers, which the result shows beside their offers.
    if (brought.from === wizard.plan.id) return;
    const { answers, restored, askAgain, dropped, secret = new Set() } = session.state();
    if (brought.returns) {
      session.put({ edit: startEditFromEnd(wizard, walk(wizard, answers, '', askAgain)) });
      return;
    }
    const carried = keepFitting(
      wizard,
      pick(brought.answers, (field) => wizard.plan.carried.includes(field)),
    );
    const own = privateFields(wizard.steps);
    const forgotten = brought.forgotten && wizard.plan.carried.some((field) => own.has(field));
    const arrives = { ...nowhere, secret: brought.secret, forgotten };
    // A refresh repeats the navigation state. Answers that were restored from the device are newer.
    if (byPageLoad.current && restored)
      session.put({
        ...arrives,
        answers: withDefaults(wizard, { ...carried, ...answers }),
        restored,
        askAgain,
        dropped,
      });
    else if (conflicts(wizard, answers, carried)) session.put({ ...arrives, answers: startWith(wizard, carried) });
    else
      session.put({
        ...arrives,
        answers: settle(wizard, { ...defaultsOfForm(wizard), ...answers, ...carried }, answers),
        askAgain,
        secret: new Set([...secret, ...brought.secret]),
      });
  }, [wizard, session, hydrated, key, state]);
}

/** The progress of a visitor who has just arrived. */
const nowhere: Omit<SessionState, 'answers'> = {
  ...{ restored: false, askAgain: new Set(), edit: undefined, dropped: [], droppedOn: '' },
  ...{ done: false, reference: undefined },
};

/**
 * Whether the visitor has already given another answer to a carried field. Defaults and unticked boxes do not count.
 */
function conflicts(wizard: FormModule, answers: Answers, carried: Answers): boolean {
  const defaults = defaultsOfForm(wizard);
  const differs = (field: string, other: Answers) => JSON.stringify(answers[field]) !== JSON.stringify(other[field]);
  return wizard.plan.carried.some(
    (field) =>
      !isEmpty(answers[field]) && answers[field] !== false && differs(field, carried) && differs(field, defaults),
  );
}

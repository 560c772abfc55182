import { useMemo, useState } from 'react';
import { resolveActions } from '../../engine/actions.ts';
import { present } from '../../engine/answers.ts';
import { changeStep } from '../../engine/wizard/change.ts';
import { mayOpen, stepAfter, walk } from '../../engine/wizard/walk.ts';
import type { Answers } from '../../plan/answers.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { useRunActions } from '../actions.ts';
import { useStatusMessage } from '../form/useStatusMessage.ts';
import { usePanels } from '../overlay/panels.tsx';
import { putSession, sessionOf, startOver, useSession } from './session.ts';
import { useArrival } from './useArrival.ts';
import { useLoaded } from './useLoaded.ts';
import { RESULT, usePlace } from './usePlace.ts';

/** A visitor's way through a wizard: where they stand, and what moves them. */
// Long because each move reads the same walk and place.
export function useWizard(wizard: WizardModule) {
  const loaded = useLoaded();
  useArrival(wizard, loaded);
  const session = useSession(wizard);
  const walked = useMemo(() => walk(wizard, session.answers), [wizard, session.answers]);
  const { shown, go } = usePlace(walked, session.done, loaded);
  const runActions = useRunActions();
  const { close } = usePanels();
  const [failed, setFailed] = useState(false);
  const { said, say, unsay } = useStatusMessage(wizard.plan.submit.actions);

  /** The visitor changed a field of the step shown. `slice`: its own answers. */
  function change(slice: Answers, changed: string): void {
    const now = sessionOf(wizard);
    const { answers, dropped } = changeStep(wizard, now.answers, shown, slice, changed);
    const said = dropped.length === 0 && now.droppedOn === shown ? now.dropped : dropped;
    putSession(wizard, { ...now, answers, dropped: said, droppedOn: shown, done: false });
  }

  /** Go to a step. What was said about the last change is said no more, unless `saying`. */
  function move(step: string, saying = false): void {
    setFailed(false);
    unsay();
    const now = sessionOf(wizard);
    putSession(wizard, { ...now, dropped: saying && now.droppedOn === shown ? now.dropped : [], restored: false });
    go(step);
  }

  /** The step shown accepts its answers: on to the next, or to what the wizard does at its end (spec 4.38, 4.39). */
  function advance(slice: Answers): Promise<void> | undefined {
    const now = sessionOf(wizard);
    const after = walk(wizard, changeStep(wizard, now.answers, shown, slice).answers);
    putSession(wizard, { ...now, answers: after.answers });
    const next = stepAfter(after, shown);
    if (next === undefined && after.complete) return finish(after.answers);
    // A step that goes on by itself leaves no time to read what fell away.
    const goesOn = wizard.steps.some(({ plan }) => plan.id === shown && plan.advanceOn !== undefined);
    move(next !== undefined && mayOpen(after, next) ? next : after.firstOpen, goesOn);
    return undefined;
  }

  async function finish(answers: Answers): Promise<void> {
    setFailed(false);
    try {
      await runActions(resolveActions(wizard.plan.submit.actions, answers), {
        answers: present(answers),
        reset,
        showResult,
        say,
        close,
      });
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  }

  function showResult(): void {
    putSession(wizard, { ...sessionOf(wizard), done: true });
    go(RESULT);
  }

  /** Forget all answers and begin with the first step (spec 2.70). */
  function reset(): void {
    startOver(wizard);
    go(walk(wizard, sessionOf(wizard).answers).steps[0]?.id ?? '');
  }

  return { session, walked, shown, loaded, failed, said, unsay, change, move, advance, reset };
}

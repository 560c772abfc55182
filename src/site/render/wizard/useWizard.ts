import { useMemo, useRef } from 'react';
import { present } from '../../../shared/engine/answers.ts';
import { asks } from '../../../shared/engine/settle.ts';
import { goesOn, mayReturn, RESULT, seenToo, startEdit } from '../../../shared/engine/wizard/edit.ts';
import { mayOpen, stepAfter, walk } from '../../../shared/engine/wizard/walk.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import { stayingState } from '../../storage/navigationState.ts';
import { usePage } from '../context.tsx';
import { useRun } from '../form/useRun.ts';
import { usePanels } from '../overlay/panels.tsx';
import { useHydrated } from '../useHydrated.ts';
import { useWizardSession } from './session.ts';
import { useCarriedAnswers } from './useCarriedAnswers.ts';
import { usePlace } from './usePlace.ts';

export type WizardState = ReturnType<typeof useWizard>;

/** The visitor's place in a wizard, and everything that moves them on or back. */
// Long because every move reads the same session, walk and place.
export function useWizard(shipped: FormModule) {
  const { session, state } = useWizardSession(shipped);
  const hydrated = useHydrated();
  useCarriedAnswers(shipped, session, hydrated);
  const { answers, askAgain } = state;
  const walked = useMemo(() => walk(shipped, answers, '', askAgain), [shipped, answers, askAgain]);
  const { shown, isLed, go } = usePlace(walked, state.done === true, hydrated);
  const { offers } = usePage();
  const { close } = usePanels();
  const wanted = useRef<string>(undefined);
  const run = useRun({
    form: shipped,
    session,
    close,
    // The answers are carried if the page has offers for them.
    onResult: () => {
      const { id } = shipped.plan;
      go(RESULT, offers?.[id] && { state: stayingState(present(session.answers()), session.secret(), id) });
    },
    onReset: toFirst,
    onRefused: (errors) => {
      const step = shipped.steps.find((one) => errors.some(({ field }) => asks(one, field)));
      if (step && step.plan.id !== shown) move(step.plan.id);
    },
  });
  const { form, sending, clear } = run;

  function toFirst(): void {
    go(walk(shipped, session.answers()).steps[0]?.id ?? '');
  }

  /** Forgets all answers and goes to the first step (spec 2.70). */
  function reset(): void {
    session.startOver();
    toFirst();
  }

  /** Goes to a step. The note about dropped answers goes away, unless `keepNote`. */
  function move(step: string, keepNote = false): void {
    clear();
    sending?.forgive();
    const { dropped, droppedOn } = session.state();
    const noted = keepNote && droppedOn === shown ? dropped : [];
    session.put({ dropped: noted ?? [], restored: false, forgotten: false });
    go(step);
  }

  /**
   * Goes back to change the answers of an earlier step, from which `finishEdit` leads to where the visitor was.
   * `part`: the part of the step that is to be changed, such as a row
   */
  function edit(step: string, part?: string): void {
    wanted.current = part;
    const from = shown === walked.exit ? walked.firstOpen : shown;
    session.put({ edit: startEdit(form, walked, from, step, session.state().edit) });
    move(step);
  }

  /** Takes the answers of the step that is shown: it need not be asked again, and is seen. */
  function take() {
    const now = session.state();
    const askAgain = new Set([...(now.askAgain ?? [])].filter((step) => step !== shown));
    const after = walk(form, now.answers, '', askAgain);
    const edit = now.edit && seenToo(form, after, now.edit, shown);
    return { after, askAgain, edit };
  }

  /**
   * Goes on from a step that accepts its answers: to the next step, to its exit, or to the wizard's actions at its end
   * (spec 4.25, 4.38, 4.39).
   */
  function advance(): Promise<unknown> | undefined {
    const { after, askAgain, edit } = take();
    const next = stepAfter(after, shown);
    const stays = edit && next !== undefined && goesOn(after, edit, next);
    session.put({ askAgain, edit: stays ? edit : undefined });
    if (after.exit !== undefined && after.firstOpen === shown) {
      move(after.exit);
      return undefined;
    }
    if (next === undefined && after.complete) return run.submit(after.answers);
    // A step that advances by itself leaves no time to read the note, so the next step shows it.
    const advancesItself = form.steps.some(({ plan }) => plan.id === shown && plan.advanceOn !== undefined);
    move(next !== undefined && mayOpen(after, next) ? next : after.firstOpen, advancesItself);
    return undefined;
  }

  /** Returns from an edited step that accepts its answers to where the visitor was, or goes on if that is not open. */
  function finishEdit(): Promise<unknown> | undefined {
    const { after, askAgain, edit } = take();
    if (!edit || !mayReturn(form, after, edit, shown)) return advance();
    session.put({ askAgain, edit: undefined });
    if (edit.to === RESULT) return run.submit(after.answers);
    move(edit.to);
    return undefined;
  }

  /** The part of a step to which an edit leads, once. */
  function taken(): string | undefined {
    const part = wanted.current;
    wanted.current = undefined;
    return part;
  }

  return {
    ...run,
    wizard: form,
    session,
    state,
    walked,
    shown,
    isLed,
    hydrated,
    move,
    edit,
    taken,
    advance,
    finishEdit,
    reset,
  };
}

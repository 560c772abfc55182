import { useMemo, useRef, useState } from 'react';
import { resolveActions } from '../../engine/actions.ts';
import { ownerOf, present } from '../../engine/answers.ts';
import { changeStep } from '../../engine/wizard/answers.ts';
import { RESULT, seenToo, startEdit, stepAfterEdit } from '../../engine/wizard/edit.ts';
import { mayOpen, stepAfter, walk } from '../../engine/wizard/walk.ts';
import { fieldsOfSteps } from '../../engine/words.ts';
import type { Answers } from '../../plan/answers.ts';
import type { FieldSetPlan } from '../../plan/form.ts';
import type { PageModule } from '../../plan/page.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { navigationState } from '../../storage/navigationState.ts';
import { useRunActions } from '../actions.ts';
import { usePage, useSite } from '../context.tsx';
import { useStatusMessage } from '../form/useStatusMessage.ts';
import { usePanels } from '../overlay/panels.tsx';
import { useHydrated } from '../useHydrated.ts';
import { putSession, secretOf, sessionOf, startOver, useSession } from './session.ts';
import { useCarriedAnswers } from './useCarriedAnswers.ts';
import { usePlace } from './usePlace.ts';
import type useSendingHook from './useSending.tsx';
import type { Sending } from './useSending.tsx';

/** Whether a step asks a field; that of a row is members.2.share. */
export const isOf = ({ fields }: Pick<FieldSetPlan, 'fields'>, field: string): boolean =>
  Object.hasOwn(fields, ownerOf(field));

type SendingPage = PageModule & { readonly sending?: { readonly wizard?: typeof useSendingHook } };

/** Stands for the hook that sends, in pages whose wizards send nothing. */
const useNothing = (): undefined => undefined;

export type WizardState = ReturnType<typeof useWizard>;

/** Where a visitor stands in a wizard, and everything that moves them on or back. */
// Long because every move reads the same session, walk and place.
export function useWizard(shipped: WizardModule) {
  const { sending: { wizard: useSending = useNothing } = {}, offers } = usePage() as SendingPage;
  const sending = useSending(shipped, (errors) => {
    const asks = shipped.steps.find(({ plan }) => errors.some(({ field }) => isOf(plan, field)));
    if (asks && asks.plan.id !== shown) move(asks.plan.id);
  });
  const wizard = sending?.wizard ?? shipped;
  const hydrated = useHydrated();
  useCarriedAnswers(wizard, hydrated);
  const session = useSession(wizard);
  const { answers, askAgain } = session;
  const walked = useMemo(() => walk(wizard, answers, '', askAgain), [wizard, answers, askAgain]);
  const { shown, go } = usePlace(walked, session.done, hydrated);
  const runActions = useRunActions();
  const { close } = usePanels();
  const { site } = useSite();
  const [failed, setFailed] = useState(false);
  const wanted = useRef<string>(undefined);
  const { said, say, unsay } = useStatusMessage(wizard.plan.submit.actions);

  /** Takes over a changed field of the step that is shown. `own`: all answers of this step. */
  function change(own: Answers, changed: string): void {
    const now = sessionOf(wizard);
    const { answers, dropped } = changeStep(wizard, now.answers, shown, own, changed);
    // The note about dropped answers stays until another change drops some, or until a change on another step.
    const noted = dropped.length === 0 && now.droppedOn === shown ? now.dropped : dropped;
    putSession(wizard, { ...now, answers, dropped: noted, droppedOn: shown, done: false, reference: undefined });
  }

  /** Goes to a step. The note about dropped answers goes away, unless `keepNote`. */
  function move(step: string, keepNote = false): void {
    setFailed(false);
    sending?.forget();
    sending?.forgive();
    unsay();
    const now = sessionOf(wizard);
    const noted = keepNote && now.droppedOn === shown ? now.dropped : [];
    putSession(wizard, { ...now, dropped: noted, restored: false, forgotten: false });
    go(step);
  }

  /**
   * Goes back to change the answers of an earlier step; going on then leads to where the visitor was.
   * `part`: the part of the step that is to be changed, such as a row
   */
  function edit(step: string, part?: string): void {
    wanted.current = part;
    const now = sessionOf(wizard);
    const from = shown === walked.exit ? walked.firstOpen : shown;
    putSession(wizard, { ...now, edit: startEdit(wizard, walked, from, step, now.edit) });
    move(step);
  }

  /**
   * Goes on from a step that accepts its answers: to the next step, to its exit, or to the wizard's actions at its end
   * (spec 4.38, 4.39).
   */
  function advance(own: Answers): Promise<void> | undefined {
    const now = sessionOf(wizard);
    const left = new Set([...now.askAgain].filter((step) => step !== shown));
    const after = walk(wizard, changeStep(wizard, now.answers, shown, own).answers, '', left);
    const edit = now.edit && seenToo(wizard, after, now.edit, shown);
    const back = edit && stepAfterEdit(wizard, after, edit, shown);
    const stays = back !== undefined && back !== RESULT;
    putSession(wizard, { ...now, answers: after.answers, askAgain: left, edit: stays ? edit : undefined });
    if (after.exit !== undefined && after.firstOpen === shown) {
      move(after.exit);
      return undefined;
    }
    const next = stays ? back : stepAfter(after, shown);
    if ((next === undefined || back === RESULT) && after.complete) return finish(after.answers);
    // A step that advances by itself leaves no time to read the note, so the next step shows it.
    const advancesItself = wizard.steps.some(({ plan }) => plan.id === shown && plan.advanceOn !== undefined);
    move(next !== undefined && mayOpen(after, next) ? next : after.firstOpen, advancesItself);
    return undefined;
  }

  async function finish(answers: Answers): Promise<void> {
    setFailed(false);
    sending?.forget();
    const actions = sending?.actions ?? wizard.plan.submit.actions;
    try {
      await runActions(resolveActions(actions, answers, fieldsOfSteps(wizard)), {
        answers: present(answers),
        from: wizard.plan.id,
        secret: secretOf(wizard, sessionOf(wizard)),
        reset,
        showResult,
        say,
        close,
        aside: sending ? undefined : site.texts.unsent,
        sendLead: sending && (() => sendOnce(sending, present(answers))),
      });
    } catch (error) {
      if (sending) return sending.fail(answers)(error);
      console.error(error);
      setFailed(true);
    }
  }

  /** Sends the answers. From then on the device keeps none. */
  async function sendOnce({ send }: Sending, answers: Answers): Promise<void> {
    const reference = await send(answers);
    putSession(wizard, { ...sessionOf(wizard), reference });
  }

  /** Shows the card after the end. The answers go along where the page offers something for them. */
  function showResult(): void {
    const now = { ...sessionOf(wizard), done: true };
    putSession(wizard, now);
    const { id } = wizard.plan;
    go(RESULT, offers?.[id] && { state: navigationState(present(now.answers), secretOf(wizard, now), id) });
  }

  /** Forgets all answers and goes to the first step (spec 2.70). */
  function reset(): void {
    startOver(wizard);
    go(walk(wizard, sessionOf(wizard).answers).steps[0]?.id ?? '');
  }

  /** The part of a step to which an edit leads, once. */
  function taken(): string | undefined {
    const part = wanted.current;
    wanted.current = undefined;
    return part;
  }

  return {
    wizard,
    sending,
    session,
    walked,
    shown,
    hydrated,
    failed,
    said,
    unsay,
    change,
    move,
    edit,
    taken,
    advance,
    reset,
  };
}

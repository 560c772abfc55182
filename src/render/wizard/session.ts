import { useMemo, useSyncExternalStore } from 'react';
import { privateFields, withoutPrivate } from '../../engine/private.ts';
import {
  defaultsOfSteps,
  keepValidSteps,
  settleSteps,
  startSteps,
  stepsToAskAgain,
} from '../../engine/wizard/answers.ts';
import type { Edit } from '../../engine/wizard/edit.ts';
import type { Answers } from '../../plan/answers.ts';
import type { Before } from '../../plan/form.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { openStorage } from '../../storage/device.ts';
import { listeners } from '../../storage/listeners.ts';
import { wizardAnswers } from '../../storage/wizardAnswers.ts';

/** A visitor's progress in one wizard. */
export interface Session {
  /** The settled answers of all steps, also those that a step refuses. */
  readonly answers: Answers;
  /** Whether answers were restored from the device after a refresh. */
  readonly restored: boolean;
  /** Whether private answers that came along with the visitor were forgotten by a refresh. */
  readonly forgotten?: boolean;
  /** Fields that no step need know to be private: their answers came along from a form that does. */
  readonly secret?: ReadonlySet<string>;
  /** Ids of the steps that a refresh made ask again, until the visitor goes on from them. */
  readonly askAgain: ReadonlySet<string>;
  /** While the visitor changes an earlier answer: where they return to. */
  readonly edit?: Edit;
  /** Fields that lost their answer by the last change. */
  readonly dropped: readonly string[];
  /** Id of the step on which that change was made. */
  readonly droppedOn?: string;
  /** Whether the result is shown. It goes away when an answer changes. */
  readonly done: boolean;
  /** The reference of the lead that was sent. From then on the device keeps nothing, until an answer changes. */
  readonly reference?: string | undefined;
}

/**
 * The sessions by wizard, in memory while the page stays loaded. Private answers are kept only here, never on the
 * device.
 */
const sessions = new Map<string, Session>();
const { subscribe, notify } = listeners();

/** The visitor's session in a wizard. The prerendered page, and the browser's first draw of it, have a fresh one. */
export function useSession(wizard: WizardModule): Session {
  const fresh = useMemo(() => freshSession(wizard, {}, 'start'), [wizard]);
  return useSyncExternalStore(
    subscribe,
    () => sessionOf(wizard),
    () => fresh,
  );
}

/** The current session. After a page load it is the one that the device kept. Only for the browser. */
export function sessionOf(wizard: WizardModule): Session {
  const known = sessions.get(wizard.plan.id);
  if (known) return known;
  const session = restored(wizard) ?? freshSession(wizard, {}, 'start');
  sessions.set(wizard.plan.id, session);
  return session;
}

/** Replaces the session, in memory and on the device. */
export function putSession(wizard: WizardModule, session: Session): void {
  sessions.set(wizard.plan.id, session);
  const stored = storedAnswers(wizard);
  if (session.reference === undefined) stored.save(withoutPrivate(session.answers, secretOf(wizard, session)));
  else stored.clear();
  notify();
}

/** The fields whose answers are never written to the device. */
export const secretOf = (wizard: WizardModule, { secret = new Set() }: Session): ReadonlySet<string> =>
  new Set([...privateFields(wizard.steps), ...secret]);

/** Forgets all answers, in memory and on the device. */
export function startOver(wizard: WizardModule): void {
  sessions.set(wizard.plan.id, freshSession(wizard, {}, 'start'));
  storedAnswers(wizard).clear();
  notify();
}

/**
 * A new session with the wizard's defaults and the given answers, settled.
 * Takes    `before`: the answers to which the given ones are a change; or that the visitor begins with them. Without
 *          it they are taken as the visitor left them.
 */
export function freshSession(wizard: WizardModule, given: Answers, before?: Before): Session {
  const answers =
    before === 'start'
      ? startSteps(wizard, given)
      : settleSteps(wizard, { ...defaultsOfSteps(wizard), ...given }, before);
  return { answers, restored: false, askAgain: new Set(), dropped: [], done: false };
}

function restored(wizard: WizardModule): Session | undefined {
  const stored = storedAnswers(wizard).load(privateFields(wizard.steps));
  if (!stored) return undefined;
  const valid = keepValidSteps(wizard, stored);
  if (Object.keys(valid).length === 0) return freshSession(wizard, {}, 'start');
  const fresh = freshSession(wizard, valid);
  return { ...fresh, restored: true, askAgain: stepsToAskAgain(wizard, fresh.answers) };
}

const storedAnswers = (wizard: WizardModule) =>
  wizardAnswers(
    openStorage(() => window.sessionStorage),
    `wizard:${wizard.plan.id}`,
  );

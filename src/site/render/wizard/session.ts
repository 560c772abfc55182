import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { privateFields } from '../../../shared/engine/private.ts';
import { keepFitting, stepsToAskAgain } from '../../../shared/engine/keep.ts';
import { asks, defaultsOfForm, lostIn, settle, startWith } from '../../../shared/engine/settle.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import { openStorage } from '../../storage/device.ts';
import { wizardAnswers } from '../../storage/wizardAnswers.ts';
import { Session, type SessionState } from '../form/session.ts';

/** The sessions by wizard, while the page stays loaded. Private answers are kept only here, never on the device. */
const sessions = new Map<string, Session>();

/**
 * The visitor's session in a wizard, and its state. The prerendered page, and the browser's first draw of it, show the
 * initial state.
 */
export function useWizardSession(wizard: FormModule): { readonly session: Session; readonly state: SessionState } {
  const session = sessionOf(wizard);
  const begun = useMemo(() => begin(wizard), [wizard]);
  const state = useSyncExternalStore(session.subscribe, session.state, () => begun);
  useLayoutEffect(() => {
    session.renew(wizard);
  }, [session, wizard]);
  return { session, state };
}

/** The current session. After a page load it is the one that the device stored. */
export function sessionOf(wizard: FormModule): Session {
  const known = sessions.get(wizard.plan.id);
  if (known) return known;
  const begun = begin(wizard);
  const stored = storedAnswers(wizard);
  const session = new Session(wizard, restored(wizard) ?? begun, begun, {
    save: (now) => stored.save(now.notPrivate(), defaultsOfForm(wizard)),
    clear: stored.clear,
  });
  sessions.set(wizard.plan.id, session);
  return session;
}

const begin = (wizard: FormModule): SessionState => ({ answers: startWith(wizard) });

/** The answers of a visitor who left these, settled, with defaults for the rest. */
export const withDefaults = (wizard: FormModule, given: Answers): Answers =>
  settle(wizard, { ...defaultsOfForm(wizard), ...given });

function restored(wizard: FormModule): SessionState | undefined {
  const stored = storedAnswers(wizard).load(privateFields(wizard.steps));
  if (!stored || Object.keys(stored).length === 0) return undefined;
  const answers = withDefaults(wizard, keepFitting(wizard, stored));
  // The wizard may have changed since.
  const dropped = lostIn(wizard, stored, answers).filter((field) => wizard.steps.some((step) => asks(step, field)));
  if (Object.keys(answers).length === 0 && dropped.length === 0) return undefined;
  return { answers, restored: true, askAgain: stepsToAskAgain(wizard, answers), dropped };
}

const storedAnswers = (wizard: FormModule) =>
  wizardAnswers(
    openStorage(() => window.sessionStorage),
    `wizard:${wizard.plan.id}`,
  );

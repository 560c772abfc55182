import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { startWith } from '../../../shared/engine/settle.ts';
import { draftOf, restoreDraft, titlesOf } from '../../../shared/engine/wizard/draft.ts';
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
    save(now) {
      const draft = draftOf(wizard, now.answers(), now.secret());
      stored.save(draft, titlesOf(wizard, draft));
    },
    clear: stored.clear,
  });
  sessions.set(wizard.plan.id, session);
  return session;
}

const begin = (wizard: FormModule): SessionState => ({ answers: startWith(wizard) });

/** The stored answers; the wizard may have changed since. */
function restored(wizard: FormModule): SessionState | undefined {
  const stored = storedAnswers(wizard).load();
  const found = stored && restoreDraft(wizard, stored.answers, stored.titles);
  return found && { ...found, titles: stored.titles, restored: true };
}

const storedAnswers = (wizard: FormModule) =>
  wizardAnswers(
    openStorage(() => window.sessionStorage),
    `wizard:${wizard.plan.id}`,
  );

import { useMemo, useSyncExternalStore } from 'react';
import { openStorage } from '../../storage/device.ts';
import { remember } from '../../storage/remember.ts';
import { listeners } from '../../storage/store.ts';
import { defaultsOfSteps, keepValidSteps, privateFields } from '../../engine/wizard/fields.ts';
import { walk } from '../../engine/wizard/walk.ts';
import type { Answers } from '../../plan/answers.ts';
import type { WizardModule } from '../../plan/wizard.ts';

/** What a visitor did in one wizard so far. */
export interface Session {
  /** Settled answers of all steps, also those that a step refuses. */
  readonly answers: Answers;
  /** Whether answers came back from the device after a refresh. */
  readonly restored: boolean;
  /** Fields whose answers the last change took away. */
  readonly dropped: readonly string[];
  /** Id of the step on which that change was made. */
  readonly droppedOn?: string;
  /** Whether the result stands, until an answer changes. */
  readonly done: boolean;
}

/** By wizard, for the life of the tab's page: with the private answers, which never reach the disk. */
const sessions = new Map<string, Session>();
const { subscribe, notify } = listeners();

/** The visitor's session in a wizard. The server, and the first draw of a page that it rendered, see a fresh one. */
export function useSession(wizard: WizardModule): Session {
  const fresh = useMemo(() => freshSession(wizard), [wizard]);
  return useSyncExternalStore(
    subscribe,
    () => sessionOf(wizard),
    () => fresh,
  );
}

/** The session as it stands; from the device's disk when the page was loaded anew. Not for the server. */
export function sessionOf(wizard: WizardModule): Session {
  const known = sessions.get(wizard.plan.id);
  if (known) return known;
  const session = recalled(wizard) ?? freshSession(wizard);
  sessions.set(wizard.plan.id, session);
  return session;
}

/** Replace the session. */
export function putSession(wizard: WizardModule, session: Session): void {
  sessions.set(wizard.plan.id, session);
  disk(wizard).save(session.answers);
  notify();
}

/** Forget all answers. */
export function startOver(wizard: WizardModule): void {
  sessions.set(wizard.plan.id, freshSession(wizard));
  disk(wizard).clear();
  notify();
}

/** A session with the defaults and these answers, settled. */
export function freshSession(wizard: WizardModule, given: Answers = {}): Session {
  const { answers } = walk(wizard, { ...defaultsOfSteps(wizard), ...given });
  return { answers, restored: false, dropped: [], done: false };
}

function recalled(wizard: WizardModule): Session | undefined {
  const stored = disk(wizard).load();
  if (!stored) return undefined;
  const kept = keepValidSteps(wizard, stored);
  return { ...freshSession(wizard, kept), restored: Object.keys(kept).length > 0 };
}

const disk = (wizard: WizardModule) =>
  remember(
    openStorage(() => window.sessionStorage),
    `wizard:${wizard.plan.id}`,
    { without: privateFields(wizard) },
  );

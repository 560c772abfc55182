import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { draftOf, restoreDraft, titlesOf } from '../../../shared/engine/wizard/draft.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import { openStorage } from '../../storage/device.ts';
import { carriedIn } from '../../storage/navigationState.ts';
import { wizardAnswers } from '../../storage/wizardAnswers.ts';
import { useSite } from '../context.tsx';
import { droppedWords } from './droppedWords.ts';
import type { Session } from './session.ts';

/** The forms that were drawn since the page loaded. From then on their answers are in memory. */
const drawn = new Set<string>();

export interface RestoredProps {
  readonly form: FormModule;
  readonly session: Session;
  /** The answers with which the page came. What differs now was typed while this was loading, and stays. */
  readonly first: Answers;
  /** Where the device keeps the answers. */
  readonly storageKey: string;
}

/**
 * Keeps the answers of a form over a refresh, all but private ones, and says so when they are back, or when a refresh
 * has lost private ones that were carried here. Pages whose forms do not ask for it do not ship it.
 */
export default function Restored({ form, session, first, storageKey }: RestoredProps) {
  const { language, texts } = useSite().site;
  const { state } = useLocation();
  useEffect(() => {
    const { id } = form.plan;
    const stored = wizardAnswers(
      openStorage(() => window.sessionStorage),
      storageKey,
    );
    const keep = () => {
      const draft = draftOf(form, session.answers(), session.secret());
      if (Object.keys(draft).length > 0) stored.save(draft, titlesOf(form, draft));
      else stored.clear();
    };
    const { answers: old = {}, titles = {} } = (drawn.has(id) ? undefined : stored.load()) ?? {};
    const back = restoreDraft(form, old, titles);
    const forgotten = !drawn.has(id) && carriedIn(state).forgotten;
    drawn.add(id);
    const now = session.answers();
    const typed = Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== first[name]));
    if (back)
      session.put({ answers: { ...now, ...back.answers, ...typed }, dropped: back.dropped, titles, restored: true });
    else if (forgotten) session.put({ forgotten });
    keep();
    return session.subscribe(keep);
    // oxlint-disable-next-line react/exhaustive-deps -- only the state with which the page came is read
  }, [form, session, first, storageKey]);
  const { restored, forgotten, dropped, droppedOn, titles } = useSyncExternalStore(
    session.subscribe,
    session.state,
    session.state,
  );
  // Without a change of the visitor's, it was the form that has changed.
  const lost =
    restored && !droppedOn && droppedWords(form, texts.outdated, dropped, session.answers(), language, titles);
  return (
    <p role="status" className="small">
      {lost || ((restored || forgotten) && form.plan.restored)}
    </p>
  );
}

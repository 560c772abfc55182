import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pick } from '../../../shared/engine/answers.ts';
import { keepFitting } from '../../../shared/engine/keep.ts';
import { defaultsOfForm, settle } from '../../../shared/engine/settle.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import { carriedIn } from '../../storage/navigationState.ts';
import { useHydrated } from '../useHydrated.ts';
import type { Session } from './session.ts';

/** Keys of the history entries whose carried answers were used, so that going Back to one of them changes nothing. */
const usedEntries = new Set<string>();

/**
 * Fills in the answers that were carried to a form, once for each arrival. Other answers stay. Where a reload repeats
 * them, what was typed is newer. Pages whose forms take none do not ship it.
 */
export default function useArriving(form: FormModule, session: Session): void {
  const { key, state } = useLocation();
  const hydrated = useHydrated();
  const byPageLoad = useRef(!hydrated);
  useLayoutEffect(() => {
    if (usedEntries.has(key)) return;
    usedEntries.add(key);
    const brought = keepFitting(
      form,
      pick(carriedIn(state).answers, (field) => form.plan.carried.includes(field)),
    );
    if (Object.keys(brought).length === 0) return;
    const { answers } = session.state();
    const first = defaultsOfForm(form);
    const typed = pick(answers, (field) => JSON.stringify(answers[field]) !== JSON.stringify(first[field]));
    const given = { ...answers, ...brought, ...(byPageLoad.current && typed) };
    session.put({ answers: settle(form, given, answers) });
  }, [form, session, key, state]);
}

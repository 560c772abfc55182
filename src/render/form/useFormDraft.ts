import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { defaultsOf, keepValid, pick } from '../../engine/answers.ts';
import { settle } from '../../engine/settle.ts';
import type { Answers } from '../../plan/answers.ts';
import type { FormModule } from '../../plan/form.ts';
import { usePage } from '../context.tsx';
import { answersOfDraft, forgetDraft, keepDraft } from './drafts.ts';
import { forgets } from './forgets.ts';
import type { Theme } from './types.ts';

/**
 * The answers that the form starts with: for a new visitor (`fresh`) those that were carried here, and defaults for the
 * rest; for one who comes back (`start`) those that were left here. `keep` and `forget` take care of these.
 */
export function useFormDraft(form: FormModule, name: string, initial: Answers = {}) {
  const { pathname } = useLocation();
  const theme = usePage().theme as Theme | undefined;
  const [draft] = useState(() => {
    const place = `${pathname.toLowerCase()} ${name}`;
    // A text that is too long is here to be shortened: its box says by how much.
    const given = keepValid(form, initial, ['maxLength']);
    const fresh = settle(form, { ...defaultsOf(form.plan), ...given }, undefined, 'start');
    return { place, given, fresh, start: answersOfDraft(place, form, given, fresh) ?? fresh };
  });
  const comesBack = (field: string): boolean => {
    const plan = form.plan.fields[field];
    return plan !== undefined && !forgets(plan, theme);
  };
  return {
    fresh: draft.fresh,
    start: draft.start,
    keep: (answers: Answers) => keepDraft(draft.place, { given: draft.given, answers: pick(answers, comesBack) }),
    forget: () => forgetDraft(draft.place),
  };
}

import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pick } from '../../../shared/engine/answers.ts';
import { keepFitting } from '../../../shared/engine/keep.ts';
import { asks, startWith } from '../../../shared/engine/settle.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import { usePage } from '../context.tsx';
import { answersOfDraft, forgetDraft, keepDraft } from './drafts.ts';
import { forgets } from './forgets.ts';
import { Session } from './session.ts';
import type { Theme } from './types.ts';

/**
 * The session of a form on a page. A new visitor starts with carried answers, and defaults for the rest; a returning
 * visitor with the answers of the draft.
 * Takes    `name`: the form's name on its page
 */
export function useFormSession(form: FormModule, name: string, initial: Answers = {}): Session {
  const { pathname } = useLocation();
  const theme = usePage().theme as Theme | undefined;
  const [session] = useState(() => {
    const place = `${pathname.toLowerCase()} ${name}`;
    // A text that is too long is kept, so that the visitor can shorten it.
    const given = keepFitting(form, initial, ['maxLength']);
    const fresh = startWith(form, given);
    const answers = answersOfDraft(place, form, given, fresh) ?? fresh;
    return new Session(form, { answers }, { answers: fresh }, keeper(place, given, theme));
  });
  useLayoutEffect(() => {
    session.renew(form);
  }, [session, form]);
  return session;
}

const keeper = (place: string, given: Answers, theme: Theme | undefined) => ({
  save: ({ steps, answers }: Session): void => {
    const comesBack = (field: string): boolean => {
      const plan = steps.find((step) => asks(step, field))?.plan.fields[field];
      return plan !== undefined && !forgets(plan, theme);
    };
    keepDraft(place, { given, answers: pick(answers(), comesBack) });
  },
  clear: (): void => forgetDraft(place),
});

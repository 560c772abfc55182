import { useMemo, useState } from 'react';
import type { Answers } from '../../plan/answers.ts';
import type { FormModule } from '../../plan/form.ts';
import type { ConsentAsked, LeadSource } from '../../plan/lead.ts';
import { askingIn, shownAs } from './asking.ts';
import { SendNotice } from './SendNotice.tsx';
import { sendingFirst, useFailure, useSend } from './useSend.ts';

/**
 * How a form sends its answers, when site.yaml lets it; undefined for one that sends nothing. Only pages whose forms
 * send ship this. `setAnswers` is told the answers without the tick, when the server asks to agree to other words.
 */
export default function useSending(shipped: FormModule, setAnswers: (answers: Answers) => void) {
  const [asked, setAsked] = useState<ConsentAsked>();
  const form = useMemo(() => asking(shipped, asked), [shipped, asked]);
  const source: LeadSource = {
    id: form.plan.id,
    shown: form.shown ?? { config: '' },
    fields: form.plan.fields,
    sets: [form],
    within: (field) => form.rows?.within(form, field),
  };
  const { failure, refused, fail, forget } = useFailure(source, (consent, unticked) => {
    setAsked(consent);
    setAnswers(unticked);
  });
  const { send, trap } = useSend(source);
  if (!shipped.shown) return undefined;
  return {
    form,
    refused,
    fail,
    forget,
    send,
    actions: sendingFirst(form.plan.submit.actions),
    notice: <SendNotice trap={trap} failure={failure} />,
  };
}

/** The form with the words beside its consent box that the server asks for now. */
function asking(form: FormModule, asked: ConsentAsked | undefined): FormModule {
  const { shown } = form;
  if (!asked || !shown) return form;
  const set = askingIn(form, shown, asked);
  return set === form ? form : { ...set, shown: shownAs(shown, asked) };
}

import { useMemo, useState, type ComponentType } from 'react';
import { pick } from '../../engine/answers.ts';
import type { FieldError } from '../../engine/validate.ts';
import { fieldsOfSteps } from '../../engine/words.ts';
import type { Answers } from '../../plan/answers.ts';
import type { ConsentAsked, LeadSource } from '../../plan/lead.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { usePage } from '../context.tsx';
import { askingIn, shownAs } from '../form/asking.ts';
import { SendNotice } from '../form/SendNotice.tsx';
import { sendingFirst, useFailure, useSend } from '../form/useSend.ts';
import { putSession, sessionOf } from './session.ts';

export type Sending = NonNullable<ReturnType<typeof useSending>>;

/**
 * How a wizard sends its answers, when site.yaml lets it; undefined for one that sends nothing. Only pages whose
 * wizards send ship this. Whatever fails, the answers stay where they are.
 */
export default function useSending(shipped: WizardModule, onRefused: (errors: readonly FieldError[]) => void) {
  const [asked, setAsked] = useState<ConsentAsked>();
  const wizard = useMemo(() => askingSteps(shipped, asked), [shipped, asked]);
  const source: LeadSource = {
    id: wizard.plan.id,
    shown: wizard.shown ?? { config: '' },
    fields: fieldsOfSteps(wizard) as LeadSource['fields'],
    sets: wizard.steps,
    within: (field) => wizard.steps.map((step) => step.rows?.within(step, field)).find(Boolean),
  };
  const { failure, refused, fail, forget, forgive } = useFailure(
    source,
    (consent, answers) => {
      setAsked(consent);
      putSession(wizard, { ...sessionOf(wizard), answers });
    },
    onRefused,
  );
  const { send, trap } = useSend(source);
  const Uploading = usePage().uploading as ComponentType | undefined;
  if (!shipped.shown) return undefined;
  return {
    wizard,
    refused,
    fail,
    forget,
    forgive,
    /** Answers that came along and that no step asks for stay here. */
    send: (answers: Answers) => send(pick(answers, (field) => Object.hasOwn(source.fields, field))),
    actions: sendingFirst(wizard.plan.submit.actions),
    notice: (
      <>
        {Uploading && <Uploading />}
        <SendNotice trap={trap} failure={failure} />
      </>
    ),
  };
}

/** The wizard with the words beside its consent box that the server asks for now. */
function askingSteps(wizard: WizardModule, asked: ConsentAsked | undefined): WizardModule {
  const { shown } = wizard;
  if (!asked || !shown) return wizard;
  const steps = wizard.steps.map((step) => askingIn(step, shown, asked));
  return { ...wizard, steps, shown: shownAs(shown, asked) };
}

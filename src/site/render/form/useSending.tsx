import { useMemo, useState, type ComponentType } from 'react';
import { pick } from '../../../shared/engine/answers.ts';
import type { FieldError } from '../../../shared/engine/validate.ts';
import { sourceOf } from './sourceOf.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import type { FieldPlan, FormModule } from '../../../shared/plan/form.ts';
import type { ConsentAsked } from '../../../shared/plan/lead.ts';
import { usePage, useSite } from '../context.tsx';
import { SiteLink } from '../elements/SiteLink.tsx';
import { asking } from './asking.ts';
import { SendNotice } from './SendNotice.tsx';
import type { Session } from './session.ts';
import { sendingFirst, useFailure, useSend } from './useSend.ts';

/**
 * How a form or wizard sends its answers, when site.yaml lets it; undefined for one that sends nothing. Only pages
 * whose forms send ship this. If sending fails, the answers stay, except the tick when the server requires another
 * consent text.
 */
export default function useSending(
  shipped: FormModule,
  session: Session,
  onRefused?: (errors: readonly FieldError[]) => void,
) {
  const [asked, setAsked] = useState<ConsentAsked>();
  const form = useMemo(() => asking(shipped, asked), [shipped, asked]);
  const source = sourceOf(form);
  const { failure, refused, fail, forget, forgive } = useFailure(
    source,
    (consent, answers) => {
      setAsked(consent);
      session.put({ answers });
    },
    onRefused,
  );
  const { send, trap } = useSend(source);
  // A file control of a form shows the progress itself, but one in a row may be hidden while another row is open.
  const Uploading = usePage().uploading as ComponentType<{ but: readonly FieldPlan[] }> | undefined;
  const but = shipped.plan.wizard ? [] : shipped.steps.flatMap(({ plan }) => Object.values(plan.fields));
  if (!shipped.shown) return undefined;
  return {
    form,
    refused,
    fail,
    forget,
    forgive,
    /** Carried answers that no step asks for are not sent. */
    send: (answers: Answers) => send(pick(answers, (field) => Object.hasOwn(source.fields, field))),
    actions: sendingFirst(form.plan.submit.actions),
    notice: (
      <>
        {Uploading && <Uploading but={but} />}
        <SendNotice trap={trap} failure={failure} />
      </>
    ),
    sent: <OwnLink session={session} />,
  };
}

/** The link to what was sent. The page finds the way there, the token, in the list that the device keeps. */
function OwnLink({ session }: { session: Session }) {
  const own = useSite().site.leads?.own;
  const { reference } = session.state();
  if (!own || reference === undefined) return null;
  return (
    <SiteLink href={`${own.href}#${reference}`} className="button" data-look="secondary">
      {own.label}
    </SiteLink>
  );
}

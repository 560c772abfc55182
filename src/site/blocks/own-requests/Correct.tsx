import { useMemo, useState } from 'react';
import { present } from '../../../shared/engine/answers.ts';
import { keepFitting } from '../../../shared/engine/keep.ts';
import { startWith } from '../../../shared/engine/settle.ts';
import { plainText } from '../../../shared/engine/format/rich.ts';
import type { OwnCorrect, OwnRequestsBlock } from '../../../shared/plan/blocks.generated.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import type { ConsentAsked, CorrectableLead, OwnRequest } from '../../../shared/plan/lead.ts';
import type { PageModule } from '../../../shared/plan/page.ts';
import { statusOf } from '../../api/errors.ts';
import { PageContext, usePage, useSite } from '../../render/context.tsx';
import { Rich } from '../../render/elements/Rich.tsx';
import { asking } from '../../render/form/asking.ts';
import { FieldSetForm } from '../../render/form/FieldSetForm.tsx';
import { Failure } from '../../render/form/Failure.tsx';
import { sourceOf } from '../../render/form/sourceOf.ts';
import { useFailure } from '../../render/form/useSend.ts';
import { Session } from '../../render/form/session.ts';
import type { Answers } from '../../../shared/plan/answers.ts';
import { correcting } from './correcting.ts';
import css from './view.module.css';

export interface CorrectProps {
  block: OwnRequestsBlock;
  texts: OwnCorrect;
  own: OwnRequest & { readonly correctable: CorrectableLead };
  token: string;
  form: FormModule;
  theme: PageModule['theme'];
  onDone(own: OwnRequest): void;
  /** Called when the request was changed elsewhere. */
  onChanged(): void;
  onCancel(): void;
}

/** Stored answers that break these rules are shown, so that their sender can correct them. */
const mendable = [
  'minLength',
  'maxLength',
  'pattern',
  'format',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'multipleOf',
];

/** The answers of a request in the controls of its form. */
export default function Correct(props: CorrectProps) {
  const page = usePage();
  const { form, theme } = props;
  const { id } = form.plan;
  const withForm = useMemo(
    () => ({ ...page, theme, forms: { ...page.forms, [id]: form } }) as PageModule,
    [page, id, form, theme],
  );
  return (
    <PageContext value={withForm}>
      <div className={css.correct} role="group" aria-label={props.texts.label}>
        <p>
          <Rich text={props.texts.lead} />
        </p>
        <Fields {...props} />
      </div>
    </PageContext>
  );
}

// Long because a correction hands everything that a form needs to its fields.
function Fields({ block, texts, own, token, form: shipped, onDone, onChanged, onCancel }: CorrectProps) {
  const { site } = useSite();
  const { correctable, corrected, reference } = own;
  const [asked, setAsked] = useState<ConsentAsked>();
  const form = useMemo(() => asking(shipped, asked), [shipped, asked]);
  const name = `${form.plan.id}-${reference}`;
  const [session] = useState(() => beginWith(shipped, correctable.answers));
  const source = sourceOf(form);
  const [told, setTold] = useState<string>();
  const { failure, refused, fail, forget } = useFailure(source, (consent, answers) => {
    setAsked(consent);
    session.put({ answers });
  });
  const [send] = useState(() => correcting(site));
  const only = useMemo(
    () => asksOf(form, correctable.agrees === true || asked !== undefined),
    [form, correctable.agrees, asked],
  );

  async function submit(given: Answers): Promise<void> {
    forget();
    setTold(undefined);
    try {
      const now = await send(source, present(given), { token, corrected, asked });
      onDone(now);
    } catch (error) {
      const status = statusOf(error);
      if (status === 409) {
        setTold(texts.changed);
        onChanged();
      } else if (status === 404) setTold(plainText(block.unknown));
      else fail(given)(error);
    }
  }

  return (
    <FieldSetForm
      set={form.steps[0]!}
      formId={form.plan.id}
      prefix={name}
      session={session}
      only={only}
      errors={refused}
      onSubmit={submit}
      submitLabel={texts.submit}
      busyLabel={texts.busy}
      others={() => (
        <button type="button" className="button" data-look="secondary" onClick={onCancel}>
          {texts.cancel}
        </button>
      )}
      notice={<Failure words={told ?? failure} />}
      sends
      focusFirst
    />
  );
}

/** A session without a draft: once a request is closed, nothing of it is left in memory. */
function beginWith(form: FormModule, stored: Answers): Session {
  const begun = { answers: startWith(form, keepFitting(form, stored, mendable)) };
  return new Session(form, begun, begun, { save: () => undefined, clear: () => undefined });
}

/** The fields to draw: the box to agree only where its words have changed since. */
const asksOf = ({ steps, shown }: FormModule, agrees: boolean): ReadonlySet<string> =>
  new Set(
    steps.flatMap(({ plan }) => Object.keys(plan.fields)).filter((field) => agrees || field !== shown?.consent?.field),
  );

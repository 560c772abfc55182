import { type ComponentType, type ReactNode, type RefObject, useId, useMemo } from 'react';
import { pick } from '../../engine/answers.ts';
import { estimateOfWizard } from '../../engine/estimated.ts';
import { formatMessage } from '../../engine/format/message.ts';
import { fieldLabel } from '../../engine/visible.ts';
import { stepAfter, stepBefore } from '../../engine/wizard/walk.ts';
import type { FieldSet } from '../../plan/form.ts';
import type { Message } from '../../plan/message.ts';
import type { PageModule } from '../../plan/page.ts';
import type { StepPlan, WizardModule } from '../../plan/wizard.ts';
import { usePage, useSite } from '../context.tsx';
import { Rich } from '../elements/Rich.tsx';
import { FieldSetForm } from '../form/FieldSetForm.tsx';
import { useStuckHeight } from '../useStuckHeight.ts';
import type { LivePriceRangeProps } from './LivePriceRange.tsx';
import type { Session } from './session.ts';
import { isOf, type WizardState } from './useWizard.ts';
import progress from './Progress.module.css';
import css from './Wizard.module.css';

interface StepProps {
  wizard: WizardModule;
  step: FieldSet<StepPlan>;
  state: WizardState;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The list of all answers, in a step where the visitor checks them. */
  review?: ReactNode;
}

/** One step: the progress, what it asks, its buttons, and notes about the answers. */
export function Step({ wizard, step, state, heading, review }: StepProps) {
  const { plan } = wizard;
  const { walked, session, failed } = state;
  const { id, title } = step.plan;
  const number = walked.steps.findIndex((one) => one.id === id) + 1;
  const { view: Range } = (usePage() as PageModule<ComponentType<LivePriceRangeProps>>).range ?? {};
  return (
    <>
      <Progress words={plan.progress} step={number} total={walked.steps.length + (plan.countResult ? 1 : 0)} />
      {Range && plan.priceRange && <Range wizard={wizard} walked={walked} shown={id} edit={session.edit} />}
      <h2 ref={heading} tabIndex={-1} className={`heading-2 ${css.heading}`}>
        {title}
      </h2>
      <Words plan={step.plan} review={review} />
      <StepForm wizard={wizard} step={step} state={state} />
      <Failure failed={failed} />
      <AnswersNote wizard={wizard} session={session} />
    </>
  );
}

/** What there is to read before the questions. */
function Words({ plan: { intro, paragraphs = [] }, review }: { plan: StepPlan; review: ReactNode }) {
  const texts = [...(intro === undefined ? [] : [intro]), ...paragraphs];
  return (
    <>
      {texts.map((text) => (
        <p key={text} className={text === intro ? css.intro : css.paragraph}>
          <Rich text={text} />
        </p>
      ))}
      {review && <div className={css.review}>{review}</div>}
    </>
  );
}

function StepForm({ wizard, step, state }: Omit<StepProps, 'heading' | 'review'>) {
  const { plan } = wizard;
  const { walked, session, sending, said, unsay, move, advance, change } = state;
  const { id, fields } = step.plan;
  const foot = useStuckHeight('--foot-height');
  const [own, others] = useMemo(() => {
    const isOwn = (field: string) => Object.hasOwn(fields, field);
    return [pick(session.answers, isOwn), pick(session.answers, (field) => !isOwn(field))];
  }, [session.answers, fields]);
  const refused = sending?.refused;
  const errors = useMemo(() => refused?.filter(({ field }) => isOf({ fields }, field)), [refused, fields]);
  const before = stepBefore(walked, id);
  const isLast = stepAfter(walked, id) === undefined;
  return (
    <FieldSetForm
      set={step}
      formId={plan.id}
      answers={own}
      context={others}
      onChange={change}
      onSubmit={advance}
      errors={errors}
      notice={isLast && sending?.notice}
      sends={sending !== undefined}
      said={isLast ? said : undefined}
      onEdit={unsay}
      estimate={plan.estimate && ((given) => estimateOfWizard(wizard, given))}
      advanceOn={step.plan.advanceOn}
      submitLabel={isLast ? plan.submit.label : plan.next}
      busyLabel={isLast ? plan.submit.busy : undefined}
      next={isLast ? plan.submit.next : undefined}
      foot={foot}
      buttons={
        before !== undefined &&
        !plan.hideBackOn.includes(id) && (
          <button type="button" className="button" data-look="secondary" onClick={() => move(before)}>
            {plan.back}
          </button>
        )
      }
    />
  );
}

/** How far the visitor is (spec 4.40). `step` counts from 1. */
export function Progress({ words, step, total }: { words: Message; step: number; total: number }) {
  const id = useId();
  return (
    <div className={progress.progress}>
      <p id={id} className={progress.words}>
        {formatMessage(words, { step, total })}
      </p>
      <progress aria-labelledby={id} className={progress.bar} value={step} max={total} />
    </div>
  );
}

/** Says that the actions after the last step have failed. All answers are still there, and the button tries again. */
function Failure({ failed }: { failed: boolean }) {
  const { texts } = useSite().site;
  return <div role="alert">{failed && <p className={css.failure}>{texts.crash}</p>}</div>;
}

/**
 * Says that answers were dropped, or came back after a refresh, or did not. The element is there even when it is empty,
 * because screen readers only announce changes inside an element that they know already.
 */
function AnswersNote({ wizard, session }: { wizard: WizardModule; session: Session }) {
  const { language, texts } = useSite().site;
  return (
    <p role="status" className={css.note}>
      {noteOn(wizard, session, language) ?? (session.forgotten && texts.forgotten)}
    </p>
  );
}

function noteOn(
  { plan, steps }: WizardModule,
  { answers, dropped, restored }: Session,
  language: string,
): string | undefined {
  const labels = dropped.flatMap((field) => {
    const step = steps.find((one) => isOf(one.plan, field));
    return step ? (step.rows?.label(step, field, answers) ?? fieldLabel(step, field, answers)) : [];
  });
  const fields = new Intl.ListFormat(language).format(new Set(labels.filter((label) => label !== '')));
  if (plan.dropped !== undefined && fields !== '') return formatMessage(plan.dropped, { fields });
  return restored ? plan.restored : undefined;
}

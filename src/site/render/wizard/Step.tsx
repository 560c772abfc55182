import { type ComponentType, type ReactNode, type RefObject, useId, useMemo } from 'react';
import { estimateOf } from '../../../shared/engine/estimated.ts';
import { formatMessage } from '../../../shared/engine/format/message.ts';
import { asks } from '../../../shared/engine/settle.ts';
import { mayReturn } from '../../../shared/engine/wizard/edit.ts';
import { stepAfter, stepBefore } from '../../../shared/engine/wizard/walk.ts';
import type { FormModule, Step as StepModule, StepPlan } from '../../../shared/plan/form.ts';
import type { Message } from '../../../shared/plan/message.ts';
import type { PageModule } from '../../../shared/plan/page.ts';
import { usePage, useSite } from '../context.tsx';
import { Rich } from '../elements/Rich.tsx';
import { droppedWords } from '../form/droppedWords.ts';
import { FieldSetForm } from '../form/FieldSetForm.tsx';
import { useStuckHeight } from '../useStuckHeight.ts';
import type { LivePriceRangeProps } from './LivePriceRange.tsx';
import type { WizardState } from './useWizard.ts';
import bar from './Progress.module.css';
import css from './Wizard.module.css';

interface StepProps {
  wizard: FormModule;
  step: StepModule;
  state: WizardState;
  heading: RefObject<HTMLHeadingElement | null>;
  /** The list of all answers, in a step where the visitor checks them. */
  review?: ReactNode;
}

/** One step: the progress, what it asks, its buttons, and notes about the answers. */
export function Step({ wizard, step, state, heading, review }: StepProps) {
  const { progress, countResult, priceRange } = wizard.plan.wizard!;
  const { walked, state: now, failed } = state;
  const { id, title } = step.plan;
  const number = walked.steps.findIndex((one) => one.id === id) + 1;
  const { view: Range } = (usePage() as PageModule<ComponentType<LivePriceRangeProps>>).range ?? {};
  return (
    <>
      <Progress words={progress} step={number} total={walked.steps.length + (countResult ? 1 : 0)} />
      {Range && priceRange && <Range wizard={wizard} walked={walked} shown={id} edit={now.edit} />}
      <h2 ref={heading} tabIndex={-1} className={`heading-2 ${css.heading}`}>
        {title}
      </h2>
      <Words plan={step.plan} review={review} />
      <StepForm wizard={wizard} step={step} state={state} />
      <Failure failed={failed} />
      <AnswersNote wizard={wizard} state={state} />
    </>
  );
}

/** The text before the questions. */
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
  const { submit, estimate, wizard: way } = wizard.plan;
  const { walked, session, sending, said, unsay, move, advance } = state;
  const { id } = step.plan;
  const foot = useStuckHeight('--foot-height');
  const refused = sending?.refused;
  const errors = useMemo(() => refused?.filter(({ field }) => asks(step, field)), [refused, step]);
  const before = stepBefore(walked, id);
  const isLast = stepAfter(walked, id) === undefined;
  return (
    <FieldSetForm
      set={step}
      formId={wizard.plan.id}
      session={session}
      first={state.state.answers}
      onSubmit={advance}
      errors={errors}
      notice={isLast && sending?.notice}
      sends={sending !== undefined}
      said={isLast ? said : undefined}
      onEdit={unsay}
      estimate={estimate && ((given) => estimateOf(wizard, given))}
      advanceOn={step.plan.advanceOn}
      submitLabel={isLast ? submit.label : way!.next}
      busyLabel={isLast ? submit.busy : undefined}
      next={isLast ? submit.next : undefined}
      foot={foot}
      buttons={
        before !== undefined &&
        !way!.hideBackOn?.includes(id) && (
          <button type="button" className="button" data-look="secondary" onClick={() => move(before)}>
            {way!.back}
          </button>
        )
      }
      others={(_, go) => <ReturnButton wizard={wizard} state={state} go={go} />}
    />
  );
}

interface ReturnProps extends Pick<StepProps, 'wizard' | 'state'> {
  go: (act: () => void | Promise<unknown>) => void;
}

/**
 * Leads from an edited step back to where the visitor was. If that was the end, it says what the submit button says,
 * and the last step has only that one.
 */
function ReturnButton({ wizard, state: { walked, state, shown, finishEdit }, go }: ReturnProps) {
  const words = wizard.plan.wizard?.summary?.return;
  const { edit } = state;
  if (!edit || !mayReturn(wizard, walked, edit, shown)) return null;
  const title = wizard.steps.find(({ plan }) => plan.id === edit.to)?.plan.title;
  if (title === undefined && stepAfter(walked, shown) === undefined) return null;
  const label = title === undefined ? wizard.plan.submit.label : words && formatMessage(words, { step: title });
  if (label === undefined) return null;
  return (
    <button type="button" className="button" data-look="secondary" onClick={() => go(finishEdit)}>
      {label}
    </button>
  );
}

/** How far the visitor is (spec 4.40). `step` counts from 1. */
export function Progress({ words, step, total }: { words: Message; step: number; total: number }) {
  const id = useId();
  return (
    <div className={bar.progress}>
      <p id={id} className={bar.words}>
        {formatMessage(words, { step, total })}
      </p>
      <progress aria-labelledby={id} className={bar.bar} value={step} max={total} />
    </div>
  );
}

/** Says that the actions after the last step have failed. All answers are still there, and the button tries again. */
function Failure({ failed }: { failed: boolean }) {
  const { texts } = useSite().site;
  return <div role="alert">{failed && <p className={css.failure}>{texts.crash}</p>}</div>;
}

/**
 * Says that answers were dropped, or restored or lost by a refresh, or why a later step is not shown. The element
 * exists even when it is empty, because screen readers only announce changes inside an existing element.
 */
function AnswersNote({ wizard, state: { state, isLed } }: Pick<StepProps, 'wizard' | 'state'>) {
  const { language, texts } = useSite().site;
  const { restored, locked } = wizard.plan.wizard!;
  const back = (state.restored && restored) || (state.forgotten && texts.forgotten);
  const { answers, dropped = [], droppedOn, titles } = state;
  const changed = wizard.steps.find(({ plan }) => plan.id === droppedOn);
  const isHere = (field: string) => changed !== undefined && asks(changed, field);
  const noteOf = (message: Message | undefined, fields: readonly string[]) =>
    droppedWords(wizard, message, fields, answers, language, titles);
  const here = noteOf(wizard.plan.droppedHere, dropped.filter(isHere));
  const later = noteOf(
    // Without a change of the visitor's, it was the wizard that has changed.
    (!droppedOn && texts.outdated) || wizard.plan.wizard!.dropped,
    dropped.filter((field) => !isHere(field)),
  );
  const notes = [here, later ?? back, isLed && !state.restored && locked];
  return (
    <p role="status" className={css.note}>
      {notes.filter(Boolean).join(' ')}
    </p>
  );
}

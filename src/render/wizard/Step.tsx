import { type RefObject, useMemo } from 'react';
import { pick } from '../../engine/answers.ts';
import { stepAfter, stepBefore } from '../../engine/wizard/walk.ts';
import type { FieldSet } from '../../plan/form.ts';
import type { StepPlan, WizardModule } from '../../plan/wizard.ts';
import { Rich } from '../elements/Rich.tsx';
import { FieldSetForm } from '../form/FieldSetForm.tsx';
import { Progress } from './Progress.tsx';
import type { useWizard } from './useWizard.ts';
import css from './Wizard.module.css';

interface StepProps {
  wizard: WizardModule;
  step: FieldSet<StepPlan>;
  way: ReturnType<typeof useWizard>;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** One step: how far it is, what it asks, and its buttons. */
export function Step({ wizard: { plan }, step, way, heading }: StepProps) {
  const { walked, session, said, unsay, move, advance, change } = way;
  const { id, title, intro, fields } = step.plan;
  const [own, others] = useMemo(() => {
    const isOwn = (field: string) => Object.hasOwn(fields, field);
    return [pick(session.answers, isOwn), pick(session.answers, (field) => !isOwn(field))];
  }, [session.answers, fields]);
  const before = stepBefore(walked, id);
  const isLast = stepAfter(walked, id) === undefined;
  const number = walked.steps.findIndex((one) => one.id === id) + 1;
  return (
    <>
      <Progress words={plan.progress} step={number} total={walked.steps.length + (plan.countResult ? 1 : 0)} />
      <h2 ref={heading} tabIndex={-1} className={`heading-2 ${css.heading}`}>
        {title}
      </h2>
      {intro && (
        <p className={css.intro}>
          <Rich text={intro} />
        </p>
      )}
      <FieldSetForm
        set={step}
        formId={plan.id}
        answers={own}
        context={others}
        onChange={change}
        onSubmit={advance}
        said={isLast ? said : undefined}
        onEdit={unsay}
        advanceOn={step.plan.advanceOn}
        submitLabel={isLast ? plan.submit.label : plan.next}
        busyLabel={isLast ? plan.submit.busy : undefined}
        buttons={
          before !== undefined &&
          !plan.hideBackOn.includes(id) && (
            <button type="button" className="button" data-look="secondary" onClick={() => move(before)}>
              {plan.back}
            </button>
          )
        }
      />
    </>
  );
}

import { useRef, type ComponentType } from 'react';
import { summaryOf } from '../../../shared/engine/wizard/summary.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import type { PageModule } from '../../../shared/plan/page.ts';
import { usePage } from '../context.tsx';
import { ResultCard } from '../form/ResultCard.tsx';
import type { ExitProps } from './Exit.tsx';
import { Progress, Step } from './Step.tsx';
import { Summary } from './Summary.tsx';
import { useStepFocus, useStepTitle } from './usePlace.ts';
import { useWizard, type WizardState } from './useWizard.ts';
import css from './Wizard.module.css';

/** A wizard of config/wizards: one step at a time, its summary, and the card after its end. */
export function Wizard({ id }: { id: string }) {
  const wizard = usePage().wizards[id];
  if (!wizard?.plan.wizard) throw new Error(`This page ships no wizard "${id}"`);
  return <WizardSteps key={id} wizard={wizard} />;
}

function WizardSteps({ wizard: shipped }: { wizard: FormModule }) {
  const state = useWizard(shipped);
  const { wizard, walked, shown } = state;
  const { plan } = wizard;
  const way = plan.wizard!;
  const heading = useRef<HTMLHeadingElement>(null);
  const step = wizard.steps.find((one) => one.plan.id === shown);
  useStepFocus(heading, shown, state.hydrated, () => namedPart(plan.id, state.taken()));
  const { exit: Exit } = usePage() as PageModule<ComponentType<ExitProps>>;
  const atExit = shown === walked.exit;
  const isReview = step?.plan.review;
  const isFirst = shown === walked.steps[0]?.id;
  useStepTitle(isFirst ? undefined : step?.plan.title);

  if (!step && !atExit && !plan.result) return null;
  function edit(id: string, row?: string): void {
    if (id === shown) (namedPart(plan.id, row) ?? heading.current)?.focus();
    else state.edit(id, row);
  }
  const summary = way.summary && (step || atExit || !way.countResult) && (
    <Summary
      words={way.summary}
      answered={summaryOf(wizard, walked, atExit ? walked.firstOpen : shown)}
      onEdit={edit}
      hasEnded={!step && !atExit}
    />
  );
  return (
    <div
      className={css.wizard}
      data-wizard={plan.id}
      data-step={shown}
      data-later={isFirst ? undefined : true}
      role="group"
      aria-label={way.title}
    >
      <div className={`card ${css.step}`}>
        {step ? (
          <Step wizard={wizard} step={step} state={state} heading={heading} review={isReview && summary} />
        ) : atExit && Exit ? (
          <Exit wizard={wizard} state={state} heading={heading} />
        ) : (
          <Result wizard={wizard} state={state} />
        )}
      </div>
      {!isReview && summary}
    </div>
  );
}

/** The part of a step with this name, such as a row. */
const namedPart = (wizard: string, name: string | undefined) =>
  name === undefined ? null : document.getElementById(`${wizard}-${name}`);

/** The card after the end (spec 2.70, 4.19). A wizard with `countResult` counts it as the last step. */
function Result({ wizard, state }: { wizard: FormModule; state: WizardState }) {
  const { progress, countResult } = wizard.plan.wizard!;
  const steps = state.walked.steps.length + 1;
  return (
    <>
      {countResult && <Progress words={progress} step={steps} total={steps} />}
      <ResultCard form={wizard} session={state.session} sent={state.sending?.sent} onBack={state.reset} />
    </>
  );
}

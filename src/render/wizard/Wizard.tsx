import { useRef } from 'react';
import { summaryOf } from '../../engine/wizard/summary.ts';
import type { WizardModule } from '../../plan/wizard.ts';
import { usePage } from '../context.tsx';
import { ResultCard } from '../form/ResultCard.tsx';
import { Failure, Note } from './Note.tsx';
import { Progress } from './Progress.tsx';
import { Step } from './Step.tsx';
import { Summary } from './Summary.tsx';
import { useStepFocus } from './useStepFocus.ts';
import { useStepTitle } from './useStepTitle.ts';
import { useWizard } from './useWizard.ts';
import css from './Wizard.module.css';

/** A wizard of config/wizards: its steps one at a time, progress, summary, and what it does at its end. */
export function Wizard({ id }: { id: string }) {
  const wizard = usePage().wizards[id];
  if (!wizard) throw new Error(`This page ships no wizard "${id}"`);
  return <Steps key={id} wizard={wizard} />;
}

function Steps({ wizard }: { wizard: WizardModule }) {
  const { plan } = wizard;
  const way = useWizard(wizard);
  const { session, walked, shown } = way;
  const heading = useRef<HTMLHeadingElement>(null);
  const step = wizard.steps.find((one) => one.plan.id === shown);
  useStepFocus(heading, shown, way.loaded);
  useStepTitle(shown === walked.steps[0]?.id ? undefined : step?.plan.title);

  if (!step && !plan.result) return null;
  function edit(id: string): void {
    if (id === shown) heading.current?.focus();
    else way.move(id);
  }
  return (
    <div className={css.wizard} data-wizard={plan.id} data-step={shown} role="group" aria-label={plan.title}>
      <div className={`card ${css.step}`}>
        {step ? (
          <>
            <Step wizard={wizard} step={step} way={way} heading={heading} />
            <Failure failed={way.failed} />
            <Note wizard={wizard} session={session} />
          </>
        ) : (
          <Result wizard={wizard} way={way} />
        )}
      </div>
      {plan.summary && (step || !plan.countResult) && (
        <Summary words={plan.summary} chosen={summaryOf(wizard, walked)} onEdit={edit} />
      )}
    </div>
  );
}

/** What stands at the end (spec 2.70, 4.19); the last step, where the wizard counts it so. */
function Result({
  wizard: { plan },
  way: { session, walked, reset },
}: {
  wizard: WizardModule;
  way: ReturnType<typeof useWizard>;
}) {
  if (!plan.result) return null;
  const steps = walked.steps.length + 1;
  return (
    <>
      {plan.countResult && <Progress words={plan.progress} step={steps} total={steps} />}
      <ResultCard plan={plan.result} answers={session.answers} onBack={reset} />
    </>
  );
}

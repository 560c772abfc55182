import { defaultsOf } from '../engine/answers.ts';
import type { Answers } from '../plan/answers.ts';
import type { Example, WizardExample } from '../plan/config.generated.ts';
import type { FieldPlan, FormPlan } from '../plan/form.ts';
import type { StepPlan } from '../plan/wizard.ts';
import { canBeGiven } from './givable.ts';

/** The examples of a form that a visitor can bring about with its controls: the browser plays them. */
export const playedInForm = (plan: FormPlan, examples: readonly Example[]): Example[] =>
  examples.filter(({ answers }) => canBeGiven(plan.fields, answers as Answers, defaultsOf(plan)));

/** The same of a wizard. What a change leads to is told by its examples to the engine alone: the journeys of the wizards show it. */
export function playedInWizard(steps: readonly StepPlan[], examples: readonly WizardExample[]): WizardExample[] {
  const fields = Object.assign({}, ...steps.map((step) => step.fields)) as Readonly<Record<string, FieldPlan>>;
  return examples.filter(({ answers, changes }) => changes === undefined && canBeGiven(fields, answers as Answers, {}));
}

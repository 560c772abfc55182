import type { Answers } from '../plan/answers.ts';
import type { WizardModule } from '../plan/wizard.ts';
import type { Estimate } from '../plan/estimate.ts';
import type { ActionPlan, FormModule } from '../plan/form.ts';

/** The estimate for a form's current answers (spec 9.28); undefined for a form that estimates nothing. Never throws. */
export const estimateOf = (form: FormModule, answers: Answers): Estimate | undefined =>
  form.plan.estimate && form.estimate?.([form], answers, form.plan.estimate);

/** The same for a wizard, from the answers of all its steps. */
export const estimateOfWizard = ({ plan, steps, estimate }: WizardModule, answers: Answers): Estimate | undefined =>
  plan.estimate && estimate?.(steps, answers, plan.estimate);

/** What follows a submit. Where the formula failed, alerts say so: their own words would speak of an amount. */
export function actionsAfter(estimate: Estimate | undefined, actions: readonly ActionPlan[]): readonly ActionPlan[] {
  if (!estimate?.failed) return actions;
  return actions.map((action) => ('alert' in action ? { alert: [estimate.note ?? ''] } : action));
}

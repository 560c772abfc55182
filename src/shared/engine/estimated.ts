import type { Answers } from '../plan/answers.ts';
import type { Estimate } from '../plan/estimate.ts';
import type { FormModule } from '../plan/form.ts';
import type { ActionPlan } from '../plan/submit.ts';

/**
 * The estimate for the current answers of all steps (spec 9.28); undefined for a form that estimates nothing. Never
 * throws.
 */
export const estimateOf = ({ plan, steps, estimate }: FormModule, answers: Answers): Estimate | undefined =>
  plan.estimate && estimate?.(steps, answers, plan.estimate);

/** The actions after a submit. If the formula failed, alerts say so, because their own text would mention an amount. */
export function actionsAfter(estimate: Estimate | undefined, actions: readonly ActionPlan[]): readonly ActionPlan[] {
  if (!estimate?.failed) return actions;
  return actions.map((action) => ('alert' in action ? { alert: [estimate.note ?? ''] } : action));
}

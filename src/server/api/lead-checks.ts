import type { LeadPost } from '../../shared/plan/lead.ts';
import type { CheckAddresses } from './address-answers.ts';
import type { LeadForms } from './lead-form.ts';
import type { LeadCounts } from './lead-limits.ts';
import { askedIn } from './lead-rows.ts';
import type { CountGuess } from './list-routes.ts';

/** What a lead passes beside the rules of its form, new or corrected. */
export interface LeadChecks {
  readonly counts: LeadCounts;
  readonly answered: CheckAddresses;
  readonly countGuess?: CountGuess;
}

/** Whether a lead has the value of a list that nobody may read. */
export const holdsSecret = (forms: LeadForms, { form, answers }: Pick<LeadPost, 'form' | 'answers'>): boolean =>
  Object.hasOwn(forms, form) &&
  forms[form]!.steps.some((step) => askedIn(step, answers).some(([field]) => field.secret === true));

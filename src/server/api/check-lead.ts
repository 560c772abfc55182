import type { Answers } from '../../shared/plan/answers.ts';
import type { LeadGuard } from '../../shared/plan/config.generated.ts';
import type { LeadPost } from '../../shared/plan/lead.ts';
import { Problem, type Issue } from '../http/problem.ts';
import { consentRefusal } from './consent.ts';
import type { LeadTerms } from './lead-form.ts';
import { readLead } from './read-lead.ts';

/** What POST /api/leads would answer. */
interface Checked {
  /** The answers as they would be stored; absent if the lead is refused. */
  readonly stored?: Answers;
  readonly issues: readonly Issue[];
  /** Whether the visitor must agree to other words first. */
  readonly agreeAgain: boolean;
}

/** Checks a lead as the route does, and stores nothing. */
export function checkLead(post: LeadPost, terms: LeadTerms, guard: LeadGuard | undefined): Checked {
  try {
    const { answers, form, consent } = readLead(post, terms, guard);
    return { stored: answers, issues: [], agreeAgain: consentRefusal(terms.forms[form]!, consent) !== undefined };
  } catch (error) {
    if (error instanceof Problem) return { issues: error.extras.errors ?? [], agreeAgain: false };
    throw error;
  }
}

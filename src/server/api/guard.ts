import type { FieldPlan } from '../../plan/form.ts';
import type { LeadGuard } from '../../plan/config.generated.ts';
import type { LeadPost } from '../../plan/lead.ts';
import { phoneKey } from '../leads/phone.ts';
import { issue } from './lead-shape.ts';
import type { LeadForms } from './lead-forms.ts';
import type { Issue } from './problem.ts';

/** What shows that a program filled in the form: text where people see no field, or a hand that is too quick. */
export function guardIssues(guard: LeadGuard | undefined, { trap, spent }: LeadPost): Issue[] {
  if (!guard) return [];
  return [
    ...(trap === '' ? [] : [issue('/trap', 'guard', 'The field that is not shown must be sent empty.')]),
    ...(spent !== undefined && spent >= guard.fillTime
      ? []
      : [issue('/spent', 'guard', `The form must be on show for ${guard.fillTime} ms before it is sent.`)]),
  ];
}

/** The phone numbers among the answers of a lead, as ten digits, each once. */
export function phonesOf({ form, answers }: LeadPost, forms: LeadForms): string[] {
  const fields: Readonly<Record<string, FieldPlan>> = forms[form]?.plan.fields ?? {};
  const asked = Object.entries(answers).filter(
    ([name]) => fields[name]?.widget === 'tel' || fields[name]?.autocomplete?.startsWith('tel'),
  );
  return [...new Set(asked.flatMap(([, answer]) => phoneKey(String(answer)) ?? []))];
}

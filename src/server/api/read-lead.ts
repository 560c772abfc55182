import type { LeadGuard } from '../../plan/config.generated.ts';
import type { LeadBody, LeadPost } from '../../plan/lead.ts';
import type { FormModule } from '../../plan/form.ts';
import { present } from '../../engine/answers.ts';
import { settle } from '../../engine/settle.ts';
import { validate } from '../../engine/validate.ts';
import { leadLabels } from '../../engine/words.ts';
import { Problem } from '../http/problem.ts';
import type { Issue } from '../http/problem.ts';
import { consentLabel } from './consent.ts';
import type { LeadForm, LeadTerms } from './lead-form.ts';
import { offerIssues, offerLabels } from './offers.ts';
import { answerPath, rowLabels, unknownInRows } from './lead-rows.ts';
import { pointer, unknownField } from './lead-schema.ts';

/**
 * Checks a lead, which fits `leadSchema` already, with the same compiled form that the browser used.
 * Returns  the lead without blank answers and answers of hidden fields, with labels in the words of config
 * Errors   a Problem (422) that lists everything wrong, each with its place in the body
 */
export function readLead(
  { trap, spent, ...lead }: LeadPost,
  { forms, offered }: LeadTerms,
  guard?: LeadGuard,
): LeadBody {
  if (!Object.hasOwn(forms, lead.form))
    refuse([{ path: '/form', keyword: 'unknown', message: 'No form of this name takes leads.' }]);
  const form = strict(forms[lead.form]!);
  refuse(unknownFields(lead, form));
  const settled = settle(form, lead.answers);
  const given = present(settled);
  const answers = form.rows?.present(given) ?? given;
  // As in the browser, an empty list is too short where some are needed.
  const errors = validate(form, settled, 'This answer is not valid.');
  refuse([
    ...errors.map(({ field, keyword, message }) => ({ path: answerPath(form, field), keyword, message })),
    ...offerIssues(form, answers, offered),
    ...consentIssues(form, lead),
    ...guardIssues(guard, trap, spent),
  ]);
  const labels = {
    ...leadLabels(form, answers),
    ...rowLabels(form, answers),
    ...offerLabels(form, answers, offered),
    ...consentLabel(form, lead.consent),
  };
  return { ...lead, answers, labels };
}

/**
 * The form with its full validation. In the browser a form may accept more (spec 5.71), but what is stored must fit its
 * schema.
 */
const strict = (form: LeadForm): LeadForm => ({ ...form, plan: { ...form.plan, validation: 'messages' } });

function unknownFields({ answers }: LeadPost, form: FormModule): Issue[] {
  const { plan } = form;
  const unknown = Object.keys(answers).filter((name) => !Object.hasOwn(plan.fields, name));
  return [...unknown.map((name) => unknownField(pointer('/answers', name))), ...unknownInRows(form, answers)];
}

/** A form that asks for consent must send it, and any other form must not. */
function consentIssues({ shown }: FormModule, { consent }: LeadPost): Issue[] {
  if (shown.consent && !consent)
    return [{ path: '/consent', keyword: 'required', message: 'The consent must be told.' }];
  if (consent && !shown.consent)
    return [{ path: '/consent', keyword: 'unknown', message: 'This form asks for no consent.' }];
  return [];
}

/**
 * Signs that a program filled in the form: text in the field that people do not see, or less time than a person needs.
 */
function guardIssues(guard: LeadGuard | undefined, trap: LeadPost['trap'], spent: LeadPost['spent']): Issue[] {
  if (!guard) return [];
  const issues: Issue[] = [];
  if (trap !== '')
    issues.push({ path: '/trap', keyword: 'guard', message: 'The field that is not shown must be sent empty.' });
  if (spent === undefined || spent < guard.fillTime) {
    const message = `The form must be on show for ${guard.fillTime} ms before it is sent.`;
    issues.push({ path: '/spent', keyword: 'guard', message });
  }
  return issues;
}

function refuse(errors: readonly Issue[]): void {
  if (errors.length > 0) throw new Problem('invalid-lead', undefined, { errors });
}

import type { Answers } from '../../plan/answers.ts';
import type { LeadGuard } from '../../plan/config.generated.ts';
import type { LeadBody, LeadPost } from '../../plan/lead.ts';
import type { FormModule } from '../../plan/form.ts';
import { answerOf, pick, present } from '../../engine/answers.ts';
import { settle } from '../../engine/settle.ts';
import { validate } from '../../engine/validate.ts';
import { leadLabels } from '../../engine/words.ts';
import { Problem } from '../http/problem.ts';
import type { Issue } from '../http/problem.ts';
import { consentLabel } from './consent.ts';
import type { LeadForm, LeadTerms } from './lead-form.ts';
import { offerIssues, offerLabels } from './offers.ts';
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
  const settled = present(settle(form, lead.answers));
  const answers = pick(settled, (field) => form.plan.fields[field]?.sent !== false);
  const errors = validate(form, settled, 'This answer is not valid.');
  refuse([
    ...workedOutIssues(form, lead, settled),
    ...errors.map(({ field, keyword, message }) => ({ path: pointer('/answers', field), keyword, message })),
    ...offerIssues(form, answers, offered),
    ...consentIssues(form, lead),
    ...guardIssues(guard, trap, spent),
  ]);
  const labels = {
    ...leadLabels(form, answers),
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

function unknownFields({ answers }: LeadPost, { plan }: FormModule): Issue[] {
  const unknown = Object.keys(answers).filter((name) => !Object.hasOwn(plan.fields, name));
  return unknown.map((name) => unknownField(pointer('/answers', name)));
}

/** What is worked out must be sent as the server works it out, or not at all. */
function workedOutIssues({ plan }: FormModule, { answers }: LeadPost, settled: Answers): Issue[] {
  return Object.values(plan.fields).flatMap(({ name, computed }) => {
    const sent = answerOf(answers, name);
    return computed && sent !== undefined && sent !== answerOf(settled, name)
      ? [
          {
            path: pointer('/answers', name),
            keyword: 'computed',
            message: 'This value is not what the other answers give.',
          },
        ]
      : [];
  });
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

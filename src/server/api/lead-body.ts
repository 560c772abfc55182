import type { LeadGuard } from '../../plan/config.generated.ts';
import type { LeadBody, LeadPost } from '../../plan/lead.ts';
import type { FormModule } from '../../plan/form.ts';
import { present } from '../../engine/answers.ts';
import { settle } from '../../engine/settle.ts';
import { validate } from '../../engine/validate.ts';
import { guardIssues } from './guard.ts';
import type { LeadForms } from './lead-forms.ts';
import { issue, pointer, shapeIssues, unknown } from './lead-shape.ts';
import { Problem } from './problem.ts';
import type { Issue } from './problem.ts';

/**
 * Checks a body with the same compiled form that the browser used.
 * Returns it without the answers that are blank or of hidden fields. Throws a 422 that
 * lists everything wrong, each with its place in the body.
 */
export function readLead(body: unknown, forms: LeadForms, guard?: LeadGuard): LeadBody {
  refuse(shapeIssues(body));
  const { trap, spent, ...lead } = body as LeadPost;
  if (!Object.hasOwn(forms, lead.form)) refuse([issue('/form', 'unknown', 'No form of this name takes leads.')]);
  const form = strict(forms[lead.form]!);
  const isStrange = (name: string) => !Object.hasOwn(form.plan.fields, name);
  refuse(
    (['answers', 'labels'] as const).flatMap((member) =>
      Object.keys(lead[member])
        .filter(isStrange)
        .map(unknown(`/${member}`)),
    ),
  );
  const answers = present(settle(form, lead.answers));
  const errors = validate(form, answers, 'This answer is not valid.');
  refuse([
    ...errors.map(({ field, keyword, message }) => issue(pointer('/answers', field), keyword, message)),
    ...consentIssues(form, lead),
    ...guardIssues(guard, { ...lead, trap, spent }),
  ]);
  const labels = Object.fromEntries(Object.entries(lead.labels).filter(([name]) => Object.hasOwn(answers, name)));
  return { ...lead, answers, labels };
}

/** A form may let everything pass in the browser (spec 5.71). What is kept fits its schema all the same. */
const strict = (form: FormModule): FormModule => ({ ...form, plan: { ...form.plan, validation: 'messages' } });

/** A form that asks for consent sends which words were agreed to, and any other has none to send. */
function consentIssues({ shown }: FormModule, { consent }: LeadBody): Issue[] {
  if (shown.consent && !consent) return [issue('/consent', 'required', 'The consent must be told.')];
  return consent && !shown.consent ? [issue('/consent', 'unknown', 'This form asks for no consent.')] : [];
}

function refuse(errors: readonly Issue[]): void {
  if (errors.length > 0) throw new Problem('invalid-lead', undefined, { errors });
}

import { fieldsOfForm } from '../../../shared/engine/texts.ts';
import type { FormModule } from '../../../shared/plan/form.ts';
import type { LeadSource } from '../../../shared/plan/lead.ts';

/** What a lead of a form or wizard is made of. */
export const sourceOf = (form: FormModule): LeadSource => ({
  id: form.plan.id,
  shown: form.shown ?? { config: '' },
  fields: fieldsOfForm(form) as LeadSource['fields'],
  files: form.plan.files,
  sets: form.steps,
  within: (field) => form.steps.map((step) => step.rows?.within(step, field)).find(Boolean),
});

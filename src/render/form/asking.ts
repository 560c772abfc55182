import type { FormModule } from '../../plan/form.ts';
import type { ConsentAsked } from '../../plan/lead.ts';

/**
 * The form with other words beside its consent box: those that the server asks for now. The page may have been opened
 * before they changed.
 */
export function asking(form: FormModule, asked: ConsentAsked | undefined): FormModule {
  const { plan, shown } = form;
  const box = shown.consent && plan.fields[shown.consent.field];
  if (!asked || !shown.consent || !box || asked.version === shown.consent.version) return form;
  const { help: _, ...rest } = box;
  return {
    ...form,
    plan: { ...plan, fields: { ...plan.fields, [box.name]: { ...rest, label: asked.words } } },
    shown: { ...shown, consent: { ...shown.consent, version: asked.version } },
  };
}

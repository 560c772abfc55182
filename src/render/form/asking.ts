import type { FieldSet, FormModule } from '../../plan/form.ts';
import type { ConsentAsked, FormFingerprint } from '../../plan/lead.ts';

/**
 * The form with other words beside its consent box: those that the server asks for now. The page may have been opened
 * before they changed.
 */
export function asking(form: FormModule, asked: ConsentAsked | undefined): FormModule {
  const set = asked ? askingIn(form, form.shown, asked) : form;
  return asked && set !== form ? { ...set, shown: shownAs(form.shown, asked) } : form;
}

/** A form or step with these words beside the consent box, if it has the box and other words. */
export function askingIn<Set extends FieldSet>(set: Set, { consent }: FormFingerprint, asked: ConsentAsked): Set {
  const { plan } = set;
  const box = consent && plan.fields[consent.field];
  if (!box || asked.version === consent.version) return set;
  const { help: _, ...rest } = box;
  return { ...set, plan: { ...plan, fields: { ...plan.fields, [box.name]: { ...rest, label: asked.words } } } };
}

/** The fingerprint with the version of these words. */
export const shownAs = (shown: FormFingerprint, { version }: ConsentAsked): FormFingerprint =>
  shown.consent ? { ...shown, consent: { ...shown.consent, version } } : shown;
